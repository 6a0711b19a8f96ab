"""The end of Die Dracheninsel: the winner on a heap of gold, and all coins of all players."""

from collections.abc import Sequence
from functools import partial

from PIL.Image import Image

from bot.games.contract import Outcome, Seat
from bot.games.dracheninsel.views import Public
from render.dracheninsel.reading import LOST, colours
from render.dracheninsel.sprites import ART, BARS, STUDIO, TONES, face
from render.kit import Frame, Pen, Sprite, scores
from render.kit.caching import kept
from render.kit.colours import GOLD, INK, WHITE
from render.kit.scores import Ending, Row, Sheet
from render.painter import Names

SHEET = Sheet(ART, STUDIO, 440, 898)
COINS_X, COIN_STEP = 480, 87  # x of the first pill of coins, and the step to the next
STEPS = ((304, 356), (896, 368))  # upper edges of the second's and third's steps
HIGHEST = 349  # the winner's place
STRUCK = "#E7553F"


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    stage, row = partial(_stage, view), partial(_row, view)
    return scores.painted(SHEET, names, outcome, (), stage, row)


def _stage(view: Public, frame: Frame, end: Ending) -> None:
    """All winners on the heap, the next two on their steps, whatever their places are."""
    winners = end.winners
    others = end.ranked[len(winners) :]
    for (x, y), seat in zip(STEPS, others, strict=False):
        step = ART.sprite("step_2" if x < 600 else "step_3", 170)
        frame.put(step, x, y - 10, "mt")
        frame.put(_face(view, seat, 130), x, y, "mb")
        place = STUDIO.caption(str(end.places[seat]), 64, WHITE, weight="black", halo=INK)
        frame.put(place, x, (y + SHEET.top) / 2 + 12)
    if len(winners) == 1:
        frame.put(ART.sprite("common/wreath", 380), 600, 206)
        frame.put(_face(view, winners[0], 260), 600, HIGHEST, "mb")
        frame.put(ART.sprite("common/crown", 110), 600, 42)
    else:
        _side_by_side(frame, view, winners)
    first = colours(view, winners[0])[0]
    frame.put(scores.ribbon(STUDIO, end.title, TONES[first], *BARS[first]), 205, 120)
    frame.put(ART.sprite("common/coin", 50), COINS_X, SHEET.top + 34)
    _lost(frame, view)


def _side_by_side(frame: Frame, view: Public, winners: Sequence[Seat]) -> None:
    """Several winners share the heap, each with a crown."""
    step = min(150, 420 / len(winners))
    for k, seat in enumerate(winners):
        x = 600 + step * (k - (len(winners) - 1) / 2)
        frame.put(_face(view, seat, 160), x, HIGHEST, "mb")
        frame.put(ART.sprite("common/crown", 110), x, HIGHEST - 190)


def _face(view: Public, seat: Seat, size: int) -> Sprite:
    return face(colours(view, seat)[0], size)


def _lost(frame: Frame, view: Public) -> None:
    """The treasures nobody got, crossed out."""
    lost = [v for v, at in zip(view.values, view.board.treasures, strict=True) if at == LOST]
    for k, value in enumerate(lost):
        frame.put(_struck(value), 1020 - COIN_STEP * (len(lost) - 1 - k), SHEET.top + 34)
    if lost:
        x = 1020 - COIN_STEP * len(lost)
        frame.put(ART.sprite("treasure_lost", 54), x, SHEET.top + 32)


@kept
def _struck(value: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.text(43, 22, str(value), STUDIO.floor, WHITE, weight="black")
        pen.line(((6, 24), (80, 24)), STRUCK, 6)

    return STUDIO.sprite(86, 46, draw)


@kept
def _coins(value: int, many: int) -> Sprite:
    """The coins of one treasure, one or both."""

    def draw(pen: Pen) -> None:
        for k in range(many):
            x, y = 6 * (many - 1 - k), 6 * k
            pen.box(x, y, 78, 42, GOLD.base, 20, INK, 3)
            pen.box(x + 9, y + 4, 60, 6, GOLD.light, 3)
        pen.text(39, 15 + 6 * many, str(value), STUDIO.floor, INK, weight="black")

    return STUDIO.sprite(72 + 6 * many, 36 + 6 * many, draw)


def _row(view: Public, seat: Seat) -> Row:
    first, won = colours(view, seat)[0], view.coins[seat]
    pills = [_coins(value, won.count(value)) for value in sorted(set(won))]
    signs = [(pill, COINS_X + COIN_STEP * k) for k, pill in enumerate(pills)]
    return Row(face(first, 60), TONES[first], (), sum(won), signs)
