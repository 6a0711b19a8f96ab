"""The bot on PostgreSQL: one process as everywhere, and several at once.

conftest  every house in this folder stands on a PostgreSQL
fleet     several processes of the bot on one PostgreSQL and one local Discord, killed and stopped
twins     two processes of the bot in one test, on one virtual clock
"""
