"""What the computer does in a given position; how strong it is stands in test_strength.py."""

from functools import partial
from typing import Literal

from bot.games.contract import ComputerConfig, Path
from bot.games.scratch_island.model import State
from tests.games.scratch_island.kit import ANNA, GAME, F, table


def answers(state: State, level: Literal["easy", "normal"] = "normal") -> set[Path]:
    """Whatever its luck."""
    tree = partial(GAME.choices, state, ANNA)
    view, own = GAME.public(state), GAME.own(state, ANNA)
    return {GAME.choose(view, own, ANNA, tree, ComputerConfig(level, luck)) for luck in range(40)}


def last_key() -> State:
    """The last cross is B8: the green key must lie there, and the green chest beside it."""
    path = " ".join(square for square in F.split() if square not in ("B8", "D9"))
    return table(f"{path} E6 E2", "E9", faces="domino l3 l3 l3")


def test_a_key_that_is_certain_counts_for_the_second_die() -> None:
    """SI-C1: the domino takes the key, the other die opens the chest in the same turn."""
    assert {path[0] for path in answers(last_key())} == {"domino-l3"}
    assert all("B8" in path[-1] for path in answers(last_key()))


def test_among_equals_luck_decides() -> None:
    state = table("E9", "E9", faces="domino domino domino domino", held=(0, 1))
    assert len(answers(state)) > 1


def test_easy_overlooks_what_matters_little() -> None:
    state = table("E9", "E9", faces="i4 l4 pickaxe domino")
    assert len(answers(state, "easy")) > len(answers(state))
