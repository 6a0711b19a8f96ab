"""The score sheet of Scratch Island: one row for each player, from the winner down."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Outcome, Seat
from bot.games.scratch_island.content import BOXES, CHESTS, COLOURS, TREASURES
from bot.games.scratch_island.views import Public
from render import kit
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names
from render.scratch_island import sprites, symbols
from render.scratch_island.ground import foil, island
from render.scratch_island.land import land
from render.scratch_island.tones import FOIL_SHINE, STUDIO

HEAD = 118
CHEST_X, CHEST_STEP = 444, 66
ROW_X, ROW_STEP = 718, 62
TOTAL_X = 1126
CHEST = 76  # as large as on a square of this size


def _height(seats: int) -> int:
    return min(210, (STUDIO.height - HEAD - 20) // seats)


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    seats = len(view.charts)
    frame, height = _ground(seats).frame(), _height(seats)
    words = kit.short(names, _name_room(view), STUDIO.floor)
    ranked = sorted(map(Seat, range(seats)), key=lambda seat: (outcome.places[seat], seat))
    for rank, seat in enumerate(ranked):
        y = HEAD + 12 + height * (rank + 0.5) - 6
        _name(frame, view, seat, words[seat], outcome.places[seat], y)
        _parts(frame, view, seat, y)
        total = STUDIO.caption(str(view.points[seat]), 76, weight="black")
        frame.put(total, TOTAL_X, y)
    return frame.image


@cache
def _ground(seats: int) -> Layer:
    height = _height(seats)

    def draw(pen: Pen) -> None:
        foil(pen, 0, -600, pen.width)
        pen.box(0, HEAD, pen.width, pen.height - HEAD, kit.PAPER_DARK)
        kit.chest(pen, 84, 62, 40)
        for colour, name in enumerate(COLOURS):
            symbols.chest(pen, CHEST_X + CHEST_STEP * colour, 60, 24, name, "", is_open=False)
        for kind, treasure in enumerate(TREASURES):
            symbols.treasure(pen, ROW_X + ROW_STEP * kind, 60, 26, treasure)
        pen.icon(TOTAL_X, 60, "cup", 62, FOIL_SHINE, kit.INK, 4)
        if seats == 2:
            island(pen, pen.width / 2, 700)
        for rank in range(seats):
            top = HEAD + 12 + height * rank
            kit.soft_box(pen, 14, top, pen.width - 28, height - 14, 20, 3)
            pen.box(14, top, pen.width - 28, height - 14, kit.PAPER_LIGHT, 20)

    return STUDIO.layer(draw)


@cache
def _crown() -> Sprite:
    return sprites.drawn(76, 64, lambda pen, x, y: symbols.treasure(pen, x, y, 30, "crown"))


@cache
def _none() -> Sprite:
    """For a chest nobody opened, a row somebody else won."""
    return sprites.drawn(24, 10, lambda pen, x, y: pen.box(x - 9, y - 3, 18, 6, kit.PAPER_DARK, 3))


def _name(frame: Frame, view: Public, seat: Seat, name: str, place: int, y: float) -> None:
    if place == 1:
        frame.put(_crown(), 64, y)
    else:
        frame.put(STUDIO.caption(f"{place}.", 54, kit.INK_SOFT), 64, y)
    frame.put(sprites.seat_token(seat, 26), 138, y)
    frame.put(STUDIO.caption(name, 46, kit.INK, _name_room(view)), 174, y, "lm")
    if seat in view.rung:
        frame.put(_bell(), 386, y)


def _name_room(view: Public) -> int:
    return 190 if view.rung else 228


@cache
def _bell() -> Sprite:
    """Who opened enough chests to end the game."""
    return sprites.drawn(44, 44, lambda pen, x, y: pen.icon(x, y, "bell", 34, kit.RED))


def _parts(frame: Frame, view: Public, seat: Seat, y: float) -> None:
    path = land(view, seat).path
    for k, square in enumerate(CHESTS):
        part = sprites.chest(CHEST, COLOURS[k], True) if square in path else _none()
        frame.put(part, CHEST_X + CHEST_STEP * k, y)
    for kind, winner in enumerate(view.rows):
        part = _prize(BOXES[kind]) if winner == seat else _none()
        frame.put(part, ROW_X + ROW_STEP * kind, y)


@cache
def _prize(points: int) -> Sprite:
    return sprites.drawn(62, 66, lambda pen, x, y: kit.coin(pen, x, y, 28, str(points), 44))
