"""All figures that `tafelrunde bench` prints, each with what it must reach."""

import asyncio
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from time import perf_counter
from timeit import timeit
from typing import Any

import msgspec
from msgspec import Struct

from bot import settings
from bot.bench import many_tables, pictures, saving
from bot.bench import play as feeling
from bot.games.contract import AnyGame, play
from bot.games.kit.walks import stroll
from bot.games.registry import GAMES
from render.registry import PAINTERS

SECONDS = 2.0


class Figure(Struct):
    """What was measured, for what, and what it must reach."""

    name: str
    subject: str
    value: float | None  # None: an optional package is missing
    goal: str
    is_reached: bool


def main(*, as_json: bool) -> int:
    figures = list(_figures())
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return 0
    for figure in figures:
        value = "not measured" if figure.value is None else f"{figure.value:,.3g}"
        mark = "ok  " if figure.is_reached else "MISS"
        print(f"{figure.name} {figure.subject:<15} {value:>12}  {mark}  ({figure.goal})")
    return 0 if all(figure.is_reached for figure in figures) else 1


def _figures() -> Iterator[Figure]:
    for slug, game in GAMES.items():
        yield _at_least("E1", slug, 1, partial(engine_to_chess, game))
        yield _at_most("E2", slug, 1 / 10, partial(msgpack_to_json, game))
        painter = PAINTERS[slug]
        yield _at_most("R1", slug, 1.5, partial(pictures.board_to_encode, game, painter))
        yield _at_least("R2", slug, 8, partial(pictures.chess_to_board, game, painter))
        yield _at_most("R3", slug, 150_000, partial(pictures.largest_board, game, painter))
        yield _at_most("R4", slug, 120, partial(pictures.replay_to_board, game, painter))
    durable, slowest = asyncio.run(saving.durable_actions())
    yield _at_least("S1", "store", 4, lambda: durable)
    yield _at_most("S2", "store", 1 / 5, lambda: slowest)
    yield _at_most("U1", "10,000 tables", 3, lambda: asyncio.run(many_tables.start_to_reading()))
    yield _at_most("M1", "bytes a table", 3000, lambda: asyncio.run(many_tables.bytes_per_table()))
    yield _at_most("L1", "200 tables", 2, lambda: asyncio.run(feeling.painting_to_none()))
    if address := settings.read().postgres:
        yield _at_most("D4", "PostgreSQL", 2, lambda: asyncio.run(feeling.shared_to_file(address)))
    yield _at_most("C1", "ms per click", 5, lambda: asyncio.run(feeling.click_time()))


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


def msgpack_to_json(game: AnyGame) -> float:
    """E2: encode and decode of a state ÷ the standard library's JSON of the same data."""
    state = game.start(max(game.SEATS), bytes(32), game.Options()).state
    plain = msgspec.to_builtins(state)
    encoder, decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(game.State)

    def ours() -> None:
        decoder.decode(encoder.encode(state))

    def theirs() -> None:
        json.loads(json.dumps(plain))

    # Many at a time, or the stopwatch itself would be a good part of what it measures.
    rounds = [(timeit(ours, number=200), timeit(theirs, number=200)) for _ in range(20)]
    return min(mine for mine, _ in rounds) / min(other for _, other in rounds)


def _game_of(game: AnyGame, luck: random.Random) -> int:
    state, actions = game.start(min(game.SEATS), luck.randbytes(32), game.Options()).state, 0
    while asks := game.asks(state):
        seat = asks[-1].seat
        state = play(game, state, seat, stroll(game, state, seat, luck)).state
        actions += 1
    return actions


def _interleaved(*players: Callable[[random.Random], int]) -> list[float]:
    """Actions per second of each, whole games in turn until the time is up."""
    luck = random.Random(1)
    actions, seconds = [0] * len(players), [0.0] * len(players)
    while min(seconds) < SECONDS:
        for number, player in enumerate(players):
            began = perf_counter()
            actions[number] += player(luck)
            seconds[number] += perf_counter() - began
    return [done / time for done, time in zip(actions, seconds, strict=True)]


def _at_least(name: str, subject: str, goal: float, measure: Callable[[], float | None]) -> Figure:
    value = measure()
    return Figure(name, subject, value, f"at least {goal:g}", value is None or value >= goal)


def _at_most(name: str, subject: str, goal: float, measure: Callable[[], float | None]) -> Figure:
    value = measure()
    return Figure(name, subject, value, f"at most {goal:g}", value is None or value <= goal)
