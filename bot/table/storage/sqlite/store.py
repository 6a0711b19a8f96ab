"""Tables in the file: the log is the truth, record and state are derived from it."""

import secrets
import sqlite3
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.games.contract import AnyGame, Seat
from bot.games.registry import GAMES
from bot.table.model.deadline import Due
from bot.table.model.record import LogEntry, StoredLogEntry, TableRecord
from bot.table.model.table_state import NOT_DEALT, TableState
from bot.table.storage import snapshot
from bot.table.storage.downtime import has_nights
from bot.table.storage.faults import ChannelTaken, Stale
from bot.table.storage.ledger import Ledger
from bot.table.storage.protocol import Census, Stamp
from bot.table.storage.reading import read_table
from bot.table.storage.sqlite.deadlines_outbox import SqliteDeadlinesAndOutbox, put_due
from bot.table.storage.sqlite.ledger import SqliteLedger
from bot.table.storage.sqlite.people import SqlitePersonStore, put_results

# The age of a table is that of its last log entry. A cancelled lobby has none: the first entry of
# the next table has to do. The last table stays, because its id must not be reused.
OUTDATED = """
SELECT id FROM tables WHERE phase IN ('over', 'ended') AND id < (SELECT max(id) FROM tables)
AND coalesce(
  (SELECT at FROM actions WHERE table_id = id ORDER BY version DESC LIMIT 1),
  (SELECT at FROM actions WHERE table_id > id ORDER BY table_id, version LIMIT 1)
) < ?
"""


