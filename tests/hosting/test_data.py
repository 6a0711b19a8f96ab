"""Data that cannot be lost by hand: restored twice, vanished, from the future, read by others."""

import os
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.table.storage.sqlite.files.backups import DAY, HOUR, Backups
from bot.table.storage.sqlite.files.copies import backup
from bot.table.storage.sqlite.files.integrity import Vanished, verify_whole
from bot.table.storage.sqlite.files.lock import Lock
from bot.table.storage.sqlite.files.private import make_private
from bot.table.storage.sqlite.schema import migrate

ROOT = Path(__file__).parents[2]
NOW = 1_800_000_000.0  # 2027-01-15, 08:00
SHEET = "INSERT INTO tables VALUES (?, ?, 'ended', 0, 0, x'', NULL, 0, 1)"


@pytest.fixture
def database(data: Path) -> Path:
    """Of a stopped bot, with two tables."""
    path = data / "local.sqlite3"
    make_private(path)
    migrate(path)
    with_tables(path, 1, 2)
    return path


def with_tables(path: Path, *numbers: int) -> Path:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executemany(SHEET, [(number, number) for number in numbers])
    return path


def tables(path: Path) -> int:
    with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as db:
        return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


def refusal() -> str:
    """What `run` says instead of starting, in a process of its own: it might start."""
    command = [sys.executable, "-u", "-m", "bot", "run"]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": str(ROOT)}
    ) as process:
        assert process.stderr is not None
        lines = list[str]()
        for line in process.stderr:
            lines.append(line)
            if "ready as" in line:
                process.kill()
        assert process.wait() == 1, "".join(lines)
    return "".join(lines)


def empty(path: Path) -> Path:
    migrate(path)
    return path


# H-1


