"""Ratings (openskill) of a server's people in a game, from whom they have beaten.

A game counts if at least two people played it to the end. Computers are opponents of fixed strength
and get no rating.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

COMPUTERS = {"easy": 20.0, "normal": 25.0, "hard": 28.0}  # where a newcomer has 25
CERTAIN = 1.0  # uncertainty of a computer's strength
SCALE = 40  # the displayed rating of a newcomer
PROVISIONAL = 10  # games before a rating is shown


class Finish(Struct, frozen=True):
    """One seat of a finished game: a person, or a computer of a level."""

    place: int
    person: int | None = None
    level: str = "normal"
    resigned: bool = False


class PlayerRating(Struct, frozen=True):
    """Where a person stands in one game on one server."""

    rating: int
    games: int  # games that count
    streak: int  # current streak of victories
    against: dict[int, tuple[int, int]]  # by rival: how often better, how often worse

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


def standings(games: Iterable[tuple[Finish, ...]]) -> dict[int, PlayerRating]:
    """The ratings by person; expects the games from the oldest to the newest."""
    model, book = PlackettLuce(), _Book()
    for game in games:
        people = [seat for seat in game if seat.person is not None]
        if sum(not seat.resigned for seat in people) >= 2:
            book.add(model, game, people)
    return {
        person: PlayerRating(
            round(SCALE * rated.mu), book.games[person], book.streaks[person], book.rivals(person)
        )
        for person, rated in book.rated.items()
    }


class _Book:
    def __init__(self) -> None:
        self.rated = dict[int, Any]()  # openskill's ratings have no common type
        self.games, self.streaks = Counter[int](), Counter[int]()
        self.before: defaultdict[int, Counter[int]] = defaultdict(Counter)

    def add(self, model: PlackettLuce, game: tuple[Finish, ...], people: list[Finish]) -> None:
        teams = [[self._of(model, seat)] for seat in game]
        after = model.rate(teams, ranks=[float(_rank(seat, len(game))) for seat in game])
        for seat, (rating,) in zip(game, after, strict=True):
            if seat.person is not None:
                self.rated[seat.person] = rating
        for one in people:
            assert one.person is not None
            self.games[one.person] += 1
            won = one.place == 1 and not one.resigned
            self.streaks[one.person] = self.streaks[one.person] + 1 if won else 0
            self.before[one.person].update(
                other.person
                for other in people
                if other.person is not None and _rank(one, len(game)) < _rank(other, len(game))
            )

    def _of(self, model: PlackettLuce, seat: Finish) -> Any:
        if seat.person is None:
            return model.rating(mu=COMPUTERS[seat.level], sigma=CERTAIN)
        return self.rated.get(seat.person) or model.rating()

    def rivals(self, person: int) -> dict[int, tuple[int, int]]:
        known = {*self.before[person], *(r for r, won in self.before.items() if won[person])}
        return {r: (self.before[person][r], self.before[r][person]) for r in sorted(known)}


def _rank(seat: Finish, seats: int) -> int:
    """By place; people who resigned are last."""
    return seats + 1 if seat.resigned else seat.place
