"""The tree of a move: which hunter, over what, where to, with which card, whom to rob."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.contract import Menu, Path
from bot.games.dracheninsel.content import KIND, PLACE
from bot.games.dracheninsel.model import Action, Board, Move, State, Turn
from bot.games.dracheninsel.picks import HUNTER
from bot.games.dracheninsel.rules.card_menus import menu_of_cards, menu_of_places
from bot.games.dracheninsel.rules.cards import active
from bot.games.dracheninsel.rules.movement import (
    carriers,
    exit_flights,
    exits,
    flights,
    is_free,
    movable,
    payments,
    plain_payment,
    steps,
)


def move_choices(state: State, turn: Turn, hand: bytes, way: str, path: Path) -> Menu | Action:
    """Step or flight: which hunter (if there is a choice), over what, where to, with what."""
    hunters = movable(state.owners, turn)
    if len(hunters) == 1:
        return _way_choices(state, turn, hand, hunters[0], way, path)
    if path:
        return _way_choices(state, turn, hand, HUNTER[path[0]], way, path[1:])
    ways = steps if way == "step" else flights
    able = (h for h in hunters if any(True for _ in ways(state.board, turn, h, hand)))
    return Menu("hunter", tuple(map(HUNTER.pick, able)))


def _way_choices(
    state: State, turn: Turn, hand: bytes, hunter: int, way: str, path: Path
) -> Menu | Action:
    board = state.board
    if way == "step":
        if not path:
            return menu_of_places("target", steps(board, turn, hunter, hand))
        return entry_choices(board, turn, hand, hunter, None, path)
    ways = flights(board, turn, hunter, hand)
    return _flight_choices(board, turn, hand, hunter, ways, path)


def _flight_choices(
    board: Board,
    turn: Turn,
    hand: bytes,
    hunter: int,
    ways: Iterable[tuple[int, int]],
    path: Path,
) -> Menu | Action:
    if not path:
        return menu_of_places("over", dict.fromkeys(over for over, _ in ways))
    over = PLACE[path[0]]
    if len(path) == 1:
        return menu_of_places("landing", (target for way, target in ways if way == over))
    return entry_choices(board, turn, hand, hunter, over, path[1:])


def entry_choices(
    board: Board, turn: Turn, hand: bytes, hunter: int, over: int | None, path: Path
) -> Menu | Action:
    """The place is picked: with which card, and whom to rob."""
    target, rest = PLACE[path[0]], path[1:]
    paid = None
    if not is_free(board, turn, hunter, target):
        if not rest:
            told = plain_payment(board, turn, hunter, target, hand) is not None
            cards = payments(board, turn, hunter, target, hand)
            return replace(menu_of_cards("payment", cards), implied=told)
        paid, rest = KIND[rest[0]], rest[1:]
    robbed = carriers(board, target)
    victim = None
    if len(robbed) == 2:
        if not rest:
            return Menu("victim", tuple(map(HUNTER.pick, robbed)))
        victim = HUNTER[rest[0]]
    return Move(hunter, board.hunters[hunter], target, over, paid, victim)


def exit_choices(state: State, hunter: int, path: Path) -> Menu | Action:
    board, turn = state.board, active(state)
    hand = state.hands[turn.seat]
    ways = exit_flights(board, turn, hunter, hand)
    match path:
        case ():
            picks = ("step",) if any(True for _ in exits(board, turn, hunter, hand)) else ()
            return Menu("exit", (*picks, "fly") if any(True for _ in ways) else picks)
        case ("step",):
            return menu_of_places("target", exits(board, turn, hunter, hand))
        case ("step", *rest):
            return entry_choices(board, turn, hand, hunter, None, tuple(rest))
        case _:
            return _flight_choices(board, turn, hand, hunter, ways, path[1:])
