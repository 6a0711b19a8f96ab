"""What is shown, without a server; the folders are the rooms of `bot/ui`.

conftest  a stage for whoever wants one
limits    what fits into a message, and onto a button
recorded  Discord at the boundary of discord.py: what stands there, and what the bot has asked for
scenes    running tables in any state of a game, ready to be shown
stage     tables, ledger and reconciler as they are, on a recorded Discord
"""
