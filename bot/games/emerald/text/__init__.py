"""Emerald in words: buttons, board and hand.

impacts  what an event means for one seat: knights and gold lost, a bonus that is gone
lines    what stands on a button, and board and hand in lines of text
summary  the score line, and which answers end the game
"""
