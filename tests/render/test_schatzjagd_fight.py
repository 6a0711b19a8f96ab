"""A fight of Schatzjagd: it stays on its stage, and everything in it is seen."""

import pytest
from msgspec.structs import replace

import bot.games.schatzjagd as game
from bot.games.schatzjagd.views import Change, SeenFind
from render.positions import NAMES as PEOPLE
from render.schatzjagd import PAINTER as schatzjagd
from render.schatzjagd.cards import SIZES
from render.schatzjagd.fight import harmed
from render.schatzjagd.places import (
    STAGE_H,
)
from render.schatzjagd.tones import ART
from tests.games.schatzjagd.kit import GREEN, position
from tests.render.schatzjagd_pictures import (
    STAGE,
    bout,
    difference,
    within,
)


@pytest.mark.parametrize(
    ("blow", "told"),
    [
        ((6, 6, 4, 2), (1, 6)),
        ((6, 1, 8, 3), (-1, 4)),
        ((5, 3, 4, 4), (-1, 0)),
        ((6, 0, 8, 3), (-1, 5)),
        ((15, 0, 8, 3), (0, 0)),
        ((5, 4, 12, 0), (0, 0)),
        ((9, 4, 6, 0), (1, 7)),
    ],
)
def test_who_is_hit_and_how_hard(blow: tuple[int, int, int, int], told: tuple[int, int]) -> None:
    """Whoever has no die flees and can only suffer."""
    assert harmed(*blow)[1] == told[1]
    assert not told[1] or harmed(*blow)[0] == told[0]


@pytest.mark.parametrize("lords", game.SEATS)
@pytest.mark.parametrize("ending", ["", "fled", "rival_fled", "slain", "rival_slain", "vanished"])
def test_however_long_a_fight_is_it_stays_on_the_stage(lords: int, ending: str) -> None:
    view = game.public(position({"field": "C4"}, lords=lords))
    for rival in (None, GREEN):
        short = replace(view, bout=bout(0, rival, ending))
        long = replace(view, bout=bout(30, rival, ending))
        assert within(difference(short, long), STAGE)


@pytest.mark.parametrize("monster", SIZES)
@pytest.mark.parametrize("ending", ["", "rival_slain"])
def test_every_monster_stands_and_lies_on_the_stage(monster: str, ending: str) -> None:
    """Each as large as its kind: a small robber is small, and nobody is cut off."""
    view = game.public(position({"field": "C4"}))
    fight = replace(bout(0, None, ending), monster=monster)
    other = replace(fight, monster="wolf" if monster != "wolf" else "troll")
    assert within(difference(replace(view, bout=fight), replace(view, bout=other)), STAGE)
    pose = "beaten" if ending else "monster"
    assert ART.sprite(f"{pose}_{monster}", SIZES[monster]).height < STAGE_H - 210 - 40


def test_the_strong_are_larger_than_the_weak() -> None:
    assert SIZES["small_robber"] < SIZES["robber"] < SIZES["orc"] < SIZES["troll"]
    assert max(SIZES.values()) == SIZES["dragon"]


def test_each_blow_is_seen() -> None:
    view = game.public(position({"field": "C4"}))
    for blows in range(3):
        assert within(
            difference(replace(view, bout=bout(blows)), replace(view, bout=bout(blows + 1))), STAGE
        )


@pytest.mark.parametrize("card", ["dagger", "viper", "healing_spring", "map_b3", "fireball"])
def test_the_card_turned_over_is_shown_with_what_it_changed(card: str) -> None:
    view = replace(game.public(position({"field": "C4"})), steps=None, question="lord")
    plain = replace(view, find=SeenFind("C4", card, ()))
    changed = replace(view, find=SeenFind("C4", card, (Change("life", 9, 12),)))
    other = replace(view, find=SeenFind("C4", card, (Change("life", 9, 4),)))
    for one, two in ((view, plain), (plain, changed), (changed, other)):
        assert within(difference(one, two), STAGE)


def test_a_journey_hides_the_card_of_the_last_field() -> None:
    """A horse travels on: now the roll counts."""
    view = game.public(position({"field": "C4"}))
    found = replace(view, find=SeenFind("C4", "riding_horse", ()))
    assert schatzjagd.board(view, PEOPLE[:4]) == schatzjagd.board(found, PEOPLE[:4])
