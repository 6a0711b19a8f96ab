"""A table where a game is played: lobby, log, clocks, orders, storage. No Discord, no pictures."""
