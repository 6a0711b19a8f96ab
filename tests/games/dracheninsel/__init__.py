"""The rules of Die Dracheninsel, by the ids of `ids.rules`; `records/` holds its golden games.

kit      positions of Die Dracheninsel in few words, and how tests play on from them
rivals   whole games of Die Dracheninsel between players of different habits, and what came of them
tables   positions of Die Dracheninsel at a table, and moves that are saved one by one
windows  positions after a window, and with one at the start of a turn
"""
