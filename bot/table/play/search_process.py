"""The search of hard computers, in a process of its own with the lowest priority.

The request is plain data: the module name of the game and the state as bytes. The process continues
with its own answers while nobody else is asked; the search sees only what the seat can see.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing.synchronize import Event
from threading import Thread
from time import monotonic
from types import ModuleType
from typing import cast

import msgspec
from msgspec import Struct

from bot.games.contract import AnyState, Clock, ComputerConfig, Path, Seat, TableGame, play
from bot.games.kit.search import think
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.table_state import TableState

log = logging.getLogger(__name__)
PATIENCE = 8.0  # seconds for one answer; after that the normal computer's is taken
NICE = 19


class SearchRequest(Struct, frozen=True):
    module: str
    state: bytes
    seat: Seat
    luck: int
    effort: int


class SearchResult(Struct, frozen=True):
    """The answers in a row, the number of simulated games, and the number of timeouts."""

    paths: tuple[Path, ...]
    playouts: int
    cut: int


def wants_search(state: TableState, deadline: Deadline) -> bool:
    """Whether a hard computer is asked in its own turn; it does not search in windows."""
    if deadline.kind is not DeadlineKind.COMPUTER or state.record.pause is not None:
        return False
    ask = state.ask_of(deadline.seat)
    is_hard = state.record.chairs[deadline.seat].computer == "hard"
    return is_hard and ask is not None and ask.clock is Clock.TURN


def search_request(state: TableState, seat: Seat, luck: int, effort: int) -> SearchRequest:
    """The plain data that the search process needs."""
    assert isinstance(state.game, ModuleType)  # every game module is one
    return SearchRequest(
        state.game.__name__, msgspec.msgpack.encode(state.game_state), seat, luck, effort
    )


def search_turn(asked: SearchRequest, patience: float = PATIENCE) -> SearchResult:
    """Runs in the search process."""
    game = cast(TableGame, import_module(asked.module))
    game_state = msgspec.msgpack.decode(asked.state, type=game.State)
    number, paths, playouts, cut = game.moment(game_state).turn, list[Path](), 0, 0
    while not paths or _goes_on(game, game_state, asked.seat, number):
        config = ComputerConfig("normal", asked.luck + len(paths), asked.effort)
        found = think(game, game_state, asked.seat, config, _late(patience))
        game_state = play(game, game_state, asked.seat, found.path).state
        paths.append(found.path)
        playouts, cut = playouts + found.playouts, cut + found.is_cut
    return SearchResult(tuple(paths), playouts, cut)


def _late(patience: float) -> Callable[[], bool]:
    end = monotonic() + patience
    return lambda: monotonic() >= end or _is_stopped()


def _goes_on(game: TableGame, game_state: AnyState, seat: Seat, number: int) -> bool:
    asks = game.asks(game_state)
    return [ask.seat for ask in asks] == [seat] and game.moment(game_state).turn == number


class SearchProcess:
    """One process, started at the first search, that ends with its parent."""

    def __init__(self, percent: int = 100, nice: int = NICE) -> None:
        self.percent, self.cut = percent, 0  # part of the usual effort; number of timeouts
        self._nice = nice
        self._fresh = multiprocessing.get_context("spawn")  # a fork would copy locks of threads
        self._stop = self._fresh.Event()
        self._pool = self._begun()

    async def turn(self, asked: SearchRequest) -> SearchResult:
        try:
            found = await asyncio.wrap_future(self._pool.submit(search_turn, asked))
        except (BrokenProcessPool, OSError) as fault:
            log.warning("the thinker has died and is replaced: %s", fault)
            self._pool.shutdown(wait=False)
            self._pool = self._begun()
            raise
        if found.cut:
            self.cut += found.cut
            log.warning("a hard computer ran out of time: %d answers are normal ones", found.cut)
        return found

    def close(self) -> None:
        """Aborts the running search; it is repeated after the next start."""
        self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _begun(self) -> ProcessPoolExecutor:
        how = (self._stop, self._nice)
        return ProcessPoolExecutor(1, self._fresh, initializer=_begin, initargs=how)


_is_stopped: Callable[[], bool] = bool  # in the search process: whether the bot is stopping


def _begin(stop: Event, nice: int) -> None:
    """Ignores Ctrl+C, which is meant for the bot, and ends when the bot does."""
    global _is_stopped
    _is_stopped = stop.is_set
    os.setpriority(os.PRIO_PROCESS, 0, nice)  # absolute: independent of the priority of the bot
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)
