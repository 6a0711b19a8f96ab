"""The choices of a seat on the board of Emerald, with the numbers of its menu.

No number is on a knight: at the start of a move it is next to the crowd's own number, at the end at
the foot of the stone.
"""

from collections.abc import Iterator, Mapping, Sequence

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.emerald.content import BEFORE_FIELD_1, BEFORE_FIRST_FIELD, CAVE, PLACES, START_PLACES
from bot.games.emerald.picks import MOVE
from bot.games.emerald.views import Own, Place, Public, ahead
from render import kit
from render.emerald import crowd
from render.emerald.board import painted, spots, stone_of
from render.emerald.places import (
    CARD_H,
    CARD_W,
    CARDS_Y,
    FLOORS,
    GEM_DX,
    GOLD_DX,
    WIDTH,
    chamber,
    column,
)
from render.emerald.sprites import STUDIO, head
from render.kit import Area, Mark, Marks, Pen, Point, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CHOICE, WHITE
from render.painter import Names, Say

APART = parts.CHOICE_SIZE + 2  # from one number to the next
ROUND_A_COUNT = ((0, -50), (62, 0), (-62, 0), (62, -44), (-62, -44), (88, 56), (-88, 56))
ROUND_A_STONE = (
    *((-46, 50), (46, 50), (0, -46), (-56, -46), (56, -46)),
    *((0, -102), (-56, -102), (56, -102), (0, 106), (-56, 106), (56, 106)),
)
STACKS = {"gem": GEM_DX, "gold": GOLD_DX}


def preview(
    view: Public, own: Own, seat: Seat, path: Path, menu: Menu, names: Names, say: Say
) -> Image | None:
    """The ends of moves, the offered cards, and the knights whom the dragon may catch."""
    ends = kit.numbered(menu, marks(view, own, seat, path, menu))
    if not ends:
        return None
    view = ahead(view, path)
    targets = dict.fromkeys(arrival(view, origin) for _, origin in _moves(menu))
    frame = painted(view, names, [_landing(view, target) for target in targets])
    begins = departures(view, menu)
    for pick in menu.picks if menu.about == "take_card" else ():
        x = column(int(view.trips[-1].target)) + STACKS[pick]
        frame.put(_card_frame(), x, CARDS_Y)
    for mark, colour in zip(ends, menu.picks if menu.about == "victim" else (), strict=False):
        frame.put(head(colour, crowd.SMALL, True), mark.at[0], mark.at[1] + APART + 36, "mb")
    for mark in begins:
        frame.put(parts.choice(STUDIO, mark.number, begins=True), *mark.at)
    for mark in ends:
        frame.put(parts.choice(STUDIO, mark.number), *mark.at)
    return frame.image


@kept
def _card_frame() -> Sprite:
    """Round a card that can be taken."""
    width, height = CARD_W + 12, CARD_H + 12

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, height, None, 13, WHITE, 8)
        pen.box(1.5, 1.5, width - 3, height - 3, None, 12, CHOICE, 5)

    return STUDIO.sprite(width, height, draw)


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> Mapping[str, Point]:
    """At the stone at the end of each move, above each card, above each victim's crowd."""
    view = ahead(view, path)
    match menu.about:
        case "first_move" | "second_move":
            return Marks([pick for pick, _ in _moves(menu)], lambda: dict(_arrivals(view, menu)))
        case "take_card":
            x = column(int(view.trips[-1].target))
            return {pick: (x + 2 * STACKS[pick] * 0.86, CARDS_Y - 56) for pick in menu.picks}
        case "victim":
            return dict(_victims(view, menu))
        case _:
            return {}


def _moves(menu: Menu) -> Iterator[tuple[str, str]]:
    """Each pick that is a move, and its start."""
    return ((pick, PLACES[MOVE[pick].place]) for pick in MOVE.among(menu.picks))


def departures(view: Public, menu: Menu) -> list[Mark]:
    """Next to the number of the crowd, where it covers least."""
    taken = [*_taken(view), *(kit.around(at, APART) for _, at in _arrivals(view, menu))]
    found: list[Mark] = []
    for pick, origin in _moves(menu):
        counted = crowd.count_at(spots(_place(view, origin)), FLOORS[origin])
        at = _beside(counted, ROUND_A_COUNT, taken)
        found.append(Mark(menu.picks.index(pick) + 1, at))
    return found


def _beside(middle: Point, ways: Sequence[Point], taken: list[Area]) -> Point:
    """The best of some spots round a place, within the picture; it counts as taken then."""
    least, most = APART / 2 + 1, WIDTH - APART / 2 - 1
    spots = [(min(max(middle[0] + dx, least), most), max(middle[1] + dy, least)) for dx, dy in ways]
    return kit.claimed(spots, APART, taken)


def _taken(view: Public) -> list[Area]:
    """What numbers must not cover: every crowd and its count."""
    areas: list[Area] = []
    for place in view.places:
        for spot in spots(place) if place.knights else ():
            half = spot.size / 2
            areas.append((spot.x - half, spot.y - spot.size, spot.x + half, spot.y))
        if place.knights:
            x, y = crowd.count_at(spots(place), FLOORS[place.name])
            areas.append((x - 35, y - 22, x + 35, y + 22))
    return areas


def _arrivals(view: Public, menu: Menu) -> Iterator[tuple[str, Point]]:
    """At the foot of the stone, or else where it covers least."""
    taken = [*_taken(view), *_cards(view), *_chests(view)]
    for pick, origin in _moves(menu):
        target = _landing(view, arrival(view, origin))
        yield pick, _beside(target, ROUND_A_STONE, taken)


def _cards(view: Public) -> Iterator[Area]:
    for stack in view.stacks:
        x, half = column(stack.field), CARD_W / 2
        for card, dx in ((stack.gem, GEM_DX), (stack.gold, GOLD_DX)):
            if card is not None:
                yield x + dx - half, CARDS_Y - CARD_H / 2, x + dx + half, CARDS_Y + CARD_H / 2


def _chests(view: Public) -> Iterator[Area]:
    """The middles of chests: a number may be at their foot, and touch a side."""
    for number in range(len(view.chamber), len(view.chamber) + view.treasures_left):
        x, y = chamber(number)
        yield x - 26, y - 45, x + 26, y - 10


def _victims(view: Public, menu: Menu) -> Iterator[tuple[str, Point]]:
    """In a row above the crowd, each above the head it means."""
    here = str(view.dragon)
    x, y = crowd.count_at(spots(_place(view, here)), FLOORS[here])
    half = 32 * (len(menu.picks) - 1)
    middle = min(max(x, half + 34), WIDTH - half - 34)
    for k, pick in enumerate(menu.picks):
        yield pick, (middle - half + 64 * k, y - 116)


def arrival(view: Public, origin: str) -> str:
    """The place a knight reaches from here: as many fields on as there are knights with it."""
    stride = len(_place(view, origin).knights)
    skipped = BEFORE_FIRST_FIELD[view.options.length] - BEFORE_FIELD_1
    field = (skipped if origin in START_PLACES else int(origin)) + stride
    return str(field) if field <= CAVE[-1] else "chamber"


def _place(view: Public, name: str) -> Place:
    return next(place for place in view.places if place.name == name)


def _landing(view: Public, target: str) -> Point:
    """The middle of the place a move ends at."""
    if target in FLOORS:
        return stone_of(target)
    x, y = chamber(len(view.chamber))
    return x, y - 6
