"""Every test of the table layer gets a room of its own, on a file of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests import postgres
from tests.table.kit import Room, SharedRoom


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path / "tables.sqlite3")
    await room.open()
    yield room
    await room.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=postgres.needed())])
async def any_room(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Room]:
    """The same promises, wherever it lies."""
    if request.param == "sqlite":
        room = Room(tmp_path / "tables.sqlite3")
    else:
        room = SharedRoom(await postgres.fresh_database())
    await room.open()
    yield room
    await room.close()
