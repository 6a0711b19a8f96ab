"""A table where a game is played. No Discord, no pictures; the doors are `Tables` and `Table`.

observer       who looks on: the one way from the tables up to what is shown of them
health         how things stand, in numbers: for the operator's eye, without anybody's name
table_history  what has happened at a table: remembered as far as a board needs it
clock_stops    clocks that stand still: while Discord cannot be reached nobody is charged for the
               time
startup        taking over a database: sound, nobody else's, copied, and only then changed
table          one table: who may do what now? Saved before anybody hears of it
tables         which tables are there? Found by id or channel, kept awake by one clock
model/         what a table is: values that every other room speaks of
people/        whom we know: their settings, tables, data and honours
play/          what follows from an answer or a deadline
seating/       who sits: lobby, votes, seats that change hands, rematch
storage/       where it lies: one file, one writer, copies, repair
time/          when: clocks, deadlines, pauses, quiet hours
"""
