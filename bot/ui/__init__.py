"""Discord, shared by all games. Each room holds what is shown and what its buttons do.

board/     the public message of a table
commands/  slash commands: what a game's cog inherits, their words, their registration
history/   what has happened: log, *Since my last turn*, undo, replay, record
honours/   the statistics of a server
intake/    a click or command arrives, is answered or refused
ledger/    what ought to stand where, what does, and one reconciler that makes both equal
lobby/     before the game: a table is opened and people sit down
message/   what messages are made of
orders/    standing orders
panel/     the private message: the question and only legal answers
person/    one person: their tables, settings and data
plans/     a turn planned ahead
rules/     the how-to-play
seats/     pauses, votes and seats that change hands
"""
