"""The map: its squares, what is laid on it, what everybody sees of it.

chart    one seat's map as everybody sees it
motifs   every way to lay every motif on the map, worked out once
squares  the 81 squares of a map as bits of an int, the edges between them as bits above
"""
