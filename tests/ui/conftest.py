"""A stage for whoever wants one; what is painted there is a line of text."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.ui.message.painting import employ
from tests.ui.stage import Stage


@pytest.fixture(scope="module")
def one_painter() -> Iterator[None]:
    """In this process: a line of text is not worth another one."""
    employ(0)
    yield
    employ(1)


@pytest.fixture
async def stage(one_painter: None, tmp_path: Path) -> AsyncIterator[Stage]:  # noqa: ARG001
    stage = Stage(tmp_path / "tables.sqlite3")
    await stage.open()
    yield stage
    await stage.close()
