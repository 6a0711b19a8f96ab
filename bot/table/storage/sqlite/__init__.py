"""One file of SQLite and one process: everything of it, and all SQL that it understands.

downtime   time given back: no deadline comes nearer while the bot is away or clocks stand still
files      the file itself: copies, whether it is whole, who may look into it
lease      one process at a time: a row with signs of life, and a lock on a file beside the database
ledger     the ledger on disk: rows of what stands where, and when phones rang
migrations the schema, step by step
purge      what is over for long is removed, as far as that was promised
results    finished games, a line for each person: written in the transaction that ends the game
schema     which schema has this file, and how does it come to the newest?
store      tables on disk: the log is the truth, sheet and state are its newest sum
upgrades   what a migration cannot say in SQL: old rows become new ones, in the same transaction
writer     one writer for the whole database, with group commit: who fails fails alone
"""
