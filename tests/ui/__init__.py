"""What is shown, without a server; the folders are the rooms of `bot/ui`.

conftest  a stage for whoever wants one
recorded  Discord at the boundary of discord.py: what stands there, and what the bot has asked for
stage     tables, ledger and reconciler as they are, on a recorded Discord
"""
