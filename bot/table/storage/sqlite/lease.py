"""One process at a time: a row with heartbeats, and a lock on a file next to the database.

The row protects a database that two machines can reach. The lock tells at once, on one machine,
whether the previous process is dead, so that a restart after a crash need not wait.
"""

import os
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from bot.table.storage.faults import Leased, Locked
from bot.table.storage.protocol import SILENCE
from bot.table.storage.sqlite.file import File
from bot.table.storage.sqlite.files.lock import Lock
from bot.table.storage.sqlite.schema import reading
from bot.table.time.sanity import STEP

Credit = Callable[[sqlite3.Connection, float, float], float]  # since when, until when; seconds


class Lease:
    """The right to write, taken at the start and renewed until the end.

    It measures downtime, which is credited in the same transaction.
    """

    def __init__(self, store: File, credit: Credit, credit_slept: Credit) -> None:
        self._store, self._credit, self._credit_slept = store, credit, credit_slept
        self._holder = f"{_host()}:{os.getpid()}:{token_hex(4)}"  # in containers every pid is 1
        self._lock = Lock(store.path)
        self._is_held = False

    async def take(self, now: float) -> float:
        """Raises `Leased`, or returns the seconds of downtime.

        All deadlines are extended in the same transaction, so no credit is ever lost.
        """
        locked = self._lock.take()

        def work(db: sqlite3.Connection) -> float:
            holder, seen = db.execute("SELECT holder, seen FROM lease").fetchone() or ("", now)
            if locked is False:
                raise Locked(now - seen)
            if not _is_gone(holder, now - seen, locked):
                raise Leased(now - seen)
            db.execute("INSERT OR REPLACE INTO lease VALUES (1, ?, ?)", (self._holder, now))
            return self._credit(db, float(seen), now)

        try:
            away = await self._store.do(work)
        except BaseException:
            self._lock.release()
            raise
        self._is_held = True
        self._lock.note(now)
        return away

    async def renew(self, now: float) -> float:
        """Writes a heartbeat; raises `Leased` if another process has taken over.

        Returns the seconds that were credited because the machine slept; negative if its clock was
        set back.
        """

        def work(db: sqlite3.Connection) -> float:
            row = db.execute("SELECT seen FROM lease WHERE holder = ?", (self._holder,)).fetchone()
            if row is None:
                raise Leased(0.0)
            db.execute("UPDATE lease SET seen = ?", (now,))
            return self._credit_slept(db, row[0], now) if _is_gap(now - row[0]) else 0.0

        slept = await self._store.do(work)
        self._lock.note(now)
        return slept

    async def give_back(self, now: float) -> None:
        """Stops cleanly: the next process need not wait, and downtime counts from now."""
        if not self._is_held:  # stopped before it was taken
            return
        sql = "UPDATE lease SET holder = '', seen = ? WHERE holder = ?"
        try:
            await self._store.do(lambda db: db.execute(sql, (now, self._holder)).rowcount)
        finally:
            self._lock.release()


@contextmanager
def unused(database: Path, now: float) -> Iterator[None]:
    """Keeps other processes away meanwhile; raises `Leased` if one works on the database.

    The file may be missing or damaged: then only the lock can tell.
    """
    lock = Lock(database)
    try:
        locked, row = lock.take(), None
        with suppress(sqlite3.Error, UnicodeError), reading(database) as db:
            row = db.execute("SELECT holder, seen FROM lease").fetchone()
        holder, seen = row or ("", now)
        if locked is False or not _is_gone(holder, now - seen, locked):
            raise Leased(now - seen)
        yield
    finally:
        lock.release()


def _is_gap(seconds: float) -> bool:
    return seconds >= SILENCE or seconds <= -STEP


def _is_gone(holder: str, silence: float, locked: bool | None) -> bool:
    """If we got the file lock, an owner on this host is dead; otherwise its heartbeat decides."""
    is_dead = locked is True and holder.partition(":")[0] == _host()
    return not holder or is_dead or silence >= SILENCE


def _host() -> str:
    return socket.gethostname()
