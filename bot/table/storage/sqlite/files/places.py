"""What lies beside a database, and what it is called."""

from datetime import UTC, datetime
from pathlib import Path

MOMENT = "%Y%m%dT%H%M%SZ"


def sibling(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def backup_folder(database: Path) -> Path:
    return database.parent / "backups"


def backups_of(database: Path) -> list[Path]:
    """Whoever made them."""
    return sorted(backup_folder(database).glob(f"{database.stem}*.sqlite3"))


def dated(now: float) -> str:
    """The moment as it stands in names of files: sorted by name they are sorted by age."""
    return datetime.fromtimestamp(now, UTC).strftime(MOMENT)


def date_of(text: str) -> float:
    return datetime.strptime(text, MOMENT).replace(tzinfo=UTC).timestamp()
