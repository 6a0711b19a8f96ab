"""The choices of a seat on the board of Emerald, numbered as its menu numbers them."""

from math import copysign

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.emerald.content import BEFORE_FIELD_1, BEFORE_FIRST_FIELD, CAVE, START_PLACES
from bot.games.emerald.views import Own, Place, Public
from render import kit
from render.emerald import sprites
from render.emerald.board import painted, spots
from render.emerald.places import CARD_W, FLOORS, GEM_Y, GOLD_Y, column, ring
from render.kit import Frame, Point
from render.painter import Names


def preview(
    view: Public,
    own: Own,  # noqa: ARG001  (every question has one step, and its places are public)
    seat: Seat,  # noqa: ARG001
    path: Path,  # noqa: ARG001
    menu: Menu,
    names: Names,
) -> Image | None:
    """Where each move leads, which card is meant, whom the dragon may catch."""
    mark = _MARKS.get(menu.about)
    if mark is None:
        return None
    frame = painted(view, names)
    mark(frame, view, menu.picks)
    return frame.image


def _moves(frame: Frame, view: Public, picks: tuple[str, ...]) -> None:
    """Arrows first, then the numbers over them: hollow at the knight, filled where it arrives."""
    moves = [(n, *_split(pick)) for n, pick in enumerate(picks, 1) if "-" in pick]
    bound: dict[str, list[int]] = {}  # who arrives where
    for number, _, origin in moves:
        bound.setdefault(arrival(view, origin), []).append(number)
    for origin in dict.fromkeys(origin for _, _, origin in moves):
        _trail(frame, view, origin)
    for number, colour, origin in moves:
        x, y = _head(view, origin, colour)
        frame.put(sprites.marker(number, here=False), x, y - 12)
    for target, numbers in bound.items():
        for number, at in zip(numbers, _landings(view, target, len(numbers)), strict=True):
            frame.put(sprites.marker(number, here=True), *at)


def _split(pick: str) -> tuple[str, str]:
    colour, _, origin = pick.partition("-")
    return colour, origin


def _trail(frame: Frame, view: Public, origin: str) -> None:
    (start_x, start_y), (x, y) = FLOORS[origin], _floor(view, arrival(view, origin))
    rise = copysign(min(60, abs(x - start_x) / 4), x - start_x)
    frame.arrow(kit.arc((start_x, start_y - 40), (x, y), rise), kit.CHOICE, 6)


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


def _landings(view: Public, target: str, many: int) -> list[Point]:
    """Above the knights who are there, two beside each other; never above the picture."""
    x, floor = _floor(view, target)
    there = len(_place(view, target).knights) if target in FLOORS else 0
    levels = (many + 1) // 2
    lowest = max(floor - 30 - 54 * min(3, -(-there // 3)), 30 + 48 * (levels - 1))
    side = 25 if many > 1 else 0
    return [(x + side * (2 * (k % 2) - 1), lowest - 48 * (k // 2)) for k in range(many)]


def _cards(frame: Frame, view: Public, picks: tuple[str, ...]) -> None:
    x = column(int(view.trips[-1].target)) + CARD_W / 2 - 8
    for number, pick in enumerate(picks, 1):
        frame.put(sprites.marker(number, here=True), x, GEM_Y if pick == "gem" else GOLD_Y)


def _victims(frame: Frame, view: Public, picks: tuple[str, ...]) -> None:
    """In a row above them, each with a line to its knight."""
    x, y = FLOORS[str(view.dragon)]
    left, level = x - 26 * (len(picks) - 1), y - 124
    for number, colour in enumerate(picks):
        at = (left + 52 * number, level)
        frame.arrow([at, _head(view, str(view.dragon), colour)], kit.CHOICE, 6)
        frame.put(sprites.marker(number + 1, here=True), *at)


_MARKS = {
    "first_move": _moves,
    "second_move": _moves,
    "take_card": _cards,
    "victim": _victims,
}
