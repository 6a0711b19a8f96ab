"""One writer for the database, with group commit.

Work is queued from the event loop; the writer thread takes everything queued and runs it in one
transaction, so that one flush to disk serves many tables. Each piece of work has its own savepoint
and fails alone. Results are handed out after the commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from bot.metrics import BATCH_SIZE
from bot.table.storage.faults import NotSaved

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Job = tuple[Work[Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]
Answer = tuple["asyncio.Future[Any]", Any]  # a result, or the exception instead
MOST_AT_ONCE = 256  # batches are bounded, so that no result waits for an endless queue


def connect(path: Path) -> sqlite3.Connection:
    """A connection with the settings that all of ours have."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


class Writer:
    """Owns the only writing connection; `do` returns after the commit, or raises."""

    def __init__(self, path: Path) -> None:
        self._gathered = list[Job]()  # queued in this turn of the event loop
        self._jobs = SimpleQueue[list[Job]]()  # an empty list ends the thread
        self._db = connect(path)
        self._closed = False
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T]) -> T:
        if self._closed:
            raise NotSaved("the database is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._gathered.append((work, done, loop))
        if len(self._gathered) == 1:  # tables that act at the same time share a flush
            loop.call_soon(self._hand_over)
        return await done

    def close(self) -> None:
        self._closed = True
        self._hand_over()
        self._jobs.put([])
        self._thread.join()
        self._db.close()

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._jobs.put(gathered)

    def _run(self) -> None:
        is_open = True
        while is_open:
            jobs = self._jobs.get()
            is_open = bool(jobs)
            while is_open and not self._jobs.empty():
                more = self._jobs.get()
                is_open = bool(more)
                jobs += more
            for at in range(0, len(jobs), MOST_AT_ONCE):
                self._settle(jobs[at : at + MOST_AT_ONCE])

    def _settle(self, batch: list[Job]) -> None:
        """Hands out all results of a batch together, so that the next batch is as large as this
        one.
        """
        BATCH_SIZE.observe(len(batch))
        results = self._transaction([work for work, _, _ in batch])
        waiting = dict[asyncio.AbstractEventLoop, list[Answer]]()
        for (_, done, loop), result in zip(batch, results, strict=True):
            waiting.setdefault(loop, []).append((done, result))
        for loop, answers in waiting.items():
            with suppress(RuntimeError):  # the loop is closed: nothing waits any more
                loop.call_soon_threadsafe(_give, answers)

    def _transaction(self, works: list[Work[Any]]) -> list[Any]:
        """The result of each piece of work, or the exception that it raised."""
        self._undo()  # makes up for a rollback that failed
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
        except Exception as fault:  # handed to its caller; the others go on
            if not self._db.in_transaction:  # on a full disk SQLite rolls back everything
                raise sqlite3.OperationalError(str(fault)) from fault
            self._db.execute("ROLLBACK TO work")
            result = NotSaved(str(fault)) if isinstance(fault, sqlite3.OperationalError) else fault
        self._db.execute("RELEASE work")
        return result

    def _undo(self) -> None:
        if self._db.in_transaction:
            with suppress(sqlite3.Error):  # on a broken disk SQLite rolls back by itself
                self._db.execute("ROLLBACK")


def _give(answers: list[Answer]) -> None:
    for done, result in answers:
        if done.cancelled():  # the caller was cancelled; the work is done all the same
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
