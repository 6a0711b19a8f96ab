"""Who is asked back before an answer ends the game: always where another one would not end it, and
never where it might go on.

Near the end of golden and of random games, in worlds that the seat cannot tell from the true one.
"""

import random
from typing import Any

import pytest

from bot.games.contract import AnyGame, Path, Rng, Seat, play
from bot.games.kit.options import allowed, settled_options
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from tests.games.endings import ends_by_choice, is_said_to_end
from tests.games.golden import records
from tests.games.transcripts import scenes

NEAR_THE_END = 8  # answers
WORLDS = 150  # a snake that is there in one of sixteen is found
SEEDS = {
    "drachenland": (),
    "emerald": range(12),
    "scratch_island": (1, 23, 31, 32, 39, 52, 54, 55),  # whoever is last opens the chest in most
}


@pytest.mark.parametrize("slug", SEEDS)
def test_an_answer_is_asked_back_where_it_ends_the_game_by_choice(slug: str) -> None:
    game, asked_back = GAMES[slug], 0
    golden = [list(scenes(game, record))[1:] for record in records(slug).values()]
    played = [[(view.before, view.path) for view in game_] for game_ in golden]
    for turns in (*played, *(at_random(game, seed) for seed in SEEDS[slug])):
        luck = random.Random(len(turns))
        for state, path in turns[-NEAR_THE_END:]:
            seat = game.asks(state)[0].seat
            paths = {path, *(random_path(game, state, seat, luck) for _ in range(8))}
            said = {path for path in paths if is_said_to_end(game, state, seat, path)}
            sure = ending(game, state, seat, paths)
            assert said <= sure
            is_announced = bool(
                getattr(game.public(state), "rung", ())
            )  # nor is an announced last round
            if not is_announced and can_go_on(game, state, seat, paths):
                assert said == sure
            asked_back += len(said)
    assert asked_back


def ending(game: AnyGame, state: Any, seat: Seat, paths: set[Path]) -> set[Path]:
    """Those that end the game, whatever the seat does not see."""
    found = {path for path in paths if ends_by_choice(game, state, seat, path)}
    for number in range(WORLDS if found else 0):
        world = game.resample_hidden(state, seat, Rng(bytes((number,))))
        found = {path for path in found if ends_by_choice(game, world, seat, path)}
    return found


def can_go_on(game: AnyGame, state: Any, seat: Seat, paths: set[Path]) -> bool:
    """Whether one of these leaves somebody else to act."""
    return not all(game.outcome(turn_over(game, state, seat, path)) for path in paths)


def turn_over(game: AnyGame, state: Any, seat: Seat, path: Path) -> Any:
    """After this answer, and silence to whatever the seat is asked next."""
    state = play(game, state, seat, path).state
    while [ask.seat for ask in game.asks(state)] == [seat]:
        state = play(game, state, seat, game.default(state, seat)).state
    return state


def at_random(game: AnyGame, seed: int) -> list[tuple[Any, Path]]:
    """The answers of a game in which everybody answers at random or not at all."""
    luck = random.Random(seed)
    seats, options = luck.choice(list(game.SEATS)), variant(game, luck)
    state = game.start(seats, seed.to_bytes(32, "big"), options).state
    turns: list[tuple[Any, Path]] = []
    while asks := game.asks(state):
        seat, is_awake = asks[0].seat, luck.random() < 0.5
        path = random_path(game, state, seat, luck) if is_awake else game.default(state, seat)
        turns.append((state, path))
        state = play(game, state, seat, path).state
    return turns


def variant(game: AnyGame, luck: random.Random) -> Any:
    """The usual game or one option changed."""
    name, values = luck.choice(sorted(allowed(game.Options).items()))
    return settled_options(game.Options, {name: luck.choice(values)})
