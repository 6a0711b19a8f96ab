"""The end of Scratch Island: the winner on the beach, and every chest and row of every score."""

from PIL.Image import Image

from bot.games.contract import Outcome, Seat
from bot.games.scratch_island.content import BOXES, CHESTS, COLOURS, TREASURES
from bot.games.scratch_island.views import Public
from render.kit import Frame, Layer, Pen, Sprite, Studio, scores
from render.kit.caching import kept
from render.kit.colours import FAINT, GOLD, INK, PAPER, WHITE
from render.kit.scores import Ending
from render.painter import Names
from render.scratch_island.ground import panel
from render.scratch_island.land import land
from render.scratch_island.sprites import ART, POINTS, STUDIO, crew, valued

TALL, LOW = STUDIO, ART.studio(1200, 750)  # with more than two players, and with two
LEFT, TOP, WIDE = 18, 456, 1164
CHEST_X, CHEST_STEP, ROW_X, ROW_STEP, TOTAL_X = 444, 72, 744, 56, 1112
NAME_ROOM = 190


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    seats = len(view.charts)
    studio = LOW if seats == 2 else TALL
    frame = _ground(studio).frame()
    end = scores.ending(names, outcome, NAME_ROOM, studio)
    _stage(frame, studio, end)
    high = (studio.height - TOP - 14) // seats
    for rank, seat in enumerate(end.ranked):
        y = TOP + 4 + high * (rank + 0.5)
        _row(frame, view, seat, end.names[seat], end.places[seat], y, high)
    return frame.image


@kept
def _ground(studio: Studio) -> Layer:
    def draw(pen: Pen) -> None:
        panel(pen, LEFT, TOP, WIDE, studio.height - TOP - 8)

    return studio.layer(draw, ART.sprite("scene_final", 1200))


def _stage(frame: Frame, studio: Studio, end: Ending) -> None:
    """The winners behind the open chest, crowned; the first is in the middle."""
    for k, seat in reversed(list(enumerate(end.winners))):
        x = 600 + 150 * ((k + 1) // 2) * (1 if k % 2 else -1)
        frame.put(crew(seat, 216), x, 186)
        frame.put(ART.sprite("treasure-crown", 120), x, 66)
    frame.put(ART.sprite("chest-yellow-open", 210), 600, 322)
    frame.put(ART.sprite("winner_ribbon", 912), 600, 403)
    words = studio.caption(end.title, 66, WHITE, 720, "black", INK)
    frame.put(words, 600, 394)


@kept
def _plate(high: int) -> Sprite:
    """Behind the winner's row."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, WIDE - 20, high, "#FFE9A6", 18, GOLD.base, 5)

    return STUDIO.sprite(WIDE - 20, high, draw)


@kept
def _line() -> Sprite:
    return STUDIO.sprite(WIDE - 60, 4, lambda pen: pen.box(0, 0, WIDE - 60, 4, PAPER.dark, 2))


def _row(
    frame: Frame, view: Public, seat: Seat, name: str, place: int, y: float, high: int
) -> None:
    if place == 1:
        frame.put(_plate(high - 6), LEFT + WIDE / 2, y)
        frame.put(ART.sprite("common/medal-1", 70), 72, y)
    else:
        frame.put(_line(), LEFT + WIDE / 2, y - high / 2)
        frame.put(STUDIO.caption(f"{place}.", 52, FAINT, weight="black"), 72, y)
    frame.put(crew(seat, 96), 158, y)
    frame.put(STUDIO.caption(name, 52, INK, NAME_ROOM, "black"), 214, y, "lm")
    if seat in view.rung:
        frame.put(ART.sprite("common/bell", 46), 196, y - 28)
    _parts(frame, view, seat, y)
    total = STUDIO.caption(str(view.points[seat]), 76, INK, weight="black")
    frame.put(total, TOTAL_X, y)


def _parts(frame: Frame, view: Public, seat: Seat, y: float) -> None:
    """Missing parts are pale."""
    path = land(view, seat).path
    for k, (square, colour) in enumerate(zip(CHESTS, COLOURS, strict=True)):
        if square in path:
            part = valued(f"chest-{colour}-open", 70, str(POINTS[colour]))
        else:
            part = ART.sprite(f"chest-{colour}", 70, faint=True)
        frame.put(part, CHEST_X + CHEST_STEP * k, y)
    for kind, winner in enumerate(view.rows):
        pale = ART.sprite(f"treasure-{TREASURES[kind]}", 46, faint=True)
        frame.put(_prize(kind) if winner == seat else pale, ROW_X + ROW_STEP * kind, y)


@kept
def _prize(kind: int) -> Sprite:
    """A row that was won, with its points."""
    icon = ART.sprite(f"treasure-{TREASURES[kind]}", 46).image

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 54, 92, GOLD.base, 10, INK, 4)
        pen.piece(icon, 4, 4)
        pen.text(27, 70, f"+{BOXES[kind]}", 40, INK, weight="black", room=50)

    return STUDIO.sprite(54, 92, draw)
