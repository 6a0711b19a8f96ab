"""A stage for whoever wants one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.ui.stage import Stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = Stage(tmp_path / "tables.sqlite3")
    await stage.open()
    yield stage
    await stage.close()
