"""Whether everybody is told, whatever Discord does.

matrix   every kind of failure × every act × every term, and what has to hold in each
month    many tables for many days, people who come when they are called
order    whatever is out of step at a table, when there has been time to put it right
usual    the usual table of these tests, and time that passes though Discord does not answer
weather  faults of every kind on every act, outages, restarts
witness  who was told what and when, and for whom the clock played
"""
