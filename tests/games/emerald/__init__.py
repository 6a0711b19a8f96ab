"""The rules of Emerald, by the ids of `ids.rules`; `records/` holds its golden games.

baselines  simple players that the computer must beat, and games of one seat against all others
kit        positions of Emerald in few words, and how tests play on from them
"""
