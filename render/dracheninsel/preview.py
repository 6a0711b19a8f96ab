"""The choices of a seat on the board of Die Dracheninsel, with the numbers of its menu.

Places are numbered on the board, with a closer look if they are near each other. Cards are shown
below the part of the board that the answer is about, so that both are visible.
"""

from collections.abc import Iterator, Sequence

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.dracheninsel.content import FIELDS, KIND, PAIRS, PLACE, ROWS, boat
from bot.games.dracheninsel.picks import HELD, HUNTER, SEAT
from bot.games.dracheninsel.views import Own, Public
from render import kit
from render.dracheninsel import beside, faces
from render.dracheninsel.board import island, moves, painted
from render.dracheninsel.places import ACROSS, HEIGHT, PANEL_X, SPOTS, WIDTH, panel
from render.dracheninsel.sprites import STUDIO, rim
from render.dracheninsel.standing import Figure, figures
from render.kit import Area, Frame, Layer, Mark, Point, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CHOICE, PAPER, WHITE
from render.painter import Names, Say

ZOOM = 2
CROP = (STUDIO.width // ZOOM, STUDIO.height // ZOOM)
MARGIN = 75  # from the choices to the edge of a closer look
WAYS = ("target", "onward", "over", "landing")
ROW_MENUS = ("lair-row", "tile-row", "other-row")
FIELD_MENUS = (*WAYS, "dragon", "lair", "tile", "other", "neighbour")
NUMBER = parts.CHOICE_SIZE
# From the middle of a field, a head or a boat to its number: terrain, name and faces stay visible
ROUND_A_FIELD = ((-28, -25), (28, -25), (-30, -4), (30, -4), (0, -46))
ROUND_A_HEAD = ((0, -58), (-28, -58), (28, -58), (-48, -30), (48, -30), (-50, 8), (50, 8))
ROUND_A_BOAT = ((46, -2), (-46, -2))
CARDS_TOP = 564  # top of the cards below a part of the board


def preview(
    view: Public, own: Own, seat: Seat, path: Path, menu: Menu, names: Names, say: Say
) -> Image | None:
    """The fields, hunters, boats or players that can be chosen; else the cards."""
    if found := numbers(view, menu):
        return _board(view, path, menu, found, names)
    held = cards(own, menu)
    return _cards(view, own, path, held, names, say) if held else None


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> dict[str, Point]:
    """On the board, or else on the cards; the first place if a pick means two boats. Rows have
    letters, also on the buttons: numbers would be second names.
    """
    if menu.about in ROW_MENUS:
        return {}
    places: dict[str, Point] = {}
    for number, at in numbers(view, menu):
        places.setdefault(menu.picks[number - 1], at)
    return places or {menu.picks[n - 1]: number_at(card) for card, n in cards(own, menu).items()}


# Places


def numbers(view: Public, menu: Menu) -> list[Mark]:
    """Every place on the board with the number of its pick."""
    taken = [_body(figure) for figure in figures(view)]
    found: list[Mark] = []
    for number, pick in enumerate(menu.picks, 1):
        for spots in _spots(view, menu.about, pick):
            inside = [spot for spot in spots if _is_within(spot)]
            found.append(Mark(number, kit.claimed(inside, NUMBER, taken)))
    return found


def _spots(view: Public, about: str, pick: str) -> Iterator[list[Point]]:
    """Where the number of a pick may be, the best first; a pick may mean several places."""
    match about:
        case _ if about in FIELD_MENUS:
            yield _round(SPOTS[PLACE[pick]], ROUND_A_FIELD)
        case _ if about in ROW_MENUS:
            x, y = SPOTS[ROWS[pick][0]]
            yield [(x - ACROSS / 2 - 16, y)]
        case "hunter" | "victim" | "fear":
            chosen = HUNTER[pick]
            for f in figures(view):
                if f.hunter == chosen:
                    yield _round((f.x, f.y - f.size / 2), ROUND_A_HEAD)
        case "colour":
            colour = HUNTER[pick]
            pairs = (pair for pair in PAIRS if colour in pair and len(view.ring) == 3)
            for one in next(pairs, (colour,)):
                yield _round(SPOTS[boat(one)], ROUND_A_BOAT)
        case "seat":
            left, top, _, height = panel(view.ring.index(SEAT[pick]), len(view.ring))
            yield [(left - 16, top + height / 2)]
        case _:
            return


def _round(middle: Point, ways: Sequence[Point]) -> list[Point]:
    return [(middle[0] + dx, middle[1] + dy) for dx, dy in ways]


def _is_within(spot: Point) -> bool:
    return min(spot) > NUMBER / 2 and spot[1] < HEIGHT - NUMBER / 2


def _body(figure: Figure) -> Area:
    half = 0.4 * figure.size
    return figure.x - half, figure.y - figure.size, figure.x + half, figure.y


def _board(view: Public, path: Path, menu: Menu, found: list[Mark], names: Names) -> Image:
    corner, rims = _corner(view, path, menu, found), _rims(path, menu)
    if corner is None:
        frame = painted(view, names, rims)
        _number(frame, menu, found)
        return frame.image
    (left, top), frame = corner, island(view, rims)
    close = kit.magnified(frame, corner, ZOOM, STUDIO)
    _number(close, menu, [Mark(n, ((x - left) * ZOOM, (y - top) * ZOOM)) for n, (x, y) in found])
    return close.image


def _rims(path: Path, menu: Menu) -> list[tuple[Sprite, int]]:
    """Round the fields picked so far, and those that can be picked."""
    offered = menu.picks if menu.about in FIELD_MENUS else ()
    solid = [(rim(CHOICE, "solid", 4, WHITE), PLACE[pick]) for pick in offered]
    return [(rim(CHOICE, "dashed", 4, WHITE), place) for place in _picked(path)] + solid


def _picked(path: Path) -> list[int]:
    """The fields of an answer so far."""
    return [PLACE[pick] for pick in path if PLACE.get(pick, FIELDS) < FIELDS]


def _number(frame: Frame, menu: Menu, found: list[Mark]) -> None:
    for mark in found:
        letter = menu.picks[mark.number - 1] if menu.about in ROW_MENUS else ""
        frame.put(parts.choice(STUDIO, letter or mark.number), *mark.at)


def _corner(view: Public, path: Path, menu: Menu, found: list[Mark]) -> tuple[int, int] | None:
    """The corner of a closer look at all choices; None if they are too far apart."""
    if menu.about not in (*WAYS, "neighbour", "victim"):
        return None
    points = [mark.at for mark in found] + [SPOTS[place] for place in _picked(path)]
    if menu.about in WAYS:
        points += [(f.x, f.y) for f in figures(view) if _walks(view, f.hunter)]
    corner = kit.window(points, CROP, (PANEL_X - 10, HEIGHT), MARGIN)
    return None if corner is None else (round(corner[0]), round(corner[1]))


def _walks(view: Public, hunter: int) -> bool:
    """Whether it is certain that this hunter moves."""
    if not moves(view, hunter) or view.turn is None:
        return False
    return len(view.ring) > 3 or view.turn.mover == hunter


# Cards


def cards(own: Own, menu: Menu) -> dict[int, int]:
    """The number of each card that can be chosen, by its index in the hand."""
    if menu.about in ("pass", "exchange"):
        return {HELD[pick]: number for number, pick in enumerate(menu.picks, 1)}
    if menu.about not in ("payment", "card", "answer"):
        return {}
    return {own.hand.index(KIND[pick]): number for number, pick in enumerate(menu.picks, 1)}


def number_at(place: int) -> Point:
    """The number of a card, in the corner of its scene."""
    x, top = _card_at(place)
    return x - faces.CARD_W / 2 + 34, top + 36


def _card_at(place: int) -> Point:
    return 205 + 395 * (place % 3), CARDS_TOP + 6 + 168 * (place // 3)


def _cards(
    view: Public, own: Own, path: Path, held: dict[int, int], names: Names, say: Say
) -> Image:
    """The part of the island that matters with all players next to it, and the hand below."""
    rims = [(rim(CHOICE, "dashed", 4, WHITE), place) for place in _picked(path)]
    upper = island(view, rims).image
    top = round(min(max(_middle(view, path) - CARDS_TOP / 2, 0), HEIGHT - CARDS_TOP))
    whole = _table().copy()
    whole.paste(upper.crop((0, top, WIDTH, top + CARDS_TOP)), (0, 0))
    frame = Layer(whole, STUDIO.colours, STUDIO.floor).frame()
    beside.paint(frame, view, names, CARDS_TOP)
    for place, card in enumerate(own.hand[:6]):
        faces.small(frame, card, _card_at(place), say)
        if place in held:
            frame.put(parts.choice(STUDIO, held[place]), *number_at(place))
    return frame.image


@kept
def _table() -> Image:
    """The background of the cards."""
    return STUDIO.layer(lambda _: None, PAPER.dark).frame().image


def _middle(view: Public, path: Path) -> float:
    """The height on the board that an answer is about: its fields, or the mover."""
    places = _picked(path) or [view.board.hunters[h] for h in range(6) if moves(view, h)]
    heights = [SPOTS[place][1] for place in places if place < len(SPOTS)]
    return sum(heights) / len(heights) if heights else HEIGHT / 2
