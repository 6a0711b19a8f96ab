"""One writer for the whole database, with group commit.

Work is queued from the event loop; the writer's thread takes all that has gathered and does it in
one transaction, so that one flush to the disk serves many tables. Each piece of work has its own
savepoint: if it fails it fails alone. Nobody is answered before the commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Job = tuple[Work[Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]
MOST_AT_ONCE = 256  # a batch is bounded, so that nobody waits for an endless queue


class NotSaved(Exception):
    """The disk is full, read-only or broken: nothing was changed, it may be tried again."""


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


class Writer:
    """Owns the only writing connection; `do` returns after the commit, or raises."""

    def __init__(self, path: Path) -> None:
        self._jobs = SimpleQueue[Job | None]()
        self._db = connect(path)
        self._closed = False
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T]) -> T:
        if self._closed:
            raise NotSaved("the database is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, done, loop))
        # Shielded: who stops waiting must not leave the batch with a cancelled future.
        return await asyncio.shield(done)

    def close(self) -> None:
        self._closed = True
        self._jobs.put(None)
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                if (job := self._jobs.get()) is None:
                    self._settle(batch)
                    return
                batch.append(job)
            self._settle(batch)

    def _settle(self, batch: list[Job]) -> None:
        results = self._transaction([work for work, _, _ in batch])
        for (_, done, loop), result in zip(batch, results, strict=True):
            try:
                loop.call_soon_threadsafe(_answer, done, result)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue

    def _transaction(self, works: list[Work[Any]]) -> list[Any]:
        """The result of each piece of work, or the exception that it raised."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            results = [self._one(work) for work in works]
            self._db.execute("COMMIT")
        except sqlite3.Error as fault:
            self._undo()
            return [NotSaved(str(fault)) for _ in works]
        return results

    def _one(self, work: Work[Any]) -> Any:
        self._db.execute("SAVEPOINT work")
        try:
            result = work(self._db)
        except Exception as fault:  # its caller gets it; the others go on
            if not self._db.in_transaction:  # a full disk makes SQLite roll back everything
                raise sqlite3.OperationalError(str(fault)) from fault
            self._db.execute("ROLLBACK TO work")
            result = NotSaved(str(fault)) if isinstance(fault, sqlite3.OperationalError) else fault
        self._db.execute("RELEASE work")
        return result

    def _undo(self) -> None:
        if self._db.in_transaction:
            with suppress(sqlite3.Error):  # on a broken disk SQLite rolls back by itself
                self._db.execute("ROLLBACK")


def _answer(done: "asyncio.Future[Any]", result: Any) -> None:
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
