"""What a table is: values that every other room speaks of.

table_state     a table in play as a value: game, sheet, state, deadlines, and what has just
                happened
deadline        deadlines: which kinds there are, and what each of them means
message_record  what stands where: a row for every place in which exactly one message of a table may
                stand
pace            how fast a table plays: the named values of its clocks, and the floors of its
                windows
person          what is remembered of a person across tables: language, how to reach them, when they
                rest
replay          the log played again from the deal: sheet and lines rebuild every state
record          all that is kept of a table besides its log, its state and its deadlines
upgraded        standing orders as release 1.0.0 kept them become those of today
"""
