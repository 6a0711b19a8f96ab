"""Who may go where: what bars a place by public facts, and what it costs.

All of it reads the public board, the turn and one hand, so rules and computers share it.
A reason is the code of a refusal, "" means that the way is open.
"""

from collections.abc import Iterator

from bot.games.dracheninsel.content import (
    BEHIND,
    CENTRE,
    FIELDS,
    FLIGHT,
    FREE_STEPS,
    NEXT,
    PAYERS,
    PAYING,
    boat,
)
from bot.games.dracheninsel.model import NOBODY, WAITING, Board, Turn


def has_coins(board: Board) -> bool:
    """Whether a treasure lies on the treasure field, not lifted yet."""
    return WAITING in board.treasures


def partner(board: Board, hunter: int) -> int | None:
    """The hunter that carries the same treasure."""
    place = board.hunters[hunter]
    if place not in board.treasures:
        return None
    return next((h for h, p in enumerate(board.hunters) if p == place and h != hunter), None)


def carriers(board: Board, place: int) -> tuple[int, ...]:
    """The hunters on a field with a treasure; none where no treasure is on its way."""
    if place not in board.treasures:
        return ()
    return tuple(h for h, p in enumerate(board.hunters) if p == place)


def is_second(board: Board, target: int) -> bool:
    """Whether entering means to meet a hunter who waits on the coins."""
    return target == CENTRE and CENTRE in board.hunters and has_coins(board)


def barred(board: Board, hunter: int, target: int) -> str:
    """Why this hunter may not enter a place next to them or behind a flight; money aside."""
    origin = board.hunters[hunter]
    if origin == CENTRE and has_coins(board):
        return "may_not_leave"
    if target in board.dragons:
        return "dragon_blocks"
    others = board.hunters.count(target)
    if target < FIELDS and not others and target != CENTRE:
        return ""  # the common case
    fellow = partner(board, hunter) if origin in board.treasures else None
    if target >= FIELDS:
        return _barred_boat(hunter, fellow, target, others)
    if target == CENTRE and has_coins(board):
        return "" if fellow is None else "carriers_barred"
    if not others or (fellow is None and target in board.treasures):
        return ""
    return "occupied"


def _barred_boat(hunter: int, fellow: int | None, target: int, others: int) -> str:
    if target != boat(hunter) and (fellow is None or target != boat(fellow)):
        return "foreign_boat"
    return "boat_occupied" if others and fellow is None else ""


def is_free(board: Board, turn: Turn, hunter: int, target: int) -> bool:
    """Whether entering costs no card."""
    return is_free_with(board, turn.journeys, hunter, target)


def is_free_with(board: Board, journeys: int, hunter: int, target: int) -> bool:
    """The same with these journeys, which a plan may have before the turn has."""
    if target >= FIELDS or target == CENTRE:
        return True
    terrain = board.tiles[target]
    return terrain == hunter or bool(journeys >> terrain & 1)


def payments(board: Board, turn: Turn, hunter: int, target: int, hand: bytes) -> tuple[int, ...]:
    """The kinds of cards in hand that pay for a field that is not free."""
    if is_free(board, turn, hunter, target):
        return ()
    return tuple(k for k in PAYERS[hunter][board.tiles[target]] if k in hand)


def plain_payment(board: Board, turn: Turn, hunter: int, target: int, hand: bytes) -> int | None:
    """The only card that pays for a step by which nobody is met and nothing is left behind: it
    goes without saying. None where there is something to choose or to think about."""
    cards = payments(board, turn, hunter, target, hand)
    leaves_coins = len(carriers(board, board.hunters[hunter])) == 1
    is_plain = len(cards) == 1 and not leaves_coins and not carriers(board, target)
    return cards[0] if is_plain else None


def can_pay(board: Board, turn: Turn, hunter: int, target: int, hand: bytes) -> bool:
    return is_free(board, turn, hunter, target) or _has_card(board, hunter, target, hand)


def _has_card(board: Board, hunter: int, target: int, hand: bytes) -> bool:
    return not PAYING[hunter][board.tiles[target]].isdisjoint(hand)


