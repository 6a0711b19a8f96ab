"""The end of Drachenland: the winner between dragons, and every part of every score."""

from collections.abc import Sequence
from functools import cache

from PIL.Image import Image

from bot.games.contract import Outcome
from bot.games.drachenland.content import COLOURS
from bot.games.drachenland.views import Public, Result
from render import kit
from render.drachenland import sprites
from render.drachenland.hand import SET_POINTS, TREASURES
from render.drachenland.sprites import ART, GROUPS, STUDIO, TONES, name_bar
from render.kit import Frame, Layer, Pen, Sprite, scores
from render.kit.colours import GOLD, INK, PAPER
from render.kit.scores import Row, Sheet
from render.painter import Names

SHEET = Sheet(470, 896, (466, 550, 634, 718, 802, 906, 1022))
STRUCK = "#C9342F"


@cache
def _ground() -> Layer:
    def draw(pen: Pen) -> None:
        pen.box(8, 474, 1184, 424, PAPER.base, 22, INK, 5)

    return STUDIO.layer(draw, ART.sprite("scene_final", 1200))


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    assert view.results is not None, "a score sheet is for a game that is over"
    frame = _ground().frame()
    results, seats = view.results, range(len(view.results))
    words = kit.short(names, scores.NAME_ROOM, STUDIO.floor)
    ranked = sorted(seats, key=lambda seat: (outcome.places[seat], seat))
    _stage(frame, [seat for seat in ranked if results[seat].place == 1], words)
    signs = [sprites.egg(52), *(sprites.gem(kind, 48) for kind in TREASURES[1:])]
    scores.heads(frame, SHEET, [*signs, _full_set(), _single()], ART.sprite("common/trophy", 64))
    for k, seat in enumerate(ranked):
        _row(frame, k, len(results), seat, results[seat], words[seat])
    return frame.image


def _stage(frame: Frame, winners: Sequence[int], words: Sequence[str]) -> None:
    for k, seat in enumerate(winners):
        x = 600 + 180 * (k - (len(winners) - 1) / 2)
        frame.put(ART.sprite(f"portrait-{GROUPS[seat]}", 190), x, 258)
        frame.put(ART.sprite("common/crown", 130), x, 134)
    name = " + ".join(words[seat] for seat in winners)
    ribbon = scores.ribbon(STUDIO, name, TONES[winners[0]], *name_bar(winners[0]))
    frame.put(ribbon, 600, 408)


@cache
def _full_set() -> Sprite:
    """An egg with a gem of each colour, in a frame."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 96, 62, GOLD.light, 12, GOLD.dark, 4)
        pen.piece(sprites.egg(40).image, 3, 11)
        for colour, x, y in zip(COLOURS, (32, 58, 46), (2, 2, 27), strict=True):
            pen.piece(sprites.gem(colour, 36).image, x, y)

    return STUDIO.sprite(98, 66, draw)


@cache
def _single() -> Sprite:
    """What belongs to no set."""

    def draw(pen: Pen) -> None:
        pen.piece(sprites.egg(40).image, 2, 8)
        pen.piece(sprites.gem("blue", 36).image, 40, 14)

    return STUDIO.sprite(80, 56, draw)


@cache
def _stroke() -> Sprite:
    """Through gems that count nothing, for want of a ring."""

    def draw(pen: Pen) -> None:
        pen.line(((4, 40), (68, 8)), STRUCK, 5)

    return STUDIO.sprite(72, 48, draw)


def _row(frame: Frame, k: int, rows: int, seat: int, result: Result, name: str) -> None:
    counts = [int(getattr(result.vault, kind)) for kind in TREASURES]
    words = (*map(str, counts), f"{result.sets}×{SET_POINTS}", f"+{result.singles}")
    face = ART.sprite(f"portrait-{GROUPS[seat]}", 66)
    shown = Row(result.place, face, name, TONES[seat], words, str(result.points))
    scores.row(STUDIO, frame, SHEET, k, rows, shown)
    for colour, x, many in zip(COLOURS, SHEET.columns[1:], counts[1:], strict=False):
        if many and not result.rings[COLOURS.index(colour)]:
            frame.put(_stroke(), x, SHEET.middle(k, rows))
