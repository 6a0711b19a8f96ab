"""The choices of a seat on the board of Die Dracheninsel, numbered as its menu numbers them."""

from typing import NamedTuple

from PIL import Image as Images
from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.dracheninsel.content import COLOURS, FIELDS, KIND, PAIRS, PLACE, ROWS, boat
from bot.games.dracheninsel.views import Own, Public
from render import kit
from render.dracheninsel import pieces
from render.dracheninsel.board import hunters, island, painted
from render.dracheninsel.hand import numbered
from render.dracheninsel.places import ACROSS, HEIGHT, PANEL_X, SPOTS, panel
from render.dracheninsel.standing import figures
from render.dracheninsel.tones import STUDIO
from render.kit import Frame, Layer, Point
from render.painter import Names, Say

ZOOM = 2
CROP_W, CROP_H = STUDIO.width // ZOOM, STUDIO.height // ZOOM
MARGIN = 75  # between the choices and the edge of a crop
WAYS = ("target", "over", "landing")
FIELD_MENUS = (*WAYS, "dragon", "lair", "tile", "other", "neighbour")
SHOULDER = (-26, -25)  # from the middle of a field to its number: land and name stay free


class Mark(NamedTuple):
    """The number of a pick at its place."""

    number: int
    at: Point


def preview(
    view: Public, own: Own, seat: Seat, path: Path, menu: Menu, names: Names, say: Say
) -> Image | None:
    """Which fields, hunters, boats or players can be chosen; else which cards."""
    numbers = marks(view, menu)
    if numbers:
        return _board(view, path, menu, numbers, names)
    held = cards(own, menu)
    return numbered(view, own, seat, held, names, say) if held else None


def marks(view: Public, menu: Menu) -> list[Mark]:
    """Pick i of the menu has the number i + 1 at its place; picks without a place have none."""
    found: list[Mark] = []
    for number, pick in enumerate(menu.picks, 1):
        found += [Mark(number, at) for at in _places(view, menu.about, pick)]
    return found


def _places(view: Public, about: str, pick: str) -> list[Point]:
    match about:
        case _ if about in FIELD_MENUS:
            x, y = SPOTS[PLACE[pick]]
            return [(x + SHOULDER[0], y + SHOULDER[1])]
        case "lair-row" | "tile-row" | "other-row":
            x, y = SPOTS[ROWS[pick][0]]
            return [(x - ACROSS / 2, y)]
        case "hunter" | "victim" | "fear":
            chosen = COLOURS.index(pick)
            return [(f.x, f.y - 2 * f.r) for f in figures(view) if f.hunter == chosen]
        case "colour":
            colour = COLOURS.index(pick)
            pairs = (pair for pair in PAIRS if colour in pair and len(view.ring) == 3)
            return [SPOTS[boat(one)] for one in next(pairs, (colour,))]
        case "seat":
            left, top, _, height = panel(view.ring.index(Seat(int(pick))), len(view.ring))
            return [(left - 4, top + height / 2)]
        case _:
            return []


def cards(own: Own, menu: Menu) -> dict[int, int]:
    """The number of each card that can be chosen, by its place in the hand."""
    if menu.about in ("pass", "exchange"):
        return {int(pick): number for number, pick in enumerate(menu.picks, 1)}
    if menu.about not in ("payment", "card", "answer"):
        return {}
    return {own.hand.index(KIND[pick]): number for number, pick in enumerate(menu.picks, 1)}


def _board(view: Public, path: Path, menu: Menu, numbers: list[Mark], names: Names) -> Image:
    corner = _corner(view, path, menu, numbers)
    frame = painted(view, names) if corner is None else island(view)
    for pick in path:
        if PLACE.get(pick, FIELDS) < FIELDS:
            frame.put(pieces.outline(kit.CHOICE, "dashed"), *SPOTS[PLACE[pick]])
    if menu.about in FIELD_MENUS:
        for pick in menu.picks:
            frame.put(pieces.outline(kit.CHOICE, "solid"), *SPOTS[PLACE[pick]])
    hunters(frame, view)  # over the rims, which would hide them
    if corner is None:
        _number(frame, numbers, 23)
        return frame.image
    left, top = corner
    close = _zoomed(frame, left, top)
    moved = [Mark(n, ((x - left) * ZOOM, (y - top) * ZOOM)) for n, (x, y) in numbers]
    _number(close, moved, 40)
    return close.image


def _number(frame: Frame, numbers: list[Mark], r: int) -> None:
    for mark in numbers:
        frame.put(pieces.marker(mark.number, r), *mark.at)


def _corner(view: Public, path: Path, menu: Menu, numbers: list[Mark]) -> tuple[int, int] | None:
    """Where a crop begins that shows all choices close by; None if they lie too far apart."""
    if menu.about not in (*WAYS, "neighbour", "victim"):
        return None
    points = [mark.at for mark in numbers]
    points += [SPOTS[PLACE[pick]] for pick in path if PLACE.get(pick, FIELDS) < FIELDS]
    if menu.about in WAYS:
        points += [(f.x, f.y) for f in figures(view) if _walks(view, f.hunter)]
    left, right = (side(x for x, _ in points) for side in (min, max))
    top, bottom = (side(y for _, y in points) for side in (min, max))
    if right - left > CROP_W - 2 * MARGIN or bottom - top > CROP_H - 2 * MARGIN:
        return None
    x = min(max((left + right - CROP_W) / 2, 0), PANEL_X - 10 - CROP_W)
    y = min(max((top + bottom - CROP_H) / 2, 0), HEIGHT - CROP_H)
    return round(x), round(y)


def _walks(view: Public, hunter: int) -> bool:
    """Whether this hunter is surely the one that moves."""
    if view.turn is None or view.owners[hunter] != view.turn.seat:
        return False
    return len(view.ring) > 3 or view.turn.mover == hunter


def _zoomed(frame: Frame, left: int, top: int) -> Frame:
    """Pixels doubled, not smoothed: chats show pictures at less than half their size anyway,
    and smoothing would double the file."""
    part = frame.image.crop((left, top, left + CROP_W, top + CROP_H)).convert("RGB")
    large = part.resize((STUDIO.width, STUDIO.height), Images.Resampling.NEAREST)
    return Layer(large, STUDIO.colours, STUDIO.floor).frame()
