"""Thirty days of fifty tables on the injected clock.

ledger  the book kept beside the tables: every wait measured anew, every deadline judged by it
month   a month at many tables: the real store and clock, people who come, go, sleep and vanish
people  simulated people: where they live, when they sleep, how soon they look in, and who vanishes
"""
