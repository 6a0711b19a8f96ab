"""Results of a server's people in a game; people who opted out are left out."""

from collections.abc import Iterable
from statistics import fmean

from msgspec import Struct

from bot.table.people.ratings import Finish, PlayerRating, standings
from bot.table.storage.protocol import Storage
from bot.table.storage.results import PlayerResult


class Tally(Struct, frozen=True):
    """The results of one person in one game, with their newest name."""

    person: int
    name: str
    played: int
    won: int
    points: tuple[int, ...]  # of each game played to its end, the oldest first

    @property
    def mean(self) -> float | None:
        return fmean(self.points) if self.points else None

    @property
    def best(self) -> int | None:
        return max(self.points, default=None)


class Honours(Struct, frozen=True):
    """A game on one server: how often it was played, and its people, the best first."""

    games: int
    tallies: tuple[Tally, ...]
    standings: dict[int, PlayerRating] = {}  # of people who have played a game that counts

    def of(self, person: int) -> Tally | None:
        return next((tally for tally in self.tallies if tally.person == person), None)


async def honours(store: Storage, guild: int, game: str) -> Honours:
    """The results and ratings of all people of a server in one game."""
    results = await store.results(guild, game)
    people = {result.person for result in results}
    tallies = [tally([r for r in results if r.person == person]) for person in people]
    rated = standings(await _games(store, results))
    tables = {result.table for result in results}
    return Honours(len(tables), tuple(sorted(tallies, key=_rank)), rated)


async def _games(store: Storage, results: list[PlayerResult]) -> list[tuple[Finish, ...]]:
    """The finished games by their end, each with its computers."""
    games = dict[int, list[Finish]]()
    for one in results:
        seat = Finish(one.place, one.person, resigned=one.resigned)
        games.setdefault(one.table, []).append(seat)
    for computer in await store.computers():
        if computer.table in games:
            games[computer.table].append(Finish(computer.place, level=computer.level))
    return [tuple(seats) for seats in games.values()]


def tally(results: Iterable[PlayerResult]) -> Tally:
    """One person's results, the oldest first. A resignation is a loss without points."""
    *_, newest = results = list(results)
    won = sum(result.place == 1 and not result.resigned for result in results)
    points = tuple(result.points for result in results if not result.resigned)
    return Tally(newest.person, newest.name, len(results), won, points)


def _rank(tally: Tally) -> tuple[int, float, int]:
    """By victories, then points."""
    return -tally.won, -(tally.mean or 0.0), tally.person
