"""Scratch Island in words: buttons, board and hand.

impacts  what an event means for one seat: rows that others have won, snakes, no die left
lines    what stands on a button, and board and hand in lines of text
summary  the score line, and the odds of snakes under what is laid
"""
