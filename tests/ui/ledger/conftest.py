"""Every test gets a stage of its own; what is painted there is a line of text."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.ui.message.painting import employ
from tests.ui.ledger.stage import Stage


@pytest.fixture(autouse=True, scope="package")
def no_painters() -> Iterator[None]:
    employ(0)
    yield
    employ(1)


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = Stage(tmp_path / "tables.sqlite3")
    await stage.open()
    yield stage
    await stage.close()
