"""Every test of the table layer gets a room of its own, on a file of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.table.kit import Room


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path / "tables.sqlite3")
    await room.open()
    yield room
    await room.close()
