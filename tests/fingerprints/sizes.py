"""Whether a painter would give a picture, and how large, from its arguments and without painting.

Held against the real pictures by tests/render/test_fingerprints.py.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from render import curve
from render.dracheninsel.hand import GAP as NARROW
from render.dracheninsel.hand import HEAD as NAME
from render.dracheninsel.hand import heights
from render.dracheninsel.moment import GREAT as DRACHENINSEL
from render.dracheninsel.preview import ROW_MENUS
from render.drachenland.hand import TILE_H, TILES_Y
from render.emerald.hand import LOW, TALL
from render.emerald.moment import GREAT as EMERALD
from render.kit.moments import greatest
from render.kit.titles import title_picture
from render.painter import AnyPainter
from render.registry import PAINTERS
from render.schatzjagd import cards_asked
from render.schatzjagd.hand import CARD_H, FOOT, GAP, HEAD
from render.schatzjagd.moment import GREAT as SCHATZJAGD
from render.scratch_island.moment import GREAT as SCRATCH_ISLAND

Seen = tuple[Any, ...]  # what a painter is given
Size = tuple[int, int]
Sizer = Callable[[Seen], Size | None]
WIDTH = 1200
WHOLE, STRIP = (WIDTH, 900), (WIDTH, 400)


def _whole(_: Seen) -> Size:
    return WHOLE


def _strip(_: Seen) -> Size:
    return STRIP


# Hands


def _emerald(seen: Seen) -> Size:
    _, own, *_ = seen
    studio = TALL if own.hand else LOW
    return studio.width, studio.height


def _drachenland(seen: Seen) -> Size:
    view, _, seat, *_ = seen
    kinds = sum(map(bool, view.tiles[seat]))
    return WIDTH, TILES_Y + (TILE_H + 12) * -(-kinds // 2)


def _dracheninsel(seen: Seen) -> Size:
    _, own, *_ = seen
    return WIDTH, NAME + 3 * NARROW + sum(heights(own.hand))


def _schatzjagd(seen: Seen) -> Size | None:
    """There is nothing to hold before the deal."""
    view, own, seat, *_ = seen
    is_dealt = own.hand or own.treasures or own.vault or view.round
    if not view.figures[seat].colour or not is_dealt:
        return None
    return WIDTH, HEAD + GAP + (CARD_H + GAP) * -(-len(own.hand) // 2) + FOOT


HANDS: dict[str, Sizer] = {
    "dracheninsel": _dracheninsel,
    "drachenland": _drachenland,
    "emerald": _emerald,
    "schatzjagd": _schatzjagd,
    "scratch_island": _whole,
}

# Previews


def _preview(painter: AnyPainter, seen: Seen) -> Size | None:
    """There is one if a pick has a mark, or a letter, as the rows of Dracheninsel."""
    view, own, seat, path, menu, *_ = seen
    if menu.about not in ROW_MENUS and not painter.marks(view, own, seat, path, menu):
        return None
    if menu.about == "slot" and len(own.hand) <= cards_asked.FULL:  # of Schatzjagd
        return cards_asked.LOW.width, cards_asked.LOW.height
    return WHOLE


# Strips

GREAT = {
    "dracheninsel": DRACHENINSEL,
    "emerald": EMERALD,
    "schatzjagd": SCHATZJAGD,
    "scratch_island": SCRATCH_ISLAND,
}


def _moment(slug: str, seen: Seen) -> Size | None:
    _, news, _ = seen
    if slug == "drachenland":
        return STRIP if _is_great_in_drachenland(news) else None
    great: Any = GREAT[slug]
    return STRIP if greatest(news, great) else None


def _is_great_in_drachenland(news: Seen) -> bool:
    told = {type(one).__name__: one for one in news}
    was_last_egg = "EggTaken" in told and "Ended" in told and told["Ended"].reason == "last_egg"
    by_hand = any(getattr(one, "by_hand", False) for one in news)
    return was_last_egg or by_hand or "Flew" in told or "RingTaken" in told


# Curves


def _curve(seen: Seen) -> Size:
    defaults: Seen = ((), curve.UNLABELLED, ())
    lines, labels, moments = seen + defaults[len(seen) :]
    shown = min(sum(bool(line.points) for line in lines), curve.MOST)
    told = min(sum(moment.line < shown for moment in moments), curve.MOST)
    below = 24 + curve.TOLD * told if told else 0
    return curve.WIDTH, curve.HEIGHT + (curve.HEAD if labels.title else 0) + below


def _of(slug: str, painter: AnyPainter) -> dict[Callable[..., Any], Sizer]:
    return {
        painter.board: _whole,
        painter.hand: HANDS[slug],
        painter.preview: partial(_preview, painter),
        painter.final: _whole,
        title_picture: _strip,
        painter.moment: partial(_moment, slug),
    }


SIZES: dict[Callable[..., Any], Sizer] = {curve.curve: _curve}
"""By the function that paints; what the painter of a toy gives is not here."""

for _slug, _painter in PAINTERS.items():
    if _slug in HANDS:  # else its pictures are painted until it is
        SIZES |= _of(_slug, _painter)
