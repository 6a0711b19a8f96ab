"""The computer's walk: all places it can reach this turn with its hand, and the best of them."""

from collections import deque
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Path, Seat
from bot.games.dracheninsel.computer.worth import (
    Eyes,
    approach_gain,
    boat_gain,
    carrying_gain,
    hand_worth,
    waiting_gain,
)
from bot.games.dracheninsel.content import (
    BEHIND,
    CENTRE,
    FIELDS,
    FLIGHT,
    FREE_STEPS,
    JOURNEY,
    KINDS,
    LAST_TERRAIN,
    NEXT,
    PAYERS,
    PLACES,
    boat,
)
from bot.games.dracheninsel.model import Turn
from bot.games.dracheninsel.picks import HUNTER, TERRAIN
from bot.games.dracheninsel.rules.card_menus import journeys
from bot.games.dracheninsel.rules.movement import is_free_with, movable, partner, without

LIFT = 40.0  # what it is worth to carry with who waits, besides the coins: he may not wait again
LEAVING = 1.6  # the part of a treasure that it costs to leave it alone
DETOUR = 8.0  # each step on the way to him gives others time to stop it
MOST_NODES = 900  # enough for a hand of six; a longer journey would not be better


class Node(Struct, frozen=True):
    """One hunter somewhere on the way through this turn."""

    hunter: int
    place: int
    hand: bytes
    journeys: int
    fellow: int | None = None  # who carries with them
    value: int = 0  # of the treasure they carry or stand at
    first: Path = ()  # the answer that begins this way
    second: Path = ()  # the picks of a step that may be taken in the same answer
    steps: int = 0
    robbed: int | None = None
    left: int = 0  # the value of a treasure that was left alone on the way, and so lost
    lifted: float = 0.0  # what it is worth to have lifted with who waited there
    is_end: bool = False  # the turn is over here


def gain(eyes: Eyes, node: Node) -> float:
    """Coins expected, and the cards that are left."""
    cards = hand_worth(eyes.hunters, node.hand) - LEAVING * node.left + node.lifted
    owners = eyes.view.owners
    if node.fellow is not None:
        if node.place >= FIELDS:
            fellow = node.fellow if node.place == boat(node.hunter) else node.hunter
            owner = Seat(owners[node.place - FIELDS])
            return cards + boat_gain(eyes, node.value, owner, Seat(owners[fellow]), node.hand)
        pair = node.hunter, node.fellow
        return cards + carrying_gain(eyes, node.value, pair, node.place, node.hand)
    if node.place == CENTRE and eyes.treasure:
        return cards + waiting_gain(eyes)
    if node.value:  # alone with a treasure
        return cards + 0.6 * node.value
    return cards + approach_gain(eyes, node.hunter, node.place)


def reachable(eyes: Eyes) -> Iterator[Node]:
    """Where each movable hunter can get, nearest first; every node is a possible end."""
    turn = eyes.view.turn
    assert turn is not None
    queue = deque(_starts(eyes, turn))
    seen = {_key(node) for node in queue}
    count = 0
    while queue and count < MOST_NODES:
        node = queue.popleft()
        count += 1
        if not node.is_end:
            for further in _moves(eyes, turn, node):
                key = _key(further)
                if key not in seen:
                    seen.add(key)
                    queue.append(further)
        if eyes.view.exit is None or node.steps:
            yield node


def _key(node: Node) -> tuple[int, int, bytes, int, int | None]:
    return node.hunter, node.place, node.hand, node.journeys, node.fellow


def _starts(eyes: Eyes, turn: Turn) -> Iterator[Node]:
    board, values = eyes.view.board, eyes.view.values
    if eyes.view.exit is not None:
        hunter = eyes.view.exit
        fellow = next(h for h, p in enumerate(board.hunters) if p == CENTRE and h != hunter)
        yield Node(hunter, CENTRE, eyes.hand, turn.journeys, fellow, eyes.treasure)
        return
    for hunter in movable(eyes.view.owners, turn):
        place = board.hunters[hunter]
        value = values[board.treasures.index(place)] if place in board.treasures else 0
        start = Node(hunter, place, eyes.hand, turn.journeys, partner(board, hunter), value)
        yield start
        if place != CENTRE or not eyes.treasure:
            yield from _journeys(eyes, turn, start)


def _journeys(eyes: Eyes, turn: Turn, start: Node) -> Iterator[Node]:
    if JOURNEY not in start.hand:
        return
    left = without(start.hand, JOURNEY)
    for card in dict.fromkeys(card for card in left if card <= LAST_TERRAIN):
        for terrain in journeys(eyes.view.owners, replace(turn, mover=start.hunter), card):
            if not start.journeys >> terrain & 1:
                yield replace(
                    start,
                    hand=without(left, card),
                    journeys=start.journeys | 1 << terrain,
                    first=("journey", KINDS[card], TERRAIN.pick(terrain)),
                    steps=1,
                )


