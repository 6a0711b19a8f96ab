"""The command line: `tafelrunde …` or `python -m bot …`."""

import argparse
import sys
from importlib import import_module
from typing import NoReturn

# Each is a module of bot.commands with `options` and `main`; only the one that is called is loaded.
COMMANDS = {
    "run": "run the bot: on Discord with DISCORD_TOKEN, else as a local table in the browser",
    "simulate": "play whole games by computers, with all invariants checked",
    "verify": "replay the record of a finished game and check every die and card",
    "bench": "measure speed and size, as ratios",
    "doctor": "say what is wrong with settings, token, disk, database or fonts",
    "backup": "copy the database into a file and verify the copy",
    "restore": "put a backup in the database's place",
    "export": "print the record of a finished table",
    "health": "say whether the bot is alive (the container's health check)",
    "gallery": "paint a sheet of pictures for each game",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: list[str] | None = None) -> int:
    parser = Parser(prog="tafelrunde", description="Board games for a Discord server.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    given = sys.argv[1:] if arguments is None else arguments
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        if given[:1] == [name]:
            module = import_module(f"bot.commands.{name}")
            module.options(command)
            command.set_defaults(main=module.main)
    parsed = parser.parse_args(given)
    status: int = parsed.main(parsed)
    return status


if __name__ == "__main__":
    sys.exit(main())