def test_every_predecessor_is_kept_however_often_one_restores(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = empty(tmp_path / "wrong.sqlite3")

    for _ in range(3):
        assert main(["restore", str(wrong)]) == 0

    kept = sorted(database.parent.glob("local.sqlite3.before-restore-*"))
    assert [tables(path) for path in kept] == [2, 0, 0]
    assert [str(path) in capsys.readouterr().out for path in kept][:1] == [True]
    assert main(["restore", str(kept[0])]) == 0
    assert tables(database) == 2


# H-2


def _removed(path: Path) -> None:
    path.unlink()


def _emptied(path: Path) -> None:
    path.write_bytes(b"")


def _by_its_lock(path: Path) -> None:
    Lock(path).note(NOW)


def _by_a_backup(path: Path) -> None:
    Backups(path).make(NOW)


def _by_its_journal(path: Path) -> None:
    path.with_name(f"{path.name}-wal").write_bytes(b"what was saved last")


@pytest.mark.parametrize("gone", [_removed, _emptied])
@pytest.mark.parametrize("proof", [_by_its_lock, _by_a_backup, _by_its_journal])
def test_a_database_that_was_there_once_is_not_begun_anew(
    database: Path, gone: object, proof: object
) -> None:
    assert callable(gone)
    assert callable(proof)
    proof(database)
    gone(database)

    with pytest.raises(Vanished, match=r"was there once"):
        verify_whole(database)

    assert not database.exists() or database.stat().st_size == 0


def test_run_and_doctor_name_the_way_back_from_a_vanished_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = Backups(database).make(time.time())
    database.unlink()

    refused = refusal()
    assert main(["doctor"]) == 1
    examined = capsys.readouterr().out

    assert not database.exists()
    for said in (refused, examined):
        assert f"{database} is missing, but was there once" in said
        assert f"-m bot restore {made}" in said
    assert main(["restore", str(made)]) == 0
    assert tables(database) == 2


def test_who_wants_to_begin_anew_says_so(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Lock(database).note(NOW)
    database.unlink()
    assert main(["doctor"]) == 1
    assert "-m bot restore --empty" in capsys.readouterr().out

    assert main(["restore", "--empty"]) == 0

    verify_whole(database)
    assert tables(database) == 0


def test_no_automatic_backup_pushes_out_one_that_holds_more(database: Path) -> None:
    backups = Backups(database, kept=2)
    full = backups.make(NOW)
    database.unlink()
    empty(database)

    for day in range(1, 5):
        backups.make(NOW + day * DAY)

    assert full.exists()
    assert len(backups.automatic(NOW + 9 * DAY)) == 3
    assert backups.newest_sound(NOW + 9 * DAY) == full, "the newest that holds tables"
    with_tables(database, 1, 2, 3)
    backups.make(NOW + 5 * DAY)
    assert not full.exists(), "now it is one of many"


# H-3


def test_backups_from_the_future_neither_plan_the_next_one_nor_push_any_out(
    database: Path,
) -> None:
    backups = Backups(database, kept=1)
    ahead = backups.make(NOW + 3650 * DAY)
    assert backups._first_due(NOW) == NOW + HOUR

    made = backups.make(NOW)

    assert made.exists()
    assert ahead.exists()
    assert backups._first_due(NOW + HOUR) == NOW + DAY
    assert backups.age(NOW + HOUR) == HOUR
    assert backups.from_the_future(NOW) == [ahead]


def seen(path: Path, moment: float) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("INSERT OR REPLACE INTO lease VALUES (1, '', ?)", (moment,))


def deadline(path: Path) -> float:
    with closing(sqlite3.connect(path)) as db:
        return float(db.execute("SELECT at FROM due").fetchone()[0])


def test_an_absurd_absence_is_refused_until_somebody_vouches_for_the_clock(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The clock seems to be ten years ahead."""
    then = time.time() - 3650 * DAY
    seen(database, then)
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("INSERT INTO due VALUES (1, 'turn', 0, ?)", (then + HOUR,))
    before = database.read_bytes()

    said = refusal()
    assert main(["doctor"]) == 1
    examined = capsys.readouterr().out

    assert database.read_bytes() == before
    assert "3,650 days after the bot last ran" in said
    assert f"{datetime.now(UTC):%Y-%m-%d}" in said
    assert "-m bot wake" in said
    assert "last ran 3,650 days ago" in examined
    assert main(["wake"]) == 0
    assert deadline(database) == pytest.approx(time.time() + HOUR, abs=60)


def test_the_doctor_names_what_a_clock_that_was_ahead_has_left(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ahead = Backups(database).make(time.time() + 3650 * DAY)
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("INSERT INTO due VALUES (1, 'turn', 0, ?)", (time.time() + 3650 * DAY,))
    seen(database, time.time() + 3650 * DAY)

    assert main(["doctor"]) == 1

    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("dates")]
    assert f"{ahead} has a future date" in line
    assert "1 deadlines are months away" in line
    assert "heartbeat is dated 3,650.0 days in the future" in line


# H-12


def modes(folder: Path) -> dict[str, int]:
    paths = [folder, *folder.rglob("*")]
    return {str(path.relative_to(folder)): stat.S_IMODE(path.stat().st_mode) for path in paths}


def test_nobody_else_on_the_machine_reads_anything(database: Path, tmp_path: Path) -> None:
    os.umask(0o022)
    Backups(database).make(NOW)
    backup(database, database.parent / "by-hand.sqlite3")
    lock = Lock(database)
    lock.take()
    lock.release()
    for path in database.parent.rglob("*.sqlite3"):
        path.chmod(0o644)  # as the first release left them
    (database.parent / "backups").chmod(0o755)
    database.parent.chmod(0o755)
    copy = tmp_path / "elsewhere.sqlite3"

    make_private(database)
    assert main(["backup", str(copy)]) == 0
    assert main(["restore", str(copy)]) == 0

    found = modes(database.parent)
    assert {found.pop("."), found.pop("backups")} == {0o700}
    assert set(found.values()) == {0o600}
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
