"""The whole bot on a local Discord, by people who click.

conftest         every body the bot sends is held against Discord's own description
forging          custom_ids as forgers make them: bent, cut, signed with another key
house            the whole bot on a local Discord: one clock, one database file, people who click
island           tables of Die Dracheninsel in the middle of a real game, answered by clicks
lives            the bot in a process of its own, which dies; its players live on
mischief         people who press what they should not: one private sentence, no change
mortal           the process that `lives` starts: killed at a given commit or request
players          people who play by clicking at random on what they can see
rooms            a house with one channel for each table
rushing          a game that is over in a moment: nobody clicks, the table is answered directly
servers          one house for a whole module: each test has a server and people of its own
schatzjagd_duel  two lords who walk straight at each other: a fight within a few days
traces           all that reaches each person: texts, ids, file names, pixels, times
"""
