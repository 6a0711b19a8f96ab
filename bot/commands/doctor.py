"""Look at settings, token, data folder, disk, database and fonts: a line each."""

import argparse
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from bot import settings
from bot.logs import TOKEN
from bot.settings import BadSetting, Settings
from bot.table.backup import Damaged, verify

ROOM = 200 * 2**20  # bytes that should be free


def options(_: argparse.ArgumentParser) -> None:
    """There are none."""


def main(_: argparse.Namespace) -> int:
    try:
        chosen = settings.read()
    except BadSetting as bad:
        print(f"settings   WRONG {bad}")
        return 1
    print("settings   ok")
    wrong = 0
    for name, check in CHECKS.items():
        said, is_well = check(chosen)
        wrong += not is_well
        print(f"{name:<10} {'ok   ' if is_well else 'WRONG'} {said}")
    return 1 if wrong else 0


def _token(chosen: Settings) -> tuple[str, bool]:
    if not chosen.token:
        return "none: the local table will be served", True
    if TOKEN.fullmatch(chosen.token):
        return "has the shape of a bot token", True
    return "DISCORD_TOKEN does not look like a bot token; copy it again", False


def _data(chosen: Settings) -> tuple[str, bool]:
    folder = chosen.data if chosen.data.is_dir() else _parent(chosen.data)
    if os.access(folder, os.W_OK):
        return f"{chosen.data} can be written", True
    return f"{chosen.data} cannot be written; TAFELRUNDE_DATA names another folder", False


def _disk(chosen: Settings) -> tuple[str, bool]:
    free = shutil.disk_usage(_parent(chosen.data)).free
    return f"{free // 2**20:,} MiB free", free >= ROOM


def _database(chosen: Settings) -> tuple[str, bool]:
    if not chosen.database.is_file():
        return f"{chosen.database} will be made at the first start", True
    try:
        verify(chosen.database)
    except Damaged as damaged:
        return f"{damaged}; restore a backup with 'tafelrunde restore FILE'", False
    return f"{chosen.database} is sound", True


def _fonts(_: Settings) -> tuple[str, bool]:
    from render.kit.fonts import width

    try:
        return "found", width("Tafelrunde", 40) > 0
    except OSError as fault:
        return f"{fault}; install the requirements again", False


def _parent(path: Path) -> Path:
    """The nearest folder that exists."""
    return next(_existing(path.resolve()))


def _existing(path: Path) -> Iterator[Path]:
    yield from (folder for folder in (path, *path.parents) if folder.is_dir())


CHECKS: dict[str, Callable[[Settings], tuple[str, bool]]] = {
    "token": _token,
    "data": _data,
    "disk": _disk,
    "database": _database,
    "fonts": _fonts,
}
