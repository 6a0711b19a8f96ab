"""The files next to a database, and their names."""

from datetime import UTC, datetime
from pathlib import Path

MOMENT = "%Y%m%dT%H%M%SZ"


def sibling(path: Path, ending: str) -> Path:
    """The file next to this one with another ending."""
    return path.with_name(path.name + ending)


def backup_folder(database: Path) -> Path:
    """The folder of the backups of a database."""
    return database.parent / "backups"


def backups_of(database: Path) -> list[Path]:
    """All backups, of any origin."""
    return sorted(backup_folder(database).glob(f"{database.stem}*.sqlite3"))


def dated(now: float) -> str:
    """A moment as in file names, which sort by age."""
    return datetime.fromtimestamp(now, UTC).strftime(MOMENT)


def date_of(text: str) -> float:
    """The moment in the name of a backup; raises `ValueError` if there is none."""
    return datetime.strptime(text, MOMENT).replace(tzinfo=UTC).timestamp()
