"""Swapping tiles: to open the own way, or to close that of a foreign pair."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.contract import Path
from bot.games.dracheninsel.computer.walk import gain, reachable
from bot.games.dracheninsel.computer.worth import Eyes, cards_to, worth
from bot.games.dracheninsel.content import CENTRE, DESTROY, FIELDS, KINDS, NEXT, PLACES, RAGE
from bot.games.dracheninsel.rules.card_menus import swappable
from bot.games.dracheninsel.rules.movement import carriers, movable, without

OPENING = 12.0  # by so much a swap must better the turn, besides the card that it costs

Pair = tuple[int, int, int]  # the card, and two fields


def opening(eyes: Eyes, best: float) -> Path | None:
    """A swap that leads further than this turn does without it."""
    weighed = [(_after(eyes, pair) - worth(eyes.hunters, pair[0]), pair) for pair in _near(eyes)]
    if not weighed or max(weighed)[0] < best + OPENING:
        return None
    return _spelled(max(weighed)[1])


def _near(eyes: Eyes) -> Iterator[Pair]:
    """A tile beside a hunter who carries, or before the coins, changed for one of his colour."""
    turn, board = eyes.view.turn, eyes.view.board
    assert turn is not None
    for hunter in movable(eyes.view.owners, turn):
        place = board.hunters[hunter]
        if place in board.treasures or CENTRE in NEXT[place]:
            for field in NEXT[place]:
                yield from _swaps(eyes, field, frozenset({hunter}))


def _swaps(eyes: Eyes, field: int, wanted: frozenset[int]) -> Iterator[Pair]:
    """All ways to get a tile of these terrains onto a field that has another."""
    board = eyes.view.board
    free = swappable(board)
    if field not in free or board.tiles[field] in wanted:
        return
    fitting = [p for p in free if p != field and board.tiles[p] in wanted]
    if DESTROY in eyes.hand:
        yield from ((DESTROY, field, p) for p in fitting if p in NEXT[field])
    if RAGE in eyes.hand and fitting:
        yield RAGE, field, max(fitting, key=lambda p: cards_to(eyes, 0, p, CENTRE))


def _after(eyes: Eyes, pair: Pair) -> float:
    """The best that the turn can bring once the tiles are swapped."""
    card, one, other = pair
    board = eyes.view.board
    tiles = bytearray(board.tiles)
    tiles[one], tiles[other] = tiles[other], tiles[one]
    view = replace(eyes.view, board=replace(board, tiles=bytes(tiles)))
    there = Eyes(view, without(eyes.hand, card), eyes.seat)
    return max(gain(there, node) for node in reachable(there))


def obstacle(eyes: Eyes, place: int, goal: int) -> Path | None:
    """A tile that neither carrier crosses for nothing, on the next field of their way."""
    board = eyes.view.board
    pair = carriers(board, place)
    ahead = min(NEXT[place], key=lambda p: cards_to(eyes, goal - FIELDS, p, goal))
    others = frozenset(range(6)) - frozenset(pair)
    if ahead >= len(board.tiles) or board.tiles[ahead] not in pair:
        return None
    return next((_spelled(pair) for pair in _swaps(eyes, ahead, others)), None)


def _spelled(pair: Pair) -> Path:
    card, one, other = pair
    first, second = PLACES[one], PLACES[other]
    rows = (second[0], second) if card == RAGE else (second,)
    return ("play", KINDS[card], first[0], first, *rows)
