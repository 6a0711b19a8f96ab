"""The bot on PostgreSQL: one process as everywhere, and several at once.

conftest  every house in this folder stands on a PostgreSQL
crowd     many tables on a fleet, and clicks at all of them at once
fleet     several processes of the bot on one PostgreSQL and one local Discord, killed and stopped
twins     two processes of the bot in one test, on one virtual clock
"""
