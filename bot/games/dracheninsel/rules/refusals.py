"""Why an answer is refused: the first rule it breaks, as a code for which there are words.

Only the seat itself is told, so a reason may speak about its hand, and about no other.
"""

from bot.games.contract import Path, Seat
from bot.games.dracheninsel.content import (
    BEHIND,
    BROWN_USE,
    CENTRE,
    DESTROY,
    FLIGHT,
    GREEN,
    GREEN_USE,
    JOURNEY,
    KIND,
    LAIRS,
    LAST_TERRAIN,
    NEXT,
    PLACE,
    boat,
)
from bot.games.dracheninsel.model import (
    NOBODY,
    Board,
    Choosing,
    Exchange,
    Exit,
    State,
    Turn,
    Window,
)
from bot.games.dracheninsel.picks import HUNTER, SEAT, TERRAIN, use_of
from bot.games.dracheninsel.rules.card_menus import journeys, swappable
from bot.games.dracheninsel.rules.cards import active
from bot.games.dracheninsel.rules.movement import (
    exit_reason,
    flight_reason,
    is_free,
    movable,
    payments,
    step_reason,
)
from bot.games.dracheninsel.rules.turns import is_over

UNKNOWN = "not_offered"  # no rule to cite: the answer makes no sense here
_GREEN_PICKS = ("slumber", "counter", "claim", "betray", "share", "accept")


def why_not(state: State, seat: Seat, path: Path) -> str:
    if is_over(state):
        return "game_over"
    if not path:
        return UNKNOWN
    match state.frames[-1]:
        case Window() as window:
            return _window_reason(state, window, seat, path)
        case Choosing(chooser):
            return UNKNOWN if seat == chooser else "not_asked"
        case frame:
            turn = active(state)
            if seat != turn.seat:
                return "window_closed" if path[:1] and path[0] in _GREEN_PICKS else "not_your_turn"
            if isinstance(frame, Exit):
                return _exit_reason(state, turn, frame.hunter, path)
            return UNKNOWN if isinstance(frame, Exchange) else _turn_reason(state, turn, path)


def _window_reason(state: State, window: Window, seat: Seat, path: Path) -> str:
    if any(seat == said for said, _ in window.said):
        return "already_answered"
    if seat not in window.asked:
        return "window_open" if seat == active(state).seat else "not_asked"
    pick, hand = path[0], state.hands[seat]
    if pick in ("fear", "play"):
        return "not_green"
    use, card = use_of(pick), KIND.get(path[-1])
    if use not in GREEN:
        return UNKNOWN
    if use not in window.uses:
        return "not_counterable" if use == "counter" else UNKNOWN
    if card is not None and card in hand:
        return "wrong_half" if card in GREEN_USE else "not_green"
    return "card_not_in_hand"


def _turn_reason(state: State, turn: Turn, path: Path) -> str:
    match path:
        case ("pass", *_):
            return UNKNOWN if turn.fresh else "already_acted"
        case ("step" | "fly", *_):
            return _move_reason(state, turn, path)
        case ("journey", *rest):
            return _journey_reason(state, turn, rest)
        case ("play", *rest):
            return _card_reason(state, turn, rest)
        case (pick, *_) if pick in _GREEN_PICKS:
            return "window_closed"
        case _:
            return UNKNOWN


# Moving


def _move_reason(state: State, turn: Turn, path: Path) -> str:
    way, rest = path[0], path[1:]
    hunters = movable(state.owners, turn)
    hunter = hunters[0]
    if _names_hunter(way, rest) or len(hunters) > 1:
        if not rest or rest[0] not in HUNTER:
            return UNKNOWN
        hunter, rest = HUNTER[rest[0]], rest[1:]
        if state.owners[hunter] != turn.seat:
            return "not_your_hunter"
        if hunter not in hunters:
            return "hunter_fixed"
    if way == "fly":
        return _flight_reason(state, turn, hunter, rest)
    target = PLACE.get(rest[0]) if rest else None
    if target is None:
        return UNKNOWN
    if target not in NEXT[state.board.hunters[hunter]]:
        return "not_adjacent"
    reason = step_reason(state.board, turn, hunter, target, state.hands[turn.seat])
    return reason or _payment_reason(state, turn, hunter, target, rest[1:])


def _names_hunter(way: str, rest: Path) -> bool:
    """A colour is a boat or a hunter: nobody flies over a boat or goes on from it."""
    if not rest or rest[0] not in HUNTER:
        return False
    return way == "fly" or (len(rest) > 1 and rest[1] in PLACE)


def _flight_reason(state: State, turn: Turn, hunter: int, rest: Path) -> str:
    board, hand = state.board, state.hands[turn.seat]
    if FLIGHT not in hand:
        return "card_not_in_hand"
    over = PLACE.get(rest[0]) if rest else None
    landings = BEHIND[board.hunters[hunter]].get(-1 if over is None else over)
    if over is None or landings is None:
        return UNKNOWN if over is None else "not_adjacent"
    target = PLACE.get(rest[1], CENTRE) if len(rest) > 1 else landings[0]
    if over in board.dragons:
        return "dragon_blocks"
    if target not in landings:
        return "not_behind"
    reason = flight_reason(board, turn, hunter, over, target, hand)
    return reason or _payment_reason(state, turn, hunter, target, rest[2:])


