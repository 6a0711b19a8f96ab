"""One map laid onto a frame whose layer holds the sealed map: what is printed, what was found."""

from collections.abc import Iterable

from bot.games.scratch_island.content import CHEST_OF, CHESTS, COLOURS
from render.kit import Frame, Sprite
from render.kit.colours import LAST
from render.scratch_island import sprites
from render.scratch_island.land import BOAT_SQUARE, SIDE, Land, shore, sides
from render.scratch_island.places import CELL, centre


def lay_map(frame: Frame, here: Land, x: float, y: float, cell: int) -> None:
    """The map with its left upper corner at (x, y)."""
    _ground(frame, here, x, y, cell)
    for square, what in _printed(here, cell):
        frame.put(_sprite(cell, what), *centre(square, x, y, cell))
    for square, what in _uncovered(here):
        dark = is_dark(square)
        frame.put(sprites.on_bare(_sprite(cell, what, True), dark), *centre(square, x, y, cell))
    for square, what in here.revealed.items():
        frame.put(_sprite(cell, what), *centre(square, x, y, cell))
    lay_walls(frame, here, x, y, cell)
    outline(frame, here.last, x, y, cell, LAST)


def _ground(frame: Frame, here: Land, x: float, y: float, cell: int) -> None:
    empty = here.path - here.finds.keys() - CHEST_OF.keys() - {BOAT_SQUARE}
    for square in here.path:
        grassy = cell >= sprites.FINE and square in empty and square * 5 % 7 == 3
        joined = sides(square, here.path) | shore(square)
        bare = sprites.scratched(cell, joined, is_dark(square), grassy)
        put = frame.lay if cell < sprites.SKETCH else frame.put
        put(bare, *centre(square, x, y, cell))


def is_dark(square: int) -> bool:
    """Bare squares alternate two tones, so that they can be counted."""
    return (square // SIDE + square) % 2 == 1


def _printed(here: Land, cell: int) -> list[tuple[int, str]]:
    """What is printed on the foil and not in the still ground."""
    seen = here.path | here.revealed.keys()  # what was below is shown instead
    found = [(square, "rock") for square in here.rocks - seen]
    found += [(square, "cross") for square in here.crosses - seen]
    if cell == CELL:
        shut = ((square, COLOURS[CHEST_OF[square]]) for square in CHESTS)
        found += [(square, colour) for square, colour in shut if square not in here.path]
        found += [] if BOAT_SQUARE in here.path else [(BOAT_SQUARE, "boat")]
    return sorted(found)


def _uncovered(here: Land) -> list[tuple[int, str]]:
    opened = here.path & CHEST_OF.keys()
    found: list[tuple[int, str]] = [(square, COLOURS[CHEST_OF[square]]) for square in opened]
    found += [(BOAT_SQUARE, "boat")] if BOAT_SQUARE in here.path else []
    return [*found, *here.finds.items()]


def _sprite(cell: int, what: str, is_open: bool = False) -> Sprite:
    if cell < sprites.SKETCH:
        return sprites.dot(cell, what)
    if what in COLOURS:
        return sprites.chest(cell, what, is_open)
    return sprites.piece(what, cell)


def lay_walls(frame: Frame, here: Land, x: float, y: float, cell: int) -> None:
    for one, other in here.walls:
        (ax, ay), (bx, by) = centre(one, x, y, cell), centre(other, x, y, cell)
        frame.put(sprites.wall(cell, other - one == 1), (ax + bx) / 2, (ay + by) / 2)


def outline(frame: Frame, squares: Iterable[int], x: float, y: float, cell: int, tone: str) -> None:
    """One frame round connected squares."""
    group = [(square % SIDE, square // SIDE) for square in squares]
    if not group:
        return
    column, row = (min(place) for place in zip(*group, strict=True))
    cells = frozenset((c - column, r - row) for c, r in group)
    rim = sprites.frame_rim(cell)
    part = sprites.framed(cell, cells, tone)
    frame.put(part, x + column * cell - rim, y + row * cell - rim, "lt")
