"""A player's own map, large, with the rows of treasures below it and what he holds beside it."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Seat
from bot.games.scratch_island.content import BOXES, COLOURS, TREASURES
from bot.games.scratch_island.views import Own, Public, rock_odds, snake_odds, treasure_odds
from render import kit
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names, Say
from render.scratch_island import sprites, symbols
from render.scratch_island.board import lay_dice
from render.scratch_island.chart import lay_map
from render.scratch_island.ground import coordinates, sealed_map
from render.scratch_island.land import Land, land
from render.scratch_island.tones import LOCKS, SEA, STUDIO

CELL = 80
MAP_X, MAP_Y = 48, 54
SIDE_X, SIDE_W = 790, 400
KEYS_Y, ROWS_Y, BOX = 724, 840, 54
_GAP, _PRIZE = 16, 64  # between two rows; for the points of a row


def hand(
    view: Public,
    own: Own,
    seat: Seat,
    names: Names,
    say: Say,
) -> Image:
    frame = painted(view, seat, names)
    if any(die.taker == seat for die in view.dice):
        lay_held(frame, view, seat)
    else:
        lay_dice(frame, view.dice, SIDE_X + 44, 194, 66)
    lay_odds(frame, view, seat)
    return frame.image


def painted(view: Public, seat: Seat, names: Names) -> Frame:
    """The map, its rows and the player's name; what stands beside the map is still free."""
    here = land(view, seat)
    frame = _ground().frame()
    lay_map(frame, here, MAP_X, MAP_Y, CELL)
    _rows(frame, view, here, seat)
    frame.put(sprites.seat_token(seat, 28), SIDE_X + 46, 54)
    points = STUDIO.caption(str(view.points[seat]), 68, weight="black")
    frame.put(points, SIDE_X + SIDE_W - 22, 54, "rm")
    room = SIDE_W - 86 - 116
    words = STUDIO.caption(kit.readable(names[seat], seat), 46, kit.INK, room)
    frame.put(words, SIDE_X + 84, 54, "lm")
    for colour in range(len(COLOURS)):
        if here.keys >> colour & 1:
            frame.put(_key(colour), SIDE_X + 58 + 95 * colour, KEYS_Y)
    return frame


@cache
def _ground() -> Layer:
    def draw(pen: Pen) -> None:
        sealed_map(pen, MAP_X, MAP_Y, CELL)
        coordinates(pen, MAP_X, MAP_Y, CELL)
        for top, height in ((12, 84), (108, 548), (668, 112)):
            kit.soft_box(pen, SIDE_X, top, SIDE_W, height, 16, 4)
            pen.box(SIDE_X, top, SIDE_W, height, kit.PAPER, 16, kit.PAPER_DARK, 4)
        for colour, name in enumerate(COLOURS):
            shape = kit.outline(LOCKS[name], SIDE_X + 58 + 95 * colour, KEYS_Y, 26)
            pen.shape(shape, kit.PAPER_LIGHT, kit.PAPER_DARK, 4)
        kit.soft_box(pen, 10, ROWS_Y - 44, 1180, 96, 16, 4)
        pen.box(10, ROWS_Y - 44, 1180, 96, kit.PAPER, 16, kit.PAPER_DARK, 4)

    return STUDIO.layer(draw, SEA)


@cache
def _key(colour: int) -> Sprite:
    return sprites.drawn(
        92, 92, lambda pen, x, y: symbols.key(pen, x - 4, y - 4, 38, COLOURS[colour])
    )


def _row_left(kind: int) -> int:
    """Where the boxes of a kind begin."""
    before = sum(BOX * BOXES[k] + _PRIZE + _GAP for k in range(kind))
    return 50 + before


def _rows(frame: Frame, view: Public, here: Land, seat: Seat) -> None:
    for kind, winner in enumerate(view.rows):
        standing = "open" if winner < 0 else "won" if winner == seat else "struck"
        row = _row(kind, here.marked[kind], standing)
        frame.lay(row, _row_left(kind), ROWS_Y + 4, "lm")


@cache
def _row(kind: int, marked: int, standing: str) -> Sprite:
    """The boxes of a kind with what is marked in them, and the points it brings."""
    many = BOXES[kind]
    width = BOX * many + _PRIZE

    def draw(pen: Pen, _: float, y: float) -> None:
        for k in range(many):
            full = k < marked
            ground = kit.GOLD_LIGHT if full else kit.PAPER_LIGHT
            edge = kit.GOLD_DARK if full else kit.PAPER_DARK
            pen.box(BOX * k + 1, y - 27, BOX - 4, 54, ground, 9, edge, 3)
            symbols.treasure(pen, BOX * k + BOX / 2 - 1, y, 20 if full else 13, TREASURES[kind])
        _prize(pen, BOX * many + 28, y, str(many), standing)
        if standing == "struck":
            pen.line(((4, y + 22), (width - 10, y - 22)), kit.RED, 7)

    return sprites.drawn(width, 80, draw)


def _prize(pen: Pen, x: float, y: float, points: str, standing: str) -> None:
    if standing == "won":
        kit.coin(pen, x, y, 27, points, 44)
        return
    pen.disc(x, y, 25, kit.PAPER_LIGHT, kit.PAPER_DARK, 3)
    pen.text(x, y, points, pen.floor, kit.INK_SOFT, weight="black")


def lay_held(frame: Frame, view: Public, seat: Seat) -> None:
    """The dice this seat took in this roll; grey are those it has used."""
    mine = [die for die in view.dice if die.taker == seat]
    for k, die in enumerate(mine):
        spent = not die.is_held
        x = SIDE_X + SIDE_W / 2 + 184 * (k - (len(mine) - 1) / 2)
        frame.put(sprites.die(die.name, die.motif, 160, spent), x, 212)


def lay_odds(frame: Frame, view: Public, seat: Seat) -> None:
    """How likely the next square bites or pays, as everybody could count."""
    odds = (("snake", snake_odds), ("ground", treasure_odds), ("rock", rock_odds))
    for k, (what, chance) in enumerate(odds):
        y = 380 + 96 * k
        frame.put(_odd(what), SIDE_X + 104, y)
        share = f"{round(100 * chance(view, seat))} %"
        frame.put(STUDIO.caption(share, 60), SIDE_X + 340, y, "rm")


@cache
def _odd(what: str) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        if what == "snake":
            symbols.find(pen, x, y, 38, what)
            return
        if what == "rock":
            symbols.rock(pen, x - 44, y, 34)
            pen.icon(x + 8, y, "arrow_right", 24, kit.INK_SOFT)
            x += 52
        kit.stone(pen, x, y, 27, "hexagon", kit.GOLD)

    return sprites.drawn(170, 92, draw)
