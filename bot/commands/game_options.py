"""The game that a command is given: its slug, the number of players and its options."""

from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any

from bot.commands.arguments import Wrong, pair
from bot.games.kit.options import BadOption, settled_options
from bot.games.registry import GAMES


def check_size(slug: str, players: int, asked: str) -> None:
    """`asked` is what was typed for it."""
    seats = GAMES[slug].SEATS
    if players not in seats:
        raise Wrong(f"{asked}: {slug} is for {min(seats)} to {max(seats)} players")


def add_game(command: ArgumentParser, *more: str) -> None:
    """The arguments SLUG, one of the games or of `more`, and --option."""
    slugs = [*sorted(GAMES), *more]
    command.add_argument("game", choices=slugs, metavar="SLUG", help="%(choices)s")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game"
    )


def options_of(slug: str, given: Sequence[str]) -> Any:
    kind = GAMES[slug].Options
    try:
        return settled_options(kind, dict(map(pair, given)))
    except BadOption as bad:
        name, value, allowed = bad.args
        rule = "must be one of" if name in kind.__struct_fields__ else "the options are"
        raise Wrong(f"--option {name}={value}: {rule} {', '.join(map(str, allowed))}") from bad
