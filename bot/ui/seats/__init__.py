"""Pauses, votes and seats that change hands.

ballot          a vote as everybody sees it: what is proposed, who has agreed, until when
departure       whoever has left the server: nobody tells us of it, so Discord is asked when it
                matters
kept_seat       a seat that a computer keeps warm, as its owner sees it
pause_handlers  pausing, going on and calling off: by vote, or at once by whoever may
seat_handlers   seats that change hands, and the end of a table
time_handlers   other times for a running table: chosen by the host, agreed by all if shorter
transfer        a seat for somebody else: offered in public, taken by one click of whoever is meant
"""
