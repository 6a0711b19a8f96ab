"""The kit all painters share. Read this page and paint; the code behind it can stay closed.

Games work by render/README.md with `Art`, `parts`, `scores`, `titles` and `colours`. Pictures
that belong to no game, such as the curve, draw with the tones and pieces named here.

**Three steps.** A *studio* holds a game's picture size and its one palette. With it a painter
makes *layers* (still grounds, drawn once), *sprites* (small pictures, drawn once) and *frames*
(a copy of a layer with sprites put onto it, fast).

    STUDIO = Studio(1200, 900, tones=(MOSS, CAVE))     # up to 30 of your own, besides COMMON

    @kept
    def ground() -> Layer:                             # slow, once
        return STUDIO.layer(draw_ground)               # draw_ground(pen: Pen) -> None

    @kept
    def hunter(colour: str) -> Sprite:                 # slow, once per colour
        return STUDIO.sprite(64, 64, lambda pen: token(pen, 32, 32, 28, TONES[colour], "R"))

    def board(view, names) -> Image:                   # fast, per picture
        frame = ground().frame()
        frame.put(hunter("red"), 300, 200)             # its middle on (300, 200)
        frame.put(STUDIO.caption("12", 48), 40, 60, "lm")
        return frame.image                             # palette mode, ready for `png`

**Rules.** Sizes and places are pixels of the finished picture. Keep layers and sprites with
`kept`: its store is bounded for all games together and forgets what was not used for long, as
`functools.cache` never would. Use the shades `pale(tone)`, `dark(tone)`, `deep(tone)`: they are in
the palette, other mixtures are only near it. `alpha` below 255 works on layers; in a sprite it may
only lie under everything else (a shadow). Nothing is drawn into a frame with a pen, except by
`Frame.arrow` and `Frame.sketch` in previews.

**Studio(width, height, tones)**
  `.floor` the least text size; `.layer(draw, ground)`; `.sprite(w, h, draw)`;
  `.sized(w, h)`: another size with the same tones;
  `.caption(words, size, tone, room, weight, halo)`: words as a sprite, cut to the room, remembered.
**Layer**, **Frame**
  `Layer.frame()`; `Frame.put(sprite, x, y, anchor)` with anchors mm lm rm mt mb lt;
  `Frame.lay(…)` is quicker where nothing but the layer lies below (cards in their places);
  `Frame.arrow(way, tone, thick)` and `Frame.sketch(box, draw)` draw over all that is there, which
  is slow and meant for previews; `Frame.image` is the picture.
**Pen**
  `shape(points, fill, edge, thick)`, `box`, `disc`, `oval`, `line`, `dashes`, `shadow(points)`,
  `text(x, y, words, size, tone, anchor, weight, room, halo)`, `piece(image, x, y)`,
  `mirrored()`. Text below `floor` raises `TooSmall`.
**Pieces**
  `token` (shape + letter + colour), `die`, `marker` (the number of a choice), `arrow` along an
  `arc`, `banner`, `soft_box` (the shadow of a box).
**Shapes**
  `outline(shape, x, y, r)` for circle, square, oblong, hexagon, octagon, rhombus, lozenge,
  star, leaf, shield, drop; `hexagon`, `regular`, `star`, `curve`; `spread`: marks pushed apart.
**Choices**
  `numbered(menu, places)`: the marks of a preview, each with the number of its button;
  `window(points, size, room, margin)` where a closer look at them begins, `magnified(frame, …)`.
**Words**
  `readable(name, seat)`: a name as far as the fonts can show it; names always go through it.
  `short(names, room, size)`: the names of a whole table, cut so that no two look alike; give it
  the least size their captions may have.
  `fit`, `wrap`, `width`.
**Tones**
  PAPER* INK* WHITE RED BLUE GREEN YELLOW ORANGE GREY BROWN PURPLE GOLD*, `mix`, `ink_on`.
  Marks, used for nothing else: CHOICE (to choose), LAST (last move), TURN (whose turn).

studio   one size, one palette, and the way from drawings to fast frames
pen      draws four times too large, so that every edge is smooth
palette  the tones all games share, and the fixed palette of a game
pieces, shapes      tokens, dice, arrows; outlines
choices, spreading  numbers of a menu on a picture; marks pushed apart
fonts, naming       letters and fitting; names in little room
art, colours                     the drawn pieces of a game, and the tones of the new look
parts, scores, titles            panels, pills, rosettes; the score sheet; banners
lettering  arched letters of two tones
moments    which of the news was the greatest, and its scene
caching    what is drawn once is kept in one store, bounded in bytes
record     what was drawn, for tests that measure it
"""

from render.kit import parts
from render.kit.caching import kept
from render.kit.choices import Mark, Marks, magnified, numbered, window
from render.kit.fonts import fit, readable, width, wrap
from render.kit.naming import short
from render.kit.palette import (
    BLUE,
    BROWN,
    CHOICE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREY,
    INK,
    INK_SOFT,
    LAST,
    ORANGE,
    PAPER,
    PAPER_DARK,
    PAPER_LIGHT,
    PURPLE,
    RED,
    SHADOW,
    TURN,
    WHITE,
    YELLOW,
    dark,
    deep,
    ink_on,
    mix,
    pale,
)
from render.kit.pen import Pen, TooSmall
from render.kit.pieces import arc, arrow, banner, die, marker, soft_box, token
from render.kit.shapes import Point, Shape, curve, hexagon, outline, regular, star
from render.kit.spreading import Area, around, claimed, clearest, spread
from render.kit.studio import Draw, Frame, Layer, Sprite, Studio

__all__ = [
    "BLUE",
    "BROWN",
    "CHOICE",
    "GOLD",
    "GOLD_DARK",
    "GOLD_LIGHT",
    "GREEN",
    "GREY",
    "INK",
    "INK_SOFT",
    "LAST",
    "ORANGE",
    "PAPER",
    "PAPER_DARK",
    "PAPER_LIGHT",
    "PURPLE",
    "RED",
    "SHADOW",
    "TURN",
    "WHITE",
    "YELLOW",
    "Area",
    "Draw",
    "Frame",
    "Layer",
    "Mark",
    "Marks",
    "Pen",
    "Point",
    "Shape",
    "Sprite",
    "Studio",
    "TooSmall",
    "arc",
    "around",
    "arrow",
    "banner",
    "claimed",
    "clearest",
    "curve",
    "dark",
    "deep",
    "die",
    "fit",
    "hexagon",
    "ink_on",
    "kept",
    "magnified",
    "marker",
    "mix",
    "numbered",
    "outline",
    "pale",
    "parts",
    "readable",
    "regular",
    "short",
    "soft_box",
    "spread",
    "star",
    "token",
    "width",
    "window",
    "wrap",
]