def step_reason(board: Board, turn: Turn, hunter: int, target: int, hand: bytes) -> str:
    """Why a hunter may not step to a neighbouring place; "" if they may."""
    reason = barred(board, hunter, target)
    if reason:
        return reason
    if is_free(board, turn, hunter, target):
        if turn.free_steps >= FREE_STEPS:
            return "free_step_cap"
        return _exit_reason(board, turn, hunter, target, hand)
    return "" if _has_card(board, hunter, target, hand) else "terrain_not_paid"


def flight_reason(
    board: Board, turn: Turn, hunter: int, over: int, target: int, hand: bytes
) -> str:
    """Why a flight over a field to one behind it is not possible; the flight card is in hand."""
    if over in board.dragons:
        return "dragon_blocks"
    reason = barred(board, hunter, target)
    if reason:
        return reason
    if not can_pay(board, turn, hunter, target, hand):
        return "terrain_not_paid"
    return _exit_reason(board, turn, hunter, target, without(hand, FLIGHT))


def _exit_reason(board: Board, turn: Turn, hunter: int, target: int, hand: bytes) -> str:
    if target != CENTRE or not is_second(board, target):
        return ""
    return "" if can_exit(board, turn, hunter, hand) else "no_exit"


def can_exit(board: Board, turn: Turn, hunter: int, hand: bytes) -> bool:
    """Whether a hunter who is or arrives as second could leave again with the first."""
    moved = bytes(CENTRE if h == hunter else p for h, p in enumerate(board.hunters))
    there = Board(board.tiles, moved, board.treasures, board.dragons)
    if any(True for _ in exits(there, turn, hunter, hand)):
        return True
    return any(True for _ in exit_flights(there, turn, hunter, hand))


def exit_reason(board: Board, turn: Turn, hunter: int, target: int, hand: bytes) -> str:
    """Why both may not leave the treasure field for this one: it must be free and paid."""
    if target in board.dragons:
        return "dragon_blocks"
    if target in board.hunters:
        return "occupied"
    return "" if can_pay(board, turn, hunter, target, hand) else "terrain_not_paid"


def exits(board: Board, turn: Turn, hunter: int, hand: bytes) -> Iterator[int]:
    """The fields to which the second hunter can leave the treasure field on foot."""
    for target in NEXT[CENTRE]:
        if not exit_reason(board, turn, hunter, target, hand):
            yield target


def exit_flights(board: Board, turn: Turn, hunter: int, hand: bytes) -> Iterator[tuple[int, int]]:
    """The flights by which they can leave it: over which field, to which one."""
    if FLIGHT not in hand:
        return
    for over, landings in BEHIND[CENTRE].items():
        if over not in board.dragons:
            for target in landings:
                if not exit_reason(board, turn, hunter, target, hand):
                    yield over, target


def flights(board: Board, turn: Turn, hunter: int, hand: bytes) -> Iterator[tuple[int, int]]:
    """Every possible flight: over which field, to which place."""
    if FLIGHT not in hand:
        return
    for over, landings in BEHIND[board.hunters[hunter]].items():
        if over not in board.dragons:
            for target in landings:
                if not flight_reason(board, turn, hunter, over, target, hand):
                    yield over, target


def steps(board: Board, turn: Turn, hunter: int, hand: bytes) -> Iterator[int]:
    """Every place a hunter may step to."""
    for target in NEXT[board.hunters[hunter]]:
        if not step_reason(board, turn, hunter, target, hand):
            yield target


def movable(owners: bytes, turn: Turn) -> tuple[int, ...]:
    """The hunters among which the active player may still choose their mover."""
    if turn.mover is not None:
        return (turn.mover,)
    return tuple(h for h, seat in enumerate(owners) if seat == turn.seat)


def has_free_step(owners: bytes, board: Board, turn: Turn) -> bool:
    """Whether a step is possible even with an empty hand; known to all."""
    return any(True for hunter in movable(owners, turn) for _ in steps(board, turn, hunter, b""))


def without(hand: bytes, *cards: int) -> bytes:
    """The hand after these cards have left it."""
    for card in cards:
        hand = hand.replace(bytes((card,)), b"", 1)
    return hand


def in_play(board: Board) -> tuple[int, ...]:
    """The hunters on the table."""
    return tuple(h for h, place in enumerate(board.hunters) if place != NOBODY)


def waiting(board: Board) -> int | None:
    """The treasure on the treasure field."""
    found = board.treasures.find(WAITING)
    return None if found < 0 else found
