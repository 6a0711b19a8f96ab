"""Pictures of the games, painted from views and names.

painter.py    what every painter gives         <slug>/   the painter of a game: `PAINTER`
registry.py   the painters of all games        kit/      what they paint with; read its first page
positions.py  states to paint: seeded games    gallery.py  a sheet of each game, for the eye
replay.py     a game as a moving picture       curve.py, preload.py  standings; first pictures
"""
