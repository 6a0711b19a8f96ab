"""The private message: the question and only legal answers.

answer_handler  a step of an answer; one that ends the game for everybody asks back, once
controls        the buttons and selects of a panel: the picks of its question, what else can be done
panel           the private panel: your hand, the question put to you, and only legal answers
panel_handlers  what the buttons of board and panel do: hand, more, text, undo, hint, pass
private         the panel of whoever clicks: made of what they may know, shown, and shown again
steps           which step of an answer a panel shows: what goes without saying is not asked
story           what happened since the reader's last click: the first lines of every panel
"""
