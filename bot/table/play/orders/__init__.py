"""Standing orders: kept and judged.

book        standing orders on the sheet: given, moved, dropped, what their owner is to be told
in_turn     orders in the own turn: they answer at once, and goals are pursued
judging     standing orders: secret wishes, judged by the facts a game gives out of its views
precedence  which of a seat's orders comes first: the special before the general
"""
