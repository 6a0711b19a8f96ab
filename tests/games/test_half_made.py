"""R1: what silence makes of a half-made answer. A menu that was only opened decides nothing, and no
half-made answer is completed to anybody's harm."""

import pytest
from msgspec.structs import replace

from bot.games.emerald.model import Options as Cave
from bot.games.registry import DRACHENLAND as LAND
from bot.games.registry import GAMES
from bot.games.schatzjagd.board import BIT, ORDINARY
from bot.games.schatzjagd.content import CARD, FIELD, FIELDS
from bot.games.schatzjagd.model import Journey, LordPhase
from tests.games.dracheninsel import kit as dracheninsel
from tests.games.dracheninsel.kit import DRACHENINSEL, island, path_of, seat_of
from tests.games.drachenland.kit import A, spelled
from tests.games.drachenland.kit import position as drachenland
from tests.games.emerald import kit as emerald
from tests.games.emerald.kit import EMERALD, RED
from tests.games.half_made import figures, half_made
from tests.games.schatzjagd import kit as schatzjagd
from tests.games.schatzjagd.kit import YELLOW

DRACHENLAND, SCHATZJAGD = LAND.game, schatzjagd.GAME
SAMPLE = 600  # in every commit; the rest in `make soak`
KEEPS_ALL = ("scratch_island",)  # SI-096: the best of what is left, whatever was picked


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("number", [SAMPLE, pytest.param(100_000, marks=pytest.mark.soak)])
def test_silence_never_makes_a_half_made_answer_worse(slug: str, number: int) -> None:
    found = figures(slug, number, seed=number)
    assert found.worse == []
    assert found.others, "some of what was picked is kept"


@pytest.mark.parametrize("slug", KEEPS_ALL)
def test_silence_keeps_whatever_can_be_kept(slug: str) -> None:
    found = half_made(slug)
    for half in (next(found) for _ in range(SAMPLE)):
        said = GAMES[slug].default(half.state, half.seat, half.begun)
        assert said[: len(half.begun)] == half.begun


# Die Dracheninsel, DC-03 to DC-11: as DC-02, the turn ends


@pytest.mark.parametrize(
    "begun",
    [
        *("step", "step.D6", "step.B5", "journey", "journey.volcano"),
        *("play", "play.evil_curse", "play.fear_slumber"),
    ],
)
def test_silence_ends_the_turn_whatever_menu_is_open(begun: str) -> None:
    """Also for a lone carrier who thinks about the card of a step: it would abandon the last
    treasure, which ends the game."""
    hand = "volcano_desert volcano water_mountain evil_curse fear_slumber long_journey"
    state = island("green", at="green C5 red D8", treasures="300 C5", hands={"green": hand})
    assert dracheninsel.menu(state, "green", begun)

    said = DRACHENINSEL.default(state, seat_of(state, "green"), path_of(begun))

    assert said == ("end",)


def test_silence_exchanges_nothing_and_stops_nobody() -> None:
    state = island("green", hands={"green": "desert", "red": "sweet_slumber fear_slumber"})
    green, red = seat_of(state, "green"), seat_of(state, "red")
    assert DRACHENINSEL.default(state, green, ("pass",)) == ("pass", "-")

    state = dracheninsel.after(state, "green step.D8.desert")
    assert dracheninsel.menu(state, "red", "slumber") == ("sweet_slumber", "fear_slumber")
    assert DRACHENINSEL.default(state, red, ("slumber",)) == ("pass",)


# Schatzjagd


def test_silence_hides_no_card_because_a_list_of_them_is_open() -> None:
    cards = "teleportation knife healing_spell"
    state = schatzjagd.position({"field": "C3", "cards": cards}, frame=LordPhase())
    for begun in ("slot", "slot.knife", "slot.knife.4"):
        assert schatzjagd.offers(state, begun)
        assert SCHATZJAGD.default(state, YELLOW, path_of(begun)) == ("pass",)


def test_silence_keeps_the_journey_and_passes() -> None:
    state = schatzjagd.position({"field": "C3", "cards": "teleportation knife"})
    field = schatzjagd.way(state, "C5")
    for opened in ((), ("slot",), ("slot", "knife")):
        assert SCHATZJAGD.default(state, YELLOW, (*field, *opened)) == (*field, "pass")
    assert SCHATZJAGD.default(state, YELLOW, ("5",)) == SCHATZJAGD.default(state, YELLOW)


def test_a_card_that_must_be_hidden_is_the_one_that_was_picked() -> None:
    """Where nobody may pass; near the own castle, as in silence."""
    cards = "map_b3 map_c4 map_e2 map_h2 map_g3 map_i5"
    state = schatzjagd.position({"field": "C3", "cards": cards}, frame=LordPhase())
    silence = SCHATZJAGD.default(state, YELLOW)
    assert silence[:2] == ("slot", "map_b3")

    assert SCHATZJAGD.default(state, YELLOW, ("slot",)) == silence
    picked = SCHATZJAGD.default(state, YELLOW, ("slot", "map_i5"))
    assert picked == ("slot", "map_i5", *silence[2:])


def test_a_journey_that_would_cost_a_card_is_not_kept() -> None:
    """On a full board the only free field is the one where the henchman stands."""
    cards = "map_b3 map_c4 map_e2 map_h2 map_g3"
    state = schatzjagd.position({"field": "A2", "cards": cards}, frame=Journey(1))
    left = ORDINARY & ~BIT[FIELD["A2"]]
    full = bytes(CARD["knife"] * bool(left & BIT[field]) for field in range(FIELDS))
    state = replace(state, slots=full)
    assert schatzjagd.offers(state, "A1")[0] == "slot"

    for begun in ("A1", "A1.slot", "A1.slot.map_c4"):
        assert SCHATZJAGD.default(state, YELLOW, path_of(begun)) == ("A2", "pass")


# Drachenland, Emerald


def test_silence_spends_no_tile() -> None:
    """W32: die and figure stay, and what lies there is taken; boots and magic hand do not go."""
    state = drachenland(figures={"A.R": "5"}, eggs={5: 2, 6: 1}, tiles={"A": "quick_steps"})
    for begun in ("4R", "4R quick_steps", "4R quick_steps 6"):
        assert DRACHENLAND.default(state, A, spelled(begun)) == spelled("4R stop egg")
    state = drachenland(figures={"A.R": "5"}, eggs={5: 3, 6: 1}, tiles={"A": "magic_hand"})
    assert DRACHENLAND.default(state, A, spelled("4R stop egg")) == spelled("4R stop egg no")


def test_silence_keeps_a_knight_that_wakes_nobody() -> None:
    knights = {"6": "red", "8": "red", "11": "red", "nest": "red red"}
    state = emerald.position(knights=knights, beat="7 10-", options=Cave(second_move="compulsory"))
    silence = EMERALD.default(state, RED)

    assert EMERALD.default(state, RED, ("red-11",)) == ("red-11", "gold")
    assert EMERALD.default(state, RED, ("red-8",)) == silence, "beside the bar, with a card"
