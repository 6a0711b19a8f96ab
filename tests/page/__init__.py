"""The local table in a real browser.

browser      Chromium, and pages on which nothing may go wrong
conftest     without a browser these tests are left out, except where CI demands them
first_turns  sheets of the first turns of every game, for `make screenshot`
parlour      a local Discord with its page, and people who sit at it in a browser
screenshot   the pictures in the README: the shelf of games, and a demo table after some moves
showcase     one message of each kind that a bot can send, for the page to show
"""
