"""One process at a time: a row with signs of life, and a lock on a file beside the database.

The row protects a database that two machines can reach. The lock tells at once, on one machine,
whether the process before us is dead, so that a restart after a crash need not wait.
"""

import os
import socket
import sqlite3
from pathlib import Path
from secrets import token_hex
from typing import IO

from bot.table.store import Store

try:
    import fcntl
except ImportError:  # Windows: the row alone has to do
    fcntl = None  # type: ignore[assignment]

SILENCE = 30.0  # seconds without a sign of life, after which the holder counts as gone
PULSE = 5.0  # seconds between two signs of life


class Leased(Exception):
    """Another process works on this database; the argument is how long it has been silent."""


class Lease:
    """The right to write, taken at the start and renewed until the end."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._host = socket.gethostname()
        self._holder = f"{self._host}:{os.getpid()}:{token_hex(4)}"  # containers are all number 1
        self._lock: IO[str] | None = None
        self._is_held = False

    async def take(self, now: float) -> float:
        """Raises `Leased`, or returns how many seconds nobody was here.

        All deadlines are put off by that time in the same transaction: credit is never lost.
        """
        locked = self._try_lock()

        def work(db: sqlite3.Connection) -> float:
            holder, seen = db.execute("SELECT holder, seen FROM lease").fetchone() or ("", now)
            is_dead = locked is True and holder.partition(":")[0] == self._host
            is_gone = not holder or is_dead or now - seen >= SILENCE
            if locked is False or not is_gone:
                raise Leased(now - seen)
            db.execute("INSERT OR REPLACE INTO lease VALUES (1, ?, ?)", (self._holder, now))
            return _credit(db, now - float(seen))

        try:
            away = await self._store.do(work)
        except BaseException:
            self._unlock()
            raise
        self._is_held = True
        return away

    async def renew(self, now: float) -> float:
        """A sign of life; raises `Leased` if somebody else has taken over.

        A machine that slept was away too: returns the seconds that were credited for it.
        """

        def work(db: sqlite3.Connection) -> float:
            row = db.execute("SELECT seen FROM lease WHERE holder = ?", (self._holder,)).fetchone()
            if row is None:
                raise Leased(0.0)
            db.execute("UPDATE lease SET seen = ?", (now,))
            return _credit(db, now - row[0]) if now - row[0] >= SILENCE else 0.0

        return await self._store.do(work)

    async def give_back(self, now: float) -> None:
        """A clean stop: the next process need not wait, and the time away counts from now."""
        if not self._is_held:  # stopped before it was taken
            return
        sql = "UPDATE lease SET holder = '', seen = ? WHERE holder = ?"
        try:
            await self._store.do(lambda db: db.execute(sql, (now, self._holder)).rowcount)
        finally:
            self._unlock()

    def _try_lock(self) -> bool | None:
        """None where there are no locks: on Windows, on some network drives."""
        if fcntl is None:
            return None
        self._lock = Path(f"{self._store.path}.lock").open("w")  # noqa: SIM115 - held for life
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return None
        return True

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _credit(db: sqlite3.Connection, away: float) -> float:
    away = max(0.0, away)
    db.execute("UPDATE due SET at = at + ?", (away,))
    return away
