"""Measure speed and size as ratios of two things measured side by side in one run."""

import argparse
import asyncio
import random
import sys
from collections.abc import Callable, Coroutine, Iterator
from functools import cache, partial
from importlib import import_module
from time import process_time
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from bot.commands.progress import with_progress
from bot.games.contract import AnyGame, play
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from bot.lab.figures import many_tables, pictures, saving
from bot.lab.figures import play as feeling
from bot.lab.figures.cluster import programs
from render.registry import PAINTERS

T = TypeVar("T")
SECONDS = 2.0


class BenchFigure(Struct):
    """What was measured, for what, and what it must reach."""

    name: str
    subject: str
    value: float | None  # None: an optional package is missing
    goal: str
    is_reached: bool


class Measure(NamedTuple):
    """A figure still to be taken: slow, so only where somebody asks for it."""

    name: str
    subject: str
    goal: float
    is_least: bool  # the goal is the least that is wanted; else the most that is allowed
    take: Callable[[], float | None]


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("figures", nargs="*", metavar="FIGURE", help="such as R1; default: all")
    command.add_argument("--json", action="store_true", help="print JSON")


def main(given: argparse.Namespace) -> int:
    chosen = [one for one in measures() if not given.figures or one.name in given.figures]
    taken = [_taken(one) for one in with_progress(chosen, "bench")]
    if given.json:
        print(msgspec.json.encode(taken).decode())
        return 0
    for figure in taken:
        value = "not measured" if figure.value is None else f"{figure.value:,.3g}"
        mark = "ok  " if figure.is_reached else "MISS"
        print(f"{figure.name} {figure.subject:<15} {value:>12}  {mark}  ({figure.goal})")
    return 0 if all(figure.is_reached for figure in taken) else 1


def measures() -> Iterator[Measure]:
    for slug, game in GAMES.items():
        painter = PAINTERS[slug]
        yield Measure("E1", slug, 1.5, True, partial(engine_to_chess, game))
        yield Measure("R1", slug, 1.5, False, partial(pictures.board_to_encode, game, painter))
        yield Measure("R2", slug, 8, True, partial(pictures.chess_to_board, game, painter))
        yield Measure("R3", slug, 150_000, False, partial(pictures.largest_board, game, painter))
        yield Measure("R4", slug, 120, False, partial(pictures.replay_to_board, game, painter))
    durable = cache(partial(_run, saving.durable_actions))
    yield Measure("S1", "store", 4, True, lambda: durable()[0])
    yield Measure("S2", "store", 1 / 5, False, lambda: durable()[1])
    yield Measure("U1", "10,000 tables", 3, False, partial(_run, many_tables.start_to_reading))
    yield Measure("M1", "bytes a table", 3000, False, partial(_run, many_tables.bytes_per_table))
    yield Measure("L1", "200 tables", 2, False, partial(_run, feeling.painting_to_none))
    yield Measure("D4", "PostgreSQL", 2, False, shared_to_file_measures)
    yield Measure("C1", "ms per click", 5, False, partial(_run, feeling.click_time))
    yield Measure("L1", "4 think beside", 2, False, _beside_thinkers(feeling.painting_to_none))
    yield Measure("C1", "4 think beside", 5, False, _beside_thinkers(feeling.click_time))


def _beside_thinkers(measure: Callable[[], Coroutine[Any, Any, float]]) -> Callable[[], float]:
    return partial(_run, partial(feeling.beside_thinkers, measure))


def _run(measure: Callable[[], Coroutine[Any, Any, T]]) -> T:
    return asyncio.run(measure())


def _taken(one: Measure) -> BenchFigure:
    value = one.take()
    is_reached = value is None or (value >= one.goal if one.is_least else value <= one.goal)
    goal = f"at {'least' if one.is_least else 'most'} {one.goal:g}"
    return BenchFigure(one.name, one.subject, value, goal, is_reached)


def shared_to_file_measures() -> float | None:
    if programs() is None:
        print("bench: PostgreSQL is not installed, no D4", file=sys.stderr)
        return None
    return _run(feeling.shared_to_file)


def engine_to_chess(game: AnyGame) -> float | None:
    """E1: random play walking the lazy tree ÷ python-chess listing its legal moves."""
    try:
        chess: Any = import_module("chess")
    except ImportError:
        print("bench: python-chess is missing, no E1 (make bench installs it)", file=sys.stderr)
        return None

    def chess_game(luck: random.Random) -> int:
        board, moves = chess.Board(), 0
        while not board.is_game_over() and moves < 200:
            board.push(luck.choice(list(board.legal_moves)))
            moves += 1
        return moves

    rates = _interleaved(partial(_game_of, game), chess_game)
    return rates[0] / rates[1]


def _game_of(game: AnyGame, luck: random.Random) -> int:
    game_state, actions = game.start(min(game.SEATS), luck.randbytes(32), game.Options()).state, 0
    while asks := game.asks(game_state):
        seat = asks[-1].seat
        path = random_path(game, game_state, seat, luck)
        actions += _deeds(game.choices(game_state, seat, path))
        game_state = play(game, game_state, seat, path).state
    return actions


def _deeds(answer: Any) -> int:
    """An answer in several parts was as many actions in release 1.0.0, whose figure this is."""
    return len(getattr(answer, "parts", (answer,)))


def _interleaved(*players: Callable[[random.Random], int]) -> list[float]:
    """Actions per second of processor time of each, whole games in turn until the time is up."""
    luck = random.Random(1)
    actions, seconds = [0] * len(players), [0.0] * len(players)
    while min(seconds) < SECONDS:
        for number, player in enumerate(players):
            began = process_time()
            actions[number] += player(luck)
            seconds[number] += process_time() - began
    return [done / time for done, time in zip(actions, seconds, strict=True)]
