"""The rules of Drachenland, by the ids of `ids.rules`; `records/` holds its golden games.

arena      whole games between players, and what came of them
baselines  simple players that the computer must beat
kit        positions of Drachenland in the words of its rules
"""
