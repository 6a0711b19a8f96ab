"""One cog for each game, and those that belong to no game."""
