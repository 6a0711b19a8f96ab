"""The end of Drachenland: the winner between dragons, and every part of every score."""

from functools import partial

from PIL.Image import Image

from bot.games.contract import Outcome, Seat
from bot.games.drachenland.content import COLOURS
from bot.games.drachenland.views import Public
from render.drachenland import sprites
from render.drachenland.hand import SET_POINTS, TREASURES
from render.drachenland.sprites import ART, GROUPS, STUDIO, TONES, name_bar
from render.kit import Frame, Pen, Sprite, scores
from render.kit.caching import kept
from render.kit.colours import GOLD, INK, PAPER
from render.kit.scores import Ending, Row, Sheet
from render.painter import Names

STRUCK = "#C9342F"


def _board(pen: Pen) -> None:
    """What the table is written on."""
    pen.box(8, 474, 1184, 424, PAPER.base, 22, INK, 5)


SHEET = Sheet(ART, STUDIO, 470, 896, (466, 550, 634, 718, 802, 906, 1022), _board)


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    gems = (sprites.gem(kind, 48) for kind in TREASURES[1:])
    heads = (sprites.egg(52), *gems, _full_set(), _single())
    return scores.painted(SHEET, names, outcome, heads, _stage, partial(_row, view))


def _stage(frame: Frame, end: Ending) -> None:
    for k, seat in enumerate(end.winners):
        x = 600 + 180 * (k - (len(end.winners) - 1) / 2)
        frame.put(ART.sprite(f"portrait-{GROUPS[seat]}", 190), x, 258)
        frame.put(ART.sprite("common/crown", 130), x, 134)
    first = end.winners[0]
    frame.put(scores.ribbon(STUDIO, end.title, TONES[first], *name_bar(first)), 600, 408)


@kept
def _full_set() -> Sprite:
    """An egg with a gem of each colour, in a frame."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 96, 62, GOLD.light, 12, GOLD.dark, 4)
        pen.piece(sprites.egg(40).image, 3, 11)
        for colour, x, y in zip(COLOURS, (32, 58, 46), (2, 2, 27), strict=True):
            pen.piece(sprites.gem(colour, 36).image, x, y)

    return STUDIO.sprite(98, 66, draw)


@kept
def _single() -> Sprite:
    """A piece that belongs to no set."""

    def draw(pen: Pen) -> None:
        pen.piece(sprites.egg(40).image, 2, 8)
        pen.piece(sprites.gem("blue", 36).image, 40, 14)

    return STUDIO.sprite(80, 56, draw)


@kept
def _stroke() -> Sprite:
    """Across gems that do not count because their ring is missing."""

    def draw(pen: Pen) -> None:
        pen.line(((4, 40), (68, 8)), STRUCK, 5)

    return STUDIO.sprite(72, 48, draw)


def _row(view: Public, seat: Seat) -> Row:
    assert view.results is not None, "a score sheet is for a game that is over"
    result = view.results[seat]
    counts = [int(getattr(result.vault, kind)) for kind in TREASURES]
    words = (*map(str, counts), f"{result.sets}×{SET_POINTS}", f"+{result.singles}")
    gems = zip(result.rings, counts[1:], SHEET.columns[1:], strict=False)
    struck = [(_stroke(), x) for has_ring, many, x in gems if many and not has_ring]
    face = ART.sprite(f"portrait-{GROUPS[seat]}", 66)
    return Row(face, TONES[seat], words, result.points, struck)
