"""Options and helpers for all tests."""

import itertools
import random
import secrets
import shutil
from collections.abc import Iterator
from hashlib import shake_256
from importlib import import_module
from typing import cast

import pytest
from _pytest.mark import ParameterSet

from bot.games.contract import AnyGame
from bot.games.registry import GAMES
from bot.ui.board.board import encoded_board
from bot.ui.message import painting
from tests import openapi, postgres
from tests.fingerprints.encoded import encoded
from tests.hosting import scratch
from tests.processor_time import ProcessorTime
from tests.toys import DUEL, TOYS

LONG = {"dracheninsel"}  # three of four answers of all random games are given in it


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game",
        action="append",
        default=[],
        help="hold the laws against this module too, though it is not registered yet",
    )
    parser.addoption(
        "--tables",
        type=int,
        default=15,
        help="so many does the old release play in the upgrade test",
    )
    parser.addoption("--days", type=int, default=1, help="and for so many days")
    parser.addoption("--cpu", type=int, default=0, help="list so many tests by processor time")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if shutil.which("chromium") is None:
        terminalreporter.write_line("no chromium here: the page tests were left out")
    if postgres.programs() is None:
        terminalreporter.write_line(postgres.MISSING)
    if openapi.found() is None:
        terminalreporter.write_line(openapi.MISSING)
    soaks = "not soak" not in terminalreporter.config.option.markexpr
    if soaks and not scratch.can_be_had():
        terminalreporter.write_line("no root or debootstrap here: the image is not built by tests")


def pytest_configure(config: pytest.Config) -> None:
    """Where both judges are required nothing runs with one."""
    config.pluginmanager.register(ProcessorTime(config.option.cpu))
    if openapi.is_required() and openapi.found() is None:
        pytest.exit(openapi.MISSING, returncode=1)


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's seeds, keys and luck follow from its name: what chance brings, it brings always."""
    name, numbers = str(request.node.name), itertools.count()

    def token_bytes(length: int | None = None) -> bytes:
        return shake_256(f"{name} {next(numbers)}".encode()).digest(length or 32)

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
    random.seed(name)


@pytest.fixture(autouse=True, scope="session")
def no_painters() -> Iterator[None]:
    """The one thread that is left paints what little is painted."""
    painting.start_painters(0)
    yield
    painting.stop_painters()


@pytest.fixture
def duel_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game, for what is told of any game."""
    monkeypatch.setitem(GAMES, "duel", DUEL)


@pytest.fixture(autouse=True)
def fingerprints(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Instead of pictures, but for tests marked `painted`."""
    is_painted = request.node.get_closest_marker("painted") is not None
    if not is_painted:
        monkeypatch.setattr(painting, "encoded", encoded)
    yield
    if is_painted:
        encoded_board.cache_clear()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`game`: every game and every toy, `registered`: games only; or those named by --game."""
    for name, known in (("game", {**TOYS, **GAMES}), ("registered", GAMES)):
        if name in _direct(metafunc):
            _parametrize(metafunc, name, _named(metafunc.config.getoption("--game") or []) or known)


def _parametrize(metafunc: pytest.Metafunc, name: str, games: dict[str, AnyGame]) -> None:
    if "seed" not in metafunc.fixturenames:
        metafunc.parametrize(name, list(games.values()), ids=list(games))
        return
    # in a module's scope, or pytest would run one test with all games before the next test:
    # so `tests.laws.scenes` plays a game once for all tests of a module
    metafunc.parametrize((name, "seats", "seed"), _cases(games), scope="module")


def _named(modules: list[str]) -> dict[str, AnyGame]:
    return {name.rpartition(".")[2]: cast(AnyGame, import_module(name)) for name in modules}


def _direct(metafunc: pytest.Metafunc) -> tuple[str, ...]:
    code = metafunc.function.__code__
    return tuple(code.co_varnames[: code.co_argcount])


def _cases(games: dict[str, AnyGame]) -> list[ParameterSet]:
    """Two random games of every size; of a long game the second one is left to the soak."""
    return [
        pytest.param(
            game,
            seats,
            seed,
            id=f"{slug}-{seats}-{seed}",
            marks=[pytest.mark.soak] if seed and slug in LONG else [],
        )
        for slug, game in games.items()
        for seats in game.SEATS
        for seed in range(2)
    ]
