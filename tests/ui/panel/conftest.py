"""Thousands of small pictures are painted here: no process of its own is handed each of them."""

from collections.abc import Iterator

import pytest

from bot.ui.message.painting import employ


@pytest.fixture(autouse=True, scope="package")
def no_painters() -> Iterator[None]:
    employ(0)
    yield
    employ(1)
