"""`health`, `backup`, `restore`, `export`: what they say of a database, and their exit codes."""

import time
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.table.storage.protocol import SILENCE
from bot.table.storage.sqlite.schema import migrate
from tests.table.damage import changed


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A local table's database on which a bot works, alive and connected."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    path = tmp_path / "local.sqlite3"
    migrate(path)
    changed(path, f"INSERT INTO lease VALUES (1, 'elsewhere:1:x', {time.time()})")
    changed(path, "INSERT INTO meta VALUES ('gateway', CAST('connected' AS BLOB))")
    return path


@pytest.mark.usefixtures("database")
def test_a_bot_that_lives_is_healthy(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["health"]) == 0
    assert capsys.readouterr().out == "alive, last heartbeat 0 s ago, connected\n"


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("DELETE FROM lease", "the bot is not running"),
        ("UPDATE lease SET holder = ''", "the bot is not running"),
        # The loop stands still or the database cannot be written: the heartbeats stop.
        (f"UPDATE lease SET seen = seen - {SILENCE + 10}", "no heartbeat for 40 s"),
        ("UPDATE meta SET value = CAST('lost' AS BLOB)", "not connected to Discord"),
        ("DELETE FROM meta", "not connected to Discord"),
        ("DROP TABLE lease", "no such table: lease"),
    ],
)
def test_each_part_that_fails_is_named(
    database: Path, capsys: pytest.CaptureFixture[str], sql: str, said: str
) -> None:
    changed(database, sql)

    assert main(["health"]) == 1
    assert capsys.readouterr().err == f"tafelrunde health: {said}\n"


def test_health_without_a_database_and_of_a_damaged_one(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.write_bytes(b"no database at all" * 1000)
    assert main(["health"]) == 1
    database.unlink()
    assert main(["health"]) == 1
    assert not database.exists()
    assert capsys.readouterr().err.count("tafelrunde health: ") == 2


def test_a_copy_is_made_and_refused_where_it_is_not_sound(
    database: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    assert capsys.readouterr().out.startswith(f"{copy}: a verified copy of {database}, ")

    database.write_bytes(b"no database at all" * 1000)
    assert main(["backup", str(tmp_path / "second.sqlite3")]) == 1
    assert not (tmp_path / "second.sqlite3").exists()


def test_nothing_is_restored_while_a_bot_on_another_machine_lives(
    database: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    before = database.read_bytes()

    assert main(["restore", str(copy)]) == 1

    assert capsys.readouterr().err == "tafelrunde restore: the bot is running; stop it first.\n"
    assert database.read_bytes() == before
    changed(database, "UPDATE lease SET seen = seen - 100")
    assert main(["restore", str(copy)]) == 0
    (kept,) = tmp_path.glob("local.sqlite3.before-restore-*")
    assert f"The database before it was kept as {kept}." in capsys.readouterr().out


def test_only_a_file_that_is_there_is_restored(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed(database, "DELETE FROM lease")

    assert main(["restore", "nowhere.sqlite3"]) == 1
    assert capsys.readouterr().err == "tafelrunde restore: nowhere.sqlite3 does not exist\n"


def test_export_reads_only_its_own_release(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "1"]) == 1
    assert capsys.readouterr().err == "tafelrunde export: there is no finished table 1.\n"

    changed(database, "PRAGMA user_version = 999")

    assert main(["export", "1"]) == 1
    assert "another release" in capsys.readouterr().err
