"""Every body the bot sends is held against Discord's own description where that is at hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

OPENAPI = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


@pytest.fixture(autouse=True, scope="session")
def openapi() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if OPENAPI.exists():
            patch.setenv("TAFELRUNDE_OPENAPI", str(OPENAPI))
        yield
