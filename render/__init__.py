"""Pictures of the games, painted from views and names. README.md says how pieces become sprites.

painter.py    what every painter gives         <slug>/   the painter of a game: `PAINTER`
registry.py   the painters of all games        kit/      what they paint with; read its first page
positions.py  states to paint: seeded games    gallery.py  a sheet of each game, for the eye
replay.py     a game as a moving picture       captions.py  what is told round its boards
curve.py      how points have grown            preload.py  first pictures beforehand
looks.py      colours as one person wants them
plain.py      for a game without a banner or moments of its own
cut.py        cuts pieces/ into sprites/, in the tones of palette.json (`make sprites`)
"""
