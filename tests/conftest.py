"""Options and helpers for all tests."""

from importlib import import_module
from typing import cast

import pytest

from bot.games import GAMES, AnyGame
from tests.toys import TOYS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game",
        action="append",
        default=[],
        help="hold the laws against this module too, though it is not registered yet",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`game`: every registered game and every toy, or only those named by --game."""
    if "game" not in metafunc.fixturenames or "game" not in _direct(metafunc):
        return
    games = _named(metafunc.config.getoption("--game")) or {**TOYS, **GAMES}
    if "seed" in metafunc.fixturenames:
        cases = _cases(games)
        ids = [f"{name}-{seats}-{seed}" for name, _, seats, seed in cases]
        metafunc.parametrize(("game", "seats", "seed"), [case[1:] for case in cases], ids=ids)
    else:
        metafunc.parametrize("game", list(games.values()), ids=list(games))


def _named(modules: list[str]) -> dict[str, AnyGame]:
    return {name.rpartition(".")[2]: cast(AnyGame, import_module(name)) for name in modules}


def _direct(metafunc: pytest.Metafunc) -> tuple[str, ...]:
    code = metafunc.function.__code__
    return tuple(code.co_varnames[: code.co_argcount])


def _cases(games: dict[str, AnyGame]) -> list[tuple[str, AnyGame, int, int]]:
    return [
        (name, game, seats, seed)
        for name, game in games.items()
        for seats in game.SEATS
        for seed in range(8 if name in TOYS else 2)
    ]
