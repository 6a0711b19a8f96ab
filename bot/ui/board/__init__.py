"""The public message of a table.

absence         why a table has waited: said on its board until the game goes on
board           the board, its news, whose turn it is, four buttons; the final card
channel_events  what happens to the places where tables stand: reasons to look again
contents        how does what is wanted look? The message for each kind of content
ending          how a game ended, in words: on the final card and privately
scrolling       how far a board has scrolled up: counted by messages, whose text we never read
"""
