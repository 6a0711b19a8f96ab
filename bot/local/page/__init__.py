"""The page on which people play at the local Discord, in any browser of this machine.

- who may ask at all: `guard`; the routes: `routes`
- what a person's screen shows at first: `screen`; what happens from then on: `stream`
- what a person does: `deeds`; who is there: `roster`; which games there are: `shelf`

The page itself is plain HTML, CSS and JavaScript in `bot/local/static`.
"""
