"""Painter processes: replaced if they die or grow too large; without any, the caller paints."""

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from mmap import PAGESIZE
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock, Thread
from typing import TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)
ATTEMPTS = 2  # attempts; a picture that kills two painters is not tried on a third
LARGEST = 800  # megabytes; a painter caches every game, look and language


class Painters:
    """Processes that start with the first picture and end with their parent."""

    def __init__(self, workers: int) -> None:
        self._workers, self._changing = workers, Lock()
        # Painters listen to this pipe: it is closed when the bot says so, or dies.
        self._told, self._bot = multiprocessing.Pipe(duplex=False)
        self._pool: ProcessPoolExecutor | None = None

    def do(self, work: Callable[[], T]) -> T:
        """Blocks; call it in a thread."""
        for _ in range(ATTEMPTS):
            pool = self._at_work()
            try:
                result, size = pool.submit(_measured, work).result()
            except (BrokenProcessPool, OSError) as fault:
                if self._bot.closed:
                    raise
                log.warning("a painter has died and is replaced: %s", fault)
                self._replace(pool)
            else:
                if size > LARGEST:
                    log.info("a painter of %d MB is replaced", size)
                    self._replace(pool)
                return result
        return work()

    def close(self) -> None:
        """Ends all at once; nobody needs the pictures any more."""
        self._bot.close()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def _replace(self, old: ProcessPoolExecutor) -> None:
        """Several threads may notice it; what was handed over before is still painted."""
        with self._changing:
            if self._pool is old:
                old.shutdown(wait=False)
                self._pool = None

    def _at_work(self) -> ProcessPoolExecutor:
        """Starts with the first picture: a painter process has this module too, and would leave the
        system's semaphores behind.
        """
        with self._changing:
            if self._pool is None:
                # Spawned: a fork would copy locks of threads that are writing.
                fresh = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, fresh, _begin, (self._told,))
            return self._pool


def _measured(work: Callable[[], T]) -> tuple[T, int]:
    """The result, and the megabytes of this painter; 0 where they are unknown."""
    result, pages = work(), 0
    with suppress(OSError):  # Linux only
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return result, pages * PAGESIZE >> 20


def _begin(told: Connection) -> None:
    """Ignores Ctrl+C: the bot ends its painters, which end with it in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_bot, args=(told,), daemon=True).start()


def _end_with_the_bot(told: Connection) -> None:
    told.poll(None)
    os._exit(0)
