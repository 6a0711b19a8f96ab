"""The board of Scratch Island as everybody sees it: all maps, the dice, the race for the rows."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Seat
from bot.games.scratch_island.content import BOXES, TREASURES
from bot.games.scratch_island.views import Die, Own, Public, facts
from render import kit
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names
from render.scratch_island import sprites, symbols
from render.scratch_island.chart import lay_map
from render.scratch_island.ground import coordinates, island, sealed_map
from render.scratch_island.land import land
from render.scratch_island.places import (
    HEAD,
    Places,
    head,
    kind_field,
    places,
    race_field,
    seat_field,
)
from render.scratch_island.tones import SEA, SEATS, STUDIO, token

# Ground and edge of the boxes of a row
_BOX_TONES = {"open": (kit.PAPER_LIGHT, kit.INK), "struck": (kit.PAPER_DARK, kit.INK_SOFT)}


def board(view: Public, names: Names) -> Image:
    seats = len(view.charts)
    at = places(seats)
    frame = _ground(seats).frame()
    words = kit.short(names, _name_room(view, at), STUDIO.floor)
    for seat in map(Seat, range(seats)):
        x, y = at.maps[seat]
        lay_map(frame, land(view, seat), x, y, at.cell)
        _head(frame, view, seat, words[seat], at)
    _round(frame, view, at)
    lay_dice(frame, view.dice, *at.dice, at.die)
    _race(frame, view, at)
    return frame.image


@cache
def _ground(seats: int) -> Layer:
    at = places(seats)

    def draw(pen: Pen) -> None:
        for seat, (x, y) in enumerate(at.maps):
            sealed_map(pen, x, y, at.cell)
            coordinates(pen, x, y, at.cell)
            _head_ground(pen, *head(at, seat), seat)
        if seats == 3:
            island(pen, 612, 690)
        left, top, w, h = at.box
        kit.soft_box(pen, left, top, w, h, 16, 4)
        pen.box(left, top, w, h, kit.PAPER, 16, kit.PAPER_DARK, 4)
        _race_ground(pen, at)

    return STUDIO.layer(draw, SEA)


def _head_ground(pen: Pen, x: float, y: float, w: float, seat: int) -> None:
    pen.box(x, y, w, HEAD, kit.PAPER_LIGHT, 12, SEATS[seat][0], 3)
    token(pen, x + 28, y + HEAD / 2, 18, seat)


def _race_ground(pen: Pen, at: Places) -> None:
    if at.kinds_down:  # a line between the dice and the race
        pen.box(at.box[0] + 16, 205, at.box[2] - 32, 3, kit.PAPER_DARK)
    for kind, name in enumerate(TREASURES):
        symbols.treasure(pen, *kind_field(at, kind), 30, name)
    for seat in range(len(at.maps)):
        token(pen, *seat_field(at, seat), 24, seat)


def _head(frame: Frame, view: Public, seat: Seat, name: str, at: Places) -> None:
    x, y, w = head(at, seat)
    middle = y + HEAD / 2
    if seat == view.turn:
        frame.put(_turn(w), x - 4, y - 4, "lt")
    right = x + w - 10
    points = STUDIO.caption(str(view.points[seat]), 44, weight="black")
    frame.put(points, right, middle, "rm")
    for k, sign in enumerate(_signs(view, seat)):
        frame.put(_sign(sign), right - 76 - 42 * k, middle)
    frame.put(STUDIO.caption(name, 42, kit.INK, _name_room(view, at)), x + 52, middle, "lm")


def _signs(view: Public, seat: Seat) -> list[str]:
    """Beside the points: who rang the end in, who rolled."""
    signs = [("bell", seat in view.rung), ("dice", seat == view.roller and not view.over)]
    return [sign for sign, shown in signs if shown]


def _name_room(view: Public, at: Places) -> int:
    """What the signs leave of the line above a map."""
    signs = max(len(_signs(view, Seat(seat))) for seat in range(len(view.charts)))
    return head(at, 0)[2] - 122 - 42 * signs


@cache
def _turn(width: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, width + 8, HEAD + 8, None, 15, kit.TURN, 8)
        pen.box(7, 7, width - 6, HEAD - 6, None, 9, kit.INK, 2)

    return STUDIO.sprite(width + 8, HEAD + 8, draw)


@cache
def _sign(name: str) -> Sprite:
    tone = kit.RED if name == "bell" else kit.INK
    return sprites.drawn(40, 40, lambda pen, x, y: pen.icon(x, y, name, 34, tone))


def _round(frame: Frame, view: Public, at: Places) -> None:
    x, y = at.round
    frame.put(_sign("turn_round"), x + 18, y)
    most = facts(view, Own(), view.roller)["max_rounds"]
    frame.put(STUDIO.caption(f"{view.round}/{most}", 44), x + 44, y, "lm")


def lay_dice(frame: Frame, dice: tuple[Die, ...], x: float, y: float, size: int) -> None:
    """The dice of this roll in a line; who took one stands below it."""
    for k, die in enumerate(dice):
        left = x + (size + 6) * k
        taken = die.taker >= 0
        if die.is_held:
            frame.put(_held(size), left, y)
        frame.put(sprites.die(die.name, die.motif, size, taken and not die.is_held), left, y)
        if taken:
            frame.put(sprites.seat_token(die.taker), left, y + size * 0.5 + 22)


@cache
def _held(size: int) -> Sprite:
    """Behind a die that is yet to be used."""
    side = size + 14

    def draw(pen: Pen) -> None:
        pen.box(0, 0, side, side, kit.TURN, size / 4)

    return STUDIO.sprite(side, side, draw)


def _race(frame: Frame, view: Public, at: Places) -> None:
    width = round(at.race_step[0]) - 8
    height = round(at.race_step[1]) - 10
    for kind, winner in enumerate(view.rows):
        for seat, chart in enumerate(view.charts):
            standing = "open" if winner < 0 else "won" if winner == seat else "struck"
            field = _field(width, height, BOXES[kind], chart.marked[kind], standing)
            frame.lay(field, *race_field(at, kind, seat))


@cache
def _field(width: int, height: int, boxes: int, marked: int, standing: str) -> Sprite:
    """One row of one player: its boxes, or its points, or struck out."""

    def draw(pen: Pen, x: float, y: float) -> None:
        if standing == "won":
            pen.box(0, 0, width, height, kit.GOLD, 10, kit.GOLD_DARK, 3)
            pen.text(x, y, f"+{boxes}", 46, kit.INK, weight="black")
            return
        ground, edge = _BOX_TONES[standing]
        unit = min(30, (width - 4) // 3)
        pen.box(0, 0, width, height, ground, 10)
        for k in range(boxes):
            left = x + (k - boxes / 2) * unit + 1
            pen.box(
                left,
                y - unit / 2,
                unit - 2,
                unit - 2,
                edge if k < marked else kit.WHITE,
                4,
                edge,
                2.5,
            )
        if standing == "struck":
            pen.line(((8, height - 8), (width - 8, 8)), kit.RED, 4)

    return sprites.drawn(width, height, draw)
