"""Tables in PostgreSQL: any process may act on any; the row version decides which was first."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec
from msgspec.structs import replace

from bot.games.contract import AnyGame, Seat
from bot.games.registry import GAMES
from bot.table.model.deadline import Due
from bot.table.model.record import LogEntry, StoredLogEntry, TableRecord
from bot.table.model.table_state import NOT_DEALT, TableState
from bot.table.storage import snapshot
from bot.table.storage.faults import ChannelTaken, Stale
from bot.table.storage.ledger import Ledger
from bot.table.storage.postgres import schema
from bot.table.storage.postgres.deadlines_outbox import PostgresDeadlinesAndOutbox, due_of
from bot.table.storage.postgres.ledger import PostgresLedger
from bot.table.storage.postgres.locks import ONCE, number_of
from bot.table.storage.postgres.people import PostgresPersonStore
from bot.table.storage.protocol import Census, Stamp
from bot.table.storage.reading import read_table
from bot.table.storage.results import ComputerResult, PlayerResult, computers_of, results_of

CREATE = f"SELECT create_table({', '.join(f'${n}' for n in range(1, 13))})"
SAVE = f"SELECT save_table({', '.join(f'${n}' for n in range(1, 23))})"
OPEN = "phase IN ('lobby', 'running')"
TAKEN = "one_open_table_per_channel"
# As in SQLite: the age of a table is that of its last log entry; the last table always stays.
PURGE = """
DELETE FROM tables t WHERE phase IN ('over', 'ended') AND id < (SELECT max(id) FROM tables)
AND coalesce(
  (SELECT at FROM actions WHERE table_id = t.id ORDER BY version DESC LIMIT 1),
  (SELECT at FROM actions WHERE table_id > t.id ORDER BY table_id, version LIMIT 1)
) < $1 RETURNING id
"""


class PostgresStorage(PostgresDeadlinesAndOutbox, PostgresPersonStore):
    is_shared = True

    def __init__(self, address: str, games: dict[str, AnyGame] | None = None) -> None:
        super().__init__(address)
        self.games = GAMES if games is None else games

    @property
    def ledger(self) -> Ledger:
        return PostgresLedger(self)

    async def create(
        self, record: TableRecord, due: Due, *, announce: bool = False, at: float = 0.0
    ) -> TableRecord:
        """A new table with the next free id; on a collision it tries again."""
        while True:
            last = await self.value("SELECT coalesce(max(id), 0) FROM tables")
            new = replace(record, id=last + 1)
            where = (
                new.id,
                new.channel,
                new.guild,
                new.phase.value,
                snapshot.pack_row(new, NOT_DEALT)[0],
            )
            people = _people(new)
            try:
                await self.value(CREATE, self.holder, *where, *_columns(due), people, announce, at)
            except asyncpg.UniqueViolationError as fault:
                if getattr(fault, "constraint_name", "") == TAKEN:
                    raise ChannelTaken from None
                continue
            return new

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
        old = state.record.row_version
        record = replace(state.record, row_version=old + 1)
        where = (record.phase.value, record.channel, record.guild, record.log_length)
        results = results_of(state, at)
        try:
            is_saved = await self.value(
                *(SAVE, self.holder, record.id, old, state.credits, *where),
                *(*snapshot.pack_row(record, state.game_state), undone, *_lines(state)),
                *(*_columns(state.due), _people(record) if reseated else None, announce),
                _rows(results) if results else None,
                _rows(computers_of(state)) if results else None,
                at,
            )
        except asyncpg.UniqueViolationError:
            raise ChannelTaken from None
        if not is_saved:
            raise Stale
        return record

    async def load(self, table: int) -> TableState | None:
        """Reads record and deadlines in one snapshot: read apart they might not fit together."""
        sql = (
            f"SELECT {snapshot.COLUMNS}, credits, "
            "ARRAY(SELECT kind FROM due WHERE table_id = id ORDER BY kind, seat), "
            "ARRAY(SELECT seat FROM due WHERE table_id = id ORDER BY kind, seat), "
            "ARRAY(SELECT at FROM due WHERE table_id = id ORDER BY kind, seat) "
            "FROM tables WHERE id = $1"
        )
        rows = await self.rows(sql, table)
        if not rows:
            return None
        *columns, credits, kinds, seats, ats = rows[0]
        due = due_of(zip(kinds, seats, ats, strict=True))
        record, game_state = await read_table(snapshot.SavedTable(*columns), self.games, self.log)
        return TableState(self.games[record.game], record, game_state, due, credits=credits)

    async def stamp(self, table: int) -> Stamp | None:
        rows = await self.rows("SELECT revision, credits FROM tables WHERE id = $1", table)
        return Stamp(*rows[0]) if rows else None

    async def log(self, table: int, after: int = 0) -> list[StoredLogEntry]:
        rows = await self.rows(
            'SELECT version, seat, path, "by", at FROM actions WHERE table_id = $1 '
            "AND version > $2 ORDER BY version",
            *(table, after),
        )
        return [
            StoredLogEntry(v, LogEntry(Seat(s), tuple(p.split(".")), by), at)
            for v, s, p, by, at in rows
        ]

    async def give_up(self, table: int) -> None:
        sql = (
            "WITH gone AS (DELETE FROM due WHERE table_id = $1), "
            "silent AS (DELETE FROM outbox WHERE table_id = $1) "
            "UPDATE tables SET phase = 'ended' WHERE id = $1"
        )
        await self.value(sql, table)

    async def numbers(self) -> list[int]:
        return await self._numbers("SELECT id FROM tables ORDER BY id")

    async def open_in(self, channel: int) -> int | None:
        found = await self._numbers(f"SELECT id FROM tables WHERE channel = $1 AND {OPEN}", channel)
        return found[0] if found else None

    async def open_among(self, channels: list[int]) -> list[tuple[int, int]]:
        sql = f"SELECT id, channel FROM tables WHERE channel = ANY ($1) AND {OPEN} ORDER BY id"
        return [(number, channel) for number, channel in await self.rows(sql, channels)]

    async def last_in(self, channel: int) -> int | None:
        found = await self._numbers(
            "SELECT id FROM tables WHERE channel = $1 AND phase IN ('over', 'ended') "
            "AND state IS NOT NULL ORDER BY id DESC LIMIT 1",
            channel,
        )
        return found[0] if found else None

    async def running(self) -> list[int]:
        return await self._numbers("SELECT id FROM tables WHERE phase = 'running' ORDER BY id")

    async def open_of_guild(self, guild: int) -> list[int]:
        sql = f"SELECT id FROM tables WHERE guild = $1 AND {OPEN} ORDER BY id"
        return await self._numbers(sql, guild)

    async def of_person(self, user: int) -> list[int]:
        sql = (
            "SELECT id FROM tables JOIN seated ON table_id = id "
            f"WHERE person = $1 AND {OPEN} ORDER BY id"
        )
        return await self._numbers(sql, user)

    async def tables_mentioning(self, user: int) -> list[int]:
        packed = msgspec.msgpack.encode(user)
        sql = "SELECT id FROM tables WHERE position($1::bytea IN sheet) > 0 ORDER BY id"
        return await self._numbers(sql, packed)

    async def guilds(self) -> list[int]:
        return await self._numbers(f"SELECT DISTINCT guild FROM tables WHERE {OPEN}")

    async def purge(self, before: float) -> list[int]:
        """One process purges; for the others there is nothing left."""
        async with self.once("purge"):
            return await self._numbers(PURGE, before)

    async def get_meta(self, key: str) -> bytes | None:
        found: bytes | None = await self.value("SELECT value FROM meta WHERE key = $1", key)
        return found

    async def set_meta(self, key: str, value: bytes) -> None:
        await self.value(schema.REMEMBER, key, value)

    async def secret(self, key: str) -> bytes:
        sql = "INSERT INTO meta VALUES ($1, $2) ON CONFLICT (key) DO NOTHING"
        await self.value(sql, key, secrets.token_bytes(32))
        found: bytes = await self.value("SELECT value FROM meta WHERE key = $1", key)
        return found

    @asynccontextmanager
    async def once(self, what: str) -> AsyncIterator[None]:
        """Lets one process do this while the others wait; then they find it done."""
        async with self.connection() as db:
            await db.execute("SELECT pg_advisory_lock($1, $2)", ONCE, number_of(what))
            try:
                yield
            finally:
                await db.execute("SELECT pg_advisory_unlock($1, $2)", ONCE, number_of(what))

    async def census(self, now: float) -> Census:
        phases = dict(await self.rows("SELECT phase, count(*) FROM tables GROUP BY phase"))
        untold = await self.value("SELECT count(*) FROM outbox")
        ((late, first),) = await self.rows("SELECT count(*), min(at) FROM due WHERE at < $1", now)
        size = await self.value("SELECT pg_database_size(current_database())")
        return Census(phases, untold, late, first, size)

    async def _numbers(self, sql: str, *values: Any) -> list[int]:
        return [row[0] for row in await self.rows(sql, *values)]


def _columns(due: Due) -> tuple[list[str], list[int], list[float]]:
    kinds, seats = [kind.value for kind, _ in due], [int(seat) for _, seat in due]
    return kinds, seats, [float(at) for at in due.values()]


def _lines(state: TableState) -> tuple[list[int], list[str], list[str]]:
    entries = [happened.entry for happened in state.unsaved_events if happened.entry]
    paths = [".".join(entry.path) for entry in entries]
    return [int(entry.seat) for entry in entries], paths, [entry.by for entry in entries]


def _people(record: TableRecord) -> list[int]:
    return list({chair.user for chair in record.chairs if chair.user is not None})


def _rows(found: Sequence[PlayerResult | ComputerResult]) -> str:
    """Rows in the form that PostgreSQL's `unnest` takes."""
    rows = [one._asdict() for one in found]
    return msgspec.json.encode([{"table_id": row.pop("table"), **row} for row in rows]).decode()
