"""Every body the bot sends is held against Discord's own description where that is at hand."""

import itertools
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest
import pytest_asyncio

from bot.local.spec import VARIABLE
from bot.table.storage.postgres import presence
from bot.table.storage.sqlite import writer
from tests.end_to_end.servers import SharedHouse, shared_house
from tests.openapi import found


@pytest.fixture(autouse=True, scope="package")
def openapi() -> Iterator[None]:
    """For this folder only: the tests of the local Discord count on its own judgement."""
    with pytest.MonkeyPatch.context() as patch:
        if (file := found()) is not None:
            patch.setenv(VARIABLE, str(file))
        yield


@pytest.fixture
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From each call on, seeds and keys for buttons come in the same order."""

    def begin() -> None:
        numbers = itertools.count()

        def token_bytes(_: int = 32) -> bytes:
            return sha256(str(next(numbers)).encode()).digest()

        monkeypatch.setattr(secrets, "token_bytes", token_bytes)

    return begin


@pytest.fixture(autouse=True, scope="module")
def no_waiting_for_discord() -> Iterator[None]:
    """A house has one process, and its clock stands still: it may identify as often as it likes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "SPACING", 0.0)
        patch.setattr(presence, "GRACE", "0 seconds")
        yield


@pytest.fixture(autouse=True, scope="module")
def not_to_the_disk() -> Iterator[None]:
    """These tests kill processes, never the machine: what the system has is as good as saved."""
    connect = writer.connect

    def hasty(path: Path) -> sqlite3.Connection:
        db = connect(path)
        db.execute("PRAGMA synchronous = OFF")
        return db

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writer, "connect", hasty)
        yield


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house_of_all(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    not_to_the_disk: None,  # noqa: ARG001 - before it is opened
) -> AsyncIterator[SharedHouse]:
    folder = tmp_path_factory.mktemp("house")
    async with shared_house(folder, request.node.name) as home:
        yield home


@pytest_asyncio.fixture(loop_scope="module")
async def home(house_of_all: SharedHouse) -> AsyncIterator[SharedHouse]:
    """For modules whose tests share one loop: a server in their common house."""
    await house_of_all.begin()
    yield house_of_all
    await house_of_all.end()
