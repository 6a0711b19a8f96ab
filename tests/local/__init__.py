"""The local Discord itself: as strict as the real one.

bodies  small bodies for the tests of limits, and the table row they are written in
callback_rows, command_rows, component_rows, message_rows  each documented limit, kept and broken
caller         requests as a bot would send them, without a bot
client_bodies  what discord.py really sends: bodies built by its own classes
conftest       fixtures of the local Discord's own tests
player_bot     a small bot that does what a board-game bot does: the guest of the server
scenes         beginnings that many tests share
"""
