"""The rules of Scratch Island, by the ids of `ids.rules`; `records/` holds its golden games.

baselines  players to be measured against, and the tournaments that measure them
kit        building positions of Scratch Island on the test map, and playing them through the door
reading    what a position of Scratch Island shows, as plain numbers
"""
