"""One map laid onto a frame whose layer holds the sealed map: what is printed, what was found."""

from collections.abc import Iterable

from bot.games.scratch_island.content import CHEST_OF
from render import kit
from render.kit import Frame
from render.scratch_island import sprites
from render.scratch_island.ground import centre
from render.scratch_island.land import BOAT_SQUARE, SQUARES, Land, sides

WHOLE = frozenset(range(SQUARES))


def lay_map(
    frame: Frame, here: Land, x: float, y: float, cell: int, shown: frozenset[int] = WHOLE
) -> None:
    """The map with its left upper corner at (x, y), or only some of its squares."""
    for square in here.path & shown:
        frame.lay(sprites.sand(cell, sides(square, here.path)), *centre(square, x, y, cell))
    for square in here.path & shown:
        _uncovered(frame, here, square, x, y, cell)
    for square in (here.rocks - here.path) & shown:
        frame.put(sprites.rock(cell), *centre(square, x, y, cell))
    for square in (here.crosses - here.path) & shown:
        frame.put(sprites.cross(cell), *centre(square, x, y, cell))
    for square, content in here.revealed.items():
        frame.put(sprites.revealed(cell, content), *centre(square, x, y, cell))
    for one, other in here.walls:
        if shown.issuperset((one, other)):
            (ax, ay), (bx, by) = centre(one, x, y, cell), centre(other, x, y, cell)
            frame.put(sprites.wall(cell, other - one == 1), (ax + bx) / 2, (ay + by) / 2)
    outline(frame, here.last & shown, x, y, cell, kit.LAST)


def _uncovered(frame: Frame, here: Land, square: int, x: float, y: float, cell: int) -> None:
    middle = centre(square, x, y, cell)
    if square in here.finds:
        frame.put(sprites.find(cell, here.finds[square]), *middle)
    elif square in CHEST_OF:
        frame.put(sprites.chest(cell, CHEST_OF[square], True), *middle)
    elif square == BOAT_SQUARE:
        frame.put(sprites.boat(cell), *middle)


def outline(frame: Frame, squares: Iterable[int], x: float, y: float, cell: int, tone: str) -> None:
    """One frame round squares that hang together."""
    group = frozenset(squares)
    for square in group:
        part = sprites.framed(cell, sides(square, group), tone, max(3.5, cell / 11))
        frame.put(part, *centre(square, x, y, cell))
