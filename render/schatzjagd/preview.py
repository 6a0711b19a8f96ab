"""The choices of a lord on the board of Schatzjagd, numbered as their menu numbers them."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.schatzjagd.content import FIELD, ROWS
from bot.games.schatzjagd.views import Own, Public
from render import kit
from render.kit import Frame, Pen, Point, Sprite
from render.painter import Names, Say
from render.schatzjagd import sprites
from render.schatzjagd.board import painted
from render.schatzjagd.places import CELL, HEIGHT, LEFT, REALM, SPOTS, TOP, WIDTH, along
from render.schatzjagd.tones import FRAME, STUDIO, drawn

ZOOM = 2
MARGIN = 60  # coordinates nearer to the corner of a crop would cover each other
DROP = 18  # from the middle of a field down to its number
BY_ROW = ("journey", "landing", "look", "banish", "slot_field", "katharsis")


def preview(
    view: Public,
    own: Own,
    seat: Seat,
    path: Path,
    menu: Menu,
    names: Names,
    say: Say,
) -> Image | None:
    """Which fields or rows can be chosen; what the lord alone knows lies open."""
    numbers = kit.numbered(menu, places(menu))
    if not numbers:
        return None
    frame = painted(view, names, own.remembered)
    fields = [pick for pick in menu.picks if pick in FIELD]
    corner = _corner(view, fields)
    if corner is None:
        _outline(frame, menu)
        for mark in numbers:
            frame.put(sprites.marker(mark.number), *mark.at)
        return frame.image
    close = kit.magnified(frame, corner, ZOOM, STUDIO)
    _coordinates(close, *corner)
    for mark in numbers:
        x, y = ((at - start) * ZOOM for at, start in zip(mark.at, corner, strict=True))
        close.put(_close_field(), x, y - ZOOM * DROP)
        close.put(sprites.marker(mark.number, 80), x, y + 4)
    return close.image


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> dict[str, Point]:
    return places(menu)


def places(menu: Menu) -> dict[str, Point]:
    """On the lower half of a field, or at the end of a row."""
    found = dict[str, Point]()
    for number, pick in enumerate(menu.picks, 1):
        if pick in FIELD:
            x, y = SPOTS[pick]
            found[pick] = x, y + DROP
        elif menu.about in BY_ROW and pick in ROWS:
            found[pick] = _row_end(number, pick)
    return found


def _row_end(number: int, row: str) -> Point:
    """At the end of a row, below what lies open in its last field; longer numbers reach inwards."""
    x = LEFT + REALM - (13 if number < 10 else 24)
    return x, TOP + along(ROWS.index(row)) + DROP


@cache
def _row() -> Sprite:
    return _framed(REALM, CELL - 6)


@cache
def _field() -> Sprite:
    return _framed(CELL - 4, CELL - 4)


@cache
def _close_field() -> Sprite:
    return _framed(ZOOM * CELL - 8, ZOOM * CELL - 8)


def _framed(width: int, height: int) -> Sprite:
    return STUDIO.sprite(
        width, height, lambda pen: pen.box(0, 0, width, height, None, 12, kit.CHOICE, 5)
    )


def _outline(frame: Frame, menu: Menu) -> None:
    for pick in menu.picks:
        if pick in FIELD:
            frame.put(_field(), *SPOTS[pick])
        elif menu.about in BY_ROW and pick in ROWS:
            frame.put(_row(), LEFT + REALM / 2, TOP + along(ROWS.index(pick)))


def _corner(view: Public, fields: list[str]) -> tuple[int, int] | None:
    """Where a closer look at all choices begins; None if they lie too far apart."""
    here = view.figures[view.active].field
    points = [SPOTS[field] for field in (*fields, *((here,) if here else ()))]
    room = (LEFT + REALM + 8, HEIGHT)
    corner = kit.window(points, (WIDTH // ZOOM, HEIGHT // ZOOM), room, CELL / 2)
    return (int(corner[0]), int(corner[1])) if fields and corner else None


def _coordinates(frame: Frame, left: int, top: int) -> None:
    """The letters and numbers of the columns and rows that the crop shows, at its edges.

    Where the crop shows the rim of the board they cover what is printed there.
    """
    for number, (letter, row) in enumerate(zip("ABCDEFGHIJ", ROWS, strict=True)):
        x, y = ZOOM * (LEFT + along(number) - left), ZOOM * (TOP + along(number) - top)
        if MARGIN < x < WIDTH:
            frame.put(_coordinate(letter, *_plate(TOP - top)), x, max(30, ZOOM * (TOP - top) / 2))
        if MARGIN < y < HEIGHT:
            frame.put(_coordinate(row, *_plate(LEFT - left)), max(38, ZOOM * (LEFT - left) / 2), y)


def _plate(rim: int) -> tuple[int, int]:
    """Its width and height: large where a printed letter or number must vanish under it."""
    return (min(max(ZOOM * rim, 72), 112), 92) if rim > 0 else (72, 54)


@cache
def _coordinate(words: str, wide: int, high: int) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.box(x - wide / 2, y - high / 2, wide, high, FRAME, 14)
        pen.text(x, y, words, pen.floor, kit.PAPER, weight="black")

    return drawn(wide, high, draw)
