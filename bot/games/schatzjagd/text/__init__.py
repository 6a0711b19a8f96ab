"""Schatzjagd in words: buttons, board and hand.

impacts  what an event means for one seat: death, wounds and loot first, then attacks
lines    what stands on a button, and board and hand in lines of text
summary  the score line, what cards and fights bring, and which treasure wins
"""
