"""People in the file, and their results."""

import sqlite3
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from bot.table.model.person import Person, person_of
from bot.table.model.table_state import TableState
from bot.table.storage.results import ComputerResult, PlayerResult, computers_of, results_of
from bot.table.storage.sqlite.file import File


class SqlitePersonStore(File):
    async def people(self, users: Iterable[int]) -> dict[int, Person]:
        wanted = tuple(users)
        sql = f"SELECT id, record FROM people WHERE id IN ({', '.join('?' * len(wanted))})"
        return {user: person_of(record) for user, record in await self.rows(sql, *wanted)}

    async def change_person(self, user: int, change: Callable[[Person], Person]) -> Person:
        def work(db: sqlite3.Connection) -> Person:
            sql = "SELECT record FROM people WHERE id = ?"
            row = db.execute(sql, (user,)).fetchone()
            before = Person() if row is None else person_of(row[0])
            if (after := change(before)) != before:
                packed = msgspec.msgpack.encode(after)
                db.execute("INSERT OR REPLACE INTO people VALUES (?, ?)", (user, packed))
            return after

        return await self.do(work)

    async def erase_person(self, user: int, pseudonym: int, name: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            results = "UPDATE results SET person = ?, name = ? WHERE person = ?"
            db.execute(results, (pseudonym, name, user))
            db.execute("INSERT INTO uncounted VALUES (?)", (pseudonym,))
            db.execute("DELETE FROM uncounted WHERE person = ?", (user,))
            db.execute("DELETE FROM people WHERE id = ?", (user,))
            db.execute("DELETE FROM rings WHERE person = ?", (user,))
            # Messages at open tables are removed first; then nobody owns their rows.
            over = "SELECT id FROM tables WHERE phase IN ('over', 'ended')"
            db.execute(f"DELETE FROM ledger WHERE person = ? AND table_id IN ({over})", (user,))
            db.execute("DELETE FROM seated WHERE person = ?", (user,))

        await self.do(work)

    async def results(self, guild: int, game: str) -> list[PlayerResult]:
        rows = await self.rows(
            "SELECT * FROM results WHERE guild = ? AND game = ? "
            "AND person NOT IN (SELECT person FROM uncounted) ORDER BY at, table_id, seat",
            *(guild, game),
        )
        return [_result(row) for row in rows]

    async def computers(self) -> list[ComputerResult]:
        return [ComputerResult(*row) for row in await self.rows("SELECT * FROM computers")]

    async def results_of_person(self, person: int) -> list[PlayerResult]:
        rows = await self.rows("SELECT * FROM results WHERE person = ? ORDER BY at", person)
        return [_result(row) for row in rows]

    async def is_counted(self, person: int) -> bool:
        return not await self.rows("SELECT 1 FROM uncounted WHERE person = ?", person)

    async def count(self, person: int, *, counted: bool) -> None:
        sql = (
            "DELETE FROM uncounted WHERE person = ?"
            if counted
            else "INSERT OR IGNORE INTO uncounted VALUES (?)"
        )
        await self.do(lambda db: db.execute(sql, (person,)).rowcount)


def put_results(db: sqlite3.Connection, state: TableState, at: float) -> None:
    """Writes the results if this save ends the game."""
    results, computers = results_of(state, at), computers_of(state)
    db.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", results)
    db.executemany("INSERT INTO computers VALUES (?, ?, ?, ?)", computers)


def _result(row: Any) -> PlayerResult:
    found = PlayerResult(*row)
    return found._replace(resigned=bool(found.resigned))
