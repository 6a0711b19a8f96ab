"""Which game was asked for: whether so many can play it, and with which options."""

from collections.abc import Sequence
from typing import Any

from bot.commands.arguments import Wrong, pair
from bot.games.kit.options import BadOption, settle
from bot.games.registry import GAMES


def check_size(slug: str, players: int, asked: str) -> None:
    """`asked` is what was typed for it."""
    seats = GAMES[slug].SEATS
    if players not in seats:
        raise Wrong(f"{asked}: {slug} is played by {min(seats)} to {max(seats)}")


def options_of(slug: str, given: Sequence[str]) -> Any:
    try:
        return settle(GAMES[slug].Options, dict(map(pair, given)))
    except BadOption as bad:
        raise Wrong(f"--option {bad}") from bad
