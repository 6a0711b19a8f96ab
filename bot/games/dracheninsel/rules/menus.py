"""The lazy tree: what a seat may answer, one menu after the other."""

from collections.abc import Iterable

from bot.games.contract import CLOSE, TABLE, Menu, Path, Seat
from bot.games.dracheninsel.content import (
    COLOURS,
    GREEN,
    JOURNEY,
    KIND,
    KINDS,
    LAST_TERRAIN,
    PAIRS,
    PLACE,
)
from bot.games.dracheninsel.model import (
    NOBODY,
    Action,
    Answer,
    Board,
    Choosing,
    Close,
    End,
    Exchange,
    Exit,
    Move,
    Settle,
    State,
    Trade,
    Turn,
    Window,
)
from bot.games.dracheninsel.rules.card_menus import (
    card_choices,
    is_playable,
    journey_choices,
    menu_of_cards,
    menu_of_places,
)
from bot.games.dracheninsel.rules.cards import active
from bot.games.dracheninsel.rules.movement import (
    carriers,
    exit_flights,
    exits,
    flights,
    is_free,
    movable,
    payments,
    steps,
)

_CLOSE = Menu("close", CLOSE)
_ENDS = frozenset({"pass", "end"})


def choices(state: State, seat: Seat, path: Path) -> Menu | Action:
    match state.frames[-1]:
        case Window() as window:
            return _window_choices(state, window, seat, path)
        case Turn() as turn:
            return _turn_choices(state, turn, path)
        case Exit(hunter):
            return _exit_choices(state, hunter, path)
        case Exchange():
            return _trade_choices("exchange", state.hands[seat], path)
        case Choosing():
            return _colour_choices(state, path)
        case frame:
            raise AssertionError(f"{frame} asks nothing")


# Windows, exchange, colours


def _window_choices(state: State, window: Window, seat: Seat, path: Path) -> Menu | Action:
    if seat == TABLE:
        return Close() if path else _CLOSE
    hand, silent = state.hands[seat], SILENT[window.about]
    if path == (silent,):
        return Answer(None)
    if not path:
        held = (use for use in window.uses if any(card in hand for card in GREEN[use]))
        spoken = tuple(SPOKEN.get(window.about, use) for use in held)
        return Menu(window.about, (*spoken, silent), quiet=frozenset((silent,)))
    cards = [card for card in GREEN[use_of(path[0])] if card in hand]
    if len(path) == 1 and len(cards) > 1:
        return Menu("answer", tuple(KINDS[card] for card in cards))
    return Answer(KIND[path[1]] if len(path) > 1 else cards[0])


SILENT = {"start": "pass", "react": "pass", "counter": "pass", "claim": "share", "duel": "accept"}
SPOKEN = {"claim": "claim"}  # a betrayal that opens the quarrel has its own word


def use_of(pick: str) -> str:
    """Which green action a pick in a window means."""
    return "betray" if pick == "claim" else pick


def _trade_choices(about: str, hand: bytes, path: Path) -> Menu | Action:
    """Places in the hand, not names: several picks share one short id."""
    if not path:
        return Menu(about, tuple(str(i) for i in range(len(hand))), 0, len(hand))
    chosen = path[0].split("+")
    return Trade(bytes(card for i, card in enumerate(hand) if str(i) in chosen))


def _colour_choices(state: State, path: Path) -> Menu | Action:
    if path:
        return Settle(COLOURS.index(path[0]))
    firsts = [pair[0] for pair in PAIRS] if len(state.hands) == 3 else range(6)
    return Menu("colour", tuple(COLOURS[h] for h in firsts if state.owners[h] == NOBODY))


# The turn


def _turn_choices(state: State, turn: Turn, path: Path) -> Menu | Action:
    hand = state.hands[turn.seat]
    match path:
        case ():
            return Menu("turn", _turn_picks(state, turn, hand), quiet=_ENDS, opens=True)
        case ("end",):
            return End()
        case ("pass", *rest):
            return _trade_choices("pass", hand, tuple(rest))
        case ("journey", *rest):
            return journey_choices(state, turn, hand, tuple(rest))
        case ("play", *rest):
            return card_choices(state, turn, hand, tuple(rest))
        case (way, *rest):
            return _move_choices(state, turn, hand, way, tuple(rest))
    raise AssertionError(path)


def _turn_picks(state: State, turn: Turn, hand: bytes) -> tuple[str, ...]:
    board, hunters = state.board, movable(state.owners, turn)
    picks = []
    if any(True for h in hunters for _ in steps(board, turn, h, hand)):
        picks.append("step")
    if any(True for h in hunters for _ in flights(board, turn, h, hand)):
        picks.append("fly")
    if JOURNEY in hand and hand[0] <= LAST_TERRAIN:
        picks.append("journey")
    if any(is_playable(state, turn, card) for card in hand):
        picks.append("play")
    if turn.fresh and hand:
        picks.append("pass")
    return (*picks, "end")


def _move_choices(state: State, turn: Turn, hand: bytes, way: str, path: Path) -> Menu | Action:
    """Step or flight: which hunter (if there is a choice), over what, where to, with what."""
    hunters = movable(state.owners, turn)
    if len(hunters) == 1:
        return _way_choices(state, turn, hand, hunters[0], way, path)
    if path:
        return _way_choices(state, turn, hand, COLOURS.index(path[0]), way, path[1:])
    ways = steps if way == "step" else flights
    able = (h for h in hunters if any(True for _ in ways(state.board, turn, h, hand)))
    return Menu("hunter", tuple(COLOURS[h] for h in able))


def _way_choices(
    state: State, turn: Turn, hand: bytes, hunter: int, way: str, path: Path
) -> Menu | Action:
    board = state.board
    if way == "step":
        if not path:
            return menu_of_places("target", steps(board, turn, hunter, hand))
        return _entry_choices(board, turn, hand, hunter, None, path)
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
    return _entry_choices(board, turn, hand, hunter, over, path[1:])


def _entry_choices(
    board: Board, turn: Turn, hand: bytes, hunter: int, over: int | None, path: Path
) -> Menu | Action:
    """The place is picked: with which card, and whom to rob."""
    target, rest = PLACE[path[0]], path[1:]
    paid = None
    if not is_free(board, turn, hunter, target):
        if not rest:
            return menu_of_cards("payment", payments(board, turn, hunter, target, hand))
        paid, rest = KIND[rest[0]], rest[1:]
    robbed = carriers(board, target)
    victim = None
    if len(robbed) == 2:
        if not rest:
            return Menu("victim", tuple(COLOURS[h] for h in robbed))
        victim = COLOURS.index(rest[0])
    return Move(hunter, board.hunters[hunter], target, over, paid, victim)


def _exit_choices(state: State, hunter: int, path: Path) -> Menu | Action:
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
            return _entry_choices(board, turn, hand, hunter, None, tuple(rest))
        case _:
            return _flight_choices(board, turn, hand, hunter, ways, path[1:])
