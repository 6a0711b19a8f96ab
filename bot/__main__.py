"""The command line: `tafelrunde …` or `python -m bot …`."""

import signal
import sys

# Before other imports: as the first process of a container it would ignore the signal meanwhile.
if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))

import argparse
import os
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NoReturn

from bot.commands.arguments import Wrong

BROKEN_PIPE, INTERRUPTED = 141, 130  # as shells report it

# Each is a module with `options` and `main`, imported only when it is called.
COMMANDS = {
    "run": "run the bot: on Discord if DISCORD_TOKEN is set, else as a local table in the browser",
    "play": "play a game in the terminal against computer players",
    "calendar": "report how fast people answer on this bot",
    "verify": "replay the record of a finished game and check every die roll and card",
    "doctor": "check settings, token, files, disk, database, clock, fonts and Discord",
    "backup": "copy the database into a file and verify the copy",
    "move-database": "copy a stopped bot's database from SQLite to PostgreSQL, or back",
    "restore": "replace the database with a backup",
    "purge": "remove tables that ended long ago, or old backups",
    "resume": "resume every table that the bot itself has paused",
    "wake": "after months of downtime, postpone all deadlines by that time",
    "export": "print the record of a finished table as JSON, for `verify`",
    "health": "report whether the bot is alive (the container's health check)",
}
LAB = {
    "simulate": "let computer players play whole games and check every invariant",
    "match": "let computer players of different levels play against each other",
    "bench": "measure speed and size as ratios",
    "gallery": "paint a sheet of sample pictures for each game",
}


class Parser(argparse.ArgumentParser):
    """Reports errors in one sentence and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: list[str] | None = None) -> int:
    """Everything is written with a umask that shuts out other users of the machine."""
    before = os.umask(0o077)
    try:
        status = _called(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader is gone, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        os.umask(before)
    return status


def _called(arguments: list[str] | None) -> int:
    parser = Parser(prog="tafelrunde", description="Board games for a Discord server.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    given = sys.argv[1:] if arguments is None else arguments
    for name, summary in {**COMMANDS, **LAB}.items():
        note = f"{summary} (in a checkout only)" if name in LAB else summary
        commands.add_parser(name, help=note, description=summary)
    chosen = commands.choices.get(given[0]) if given else None
    try:
        if chosen is not None:
            module = loaded(given[0])
            module.options(chosen)
            chosen.set_defaults(main=module.main)
        parsed = parser.parse_args(given)
        status: int = parsed.main(parsed)
    except Wrong as wrong:
        (chosen or parser).error(str(wrong))
    return status


def loaded(name: str) -> ModuleType:
    """The module of a command; raises `Wrong` for one of `LAB` outside a checkout."""
    if name in LAB and find_spec("bot.lab") is None:
        raise Wrong("it is no part of a release; call it in a checkout of the repository")
    return import_module(f"bot.{'lab' if name in LAB else 'commands'}.{name.replace('-', '_')}")


if __name__ == "__main__":
    sys.exit(main())
