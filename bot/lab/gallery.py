"""Paint a sheet of sample pictures of each game into DIR: start, middle, end, hand, choices."""

import argparse
from pathlib import Path

from bot.games.contract import Phrase
from bot.games.registry import GAMES
from bot.words import words
from render import gallery
from render.painter import Say
from render.positions import NAMES


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("dir", type=Path, help="the folder for the sheets")
    command.add_argument("game", nargs="*", choices=[[], *GAMES], metavar="SLUG", help="only these")


def main(given: argparse.Namespace) -> int:
    for path in gallery.write(given.dir, _german, given.game or GAMES):
        print(path)
    return 0


def _german(slug: str) -> Say:
    said = words("de", slug)

    def say(phrase: Phrase) -> str:
        return said.say(phrase.key, **said.parts(phrase.args, NAMES))

    return say
