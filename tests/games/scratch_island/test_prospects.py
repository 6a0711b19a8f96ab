"""What a hard computer goes by instead of playing to the end, and what it does with it."""

from functools import partial

import pytest

from bot.games.contract import ComputerConfig
from bot.games.kit.search import think
from bot.games.scratch_island import prospects
from bot.games.scratch_island.model import State
from tests.games.scratch_island.kit import ANNA, BEN, GAME, HOME, F, table


def ahead(state: State) -> float:
    """Anna's lead over Ben."""
    told = prospects(GAME.public(state))
    assert told is not None
    return told[ANNA] - told[BEN]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (HOME, "E9 D9"),  # nearer to the cross at B8
        (f"{HOME} B9 B8", f"{HOME} B9"),  # with a key
        ("E9 F9 F8 G8 H8 H7 H9 I9", "E9 F9 F8 G8 H8 H7 H9"),  # with a chest
    ],
)
def test_who_has_come_farther_stands_better(better: str, worse: str) -> None:
    assert ahead(table(better, worse)) > 0 > ahead(table(worse, better))


def test_equals_stand_equal() -> None:
    assert ahead(table(HOME, HOME)) == 0


def test_it_is_told_between_rolls_and_before_the_bell() -> None:
    for state in (
        table(HOME, HOME, held=(0, 1)),
        table(HOME, HOME, taken={0: ANNA, 1: ANNA}, turn=1),
        table(f"{F} A9", HOME, rung=(ANNA,)),
    ):
        assert prospects(GAME.public(state)) is None


def test_a_hard_computer_takes_the_die_that_its_rival_needs() -> None:
    """Only with the pickaxe can Ben open his last chest; a normal computer does not see that."""
    behind = " ".join(F.split()[:-6])
    state = table(behind, F, faces="s4 pickaxe o4 t4")
    tree, view, own = partial(GAME.choices, state, ANNA), GAME.public(state), GAME.own(state, ANNA)
    for luck in range(3):
        normal = GAME.choose(view, own, ANNA, tree, ComputerConfig("normal", luck))
        hard = think(GAME, state, ANNA, ComputerConfig("normal", luck, effort=48), lambda: False)
        assert "pickaxe" not in normal[0]
        assert hard.path[0] == "s4-pickaxe"


def test_the_lead_in_thought_is_that_of_the_prospects() -> None:
    """Nobody comes near the end within two rolls: what is known of the lead was told."""
    far = " ".join(F.split()[:12])
    lead = {
        mine: think(
            GAME,
            table(mine, theirs),
            ANNA,
            ComputerConfig("normal", luck=1, effort=24),
            lambda: False,
        ).lead
        for mine, theirs in ((HOME, far), (far, HOME))
    }
    assert lead[far] > 2 > -2 > lead[HOME]
