"""The whole bot on a local Discord, by people who click.

answers          what people are answered: its text, its pictures, for whose eyes it is
busy_painter     a painter that is busy: in a test's block, or for longer than Discord waits
conftest         every body the bot sends is held against Discord's own description
days             tables over days: hours in strides, and how much time is left
forging          custom_ids as forgers make and send them: bent, cut, signed with another key
house            the whole bot on a local Discord: one clock, one database file, people who click
island           tables of Die Dracheninsel in the middle of a real game, answered by clicks
kills            where a bot is killed, games for that, and what their log has to say
lives            the bot in a process of its own, which dies; its players live on
mischief         people who press what they should not: one private sentence, no change
mortal           the process that `lives` starts: killed at a given commit or request
permissions      what the bot may do in its channel, withdrawn and given back
players          people who play by clicking at random on what they can see
rooms            a house with one channel for each table
rushing          a game that is over in a moment: nobody clicks, the table is answered directly
servers          one house for a whole module: each test has a server and people of its own
schatzjagd_duel  two lords who walk straight at each other: a fight within a few days
traces           all that reaches each person: texts, ids, file names, pixels, times
two_people       two people at a table, who answer click by click
whole_games      whole games by people who click, and what happened in them
"""
