"""Nobody else on the machine reads what lies here: hands, seeds, the key of all buttons."""

import os
import stat
from contextlib import suppress
from pathlib import Path

from bot.table.storage.sqlite.files.places import backup_folder

OTHERS = 0o077


def make_private(database: Path) -> None:
    """Makes the folder, and takes from others whatever is in their hands and in our power."""
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for path in open_to_others(database):
        with suppress(OSError):  # it belongs to somebody else, who alone may shut it
            path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)


def open_to_others(database: Path) -> list[Path]:
    if os.name == "nt":  # where modes say nothing
        return []
    return [path for path in _ours(database) if path.stat().st_mode & OTHERS]


def _ours(database: Path) -> list[Path]:
    folders = [folder for folder in (database.parent, backup_folder(database)) if folder.is_dir()]
    files = [path for folder in folders for path in folder.glob("*.sqlite3*") if path.is_file()]
    return [*folders, *files]
