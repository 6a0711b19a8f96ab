"""Every body the bot sends is held against Discord's own description where that is at hand."""

import itertools
import secrets
from collections.abc import Callable, Iterator
from hashlib import sha256

import pytest

from bot.local.spec import VARIABLE
from bot.table.storage.postgres import presence
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


@pytest.fixture(autouse=True)
def no_waiting_for_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house has one process, and its clock stands still: it may identify as often as it likes."""
    monkeypatch.setattr(presence, "SPACING", 0.0)
    monkeypatch.setattr(presence, "GRACE", "0 seconds")
