"""The world's SQLite file: messages, files and buttons outlive the process.

Each record is its own transaction. With `synchronous=OFF` a commit is left to the operating
system, which survives the death of the process, though not that of the machine.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, MutableMapping
from pathlib import Path

import msgspec

from bot.local.model import Channel, Guild, Json, Member, Message, User
from bot.local.records import Record
from bot.local.world import World

KINDS: dict[str, type[Record]] = {
    "user": User,
    "guild": Guild,
    "member": Member,
    "channel": Channel,
    "message": Message,
}
SCHEMA = """
CREATE TABLE IF NOT EXISTS record (
    kind TEXT NOT NULL, id INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS commands (guild INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
"""


class Store:
    """The journal of one world, and its files."""

    def __init__(self, path: Path | str = ":memory:") -> None:
        self._database = sqlite3.connect(path, isolation_level=None)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute("PRAGMA synchronous=OFF")
        self._database.executescript(SCHEMA)
        self._encode = msgspec.json.Encoder().encode
        self.files = Files(self._database)

    def keep(self, record: Record) -> None:
        self._database.execute(
            "INSERT OR REPLACE INTO record VALUES (?, ?, ?)",
            (type(record).__name__.lower(), record.id, self._encode(record)),
        )

    def drop(self, record: Record) -> None:
        self._database.execute(
            "DELETE FROM record WHERE kind = ? AND id = ?",
            (type(record).__name__.lower(), record.id),
        )

    def keep_commands(self, guild: int, commands: list[Json]) -> None:
        self._database.execute(
            "INSERT OR REPLACE INTO commands VALUES (?, ?)", (guild, self._encode(commands))
        )

    def last_id(self) -> int:
        """The newest id ever given to something that was kept."""
        newest = self._database.execute(
            "SELECT max(id) FROM (SELECT max(id) AS id FROM record UNION SELECT max(id) FROM file)"
        ).fetchone()[0]
        return newest or 0

    def fill(self, world: World) -> None:
        """Loads everything into a fresh world, messages last and in their order."""
        for kind, record in KINDS.items():
            for (body,) in self._database.execute(
                "SELECT body FROM record WHERE kind = ? ORDER BY id", (kind,)
            ):
                world.load(msgspec.json.decode(body, type=record))
        self._discard_orphans(world)
        for guild, body in self._database.execute("SELECT guild, body FROM commands"):
            world.commands[guild] = msgspec.json.decode(body)

    def _discard_orphans(self, world: World) -> None:
        """Files of ephemeral messages, which do not outlive the process."""
        messages = [one for channel in world.messages.values() for one in channel.values()]
        known = {file.id for message in messages for file in message.attachments}
        for id in self.files:
            if id not in known:
                del self.files[id]

    def close(self) -> None:
        self._database.close()


class Files(MutableMapping[int, bytes]):
    """Attachment id to its bytes, never held in memory."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def __getitem__(self, id: int) -> bytes:
        row = self._database.execute("SELECT body FROM file WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise KeyError(id)
        return bytes(row[0])

    def __setitem__(self, id: int, body: bytes) -> None:
        self._database.execute("INSERT OR REPLACE INTO file VALUES (?, ?)", (id, body))

    def __delitem__(self, id: int) -> None:
        if self._database.execute("DELETE FROM file WHERE id = ?", (id,)).rowcount == 0:
            raise KeyError(id)

    def __iter__(self) -> Iterator[int]:
        for (id,) in self._database.execute("SELECT id FROM file ORDER BY id").fetchall():
            yield id

    def __len__(self) -> int:
        return int(self._database.execute("SELECT count(*) FROM file").fetchone()[0])
