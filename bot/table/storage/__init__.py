"""Where it lies: one file, one writer, a ledger, repair.

forms      sheets as older releases wrote them, brought to the form of today
snapshot   a table as the bytes of its row, sealed, so that damage is noticed
sqlite/    the file: its schema, its one writer, everything that is written in it
"""
