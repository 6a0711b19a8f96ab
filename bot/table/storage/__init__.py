"""Where it lies: what every backend can do, and each backend in a room of its own.

downtime           time given back: no deadline comes nearer while the bot is away or clocks stand
                   still
faults             what may go wrong with whatever is stored, in the words of every backend
record_migrations  sheets as older releases wrote them, brought to the form of today
ledger             the ledger as it is stored: rows of what stands where, and when phones rang
protocol           what every backend can do with tables, deadlines, messages and people
backend_migration  a whole database moves to another backend, and is believed after it was replayed
postgres/          several equal processes on one PostgreSQL
purge              what is over for long is removed, as far as that was promised
reading            a row becomes a table again: from its snapshot, or where that is damaged from its
                   log
results            finished games, a line for each person: written in the transaction that ends the
                   game
snapshot           a table as the bytes of its row, sealed, so that damage is noticed
sqlite/            one file and one process: what everybody begins with
"""
