"""The part of the tree below an action card: tiles, dragons, fear, sneak attack, journeys."""

from collections.abc import Iterable

from bot.games.contract import Menu, Path
from bot.games.dracheninsel.content import (
    BROWN_USE,
    CURSE,
    DESTROY,
    FIELDS,
    KIND,
    KINDS,
    LAIRS,
    LAST_TERRAIN,
    NEXT,
    NO_TILE,
    PATROL,
    PLACE,
    PLACES,
    RAGE,
    ROWS,
    boat,
    shows,
)
from bot.games.dracheninsel.model import (
    NOBODY,
    Action,
    Board,
    Curse,
    Fear,
    Journey,
    Patrol,
    Sneak,
    State,
    Swap,
    Turn,
)
from bot.games.dracheninsel.picks import HUNTER, SEAT, TERRAIN
from bot.games.dracheninsel.rules.movement import in_play, movable

_CONFIRM = Menu("curse", ("curse",))


def journey_choices(state: State, turn: Turn, hand: bytes, path: Path) -> Menu | Action:
    match path:
        case ():
            return menu_of_cards("payment", (k for k in dict.fromkeys(hand) if k <= LAST_TERRAIN))
        case (card,):
            terrains = journeys(state.owners, turn, KIND[card])
            return Menu("terrain", tuple(map(TERRAIN.pick, terrains)))
        case (card, terrain, *_):
            kind, index = KIND[card], TERRAIN[terrain]
            if shows(kind, index):
                return Journey(kind, index)
            jokers = (h for h in movable(state.owners, turn) if shows(kind, h))
            return Journey(kind, index, next(jokers))
    raise AssertionError(path)


def journeys(owners: bytes, turn: Turn, card: int) -> tuple[int, ...]:
    """The terrains that can be announced: what the card shows, as a joker any other one.

    Before one of two hunters is fixed, a card of an own colour may serve plainly for its terrain.
    """
    hunters = movable(owners, turn)
    is_joker = any(shows(card, h) for h in hunters)
    own = hunters[0] if len(hunters) == 1 else None
    return tuple(t for t in range(6) if t != own and (is_joker or shows(card, t)))


def is_playable(state: State, turn: Turn, card: int) -> bool:
    match BROWN_USE.get(card):
        case None:
            return False
        case "fear":
            return any(p != boat(h) for h, p in enumerate(state.board.hunters) if p != NOBODY)
        case "sneak_attack":
            return any(h for seat, h in enumerate(state.hands) if seat != turn.seat)
        case _:
            return True


def card_choices(state: State, turn: Turn, hand: bytes, path: Path) -> Menu | Action:
    if not path:
        return menu_of_cards(
            "card", (k for k in dict.fromkeys(hand) if is_playable(state, turn, k))
        )
    card, rest = KIND[path[0]], path[1:]
    match BROWN_USE[card]:
        case "fear":
            return _fear_choices(state.board, card, rest)
        case "sneak_attack":
            if rest:
                return Sneak(SEAT[rest[0]])
            robbable = (s for s in state.ring if s != turn.seat and state.hands[s])
            return Menu("seat", tuple(map(SEAT.pick, robbable)))
    if card == CURSE:
        return Curse() if rest else _CONFIRM
    if card == PATROL:
        return _patrol_choices(state.board, rest)
    return _swap_choices(state.board, card, rest)


def _fear_choices(board: Board, card: int, path: Path) -> Menu | Action:
    if path:
        return Fear(card, HUNTER[path[0]])
    abroad = (h for h in in_play(board) if board.hunters[h] != boat(h))
    return Menu("fear", tuple(map(HUNTER.pick, abroad)))


def _patrol_choices(board: Board, path: Path) -> Menu | Action:
    origin = None
    if len(board.dragons) == 2:
        if not path:
            return menu_of_places("dragon", sorted(board.dragons))
        origin, path = PLACE[path[0]], path[1:]
    free = [p for p in LAIRS if p not in board.hunters and p not in board.dragons]
    if len(path) == 2:
        return Patrol(origin, PLACE[path[1]])
    return _row_or_field("lair", free, path)


def _swap_choices(board: Board, card: int, path: Path) -> Menu | Action:
    """Two free tiles; the first by row and field, the second so too, or among neighbours."""
    free = swappable(board)
    if len(path) < 2:
        if card == DESTROY:
            free = [p for p in free if any(n in free for n in NEXT[p])]
        return _row_or_field("tile", free, path)
    first, rest = PLACE[path[1]], path[2:]
    free.remove(first)
    if card == DESTROY and not rest:
        return menu_of_places("neighbour", (p for p in NEXT[first] if p in free))
    if card == RAGE and len(rest) < 2:
        return _row_or_field("other", free, rest)
    return Swap(card, first, PLACE[rest[-1]])


def swappable(board: Board) -> list[int]:
    """Fields whose tile is free of hunters and dragons."""
    taken = board.hunters + board.dragons
    return [p for p in range(FIELDS) if board.tiles[p] != NO_TILE and p not in taken]


def _row_or_field(about: str, fields: Iterable[int], path: Path) -> Menu:
    if path:
        return menu_of_places(about, (p for p in fields if p in ROWS[path[0]]))
    return Menu(f"{about}-row", tuple(dict.fromkeys(PLACES[p][0] for p in fields)))


def menu_of_places(about: str, places: Iterable[int]) -> Menu:
    return Menu(about, tuple(PLACES[p] for p in places))


def menu_of_cards(about: str, cards: Iterable[int]) -> Menu:
    return Menu(about, tuple(KINDS[card] for card in cards))
