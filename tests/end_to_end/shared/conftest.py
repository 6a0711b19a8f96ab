"""Every house in this folder stands on a PostgreSQL."""

from collections.abc import Iterator

import pytest

from tests import postgres
from tests.end_to_end.house import BACKEND


@pytest.fixture(autouse=True, scope="module")
def on_postgres() -> Iterator[None]:
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(BACKEND, "postgres")
        yield
