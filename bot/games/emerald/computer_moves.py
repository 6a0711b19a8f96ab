"""How a computer player weighs the moves of its knights, by what lies open.

It plays its own turn to the end in thought, both knights, and looks at the best move it would
leave itself for the next turn. Rolls count by their mean, rivals stand still.
"""

from msgspec import Struct

from bot.games.contract import Seat
from bot.games.emerald.board import wakes_dragon
from bot.games.emerald.computer_worth import card_worth, lead
from bot.games.emerald.content import (
    BEFORE_FIRST_FIELD,
    CHAMBER,
    DIE,
    TREASURE,
    field_of,
    place_of,
)
from bot.games.emerald.rules_dragon import walk
from bot.games.emerald.views import Own, Public

STEP = 0.2  # for every field forward
NEXT_TURN = 0.5  # share of what the best move of the next turn would bring
OWN_LOSS = -2.5  # the dragon stops among own knights alone
RIVALS_LOSS = 0.7  # or where a rival can be named
END_OF_GAME = 10.0  # to end it being ahead; or behind, then as a loss


class Crowd(Struct, frozen=True):
    """How many knights stand on each place: everybody's, and those one seat may move."""

    everybody: tuple[int, ...]
    own: tuple[int, ...]

    def after(self, origin: int, target: int) -> "Crowd":
        return Crowd(_moved(self.everybody, origin, target), _moved(self.own, origin, target))


def _moved(numbers: tuple[int, ...], origin: int, target: int) -> tuple[int, ...]:
    after = list(numbers)
    after[origin] -= 1
    if target < CHAMBER:
        after[target] += 1
    return tuple(after)


class Weigher:
    """Weighs the moves of one seat in one position."""

    def __init__(self, view: Public, own: Own, seat: Seat) -> None:
        self.view = view
        self.first = BEFORE_FIRST_FIELD[view.options.length]
        self.knights = view.players[seat].in_play
        self.end = END_OF_GAME
        self.lead = lead(view, own, seat)
        colours = view.players[seat].colours
        self.crowd = Crowd(
            tuple(len(place.knights) for place in view.places),
            tuple(sum(map(place.knights.count, colours)) for place in view.places),
        )
        self.cards = [0.0] * CHAMBER
        for stack in view.stacks:
            self.cards[place_of(stack.field)] = card_worth(view, seat, stack)
        self.wakes = [wakes_dragon(view.bar, view.dragon, field_of(p)) for p in range(CHAMBER)]
        self.stops = [
            place_of(walk(view.bar, view.dragon, view.facing, roll)[0][-1]) for roll in DIE
        ]

    def target(self, crowd: Crowd, place: int) -> int:
        return min(max(place, self.first) + crowd.everybody[place], CHAMBER)

    def move(self, crowd: Crowd, place: int, target: int) -> float:
        """What one move brings at once."""
        worth = STEP * (field_of(target) - field_of(place))
        if target == CHAMBER:
            return worth + TREASURE + self._end()
        worth += self.cards[target]
        if self.wakes[target]:
            worth += self._dragon(crowd.after(place, target))
        return worth

    def _end(self) -> float:
        if self.view.treasures_left > 1 and self.knights > 2:
            return 0
        return self.end if self.lead + TREASURE > 0 else -self.end

    def _dragon(self, crowd: Crowd) -> float:
        worth = 0.0
        for stop in self.stops:
            if crowd.everybody[stop] > crowd.own[stop]:
                worth += RIVALS_LOSS
            elif crowd.own[stop]:
                worth += OWN_LOSS
        return worth / len(self.stops)

    def prospect(self, crowd: Crowd) -> float:
        """What the best move of the next turn would bring, if nobody else moved."""
        best = 0.0
        for place, number in enumerate(crowd.own):
            if number:
                target = self.target(crowd, place)
                worth = TREASURE if target == CHAMBER else self.cards[target]
                best = max(best, worth)
        return NEXT_TURN * best

    def first_move(self, place: int) -> float:
        target = self.target(self.crowd, place)
        worth = self.move(self.crowd, place, target)
        after = self.crowd.after(place, target)
        if target == CHAMBER or self.cards[target]:
            return worth + self.prospect(after)
        return worth + max(
            self.prospect(after),
            max(
                (self.second_move(after, p) for p, n in enumerate(after.own) if n > (p == target)),
                default=0.0,
            ),
        )

    def second_move(self, crowd: Crowd, place: int) -> float:
        target = self.target(crowd, place)
        return self.move(crowd, place, target) + self.prospect(crowd.after(place, target))
