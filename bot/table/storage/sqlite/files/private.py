"""File modes: other users of the machine must not read hands, seeds and the key of the buttons."""

import os
import stat
from contextlib import suppress
from pathlib import Path

from bot.table.storage.sqlite.files.places import backup_folder

OTHERS = 0o077


def make_private(database: Path) -> None:
    """Creates the folder and removes group and other permissions from everything we own."""
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for path in open_to_others(database):
        with suppress(OSError):  # owned by another user, who alone can change it
            path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)


def open_to_others(database: Path) -> list[Path]:
    """The files and folders that other users of the machine can open."""
    if os.name == "nt":  # modes mean nothing there
        return []
    return [path for path in _ours(database) if path.stat().st_mode & OTHERS]


def _ours(database: Path) -> list[Path]:
    folders = [folder for folder in (database.parent, backup_folder(database)) if folder.is_dir()]
    files = [path for folder in folders for path in folder.glob("*.sqlite3*") if path.is_file()]
    return [*folders, *files]
