"""Every house in this folder stands on a PostgreSQL."""

import pytest

from tests import postgres
from tests.end_to_end.house import BACKEND


@pytest.fixture(autouse=True)
def on_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    monkeypatch.setenv(BACKEND, "postgres")
