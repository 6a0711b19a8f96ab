"""The page tests need a browser: without one they are left out, except where CI demands them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.ui.message.painting import start_painters
from tests.page.browser import CHROMIUM, PATIENCE_MS, chromium

expect.set_options(timeout=PATIENCE_MS)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """None: as usual."""
    needed = CHROMIUM is not None or os.environ.get("CI") == "true"
    is_test = collection_path.name.startswith("test_")
    return True if is_test and not needed else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One browser serves all visits, so that they share its event loop; it shows pictures."""
    shared = pytest.mark.asyncio(loop_scope="session")
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(shared, append=False)
            item.add_marker(pytest.mark.painted)


@pytest.fixture(autouse=True, scope="package")
def a_painter() -> Iterator[None]:
    """The pictures that people see are painted as for people: by a process."""
    start_painters(1)
    yield
    start_painters(0)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as found:
        yield found
