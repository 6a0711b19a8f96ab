"""One map laid onto a frame whose layer holds the sealed map: what is printed, what was found."""

from collections.abc import Iterable

from bot.games.scratch_island.content import CHEST_OF, COLOURS
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
        ground = sprites.scratched(cell, sides(square, here.path), _uncovered(here, square))
        frame.lay(ground, *centre(square, x, y, cell))
    for square in (here.rocks - here.path) & shown:
        frame.lay(sprites.rock(cell), *centre(square, x, y, cell))
    for square in (here.crosses - here.path) & shown:
        frame.lay(sprites.cross(cell), *centre(square, x, y, cell))
    for square, content in here.revealed.items():
        frame.lay(sprites.revealed(cell, content), *centre(square, x, y, cell))
    outline(frame, here.last & shown, x, y, cell, kit.LAST)
    lay_walls(frame, here, x, y, cell, shown)


def _uncovered(here: Land, square: int) -> str:
    """What is to be seen on a scratched square, if anything."""
    if square in CHEST_OF:
        return COLOURS[CHEST_OF[square]]
    return "boat" if square == BOAT_SQUARE else here.finds.get(square, "")


def lay_walls(
    frame: Frame, here: Land, x: float, y: float, cell: int, shown: frozenset[int] = WHOLE
) -> None:
    """The walls between squares that are shown."""
    for one, other in here.walls:
        if shown.issuperset((one, other)):
            (ax, ay), (bx, by) = centre(one, x, y, cell), centre(other, x, y, cell)
            frame.put(sprites.wall(cell, other - one == 1), (ax + bx) / 2, (ay + by) / 2)


def outline(frame: Frame, squares: Iterable[int], x: float, y: float, cell: int, tone: str) -> None:
    """One frame round squares that hang together."""
    group = frozenset(squares)
    for square in group:
        part = sprites.framed(cell, sides(square, group), tone, max(3.5, cell / 11))
        frame.put(part, *centre(square, x, y, cell))