class SqliteStorage(SqliteDeadlinesAndOutbox, SqlitePersonStore):
    """One process owns the file, so its memory is what is stored."""

    is_shared = False

    def __init__(self, path: Path, games: dict[str, AnyGame] | None = None) -> None:
        super().__init__(path)
        self.games = GAMES if games is None else games

    @property
    def ledger(self) -> Ledger:
        return SqliteLedger(self)

    async def create(
        self,
        record: TableRecord,
        due: Due,
        *,
        announce: bool = False,
        at: float = 0.0,  # noqa: ARG002 - there is no other process that could change it
    ) -> TableRecord:
        """A new table with the next free id; a channel has at most one open table."""

        def work(db: sqlite3.Connection) -> TableRecord:
            (last,) = db.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()
            new = replace(record, id=last + 1)
            try:
                db.execute(
                    "INSERT INTO tables VALUES (?, ?, ?, 0, 0, ?, NULL, ?, 1)",
                    (
                        new.id,
                        new.channel,
                        new.phase,
                        snapshot.pack_row(new, NOT_DEALT)[0],
                        new.guild,
                    ),
                )
            except sqlite3.IntegrityError:
                raise ChannelTaken from None
            put_due(db, new.id, due)
            _put_people(db, new)
            if announce:
                _owe(db, new)
            return new

        return await self.do(work)

    async def save(
        self,
        state: TableState,
        at: float,
        *,
        announce: bool = True,
        reseated: bool = False,
        undone: bool = False,
    ) -> TableRecord:
        """Log, record, state, deadlines and the outbox entry in one transaction."""
        entries = [happened.entry for happened in state.unsaved_events if happened.entry]
        record = replace(state.record, row_version=state.record.row_version + 1)
        packed = snapshot.pack_row(record, state.game_state)

        def work(db: sqlite3.Connection) -> TableRecord:
            _put_table(db, record, *packed)
            if undone:
                gone = (record.id, record.log_length)
                db.execute("DELETE FROM actions WHERE table_id = ? AND version > ?", gone)
            _put_lines(db, record, entries, at)
            put_due(db, record.id, state.due)
            put_results(db, state, at)
            if reseated:
                _put_people(db, record)
            if announce:
                _owe(db, record)
            return record

        return await self.do(work)

    async def load(self, table: int) -> TableState | None:
        """Raises `Unreadable` rather than return a wrong state."""
        rows = await self.rows(f"SELECT {snapshot.COLUMNS} FROM tables WHERE id = ?", table)
        if not rows:
            return None
        row = snapshot.SavedTable(*rows[0])
        record, game_state = await read_table(row, self.games, self.log)
        return TableState(self.games[record.game], record, game_state, await self.due_of(table))

    async def give_up(self, table: int) -> None:
        """Frees the channel of an unreadable table; its row stays for repair."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET phase = 'ended' WHERE id = ?", (table,))
            db.execute("DELETE FROM due WHERE table_id = ?", (table,))
            db.execute("DELETE FROM outbox WHERE table_id = ?", (table,))

        await self.do(work)

    async def log(self, table: int, after: int = 0) -> list[StoredLogEntry]:
        rows = await self.rows(
            'SELECT version, seat, path, "by", at FROM actions WHERE table_id = ? AND version > ? '
            "ORDER BY version",
            table,
            after,
        )
        return [
            StoredLogEntry(v, LogEntry(Seat(s), tuple(p.split(".")), by), at)
            for v, s, p, by, at in rows
        ]

    async def open_in(self, channel: int) -> int | None:
        rows = await self.rows(
            "SELECT id FROM tables WHERE channel = ? AND phase IN ('lobby', 'running')", channel
        )
        return rows[0][0] if rows else None

    async def open_among(self, channels: list[int]) -> list[tuple[int, int]]:
        """The open tables in these channels, by channel."""
        marks = ", ".join("?" * len(channels))
        rows = await self.rows(
            f"SELECT id, channel FROM tables WHERE channel IN ({marks}) "
            "AND phase IN ('lobby', 'running') ORDER BY id",
            *channels,
        )
        return [(row[0], row[1]) for row in rows]

    async def last_in(self, channel: int) -> int | None:
        """The newest table of this channel whose game has ended."""
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

    async def stamp(self, table: int) -> Stamp | None:
        rows = await self.rows("SELECT revision FROM tables WHERE id = ?", table)
        return Stamp(rows[0][0], 0) if rows else None

    async def numbers(self) -> list[int]:
        return [row[0] for row in await self.rows("SELECT id FROM tables ORDER BY id")]

    async def tables_mentioning(self, user: int) -> list[int]:
        packed = msgspec.msgpack.encode(user)
        rows = await self.rows("SELECT id FROM tables WHERE instr(sheet, ?) ORDER BY id", packed)
        return [row[0] for row in rows]

    async def guilds(self) -> list[int]:
        sql = "SELECT DISTINCT guild FROM tables WHERE phase IN ('lobby', 'running')"
        return [row[0] for row in await self.rows(sql)]

    async def purge(self, before: float) -> list[int]:
        return await self.do(lambda db: purge_tables(db, before))

    async def get_meta(self, key: str) -> bytes | None:
        rows = await self.rows("SELECT value FROM meta WHERE key = ?", key)
        return bytes(rows[0][0]) if rows else None

    async def set_meta(self, key: str, value: bytes) -> None:
        sql = "INSERT OR REPLACE INTO meta VALUES (?, ?)"
        await self.do(lambda db: db.execute(sql, (key, value)).rowcount)

    async def secret(self, key: str) -> bytes:
        """A random key, created once and kept with the database."""

        def work(db: sqlite3.Connection) -> bytes:
            fresh = secrets.token_bytes(32)
            db.execute("INSERT OR IGNORE INTO meta VALUES (?, ?)", (key, fresh))
            (value,) = db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            return bytes(value)

        return await self.do(work)

    def once(self, what: str) -> AbstractAsyncContextManager[None]:  # noqa: ARG002
        return nullcontext()  # there is no other process

    async def census(self, now: float) -> Census:
        phases = dict(await self.rows("SELECT phase, count(*) FROM tables GROUP BY phase"))
        ((untold,),) = await self.rows("SELECT count(*) FROM outbox")
        ((late, first),) = await self.rows("SELECT count(*), min(at) FROM due WHERE at < ?", now)
        return Census(phases, untold, late, first, self.path.stat().st_size)


def purge_tables(db: sqlite3.Connection, before: float) -> list[int]:
    """The ids of the tables that ended before this moment and were removed."""
    numbers = [row[0] for row in db.execute(OUTDATED, (before,)).fetchall()]
    db.executemany("DELETE FROM tables WHERE id = ?", [(number,) for number in numbers])
    return numbers


def _put_table(
    db: sqlite3.Connection, record: TableRecord, packed: bytes, game_state: bytes | None
) -> None:
    """Raises `Stale` unless the row is as it was when the record was read."""
    where = (record.phase, record.channel, record.guild, has_nights(record))
    try:
        moved = db.execute(
            "UPDATE tables SET phase = ?, channel = ?, guild = ?, nights = ?, "
            "revision = ?, version = ?, sheet = ?, state = ? WHERE id = ? AND revision = ?",
            (
                *where,
                record.row_version,
                record.log_length,
                packed,
                game_state,
                record.id,
                record.row_version - 1,
            ),
        )
    except sqlite3.IntegrityError:
        raise ChannelTaken from None
    if moved.rowcount != 1:
        raise Stale


def _owe(db: sqlite3.Connection, record: TableRecord) -> None:
    """Writes the outbox entry of this row version."""
    db.execute("INSERT OR REPLACE INTO outbox VALUES (?, ?)", (record.id, record.row_version))


def _put_lines(
    db: sqlite3.Connection, record: TableRecord, lines: list[LogEntry], at: float
) -> None:
    first = record.log_length - len(lines) + 1
    db.executemany(
        "INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?)",
        [
            (record.id, first + i, line.seat, ".".join(line.path), line.by, at)
            for i, line in enumerate(lines)
        ],
    )


def _put_people(db: sqlite3.Connection, record: TableRecord) -> None:
    db.execute("DELETE FROM seated WHERE table_id = ?", (record.id,))
    people = {chair.user for chair in record.chairs if chair.user is not None}
    db.executemany("INSERT INTO seated VALUES (?, ?)", [(person, record.id) for person in people])
