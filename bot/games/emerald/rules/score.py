"""What everybody has in the end, and who won."""

from msgspec import Struct

from bot.games.contract import Outcome, Seat
from bot.games.emerald.board import gems_of, treasures_of
from bot.games.emerald.content import BONUS, GEM, KINDS, TREASURE
from bot.games.emerald.model import Over, State


class Score(Struct, frozen=True):
    """The four parts of a score, in points, and what decides between equal sums."""

    gold: int
    treasures: int
    gems: int
    bonuses: int

    @property
    def total(self) -> int:
        return self.gold + self.treasures + self.gems + self.bonuses

    @property
    def rank(self) -> tuple[int, int, int]:
        """Higher is better: the score, then more treasures, then more gems."""
        return self.total, self.treasures, self.gems


def standings(state: State) -> tuple[int, ...]:
    return tuple(score.total for score in scores(state))


def outcome(state: State) -> Outcome | None:
    match state.situation:
        case Over(reason):
            ranks = [score.rank for score in scores(state)]
            places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
            return Outcome(reason, standings(state), places)
        case _:
            return None


def scores(state: State) -> tuple[Score, ...]:
    """By seat, with all five bonus cards given."""
    leaders = [most_gems(state, kind) for kind in range(len(KINDS))]
    return tuple(
        Score(
            gold=sum(hand),
            treasures=TREASURE * treasures_of(state, Seat(seat)),
            gems=GEM * sum(gems_of(state, seat)),
            bonuses=BONUS * (leaders.count(Seat(seat)) + (state.bonus_four == seat)),
        )
        for seat, hand in enumerate(state.hands)
    )


def most_gems(state: State, kind: int) -> Seat | None:
    """Who alone has the most of a kind and so gets its bonus card; in a tie nobody does."""
    numbers = list(state.owned[kind :: len(KINDS)])
    best = max(numbers)
    return Seat(numbers.index(best)) if numbers.count(best) == 1 else None
