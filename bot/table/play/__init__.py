"""What follows from an answer or a deadline.

apply_answer     one answer, and what it changes on the sheet: a list of small steps
partial_answers  answers that were begun: when time runs out, silence goes on where their owner
                 stopped
notifications    whom the table calls, and why: pure, from what stands on the sheet and what the
                 game asks
flow             the course of play as pure functions: what follows from an answer or from a
                 deadline
hints            what the normal computer would do, for whoever wants to know
history          the log played again from the deal: what happened, and how things stood in between
news             the newest news of a table, for its board
recent           what a table remembers of its story; everything older is in the log
fairness         sealed chance: the seed's fingerprint is published at the start, seed and log at
                 the end
search_process   a hard computer's turn, thought through in a process of its own
windows          windows: who is waited for, what is held ready for the silent, and when one closes
orders/          standing orders: kept and judged
plans/           a turn planned in one go
undo/            clicks that are taken back
"""
