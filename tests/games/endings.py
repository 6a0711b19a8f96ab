"""Answers that end the game: what `ends_game` says of one, and what really comes of it."""

from typing import Any

from bot.games.contract import AnyGame, Path, Seat
from tests.laws import unopposed

# whoever is last in the last round chose nothing
RUNS_OUT = {"rounds", "limit", "round_limit", "max_rounds", "stall"}


def is_said_to_end(game: AnyGame, state: Any, seat: Seat, path: Path) -> bool:
    """What the seat is asked back for."""
    return game.ends_game(game.public(state), game.own(state, seat), seat, path)


def ends_by_choice(game: AnyGame, state: Any, seat: Seat, path: Path) -> bool:
    """Whether the game is over if nobody reacts, and not because its rounds have run out."""
    over = game.outcome(unopposed(game, state, seat, path))
    return over is not None and over.reason not in RUNS_OUT
