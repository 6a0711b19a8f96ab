"""The rules of Schatzjagd, by the ids of `ids.rules`; `records/` holds its golden games.

baselines  plain players to be beaten, and the arena in which whole games are played
fights     fights of Schatzjagd in few words, with lords and with monsters
kit        positions of Schatzjagd in few words, and how tests play on from them
wandering  random games of Schatzjagd in which much happens
"""
