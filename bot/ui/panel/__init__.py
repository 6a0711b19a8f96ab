"""The private message: the question and only legal answers.

hinting           *Hint*: what the normal computer would do and why
panel_handlers    what shows something privately: the hand, the board in words, what else can be
                  done
newcomers         three hints with the first three questions of a person
nights            what is said at the deal to whoever has settled no quiet hours
panel             the private panel: your hand, the question put to you, and only legal answers
private           the panel of whoever clicks: made of what they may know, shown, and shown again
remarks           what the choices of a step do, cost or risk
steps             which step of an answer a panel shows: what goes without saying is not asked
story             what happened since the reader's last click: the first lines of every panel
end_confirmation  a choice that ends the game for everybody asks back, once
window            what an open window offers beside its answers: to pass in all that follow like it
"""
