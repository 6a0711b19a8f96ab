"""Die Dracheninsel in words: buttons, board and hand.

impacts  what an event means for one seat: lost hunters, cards, coins and turns first
lines    what stands on a button, and board and hand in lines of text
now      what is going on just now: the turn, the deed that waits, and who has answered it
summary  the score line, what cards and answers do, and whether an answer ends the game
"""
