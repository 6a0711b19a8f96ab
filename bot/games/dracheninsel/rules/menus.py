"""The lazy tree: what a seat may answer, one menu after the other."""

from functools import cache

from bot.games.contract import CLOSE, TABLE, Menu, Path, Seat
from bot.games.dracheninsel.content import GREEN, JOURNEY, KIND, KINDS, LAST_TERRAIN, PAIRS
from bot.games.dracheninsel.model import (
    NOBODY,
    Action,
    Answer,
    Choosing,
    Close,
    End,
    Exchange,
    Exit,
    Settle,
    State,
    Trade,
    Turn,
    Window,
)
from bot.games.dracheninsel.picks import HELD, HUNTER, SILENT, held, spoken, use_of
from bot.games.dracheninsel.rules.card_menus import card_choices, is_playable, journey_choices
from bot.games.dracheninsel.rules.cards import active
from bot.games.dracheninsel.rules.move_menus import exit_choices, move_choices
from bot.games.dracheninsel.rules.movement import flights, movable, steps
from bot.games.dracheninsel.rules.walks import can_go_on, walk_choices
from bot.games.kit.memory import memoize_by_identity

_CLOSE, _CLOSED = Menu("close", CLOSE), Close()
_SILENCE = Answer(None)
_ENDS = frozenset({"pass", "end"})


def choices(state: State, seat: Seat, path: Path) -> Menu | Action:
    match state.frames[-1]:
        case Window() as window:
            return _window_choices(state, window, seat, path)
        case Turn():
            return _turn_choices(state, path)
        case Exit(hunter):
            return exit_choices(state, hunter, path)
        case Exchange():
            return _trade_choices("exchange", state.hands[seat], path)
        case Choosing():
            return _colour_choices(state, path)
        case frame:
            raise AssertionError(f"{frame} asks nothing")


# Windows, exchange, colours


def _window_choices(state: State, window: Window, seat: Seat, path: Path) -> Menu | Action:
    if seat == TABLE:
        return _CLOSED if path else _CLOSE
    hand = state.hands[seat]
    if not path:
        return _window_menu(window.about, tuple([u for u in window.uses if _holds(hand, u)]))
    if path[0] == SILENT[window.about]:
        return _SILENCE
    cards = [card for card in GREEN[use_of(path[0])] if card in hand]
    if len(path) == 1 and len(cards) > 1:
        return Menu("answer", tuple(KINDS[card] for card in cards))
    return Answer(KIND[path[1]] if len(path) > 1 else cards[0])


def _holds(hand: bytes, use: str) -> bool:
    one, two = GREEN[use]
    return one in hand or two in hand


@cache  # there are few
def _window_menu(about: str, uses: tuple[str, ...]) -> Menu:
    silent = SILENT[about]
    picks = (*(spoken(about, use) for use in uses), silent)
    return Menu(about, picks, declining=frozenset((silent,)))


def _trade_choices(about: str, hand: bytes, path: Path) -> Menu | Action:
    """Places in the hand, not names: several picks share one short id."""
    if path:
        return Trade(held(hand, path[0]))
    return Menu(about, tuple(map(HELD.pick, range(len(hand)))), 0, len(hand))


def _colour_choices(state: State, path: Path) -> Menu | Action:
    if path:
        return Settle(HUNTER[path[0]])
    firsts = [pair[0] for pair in PAIRS] if len(state.hands) == 3 else range(6)
    return Menu("colour", tuple(HUNTER.pick(h) for h in firsts if state.owners[h] == NOBODY))


# The turn


@memoize_by_identity
def _turn_choices(state: State, path: Path) -> Menu | Action:
    """Remembered, for which ways lead on is worked out step by step, and asked for every look."""
    turn = active(state)
    hand = state.hands[turn.seat]
    match path:
        case ():
            return Menu("turn", _turn_picks(state, turn, hand), declining=_ENDS, expand_first=True)
        case ("end",):
            return End()
        case ("pass", *rest):
            return _trade_choices("pass", hand, tuple(rest))
        case ("journey", *rest):
            return journey_choices(state, turn, hand, tuple(rest))
        case ("play", *rest):
            return card_choices(state, turn, hand, tuple(rest))
        case ("walk", *rest):
            return walk_choices(state, turn, hand, tuple(rest))
        case (way, *rest):
            return move_choices(state, turn, hand, way, tuple(rest))
    raise AssertionError(path)


def _turn_picks(state: State, turn: Turn, hand: bytes) -> tuple[str, ...]:
    board, hunters = state.board, movable(state.owners, turn)
    picks = []
    if any(True for h in hunters for _ in steps(board, turn, h, hand)):
        picks.append("step")
    if any(can_go_on(state, turn, hand, hunter) for hunter in hunters):
        picks.append("walk")
    if any(True for h in hunters for _ in flights(board, turn, h, hand)):
        picks.append("fly")
    if JOURNEY in hand and hand[0] <= LAST_TERRAIN:
        picks.append("journey")
    if any(is_playable(state, turn, card) for card in hand):
        picks.append("play")
    if turn.fresh and hand:
        picks.append("pass")
    return (*picks, "end")
