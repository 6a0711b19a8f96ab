"""A data folder of one's own, and the table layer's room for what hosts do to a database."""

from pathlib import Path

import pytest

from tests.table.conftest import room as room


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder, and no settings but the ones a test makes."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (tmp_path / "data").mkdir()
    return tmp_path / "data"
