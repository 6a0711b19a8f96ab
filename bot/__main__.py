"""The command line: `tafelrunde …` or `python -m bot …`."""

import signal
import sys

if __name__ == "__main__":  # before anything else is loaded: a container's first process would
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # else be deaf to it for a second

import argparse
import os
from importlib import import_module
from typing import NoReturn

from bot.commands.arguments import Wrong

BROKEN_PIPE, INTERRUPTED = 141, 130  # as a shell says it

# Each is a module of bot.commands with `options` and `main`; only the one that is called is loaded.
COMMANDS = {
    "run": "run the bot: on Discord if DISCORD_TOKEN is set, else as a local table in the browser",
    "play": "play a game in the terminal against computer players",
    "simulate": "let computer players play whole games and check every invariant",
    "calendar": "report how fast people answer on this bot, next to simulated figures",
    "match": "let computer players of different levels play against each other",
    "verify": "replay the record of a finished game and check every die roll and card",
    "bench": "measure speed and size as ratios (only in a checkout of the repository)",
    "doctor": "check settings, token, files, disk, database, clock, fonts and Discord",
    "backup": "copy the database into a file and verify the copy",
    "move-database": "copy a stopped bot's database from SQLite to PostgreSQL, or back",
    "restore": "replace the database with a backup",
    "purge": "remove tables that ended long ago, or old backups",
    "resume": "resume every table that the bot itself has paused",
    "wake": "after months of downtime, postpone all deadlines by that time",
    "export": "print the record of a finished table as JSON, for `verify`",
    "health": "report whether the bot is alive (the container's health check)",
    "gallery": "paint a sheet of sample pictures for each game",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: list[str] | None = None) -> int:
    """Whatever is written, nobody else on the machine can read."""
    before = os.umask(0o077)
    try:
        status = _called(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # as by `| head`: nobody wants to read on
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
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        if given[:1] == [name]:
            module = import_module(f"bot.commands.{name.replace('-', '_')}")
            module.options(command)
            command.set_defaults(main=module.main)
    parsed = parser.parse_args(given)
    try:
        status: int = parsed.main(parsed)
    except Wrong as wrong:
        commands.choices[parsed.command].error(str(wrong))
    return status


if __name__ == "__main__":
    sys.exit(main())
