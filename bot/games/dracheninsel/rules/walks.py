"""Two steps in one answer: the second follows by itself, unless somebody stops the first.

Only a plain step can be followed in the same breath: whatever else happens, its player wants to see
what came of it. Nobody but them knows of the second step until it is made.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.contract import Menu, Path
from bot.games.dracheninsel.content import FIELDS, KIND, PLACE
from bot.games.dracheninsel.model import Action, Board, Move, State, Turn, Walk
from bot.games.dracheninsel.picks import HUNTER
from bot.games.dracheninsel.rules.card_menus import menu_of_cards, menu_of_places
from bot.games.dracheninsel.rules.deeds import KEY, marks
from bot.games.dracheninsel.rules.move_menus import entry_choices
from bot.games.dracheninsel.rules.movement import movable, partner, payments, steps, without
from bot.games.kit.memory import memoize_by_identity


def walk_choices(state: State, turn: Turn, hand: bytes, path: Path) -> Menu | Action:
    """Which hunter (if there is a choice), the first step with its card, then the second one."""
    hunters = movable(state.owners, turn)
    if len(hunters) == 1:
        return _way_choices(state, turn, hand, hunters[0], path)
    if path:
        return _way_choices(state, turn, hand, HUNTER[path[0]], path[1:])
    able = (hunter for hunter in hunters if can_go_on(state, turn, hand, hunter))
    return Menu("hunter", tuple(map(HUNTER.pick, able)))


def _way_choices(state: State, turn: Turn, hand: bytes, hunter: int, path: Path) -> Menu | Action:
    firsts = _firsts(state, turn, hand, hunter)
    if not path:
        return menu_of_places("target", dict.fromkeys(move.target for move in firsts))
    there = [move for move in firsts if move.target == PLACE[path[0]]]
    if there[0].paid is None:
        return _second(state, turn, hand, there[0], path[1:])
    if len(path) == 1:
        return menu_of_cards("payment", [m.paid for m in there if m.paid is not None])
    first = next(move for move in there if move.paid == KIND[path[1]])
    return _second(state, turn, hand, first, path[2:])


def _second(state: State, turn: Turn, hand: bytes, first: Move, path: Path) -> Menu | Action:
    board, turn, hand = ahead(state.board, turn, hand, first)
    if not path:
        return menu_of_places("onward", steps(board, turn, first.hunter, hand))
    found = entry_choices(board, turn, hand, first.hunter, None, path)
    return Walk(first, found) if isinstance(found, Move) else found


def can_go_on(state: State, turn: Turn, hand: bytes, hunter: int) -> bool:
    return any(True for _ in _going_on(state.board, turn, hand, hunter))


@memoize_by_identity  # for every menu on the way
def _firsts(state: State, turn: Turn, hand: bytes, hunter: int) -> tuple[Move, ...]:
    return tuple(_going_on(state.board, turn, hand, hunter))


def _going_on(board: Board, turn: Turn, hand: bytes, hunter: int) -> Iterator[Move]:
    """The plain steps after which another one is possible."""
    for target in steps(board, turn, hunter, hand):
        cards = payments(board, turn, hunter, target, hand) or (None,)
        for paid in cards:
            move = Move(hunter, board.hunters[hunter], target, None, paid)
            if KEY.isdisjoint(marks(board, move)) and _leads_on(board, turn, hand, move):
                yield move


def _leads_on(board: Board, turn: Turn, hand: bytes, move: Move) -> bool:
    board, turn, hand = ahead(board, turn, hand, move)
    return any(True for _ in steps(board, turn, move.hunter, hand))


def ahead(board: Board, turn: Turn, hand: bytes, move: Move) -> tuple[Board, Turn, bytes]:
    """After a plain step that nobody stops: partner and treasure come along."""
    hunters, treasures = bytearray(board.hunters), board.treasures
    hunters[move.hunter] = move.target
    fellow = partner(board, move.hunter)
    if fellow is not None:
        hunters[fellow] = move.target
        if move.target < FIELDS:
            treasures = treasures.replace(bytes((move.origin,)), bytes((move.target,)))
    is_free = move.paid is None
    turn = replace(turn, fresh=False, mover=move.hunter, free_steps=turn.free_steps + is_free)
    left = hand if move.paid is None else without(hand, move.paid)
    return replace(board, hunters=bytes(hunters), treasures=treasures), turn, left
