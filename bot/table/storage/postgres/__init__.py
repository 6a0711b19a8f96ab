"""PostgreSQL and several equal processes: everything of it, and all SQL that it understands.

downtime          time is given back: deadlines are put off, and memory everywhere has to notice
ledger            the ledger: a row is written if it is still as it was read
locks             advisory locks: what each number stands for
inspect           looks at it from outside, while processes may work on it
moving            the rows as they are, for a move to another backend
deadlines_outbox  deadlines and news are claimed, so that one process is at each
people            people, changed with a version; and how they did in finished games
pool              connections to one PostgreSQL, and its faults in our words
presence          several equal processes: who is there, and who holds which shard?
schema            one process brings it to the newest number, the others wait for that
store             tables: any process may act on any of them, and the revision decides who was first
"""