def _moves(eyes: Eyes, turn: Turn, node: Node) -> Iterator[Node]:
    if node.place == CENTRE and eyes.treasure and node.fellow is None:
        return  # waiting there
    named = () if turn.mover is not None or len(eyes.hunters) == 1 else (HUNTER.pick(node.hunter),)
    if eyes.view.exit is not None:
        named = ()
    for target in NEXT[node.place]:
        yield from _entries(eyes, node, target, node.hand, ("step", *named))
    if FLIGHT in node.hand:
        left = without(node.hand, FLIGHT)
        for over, landings in BEHIND[node.place].items():
            if over not in eyes.view.board.dragons:
                for target in landings:
                    yield from _entries(eyes, node, target, left, ("fly", *named, PLACES[over]))


def _entries(eyes: Eyes, node: Node, target: int, hand: bytes, path: Path) -> Iterator[Node]:
    """The ways to enter a place; the first fitting card is the cheapest loss."""
    board = eyes.view.board
    if target in board.dragons:
        return
    begun, path = len(path), (*path, PLACES[target])
    if is_free_with(board, node.journeys, node.hunter, target):
        if path[0] == "step" and _may_not_walk(eyes, node):
            return
    else:
        card = next((k for k in PAYERS[node.hunter][board.tiles[target]] if k in hand), None)
        if card is None:
            return
        hand, path = without(hand, card), (*path, KINDS[card])
    there = [
        h
        for h, p in enumerate(board.hunters)
        if p == target and h not in (node.hunter, node.fellow)
    ]
    follows = node.steps == 1 and node.first[0] == path[0] == "step"
    second = path[begun:] if follows else node.second
    step = replace(node, place=target, hand=hand, first=node.first or path, second=second)
    step = replace(step, steps=node.steps + 1)
    if node.fellow is not None:
        yield from _carried(eyes, step, there)
    else:
        yield from _single(eyes, node, step, there, path)


def _may_not_walk(eyes: Eyes, node: Node) -> bool:
    """Whether the free steps of this turn may be used up by now; paid ones count here too."""
    assert eyes.view.turn is not None
    return eyes.view.turn.free_steps + node.steps >= FREE_STEPS


def _carried(eyes: Eyes, step: Node, there: list[int]) -> Iterator[Node]:
    """Two carriers: free fields, or a boat of one of them."""
    if step.place >= FIELDS:
        if step.place - FIELDS in (step.hunter, step.fellow):
            yield replace(step, is_end=True)
    elif not there and not (step.place == CENTRE and eyes.treasure):
        yield step


def _single(eyes: Eyes, node: Node, step: Node, there: list[int], path: Path) -> Iterator[Node]:
    """One hunter: their boat, the treasure field, a treasure to join or to rob, a free field."""
    board, left = eyes.view.board, replace(step, value=0, left=node.left or node.value)
    if step.place >= FIELDS:
        if step.place == boat(step.hunter) and not there:
            yield left
    elif step.place == CENTRE and eyes.treasure:
        if not there:
            yield replace(left, is_end=True)
        else:
            worth = LIFT - DETOUR * step.steps
            second = replace(left, fellow=there[0], value=eyes.treasure, lifted=worth)
            yield from _exits(eyes, second)
    elif not there:
        yield left
    elif step.place in board.treasures:
        value = eyes.view.values[board.treasures.index(step.place)]
        if len(there) == 1:
            yield replace(left, fellow=there[0], value=value)
            return
        for victim, fellow in (there, there[::-1]):
            first = step.first if node.first else (*path, HUNTER.pick(victim))
            follows = step.second != node.second
            picks = (*step.second, HUNTER.pick(victim)) if follows else node.second
            robbing = replace(left, first=first, second=picks, robbed=victim)
            yield replace(robbing, fellow=fellow, value=value)


def _exits(eyes: Eyes, second: Node) -> Iterator[Node]:
    """Who comes as second must go on with the first at once."""
    for target in NEXT[CENTRE]:
        yield from _entries(eyes, second, target, second.hand, ("step",))
    if FLIGHT in second.hand:
        left = without(second.hand, FLIGHT)
        for over, landings in BEHIND[CENTRE].items():
            if over not in eyes.view.board.dragons:
                for target in landings:
                    yield from _entries(eyes, second, target, left, ("fly", PLACES[over]))
