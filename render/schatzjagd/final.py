"""The end of Schatzjagd: the winner in front of the castle, and the treasures of every lord."""

from collections.abc import Iterator
from functools import partial

from PIL.Image import Image

from bot.games.contract import Outcome, Seat
from bot.games.schatzjagd.content import TREASURES
from bot.games.schatzjagd.views import Public
from render.kit import Frame, Sprite, scores
from render.kit.caching import kept
from render.kit.colours import INK
from render.kit.scores import Ending, Row, Sheet
from render.painter import Names
from render.schatzjagd.tones import ART, STUDIO, TONES, name_bar, resized

SHEET = Sheet(ART, STUDIO, 490, 900, (534, 760, 906, 1010))
SIDE_BY_SIDE = 3  # treasures; more are counted by kind
PLACES = ((600, 230, 396), (404, 170, 484), (800, 170, 484), (230, 170, 484))  # middle, width, foot


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    first = outcome.places.index(1)
    heads = [ART.sprite(f"castle_{view.figures[first].colour}", 58), ART.sprite("common/chest", 50)]
    heads += [_small("icon_fist"), _small("common/coin")]
    stage, row = partial(_celebrated, view), partial(_row, view)
    return scores.painted(SHEET, names, outcome, heads, stage, row)


@kept
def _small(piece: str) -> Sprite:
    return Sprite(resized(piece, 76, 54))


@kept
def _figure(colour: str, size: int) -> Sprite:
    return Sprite(resized(f"henchman_{colour}", 250, size))


def _celebrated(view: Public, frame: Frame, end: Ending) -> None:
    winners = [view.figures[seat] for seat in end.winners]
    first = winners[0]
    if len(winners) < len(PLACES):
        frame.put(ART.sprite(f"castle_{first.colour}", 290), 170, 452, "mb")
    frame.put(ART.sprite("common/wreath", 380), 600, 216)
    for lord, (x, size, foot) in zip(winners, PLACES, strict=False):
        figure = _figure(lord.colour, size)
        frame.put(figure, x, foot, "mb")
        if lord is not first:
            frame.put(ART.sprite("common/crown", 54), x, foot - figure.height + 4)
    frame.put(ART.sprite("common/crown", 104), 606, 56)
    ribbon = scores.ribbon(STUDIO, end.title, TONES[first.colour], *name_bar(first.colour))
    frame.put(ribbon, 212, 112)


def _row(view: Public, seat: Seat) -> Row:
    lord = view.figures[seat]
    held = (lord.secured_kinds, lord.carried_kinds)
    parts = (*("" if kinds else "–" for kinds in held), str(lord.strength), str(lord.money))
    signs = [
        sign for kinds, x in zip(held, SHEET.columns, strict=False) for sign in _treasures(kinds, x)
    ]
    face = ART.sprite(f"bust_{lord.colour}", 66)
    return Row(face, TONES[lord.colour], parts, lord.secured, signs)


def _treasures(kinds: tuple[str, ...], x: float) -> Iterator[tuple[Sprite, float]]:
    """Next to each other, or counted if there are many."""
    counted = len(kinds) > SIDE_BY_SIDE
    shown = [kind for kind in TREASURES if kind in kinds] if counted else kinds
    for k, kind in enumerate(shown):
        middle = x + (72 if counted else 58) * (k - (len(shown) - 1) / 2)
        yield ART.sprite(f"treasure_{kind}", 48), middle - 14 * counted
        if counted:
            number = STUDIO.caption(str(kinds.count(kind)), 44, INK, weight="black")
            yield number, middle + 24
