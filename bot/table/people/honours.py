"""How the people of a server have done in a game. Who does not want to be counted is not."""

from collections.abc import Iterable
from statistics import fmean

from msgspec import Struct

from bot.table.people.ratings import Finish, Standing, standings
from bot.table.storage.sqlite.store import Store


class Result(Struct, frozen=True):
    """How one person did in one finished game."""

    table: int
    person: int
    name: str  # as it was then
    place: int
    points: int
    resigned: bool


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
    standings: dict[int, Standing] = {}  # of whoever has played a game that counts

    def of(self, person: int) -> Tally | None:
        return next((tally for tally in self.tallies if tally.person == person), None)


async def honours(store: Store, guild: int, game: str) -> Honours:
    rows = await store.rows(
        "SELECT table_id, person, name, place, points, resigned FROM results "
        "WHERE guild = ? AND game = ? AND person NOT IN (SELECT person FROM uncounted) "
        "ORDER BY at, table_id, seat",
        *(guild, game),
    )
    results = [Result(t, who, name, at, n, bool(gone)) for t, who, name, at, n, gone in rows]
    people = {result.person for result in results}
    tallies = [tally([r for r in results if r.person == person]) for person in people]
    rated = standings(await _games(store, results))
    tables = {result.table for result in results}
    return Honours(len(tables), tuple(sorted(tallies, key=_rank)), rated)


async def _games(store: Store, results: list[Result]) -> list[tuple[Finish, ...]]:
    """In the order of their end, each with its computers."""
    games = dict[int, list[Finish]]()
    for one in results:
        seat = Finish(one.place, one.person, resigned=one.resigned)
        games.setdefault(one.table, []).append(seat)
    for table, level, place in await store.rows("SELECT table_id, level, place FROM computers"):
        if table in games:
            games[table].append(Finish(place, level=level))
    return [tuple(seats) for seats in games.values()]


def tally(results: Iterable[Result]) -> Tally:
    """One person's results, oldest first. Who resigns has lost, and the points are not theirs."""
    *_, newest = results = list(results)
    won = sum(result.place == 1 and not result.resigned for result in results)
    points = tuple(result.points for result in results if not result.resigned)
    return Tally(newest.person, newest.name, len(results), won, points)


def _rank(tally: Tally) -> tuple[int, float, int]:
    """Victories, then points; a name never decides."""
    return -tally.won, -(tally.mean or 0.0), tally.person


async def is_counted(store: Store, person: int) -> bool:
    return not await store.rows("SELECT 1 FROM uncounted WHERE person = ?", person)


async def count(store: Store, person: int, *, counted: bool) -> None:
    sql = (
        "DELETE FROM uncounted WHERE person = ?"
        if counted
        else "INSERT OR IGNORE INTO uncounted VALUES (?)"
    )
    await store.do(lambda db: db.execute(sql, (person,)).rowcount)
