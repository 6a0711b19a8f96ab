"""Slash commands: what a game's cog inherits, their words, how Discord learns of them.

cog            the Discord face of a game: `/<slug> new` and `/<slug> rules`, the same for all game
command_words  commands in the languages of the people: names and descriptions from the common word
registration   our commands at Discord: sent when they have changed, and then their ids are known
"""
