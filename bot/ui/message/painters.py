"""Processes that paint. One that dies or has grown too large is replaced; if none can be had, the
caller paints."""

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
ATTEMPTS = 2  # a picture that kills its painter twice is not tried on a third one
LARGEST = 800  # megabytes; what a painter remembers of every game, look and language adds up


class Painters:
    """They begin with the first picture, and end with the process that employs them."""

    def __init__(self, workers: int) -> None:
        self._workers, self._changing = workers, Lock()
        # Painters listen to the bot's end of this pipe: it closes when the bot says so, or dies.
        self._told, self._bot = multiprocessing.Pipe(duplex=False)
        self._pool: ProcessPoolExecutor | None = None

    def do(self, work: Callable[[], T]) -> T:
        """To be called from a thread that may wait."""
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
        """Nobody will see what they are painting: they end at once."""
        self._bot.close()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def _replace(self, old: ProcessPoolExecutor) -> None:
        """Several threads may notice the same; what was handed to it already is still painted."""
        with self._changing:
            if self._pool is old:
                old.shutdown(wait=False)
                self._pool = None

    def _at_work(self) -> ProcessPoolExecutor:
        """Not before there is something to paint: a painter's own process has this module too, and
        ends without putting the system's semaphores away."""
        with self._changing:
            if self._pool is None:
                # Started anew, not forked: a fork would copy locks of threads that just write.
                fresh = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, fresh, _begin, (self._told,))
            return self._pool


def _measured(work: Callable[[], T]) -> tuple[T, int]:
    """Done, and how many megabytes this painter takes; where nobody can tell, it may grow."""
    result, pages = work(), 0
    with suppress(OSError):  # only Linux says so
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return result, pages * PAGESIZE >> 20


def _begin(told: Connection) -> None:
    """Ctrl+C is meant for the bot, which lets its painters know; without it they end at once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_bot, args=(told,), daemon=True).start()


def _end_with_the_bot(told: Connection) -> None:
    told.poll(None)
    os._exit(0)
