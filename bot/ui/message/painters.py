"""Processes that paint. One that dies is replaced; if none can be had, the caller paints."""

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)
ATTEMPTS = 2  # a picture that kills its painter twice is not tried on a third one


class Painters:
    """They begin with the first picture, and end with the process that employs them."""

    def __init__(self, workers: int) -> None:
        self._workers, self._changing = workers, Lock()
        # Painters listen to the bot's end of this pipe: it closes when the bot says so, or dies.
        self._told, self._bot = multiprocessing.Pipe(duplex=False)
        self._pool = self._employed()

    def do(self, work: Callable[[], T]) -> T:
        """To be called from a thread that may wait."""
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                return pool.submit(work).result()
            except (BrokenProcessPool, OSError) as fault:
                if self._bot.closed:
                    raise
                log.warning("a painter has died and is replaced: %s", fault)
                self._replace(pool)
        return work()

    def close(self) -> None:
        """Nobody will see what they are painting: they end at once."""
        self._bot.close()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Several threads may notice the same death."""
        with self._changing:
            if self._pool is broken:
                broken.shutdown(wait=False)
                self._pool = self._employed()

    def _employed(self) -> ProcessPoolExecutor:
        # Started anew and not forked: a fork would copy the locks of threads that are just writing.
        fresh = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, fresh, _begin, (self._told,))


def _begin(told: Connection) -> None:
    """Ctrl+C is meant for the bot, which lets its painters know; without it they end at once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_bot, args=(told,), daemon=True).start()


def _end_with_the_bot(told: Connection) -> None:
    told.poll(None)
    os._exit(0)
