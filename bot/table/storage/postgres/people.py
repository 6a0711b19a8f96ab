"""People in PostgreSQL, changed with a version, and their results."""

from collections.abc import Callable, Iterable

import msgspec

from bot.table.model.person import Person, person_of
from bot.table.storage.postgres.pool import Pool
from bot.table.storage.results import ComputerResult, PlayerResult

PUT = """
INSERT INTO people VALUES ($1, $2, $3)
ON CONFLICT (id) DO UPDATE SET record = excluded.record, version = excluded.version
WHERE people.version = excluded.version - 1 RETURNING true
"""
# Messages at open tables are removed first; then nobody owns their rows.
ERASE = """
WITH renamed AS (UPDATE results SET person = $2, name = $3 WHERE person = $1),
  hidden AS (INSERT INTO uncounted VALUES ($2)),
  shown AS (DELETE FROM uncounted WHERE person = $1),
  forgotten AS (DELETE FROM people WHERE id = $1),
  unrung AS (DELETE FROM rings WHERE person = $1),
  unseen AS (DELETE FROM ledger WHERE person = $1 AND table_id IN
    (SELECT id FROM tables WHERE phase IN ('over', 'ended')))
DELETE FROM seated WHERE person = $1
"""


class PostgresPersonStore(Pool):
    async def people(self, users: Iterable[int]) -> dict[int, Person]:
        rows = await self.rows("SELECT id, record FROM people WHERE id = ANY ($1)", list(users))
        return {user: person_of(record) for user, record in rows}

    async def change_person(self, user: int, change: Callable[[Person], Person]) -> Person:
        while True:
            rows = await self.rows("SELECT record, version FROM people WHERE id = $1", user)
            record, version = rows[0] if rows else (None, -1)
            before = Person() if record is None else person_of(record)
            if (after := change(before)) == before:
                return after
            if await self.value(PUT, user, msgspec.msgpack.encode(after), version + 1):
                return after

    async def erase_person(self, user: int, pseudonym: int, name: str) -> None:
        await self.value(ERASE, user, pseudonym, name)

    async def results(self, guild: int, game: str) -> list[PlayerResult]:
        rows = await self.rows(
            "SELECT * FROM results WHERE guild = $1 AND game = $2 "
            "AND person NOT IN (SELECT person FROM uncounted) ORDER BY at, table_id, seat",
            *(guild, game),
        )
        return [PlayerResult(*row) for row in rows]

    async def computers(self) -> list[ComputerResult]:
        return [ComputerResult(*row) for row in await self.rows("SELECT * FROM computers")]

    async def results_of_person(self, person: int) -> list[PlayerResult]:
        rows = await self.rows("SELECT * FROM results WHERE person = $1 ORDER BY at", person)
        return [PlayerResult(*row) for row in rows]

    async def is_counted(self, person: int) -> bool:
        return not await self.rows("SELECT 1 FROM uncounted WHERE person = $1", person)

    async def count(self, person: int, *, counted: bool) -> None:
        sql = (
            "DELETE FROM uncounted WHERE person = $1"
            if counted
            else "INSERT INTO uncounted VALUES ($1) ON CONFLICT DO NOTHING"
        )
        await self.value(sql, person)
