"""The command line: `tafelrunde …` or `python -m bot …`."""

import argparse
import sys
from importlib import import_module
from typing import NoReturn

COMMANDS = ("simulate", "verify")  # each a module of bot.commands with `options` and `main`


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: list[str] | None = None) -> int:
    parser = Parser(prog="tafelrunde", description="Board games for a Discord server.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        module = import_module(f"bot.commands.{name}")
        summary = (module.__doc__ or "").partition("\n")[0]
        command = commands.add_parser(name, help=summary, description=summary)
        module.options(command)
        command.set_defaults(main=module.main)
    given = parser.parse_args(arguments)
    status: int = given.main(given)
    return status


if __name__ == "__main__":
    sys.exit(main())
