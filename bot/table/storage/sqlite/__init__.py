"""One file of SQLite and one process: everything of it, and all SQL that it understands.

downtime          time is given back: the deadlines in the file are put off
file              one file: a writing connection with group commit, and one for reading
files/            the file itself: copies, whether it is whole, who may look into it
lease             one process at a time: a row with signs of life, and a lock on a file beside the
                  database
ledger            the ledger in the file
inspect           looks into a file from outside, while the bot may work on it
moving            the rows of the file as they are, for a move to another backend
deadlines_outbox  deadlines, time that is to be given back, what is still to be told
people            people in the file, and how they did in finished games
schema            which schema has this file, and how does it come to the newest?
store             tables in the file: the log is the truth, sheet and state are its newest sum
upgrades          what a migration cannot say in SQL: old rows become new ones, in the same
                  transaction
writer            one writer for the whole database, with group commit: who fails fails alone
"""
