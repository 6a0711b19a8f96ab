"""The choices of a seat on the board of Emerald, numbered as its menu numbers them."""

from collections import defaultdict
from collections.abc import Iterator
from math import copysign
from typing import NamedTuple

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.emerald.content import BEFORE_FIELD_1, BEFORE_FIRST_FIELD, CAVE, START_PLACES
from bot.games.emerald.views import Own, Place, Public
from render import kit
from render.emerald import sprites
from render.emerald.board import painted, spots
from render.emerald.places import (
    CARD_H,
    CARD_W,
    FLOORS,
    GEM_Y,
    GOLD_Y,
    HEIGHT,
    WIDTH,
    column,
    ring,
)
from render.kit import Point
from render.painter import Names, Say

RADIUS = 25  # of a number


class Mark(NamedTuple):
    """The number of a pick at its place: filled, or hollow where a move begins."""

    number: int
    at: Point
    here: bool = True


def preview(
    view: Public,
    own: Own,
    seat: Seat,
    path: Path,
    menu: Menu,
    names: Names,
    say: Say,
) -> Image | None:
    """Where each move leads, which card is meant, whom the dragon may catch."""
    found = numbers(view, menu)
    if not found:
        return None
    frame = painted(view, names)
    for card in _offered(view, menu):
        frame.put(sprites.frame(), *card)
    for way in _ways(view, menu):
        frame.arrow(way, kit.CHOICE, 6)
    for mark, spot in zip(found, clear([mark.at for mark in found]), strict=True):
        frame.put(sprites.marker(mark.number, mark.here), *spot)
    return frame.image


def clear(points: list[Point]) -> list[Point]:
    """Where the numbers stand so that none covers another."""
    return kit.spread(points, 2 * RADIUS, RADIUS, WIDTH, HEIGHT)


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> dict[str, Point]:
    """Where each pick leads to."""
    return {menu.picks[mark.number - 1]: mark.at for mark in numbers(view, menu) if mark.here}


def numbers(view: Public, menu: Menu) -> list[Mark]:
    """Every place with the number of its pick; a move has two, its beginning and its end."""
    match menu.about:
        case "first_move" | "second_move":
            moves = list(_moves(menu))
            return [*_departures(view, moves), *_arrivals(view, moves)]
        case "take_card":
            return [Mark(n, _corner(at)) for n, at in enumerate(_offered(view, menu), 1)]
        case "victim":
            x, y = FLOORS[str(view.dragon)]
            left = x - 26 * (len(menu.picks) - 1)
            return [Mark(k + 1, (left + 52 * k, y - 124)) for k in range(len(menu.picks))]
        case _:
            return []


def _offered(view: Public, menu: Menu) -> list[Point]:
    """The middles of the cards to choose from."""
    if menu.about != "take_card":
        return []
    x, heights = column(int(view.trips[-1].target)), {"gem": GEM_Y, "gold": GOLD_Y}
    return [(x, heights[pick]) for pick in menu.picks]


def _corner(card: Point) -> Point:
    """Where the number of a card hides neither its letters nor its pips, nor other cards."""
    return card[0] - CARD_W / 2 + 2, card[1] - CARD_H / 2


def _ways(view: Public, menu: Menu) -> Iterator[list[Point]]:
    """The arrows: one for each place moves begin at, or from each number to its victim."""
    match menu.about:
        case "first_move" | "second_move":
            for origin in dict.fromkeys(origin for _, _, origin in _moves(menu)):
                yield _way(view, origin)
        case "victim":
            for mark, colour in zip(numbers(view, menu), menu.picks, strict=True):
                yield [mark.at, _head(view, str(view.dragon), colour)]
        case _:
            return


Move = tuple[int, str, str]  # number of the pick, colour, origin


def _moves(menu: Menu) -> Iterator[Move]:
    for number, pick in enumerate(menu.picks, 1):
        colour, _, origin = pick.partition("-")
        if origin:
            yield number, colour, origin


def _departures(view: Public, moves: list[Move]) -> Iterator[Mark]:
    for number, colour, origin in moves:
        x, y = _head(view, origin, colour)
        yield Mark(number, (x, y - 12), here=False)


def _arrivals(view: Public, moves: list[Move]) -> Iterator[Mark]:
    bound: defaultdict[str, list[int]] = defaultdict(list)
    for number, _, origin in moves:
        bound[arrival(view, origin)].append(number)
    for target, arriving in bound.items():
        yield from map(Mark, arriving, _landings(view, target, len(arriving)))


def arrival(view: Public, origin: str) -> str:
    """The place a knight reaches from here: as many fields on as knights stand with it."""
    stride = len(_place(view, origin).knights)
    skipped = BEFORE_FIRST_FIELD[view.options.length] - BEFORE_FIELD_1
    field = (skipped if origin in START_PLACES else int(origin)) + stride
    return str(field) if field <= CAVE[-1] else "chamber"


def _place(view: Public, name: str) -> Place:
    return next(place for place in view.places if place.name == name)


def _head(view: Public, place: str, colour: str) -> Point:
    """Where the first knight of a colour has its head."""
    where = spots(_place(view, place))
    return next((x, y - 20) for x, y, knight, _ in where if knight == colour)


def _floor(view: Public, target: str) -> Point:
    return FLOORS.get(target) or ring(len(view.chamber))


def _way(view: Public, origin: str) -> list[Point]:
    (start_x, start_y), (x, y) = FLOORS[origin], _floor(view, arrival(view, origin))
    rise = copysign(min(60, abs(x - start_x) / 4), x - start_x)  # always a bow upwards
    return kit.arc((start_x, start_y - 40), (x, y), rise)


def _landings(view: Public, target: str, many: int) -> list[Point]:
    """Above the knights who are there, two beside each other; never above the picture."""
    x, floor = _floor(view, target)
    there = len(_place(view, target).knights) if target in FLOORS else 0
    levels = (many + 1) // 2
    lowest = max(floor - 30 - 54 * min(3, -(-there // 3)), 30 + 48 * (levels - 1))
    side = 25 if many > 1 else 0
    return [(x + side * (2 * (k % 2) - 1), lowest - 48 * (k // 2)) for k in range(many)]
