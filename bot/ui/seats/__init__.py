"""Pauses, votes and seats that change hands.

pause_handlers  pausing, going on and calling off: by vote, or at once by whoever may
seat_handlers   seats that change hands, and the end of a table
time_handlers   other times for a running table: chosen by the host, agreed by all if shorter
transfer        a seat for somebody else: offered in public, taken by one click of whoever is meant
"""
