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
    "run": "run the bot: on Discord with DISCORD_TOKEN, else as a local table in the browser",
    "play": "play a game in the terminal against computers",
    "simulate": "play whole games by computers, with all invariants checked",
    "calendar": "say how it went for the people of this bot, beside the simulation",
    "match": "let computers of different levels play against each other",
    "verify": "replay the record of a finished game and check every die and card",
    "bench": "measure speed and size, as ratios",
    "doctor": "say what is wrong with settings, token, disk, database or fonts",
    "backup": "copy the database into a file and verify the copy",
    "move-database": "copy a stopped bot's database into PostgreSQL, or back into the file",
    "restore": "put a backup in the database's place",
    "purge": "remove tables that are over for so many days, or old backups",
    "resume": "go on at every table that the bot itself has paused",
    "wake": "give back the time away after a very long absence",
    "export": "print the record of a finished table",
    "health": "say whether the bot is alive (the container's health check)",
    "gallery": "paint a sheet of pictures for each game",
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
