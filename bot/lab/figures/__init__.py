"""How the figures of `tafelrunde bench` are measured.

play, clicks  a click and its answer, with and without pictures; on the bare local server
pictures     boards and replays beside Pillow and chess.svg
saving       durable actions beside the bare disk
cluster      a PostgreSQL of our own, for these and for tests
many_tables  ten thousand tables: starting, memory
traced_click modules, calls, snapshots and SQL reads of one completed click
"""
