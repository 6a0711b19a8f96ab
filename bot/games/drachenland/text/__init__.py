"""Drachenland in words: buttons, board and hand.

impacts  what an event means for one seat
labels   what stands on the buttons
lines    the board and the vault in lines of text; what stands on the buttons is in `labels`
summary  the score line, what lies on the volcanoes in reach, and which egg ends the game
"""
