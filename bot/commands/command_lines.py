"""Commands that a message recommends, written as they are called on this installation."""

import os
import sys
import time
from pathlib import Path

from bot.settings import Settings
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import Damaged, Incomplete, TooNew

NAME = "tafelrunde"


def called(chosen: Settings, *words: object) -> str:
    """`tafelrunde …` where that is a command, else what does the same here."""
    return " ".join([_program(chosen), *map(str, words)])


def _program(chosen: Settings) -> str:
    if chosen.command:  # the container's image knows
        return chosen.command
    if Path(sys.argv[0]).stem == NAME:
        return NAME
    python = Path(sys.executable)
    if python.is_relative_to(Path.cwd()):
        python = python.relative_to(Path.cwd())
    return f"{python} -m bot"


def out_of(damaged: Damaged, chosen: Settings) -> str:
    """What is wrong with the database, and the command that helps."""
    match damaged:
        case TooNew():
            way = f"Upgrade the bot, or restore an older backup. {_restored(chosen)}"
        case Incomplete():
            as_it_is = called(chosen, "restore", chosen.database)
            way = f"Put that file back, or accept the database as it is with: {as_it_is}"
        case _:
            way = _restored(chosen)
    return f"{damaged}. Nothing was changed. {way}"


def _restored(chosen: Settings) -> str:
    backups = Backups(chosen.database)
    newest = backups.newest_sound(time.time())
    if newest is not None:
        return f"Restore the newest intact backup with: {called(chosen, 'restore', newest)}"
    anew = called(chosen, "restore", "--empty")
    return (
        f"There is no intact backup in {backups.folder}; put one there, or start empty with: {anew}"
    )


def said_of(fault: Exception) -> str:
    """A fault of the system names the file it is about."""
    if isinstance(fault, OSError) and fault.filename is not None:
        return f"{os.fspath(fault.filename)}: {fault.strerror}"
    return str(fault)
