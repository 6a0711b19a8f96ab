"""The choices of a seat on the board of Die Dracheninsel, numbered as its menu numbers them."""

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.dracheninsel.content import COLOURS, FIELDS, KIND, PAIRS, PLACE, ROWS, boat
from bot.games.dracheninsel.views import Own, Public
from render import kit
from render.dracheninsel import pieces
from render.dracheninsel.board import hunters, island, painted
from render.dracheninsel.hand import number_at, numbered
from render.dracheninsel.places import ACROSS, HEIGHT, PANEL_X, SPOTS, panel
from render.dracheninsel.standing import figures
from render.dracheninsel.tones import STUDIO
from render.kit import Frame, Mark, Point
from render.painter import Names, Say

ZOOM = 2
CROP = (STUDIO.width // ZOOM, STUDIO.height // ZOOM)
MARGIN = 75  # between the choices and the edge of a crop
WAYS = ("target", "over", "landing")
FIELD_MENUS = (*WAYS, "dragon", "lair", "tile", "other", "neighbour")
SHOULDER = (-26, -25)  # from the middle of a field to its number: land and name stay free


def preview(
    view: Public, own: Own, seat: Seat, path: Path, menu: Menu, names: Names, say: Say
) -> Image | None:
    """Which fields, hunters, boats or players can be chosen; else which cards."""
    if found := numbers(view, menu):
        return _board(view, path, menu, found, names)
    held = cards(own, menu)
    return numbered(view, own, seat, held, names, say) if held else None


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> dict[str, Point]:
    """On the board, or else on the cards of the hand; the first where a pick means two boats."""
    places = {pick: found[0] for pick in menu.picks if (found := _places(view, menu.about, pick))}
    return places or {menu.picks[n - 1]: number_at(card) for card, n in cards(own, menu).items()}


def numbers(view: Public, menu: Menu) -> list[Mark]:
    """Every place on the board with the number of its pick."""
    return [
        Mark(number, at)
        for number, pick in enumerate(menu.picks, 1)
        for at in _places(view, menu.about, pick)
    ]


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


def _board(view: Public, path: Path, menu: Menu, found: list[Mark], names: Names) -> Image:
    corner = _corner(view, path, menu, found)
    frame = painted(view, names) if corner is None else island(view)
    for pick in path:
        if PLACE.get(pick, FIELDS) < FIELDS:
            frame.put(pieces.outline(kit.CHOICE, "dashed"), *SPOTS[PLACE[pick]])
    if menu.about in FIELD_MENUS:
        for pick in menu.picks:
            frame.put(pieces.outline(kit.CHOICE, "solid"), *SPOTS[PLACE[pick]])
    hunters(frame, view)  # over the rims, which would hide them
    if corner is None:
        _number(frame, found, 23)
        return frame.image
    left, top = corner
    close = kit.magnified(frame, corner, ZOOM, STUDIO)
    _number(close, [Mark(n, ((x - left) * ZOOM, (y - top) * ZOOM)) for n, (x, y) in found], 40)
    return close.image


def _number(frame: Frame, found: list[Mark], r: int) -> None:
    for mark in found:
        frame.put(pieces.marker(mark.number, r), *mark.at)


def _corner(view: Public, path: Path, menu: Menu, found: list[Mark]) -> tuple[int, int] | None:
    """Where a closer look at all choices begins; None if they lie too far apart."""
    if menu.about not in (*WAYS, "neighbour", "victim"):
        return None
    points = [mark.at for mark in found]
    points += [SPOTS[PLACE[pick]] for pick in path if PLACE.get(pick, FIELDS) < FIELDS]
    if menu.about in WAYS:
        points += [(f.x, f.y) for f in figures(view) if _walks(view, f.hunter)]
    corner = kit.window(points, CROP, (PANEL_X - 10, HEIGHT), MARGIN)
    return None if corner is None else (round(corner[0]), round(corner[1]))


def _walks(view: Public, hunter: int) -> bool:
    """Whether this hunter is surely the one that moves."""
    if view.turn is None or view.owners[hunter] != view.turn.seat:
        return False
    return len(view.ring) > 3 or view.turn.mover == hunter
