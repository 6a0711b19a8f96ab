"""Tables on disk: the log is the truth, sheet and state are its newest sum."""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from msgspec.structs import replace

from bot.games.contract import AnyGame, Seat
from bot.games.registry import GAMES
from bot.table.model.course import Course
from bot.table.model.deadline import Due, deadline_of
from bot.table.model.sheet import Entry, Line, Sheet
from bot.table.storage import snapshot
from bot.table.storage.sqlite import schema
from bot.table.storage.sqlite.results import put_results
from bot.table.storage.sqlite.writer import NotSaved, Work, Writer

T = TypeVar("T")
log = logging.getLogger(__name__)


class Stale(Exception):
    """Somebody else changed the table first; read it again."""


class ChannelTaken(Exception):
    """There is an open table in this channel already."""


class Store:
    """One writing connection with group commit, one for reading."""

    def __init__(self, path: Path, games: dict[str, AnyGame] | None = None) -> None:
        self.path = path
        self.games = GAMES if games is None else games
        self._writer: Writer | None = None
        self._reader: aiosqlite.Connection | None = None

    async def open(self) -> None:
        """A new file gets the newest schema; an older one is left to `Backups.upgrade`."""
        if schema.schema_of(self.path) == 0:
            schema.migrate(self.path)
        self._writer = Writer(self.path)
        await self.open_to_read()

    async def open_to_read(self) -> None:
        """Looks only: somebody else may work on the file meanwhile."""
        self._reader = await aiosqlite.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)

    async def close(self) -> None:
        if self._reader is not None:
            await self._reader.close()
        if self._writer is not None:
            self._writer.close()

    async def do(self, work: Work[T]) -> T:
        assert self._writer is not None, "the store is not open"
        return await self._writer.do(work)

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        assert self._reader is not None, "the store is not open"
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        except (sqlite3.Error, UnicodeError) as fault:  # the latter where a text is damaged
            raise NotSaved(str(fault)) from fault

    # Tables

    async def create(self, sheet: Sheet, due: Due, *, announce: bool = False) -> Sheet:
        """A new table with the next free id; a channel has at most one that is open."""

        def work(db: sqlite3.Connection) -> Sheet:
            (last,) = db.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()
            new = replace(sheet, id=last + 1)
            try:
                db.execute(
                    "INSERT INTO tables VALUES (?, ?, ?, 0, 0, ?, NULL, ?)",
                    (new.id, new.channel, new.phase, snapshot.pack(new, None)[0], new.guild),
                )
            except sqlite3.IntegrityError:
                raise ChannelTaken from None
            _put_due(db, new.id, due)
            _put_people(db, new)
            if announce:
                db.execute("INSERT INTO outbox VALUES (?, ?)", (new.id, new.revision))
            return new

        return await self.do(work)

    async def save(
        self,
        course: Course,
        at: float,
        *,
        announce: bool = True,
        reseated: bool = False,
        undone: bool = False,
    ) -> Sheet:
        """Actions, snapshot, deadlines and the duty to tell: all in one transaction, or nothing."""
        old = course.sheet.revision
        entries = [happened.entry for happened in course.happened if happened.entry]
        sheet = replace(course.sheet, revision=old + 1)
        packed, state = snapshot.pack(sheet, course.state)
        where = (sheet.phase, sheet.channel, sheet.guild)

        def work(db: sqlite3.Connection) -> Sheet:
            moved = db.execute(
                "UPDATE tables SET phase = ?, channel = ?, guild = ?, revision = ?, version = ?, "
                "sheet = ?, state = ? WHERE id = ? AND revision = ?",
                (*where, old + 1, sheet.version, packed, state, sheet.id, old),
            )
            if moved.rowcount != 1:
                raise Stale
            if undone:
                gone = (sheet.id, sheet.version)
                db.execute("DELETE FROM actions WHERE table_id = ? AND version > ?", gone)
            _put_lines(db, sheet, entries, at)
            _put_due(db, sheet.id, course.due)
            put_results(db, course, at)
            if reseated:
                _put_people(db, sheet)
            if announce:
                db.execute(
                    "INSERT OR REPLACE INTO outbox VALUES (?, ?)", (sheet.id, sheet.revision)
                )
            return sheet

        return await self.do(work)

    async def load(self, table: int) -> Course | None:
        """Raises `Unreadable` rather than to give a wrong board."""
        rows = await self.rows(f"SELECT {snapshot.COLUMNS} FROM tables WHERE id = ?", table)
        if not rows:
            return None
        sheet, state = await self._read(snapshot.SavedTable(*rows[0]))
        return Course(self.games[sheet.game], sheet, state, await self.due_of(table))

    async def _read(self, row: snapshot.SavedTable) -> tuple[Sheet, Any]:
        try:
            return snapshot.unpack(row, self.games)
        except snapshot.Unreadable:
            entries = [line.entry for line in await self.log(row.id)]
        try:
            found = await asyncio.to_thread(snapshot.rebuild, row, self.games, entries)
        except snapshot.Unreadable:
            log.error("table %d is damaged or of an unknown release; it is not shown", row.id)
            raise
        if row.is_sealed():
            log.warning("table %d: its snapshot was damaged, its log has rebuilt it", row.id)
        return found

    async def give_up(self, table: int) -> None:
        """A table that cannot be read makes room; its row stays, for whoever can mend it."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET phase = 'ended' WHERE id = ?", (table,))
            db.execute("DELETE FROM due WHERE table_id = ?", (table,))
            db.execute("DELETE FROM outbox WHERE table_id = ?", (table,))

        await self.do(work)

    async def log(self, table: int, after: int = 0) -> list[Line]:
        rows = await self.rows(
            'SELECT version, seat, path, "by", at FROM actions WHERE table_id = ? AND version > ? '
            "ORDER BY version",
            table,
            after,
        )
        return [Line(v, Entry(Seat(s), tuple(p.split(".")), by), at) for v, s, p, by, at in rows]

    async def open_in(self, channel: int) -> int | None:
        rows = await self.rows(
            "SELECT id FROM tables WHERE channel = ? AND phase IN ('lobby', 'running')", channel
        )
        return rows[0][0] if rows else None

    async def open_among(self, channels: list[int]) -> list[tuple[int, int]]:
        """The open tables in these channels, each with its channel."""
        marks = ", ".join("?" * len(channels))
        rows = await self.rows(
            f"SELECT id, channel FROM tables WHERE channel IN ({marks}) "
            "AND phase IN ('lobby', 'running') ORDER BY id",
            *channels,
        )
        return [(row[0], row[1]) for row in rows]

    async def last_in(self, channel: int) -> int | None:
        """The newest table of this channel whose game was begun and is over."""
        rows = await self.rows(
            "SELECT id FROM tables WHERE channel = ? AND phase IN ('over', 'ended') "
            "AND state IS NOT NULL ORDER BY id DESC LIMIT 1",
            channel,
        )
        return rows[0][0] if rows else None

    async def running(self) -> list[int]:
        sql = "SELECT id FROM tables WHERE phase = 'running' ORDER BY id"
        return [row[0] for row in await self.rows(sql)]

    async def open_of_guild(self, guild: int) -> list[int]:
        sql = "SELECT id FROM tables WHERE guild = ? AND phase IN ('lobby', 'running') ORDER BY id"
        return [row[0] for row in await self.rows(sql, guild)]

    async def of_person(self, user: int) -> list[int]:
        rows = await self.rows(
            "SELECT id FROM tables JOIN seated ON table_id = id WHERE person = ? "
            "AND phase IN ('lobby', 'running') ORDER BY id",
            user,
        )
        return [row[0] for row in rows]

    # What is owed

    async def due_of(self, table: int) -> Due:
        """A kind that we do not know is of a newer release, like a sheet that we cannot read."""
        rows = await self.rows("SELECT kind, seat, at FROM due WHERE table_id = ?", table)
        try:
            return {deadline_of(kind, seat): at for kind, seat, at in rows}
        except ValueError:
            raise snapshot.Unreadable from None

    async def next_due(self, without: Iterable[int] = ()) -> tuple[float, int, str, int] | None:
        """The earliest deadline, but for the servers where clocks stand still."""
        rows = await self.rows(
            f"SELECT at, table_id, kind, seat FROM due WHERE {_elsewhere(without)} "
            "ORDER BY at, table_id LIMIT 1"
        )
        return tuple(rows[0]) if rows else None

    async def overdue(
        self, now: float, most: int, without: Iterable[int] = ()
    ) -> list[tuple[int, str, int]]:
        """The oldest deadline of each table where one has come."""
        rows = await self.rows(
            "SELECT min(at) AS first, table_id, kind, seat FROM due "
            f"WHERE at <= ? AND {_elsewhere(without)} GROUP BY table_id "
            "ORDER BY first LIMIT ?",  # SQLite: the other columns are of that row
            now,
            most,
        )
        return [(table, kind, seat) for _, table, kind, seat in rows]

    async def put_off(self, table: int, kind: str, seat: int, until: float) -> None:
        sql = "UPDATE due SET at = ? WHERE table_id = ? AND kind = ? AND seat = ?"
        await self.do(lambda db: db.execute(sql, (until, table, kind, seat)).rowcount)

    async def waiting(self, guild: int = 0) -> list[int]:
        """The tables where somebody is waited for until a certain time."""
        sql = (
            "SELECT DISTINCT table_id FROM due JOIN tables ON id = table_id "
            "WHERE kind IN ('turn', 'cap') AND ? IN (0, guild)"
        )
        return [row[0] for row in await self.rows(sql, guild)]

    async def guilds(self) -> list[int]:
        """The servers where tables are open."""
        sql = "SELECT DISTINCT guild FROM tables WHERE phase IN ('lobby', 'running')"
        return [row[0] for row in await self.rows(sql)]

    async def untold(self) -> list[int]:
        return [row[0] for row in await self.rows("SELECT table_id FROM outbox ORDER BY table_id")]

    async def was_told(self, table: int, revision: int) -> None:
        sql = "DELETE FROM outbox WHERE table_id = ? AND revision <= ?"
        await self.do(lambda db: db.execute(sql, (table, revision)).rowcount)

    async def remembered(self, key: str) -> bytes | None:
        rows = await self.rows("SELECT value FROM meta WHERE key = ?", key)
        return bytes(rows[0][0]) if rows else None

    async def remember(self, key: str, value: bytes) -> None:
        sql = "INSERT OR REPLACE INTO meta VALUES (?, ?)"
        await self.do(lambda db: db.execute(sql, (key, value)).rowcount)

    async def secret(self, key: str) -> bytes:
        """A random key that is made once and stays with the database."""

        def work(db: sqlite3.Connection) -> bytes:
            fresh = secrets.token_bytes(32)
            db.execute("INSERT OR IGNORE INTO meta VALUES (?, ?)", (key, fresh))
            (value,) = db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            return bytes(value)

        return await self.do(work)


def _elsewhere(guilds: Iterable[int]) -> str:
    """A condition on deadlines; numbers need no quoting."""
    listed = ", ".join(str(int(guild)) for guild in guilds)
    if not listed:
        return "true"
    return f"table_id NOT IN (SELECT id FROM tables WHERE guild IN ({listed}))"


def _put_lines(db: sqlite3.Connection, sheet: Sheet, lines: list[Entry], at: float) -> None:
    first = sheet.version - len(lines) + 1
    db.executemany(
        "INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?)",
        [
            (sheet.id, first + i, line.seat, ".".join(line.path), line.by, at)
            for i, line in enumerate(lines)
        ],
    )


def _put_due(db: sqlite3.Connection, table: int, due: Due) -> None:
    """Writes what has changed: most actions leave all deadlines as they are."""
    rows = db.execute("SELECT kind, seat, at FROM due WHERE table_id = ?", (table,))
    old = {(kind, seat): at for kind, seat, at in rows}
    gone = [(table, *key) for key in old.keys() - due.keys()]
    new = [(table, *key, at) for key, at in due.items() if old.get(key) != at]
    db.executemany("DELETE FROM due WHERE table_id = ? AND kind = ? AND seat = ?", gone)
    db.executemany("INSERT OR REPLACE INTO due VALUES (?, ?, ?, ?)", new)


def _put_people(db: sqlite3.Connection, sheet: Sheet) -> None:
    db.execute("DELETE FROM seated WHERE table_id = ?", (sheet.id,))
    people = {chair.user for chair in sheet.chairs if chair.user is not None}
    db.executemany("INSERT INTO seated VALUES (?, ?)", [(person, sheet.id) for person in people])
