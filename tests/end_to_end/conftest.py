"""Every body the bot sends is held against Discord's own description where that is at hand."""

import itertools
import secrets
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest

OPENAPI = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


@pytest.fixture(autouse=True, scope="session")
def openapi() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if OPENAPI.exists():
            patch.setenv("TAFELRUNDE_OPENAPI", str(OPENAPI))
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
