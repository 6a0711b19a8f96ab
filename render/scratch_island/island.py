"""The left part of every picture: a seat's map, its name and dice above, its goods below."""

from bot.games.contract import Seat
from bot.games.scratch_island.views import Own, Public, facts
from render.kit import Frame, Pen, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, INK, TURN
from render.scratch_island import sprites
from render.scratch_island.chart import lay_map
from render.scratch_island.goods import chest_sprite, lay_boxes
from render.scratch_island.land import Land, land
from render.scratch_island.places import (
    BAR_H,
    BAR_X,
    BAR_Y,
    CELL,
    DIE,
    DIE_STEP,
    LAST_DIE,
    MAP_X,
    MAP_Y,
    ROUND,
    ROW,
)
from render.scratch_island.sprites import ART, BARS, STUDIO, crew

NUMBERS = "#FFE28A"  # on dark water
_BOXES = tuple((242 + 46 * k, ROW[1] + 26) for k in range(12))


def lay_island(frame: Frame, view: Public, seat: Seat, name: str) -> None:
    here = land(view, seat)
    _bar(frame, view, seat, name)
    _dice(frame, view)
    _round(frame, view)
    lay_map(frame, here, MAP_X, MAP_Y, CELL)
    _row(frame, view, here, seat)


def bar_width(view: Public) -> int:
    """The room that the dice leave."""
    return LAST_DIE[0] - DIE_STEP * (len(view.dice) - 1) - DIE // 2 - BAR_X - 10


def name_room(view: Public) -> int:
    return bar_width(view) - 104 - 96


def _bar(frame: Frame, view: Public, seat: Seat, name: str) -> None:
    width = bar_width(view)
    frame.lay(sprites.seat_bar(STUDIO, seat, width, BAR_H), BAR_X, BAR_Y, "lt")
    if seat == view.turn:
        frame.put(parts.turn_frame(STUDIO, width - 8, BAR_H - 8), BAR_X - 4, BAR_Y - 4, "lt")
    frame.put(crew(seat, 96), BAR_X + 52, BAR_Y + 42)
    words = STUDIO.caption(name, 48, BARS[seat][1], name_room(view))
    frame.put(words, BAR_X + 104, BAR_Y + 48, "lm")
    frame.put(sprites.points(STUDIO, view.points[seat]), BAR_X + width - 52, BAR_Y + 46)
    if seat in view.rung:
        frame.put(ART.sprite("common/bell", 46), BAR_X + 96, BAR_Y + 16)


def _dice(frame: Frame, view: Public) -> None:
    """The dice of this roll; a taken one has its owner at its corner."""
    (last, y), many = LAST_DIE, len(view.dice)
    for k, die in enumerate(view.dice):
        x = last - DIE_STEP * (many - 1 - k)
        if die.is_held:
            frame.put(_held(), x, y)
        spent = die.taker >= 0 and not die.is_held
        frame.put(sprites.die(die.name, die.motif, DIE, spent), x, y)
        if die.taker >= 0:
            frame.put(crew(die.taker, 50, token=True), x + 22, y + 30)


@kept
def _held() -> Sprite:
    """Behind a die that still has to be used."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, DIE + 16, DIE + 16, TURN, 24, INK, 2.5)

    return STUDIO.sprite(DIE + 16, DIE + 16, draw)


def _round(frame: Frame, view: Public) -> None:
    """The round of how many, whether it is the last, and the seat that rolled."""
    left, top, width, height = ROUND
    y, most = top + height / 2, facts(view, Own(), view.roller)["max_rounds"]
    frame.put(ART.sprite("round", 46), left + 36, y)
    frame.put(STUDIO.caption(f"{view.round}/{most}", 46, NUMBERS), left + 68, y, "lm")
    if view.rung:
        frame.put(ART.sprite("common/bell", 46), left + width / 2 + 30, y)
    frame.put(_rolled(), left + width - 86, y)
    frame.put(crew(view.roller, 50), left + width - 36, y)


@kept
def _rolled() -> Sprite:
    """A small die, next to the seat that rolled."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 40, 40, CREAM, 10, INK, 3)
        for x, y in ((12, 12), (28, 12), (20, 20), (12, 28), (28, 28)):
            pen.disc(x, y, 4, INK)

    return STUDIO.sprite(40, 40, draw)


def _row(frame: Frame, view: Public, here: Land, seat: Seat) -> None:
    y = ROW[1] + ROW[3] / 2
    for colour in range(4):
        frame.put(chest_sprite(here, colour, 44), 40 + 50 * colour, y)
    lay_boxes(frame, view, here, seat, _BOXES, 40)
