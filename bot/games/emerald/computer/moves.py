"""How a computer player weighs the moves of its knights, by what lies open.

It plays its own turn to the end in thought, both knights, and looks at the best move that this
would leave for its next turn. Rolls count by their mean, rivals stand still.
"""

from collections.abc import Iterator

from msgspec import Struct

from bot.games.contract import Seat
from bot.games.emerald.board import arrival, wakes_dragon
from bot.games.emerald.computer.worth import arrival_worth, card_worth
from bot.games.emerald.content import CHAMBER, DIE, field_of, place_of
from bot.games.emerald.rules.dragon import walk
from bot.games.emerald.views import Own, Public

STEP = 0.2  # for every field forward
NEXT_TURN = 0.5  # share of what the best move of the next turn would bring
OWN_LOSS = -2.5  # the dragon stops among own knights alone
RIVALS_LOSS = 0.7  # or where a rival can be named

Row = tuple[int, ...]  # numbers of knights by place


class Crowd(Struct, frozen=True):
    """Who stands where: everybody, one's own knights, and those of the colour that moves."""

    everybody: Row
    own: Row
    moving: Row


class Outlook(Struct, frozen=True):
    """What an arrival on each place is worth, and whether and how it wakes the dragon."""

    length: str
    arrivals: tuple[float, ...]  # by place, the chamber last
    wakes: tuple[bool, ...]
    stops: Row  # the places where she would stop, by roll


def outlook(view: Public, own: Own, seat: Seat) -> Outlook:
    arrivals = [0.0] * CHAMBER
    for stack in view.stacks:
        arrivals[place_of(stack.field)] = card_worth(view, seat, stack)
    return Outlook(
        view.options.length,
        (*arrivals, arrival_worth(view, own, seat)),
        tuple(wakes_dragon(view.bar, view.dragon, field_of(p)) for p in range(CHAMBER + 1)),
        tuple(place_of(walk(view.bar, view.dragon, view.facing, roll)[0][-1]) for roll in DIE),
    )


def crowd(view: Public, seat: Seat, colour: str) -> Crowd:
    own = view.players[seat].colours
    return Crowd(
        tuple(len(place.knights) for place in view.places),
        tuple(sum(map(place.knights.count, own)) for place in view.places),
        tuple(place.knights.count(colour) for place in view.places),
    )


def first_worth(look: Outlook, crowd: Crowd, place: int) -> float:
    """Of a turn that begins with this knight; the second one is the best that may follow."""
    target = _target(look, crowd, place)
    after = _after(crowd, place, target)
    worth = _move_worth(look, after, place, target)
    if look.arrivals[target]:  # a card or a treasure ends the turn
        return worth + rest_worth(look, after)
    others = [p for p, number in enumerate(after.moving) if number > (p == target)]
    return worth + max([rest_worth(look, after), *(second_worth(look, after, p) for p in others)])


def second_worth(look: Outlook, crowd: Crowd, place: int) -> float:
    target = _target(look, crowd, place)
    after = _after(crowd, place, target)
    return _move_worth(look, after, place, target) + rest_worth(look, after)


def rest_worth(look: Outlook, crowd: Crowd) -> float:
    """Of where the knights are left: the best arrival of the next turn, if nobody else moved."""
    return NEXT_TURN * max(0.0, *(look.arrivals[target] for target in _targets(look, crowd)))


def _targets(look: Outlook, crowd: Crowd) -> Iterator[int]:
    for place, number in enumerate(crowd.own):
        if number:
            yield _target(look, crowd, place)


def _target(look: Outlook, crowd: Crowd, place: int) -> int:
    return arrival(look.length, place, crowd.everybody[place])


def _after(crowd: Crowd, origin: int, target: int) -> Crowd:
    rows = (crowd.everybody, crowd.own, crowd.moving)
    return Crowd(*(_moved(row, origin, target) for row in rows))


def _moved(row: Row, origin: int, target: int) -> Row:
    after = list(row)
    after[origin] -= 1
    if target < CHAMBER:
        after[target] += 1
    return tuple(after)


def _move_worth(look: Outlook, after: Crowd, place: int, target: int) -> float:
    worth = STEP * (field_of(target) - field_of(place)) + look.arrivals[target]
    return worth + _dragon_worth(look, after) if look.wakes[target] else worth


def _dragon_worth(look: Outlook, crowd: Crowd) -> float:
    """Mean harm or use of a walk, once the knight has moved."""
    worth = 0.0
    for stop in look.stops:
        if crowd.everybody[stop] > crowd.own[stop]:
            worth += RIVALS_LOSS
        elif crowd.own[stop]:
            worth += OWN_LOSS
    return worth / len(look.stops)