def _payment_reason(state: State, turn: Turn, hunter: int, target: int, rest: Path) -> str:
    """The place may be entered; so the trouble is the card, or one too many."""
    board, hand = state.board, state.hands[turn.seat]
    cards = [KIND[pick] for pick in rest if pick in KIND]
    if not cards:
        return UNKNOWN
    if any(card not in hand for card in cards):
        return "card_not_in_hand"
    if is_free(board, turn, hunter, target) or len(cards) > 1:
        return "overpaid"
    if cards[0] not in payments(board, turn, hunter, target, hand):
        return "terrain_not_paid"
    return UNKNOWN


def _exit_reason(state: State, turn: Turn, hunter: int, path: Path) -> str:
    board, hand = state.board, state.hands[turn.seat]
    way, rest = path[0], path[1:]
    if way not in ("step", "fly"):
        return "must_exit"
    place = PLACE.get(rest[0]) if rest else None
    if place is None:
        return UNKNOWN
    if place not in NEXT[CENTRE]:
        return "not_adjacent"
    if way == "step":
        reason = exit_reason(board, turn, hunter, place, hand)
        return reason or _payment_reason(state, turn, hunter, place, rest[1:])
    if FLIGHT not in hand:
        return "card_not_in_hand"
    if place in board.dragons:
        return "dragon_blocks"
    target = PLACE.get(rest[1], CENTRE) if len(rest) > 1 else BEHIND[CENTRE][place][0]
    if target not in BEHIND[CENTRE][place]:
        return "not_behind"
    reason = exit_reason(board, turn, hunter, target, hand)
    return reason or _payment_reason(state, turn, hunter, target, rest[2:])


# Cards


def _journey_reason(state: State, turn: Turn, rest: list[str]) -> str:
    hand = state.hands[turn.seat]
    card = KIND.get(rest[0]) if rest else None
    if JOURNEY not in hand or (card is not None and card not in hand):
        return "card_not_in_hand"
    if card is None or card > LAST_TERRAIN or len(rest) < 2 or rest[1] not in TERRAIN:
        return UNKNOWN
    terrain, hunters = TERRAIN[rest[1]], movable(state.owners, turn)
    if hunters == (terrain,):
        return "pointless"
    return "wrong_half" if terrain not in journeys(state.owners, turn, card) else UNKNOWN


def _card_reason(state: State, turn: Turn, rest: list[str]) -> str:
    card = KIND.get(rest[0]) if rest else None
    if card is None:
        return UNKNOWN
    if card not in state.hands[turn.seat]:
        return "card_not_in_hand"
    match BROWN_USE.get(card):
        case None:
            return "wrong_half" if card in GREEN_USE else UNKNOWN
        case "fear":
            return _fear_reason(state.board, rest[1:])
        case "sneak_attack":
            return _sneak_reason(state, turn, rest[1:])
        case "dragon_patrol":
            return _patrol_reason(state.board, rest[1:])
        case "evil_curse":
            return UNKNOWN
        case _:
            return _swap_reason(state.board, card, rest[1:])


def _fear_reason(board: Board, rest: list[str]) -> str:
    if rest and rest[0] not in HUNTER:
        return UNKNOWN
    named = [HUNTER[rest[0]]] if rest else range(6)
    at_home = all(board.hunters[h] in (boat(h), NOBODY) for h in named)
    return "target_home" if at_home else UNKNOWN


def _sneak_reason(state: State, turn: Turn, rest: list[str]) -> str:
    seats = [SEAT.pick(seat) for seat in state.ring if seat != turn.seat]
    named = rest[:1] or seats
    if any(seat not in seats for seat in named):
        return UNKNOWN
    return UNKNOWN if any(state.hands[SEAT[seat]] for seat in named) else "target_empty"


def _patrol_reason(board: Board, rest: list[str]) -> str:
    named = [PLACE[pick] for pick in rest if pick in PLACE]
    if len(board.dragons) == 2:
        if not named or named[0] not in board.dragons:
            return UNKNOWN
        if named[1:] == named[:1]:
            return "same_field"
        named = named[1:]
    if not named or (named[0] in LAIRS and named[0] not in board.hunters + board.dragons):
        return UNKNOWN
    return "dragon_forbidden"


def _swap_reason(board: Board, card: int, rest: list[str]) -> str:
    named, free = [PLACE[pick] for pick in rest if pick in PLACE], swappable(board)
    if any(place >= len(board.tiles) or place == CENTRE for place in named):
        return UNKNOWN
    if any(place not in free for place in named):
        return "tile_occupied"
    if len(named) < 2:
        return UNKNOWN
    if named[0] == named[1]:
        return "same_tile"
    far = card == DESTROY and named[1] not in NEXT[named[0]]
    return "tiles_not_adjacent" if far else UNKNOWN
