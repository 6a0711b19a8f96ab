"""How the people of a server have done in a game. Who does not want to be counted is not."""

from collections.abc import Iterable
from statistics import fmean

from msgspec import Struct

from bot.table.people.ratings import Finish, PlayerRating, standings
from bot.table.storage.protocol import Storage
from bot.table.storage.results import PlayerResult


class Tally(Struct, frozen=True):
    """All that one person has to show in one game; their newest name."""

    person: int
    name: str
    played: int
    won: int
    points: tuple[int, ...]  # of each game they played to its end, the oldest first

    @property
    def mean(self) -> float | None:
        return fmean(self.points) if self.points else None

    @property
    def best(self) -> int | None:
        return max(self.points, default=None)


class Honours(Struct, frozen=True):
    """A game on one server: how often it was played, and by whom, the most successful first."""

    games: int
    tallies: tuple[Tally, ...]
    standings: dict[int, PlayerRating] = {}  # of whoever has played a game that counts

    def of(self, person: int) -> Tally | None:
        return next((tally for tally in self.tallies if tally.person == person), None)


async def honours(store: Storage, guild: int, game: str) -> Honours:
    results = await store.results(guild, game)
    people = {result.person for result in results}
    tallies = [tally([r for r in results if r.person == person]) for person in people]
    rated = standings(await _games(store, results))
    tables = {result.table for result in results}
    return Honours(len(tables), tuple(sorted(tallies, key=_rank)), rated)


async def _games(store: Storage, results: list[PlayerResult]) -> list[tuple[Finish, ...]]:
    """In the order of their end, each with its computers."""
    games = dict[int, list[Finish]]()
    for one in results:
        seat = Finish(one.place, one.person, resigned=one.resigned)
        games.setdefault(one.table, []).append(seat)
    for computer in await store.computers():
        if computer.table in games:
            games[computer.table].append(Finish(computer.place, level=computer.level))
    return [tuple(seats) for seats in games.values()]


def tally(results: Iterable[PlayerResult]) -> Tally:
    """One person's results, oldest first. Who resigns has lost, and the points are not theirs."""
    *_, newest = results = list(results)
    won = sum(result.place == 1 and not result.resigned for result in results)
    points = tuple(result.points for result in results if not result.resigned)
    return Tally(newest.person, newest.name, len(results), won, points)


def _rank(tally: Tally) -> tuple[int, float, int]:
    """Victories, then points; a name never decides."""
    return -tally.won, -(tally.mean or 0.0), tally.person
