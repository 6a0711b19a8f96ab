"""The end of Schatzjagd: the winner before the castle, and what every lord has brought home."""

from collections.abc import Sequence
from functools import cache

from PIL.Image import Image

from bot.games.contract import Outcome
from bot.games.schatzjagd.content import TREASURES
from bot.games.schatzjagd.views import Figure, Public
from render import kit
from render.kit import Frame, Layer, Sprite, scores
from render.kit.colours import INK
from render.kit.scores import Row, Sheet
from render.painter import Names
from render.schatzjagd.tones import ART, STUDIO, TONES, name_bar, resized

SHEET = Sheet(490, 900, (534, 760, 906, 1010))
SIDE_BY_SIDE = 3  # treasures; more are counted by kind
PLACES = ((600, 230, 396), (404, 170, 484), (800, 170, 484), (230, 170, 484))  # middle, width, foot


@cache
def _ground() -> Layer:
    return STUDIO.layer(lambda _: None, ART.sprite("scene_final", 1200))


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    frame = _ground().frame()
    ranked = sorted(view.figures, key=lambda lord: (outcome.places[lord.seat], lord.seat))
    words = kit.short(names, scores.NAME_ROOM, STUDIO.floor)
    _celebrated(frame, [lord for lord in ranked if outcome.places[lord.seat] == 1], words)
    colour = ranked[0].colour
    signs = [ART.sprite(f"castle_{colour}", 58), ART.sprite("common/chest", 50)]
    signs += [_small("icon_fist"), _small("common/coin")]
    scores.heads(frame, SHEET, signs, ART.sprite("common/trophy", 64))
    for k, lord in enumerate(ranked):
        _row(frame, k, len(ranked), lord, outcome.places[lord.seat], words[lord.seat])
    return frame.image


@cache
def _small(piece: str) -> Sprite:
    return Sprite(resized(piece, 76, 54))


@cache
def _figure(colour: str, size: int) -> Sprite:
    return Sprite(resized(f"henchman_{colour}", 250, size))


def _celebrated(frame: Frame, winners: Sequence[Figure], words: Sequence[str]) -> None:
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
    name = " + ".join(words[lord.seat] for lord in winners)
    ribbon = scores.ribbon(STUDIO, name, TONES[first.colour], *name_bar(first.colour))
    frame.put(ribbon, 212, 112)


def _row(frame: Frame, k: int, rows: int, lord: Figure, place: int, name: str) -> None:
    face = ART.sprite(f"bust_{lord.colour}", 66)
    none = tuple("" if kinds else "–" for kinds in (lord.secured_kinds, lord.carried_kinds))
    parts = (*none, str(lord.strength), str(lord.money))
    shown = Row(place, face, name, TONES[lord.colour], parts, str(lord.secured))
    scores.row(STUDIO, frame, SHEET, k, rows, shown)
    y = SHEET.middle(k, rows)
    _treasures(frame, lord.secured_kinds, SHEET.columns[0], y)
    _treasures(frame, lord.carried_kinds, SHEET.columns[1], y)


def _treasures(frame: Frame, kinds: tuple[str, ...], x: float, y: float) -> None:
    """Side by side, or counted where they are many."""
    if len(kinds) <= SIDE_BY_SIDE:
        for k, kind in enumerate(kinds):
            frame.put(ART.sprite(f"treasure_{kind}", 48), x + 58 * (k - (len(kinds) - 1) / 2), y)
        return
    held = [kind for kind in TREASURES if kind in kinds]
    for k, kind in enumerate(held):
        left = x + 72 * (k - (len(held) - 1) / 2)
        frame.put(ART.sprite(f"treasure_{kind}", 48), left - 14, y)
        frame.put(STUDIO.caption(str(kinds.count(kind)), 44, INK, weight="black"), left + 24, y)
