"""The turn: its order, one card, whose it is, when it ends (SJ-013 to SJ-020)."""

import pytest

from bot.games.contract import Refused, Seat, play
from bot.games.schatzjagd.events import (
    DayBroke,
    Drew,
    PoisonWorked,
    Rolled,
    Slotted,
    Travelled,
)
from bot.games.schatzjagd.events_fight import Died
from bot.games.schatzjagd.model import Frame, Journey, LordPhase, Options, Resting
from tests.games.schatzjagd.kit import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    asked,
    do,
    hand,
    lord,
    offers,
    position,
    told,
    where,
)

FOUR = "knife knife dagger club"


@pytest.mark.rule("SJ-013")
def test_a_day_breaks_when_the_beginning_lord_is_up_again() -> None:
    state = position(active=BLUE)
    for following in (RED, YELLOW, GREEN):
        step = do(state, where(state, asked(state)[0]), "pass")
        assert (asked(step.state)[0], step.state.round) == (following, 1)
        assert told(step, DayBroke) == []
        state = step.state

    step = do(state, where(state, GREEN), "pass")
    assert (asked(step.state)[0], told(step, DayBroke)) == (BLUE, [DayBroke(2)])
    assert GAME.moment(step.state).round == 2


@pytest.mark.rule("SJ-014")
def test_a_turn_is_a_journey_then_the_lords_influence() -> None:
    state = position({"cards": FOUR})
    assert asked(state) == (YELLOW, "journey")

    state = do(state, "B2").state
    assert asked(state) == (YELLOW, "lord")

    assert asked(do(state, "pass").state) == (GREEN, "journey")


@pytest.mark.rule("SJ-015")
def test_the_order_within_a_turn() -> None:
    """Journey, field, activities, lord phase, poison, refill, then the next lord's roll."""
    state = position({"cards": "knife knife club", "poisoned": 1}, loose={"B2": "crown"})
    state = do(state, "B2").state
    assert asked(state) == (YELLOW, "activity")

    step = do(state, "take", "slot.knife.C2")
    kinds = [type(event) for event in step.news]
    assert kinds == [Slotted, PoisonWorked, Drew, Rolled]
    assert told(step, Rolled)[0].seat == GREEN


@pytest.mark.rule("SJ-015", "SJ-105")
def test_the_sit_out_check_comes_before_the_roll() -> None:
    state = position({}, {"sits_out": 1}, dice="journey 2")
    step = do(state, "A1", "pass")

    assert asked(step.state) == (GREEN, "rest")
    assert told(step, Rolled) == []


@pytest.mark.rule("SJ-016")
@pytest.mark.parametrize("play_it", ["slot.knife.C3", "cast-cleansing", "dig"])
def test_one_card_a_turn(play_it: str) -> None:
    cards = "knife cleansing map_b3 forced_march"
    state = position({"field": "B3", "cards": cards}, frame=LordPhase())

    assert asked(do(state, play_it).state)[0] == GREEN


@pytest.mark.rule("SJ-016", "SJ-109")
def test_a_spell_on_the_journey_is_the_card_of_the_turn() -> None:
    state = position({"cards": "healing_spell cleansing map_b3", "life": 5})
    state = do(state, "cast-healing_spell").state

    assert [pick for pick in offers(state) if pick.startswith("cast")] == []
    assert asked(do(state, "B3").state)[0] == GREEN


@pytest.mark.rule("SJ-016")
@pytest.mark.parametrize("pick", ["secure-crown", "deposit-crown"])
def test_securing_and_depositing_are_playing_a_card(pick: str) -> None:
    field = "A1" if pick.startswith("secure") else "C3"
    state = position(
        {"field": field, "cards": "knife club", "treasures": "crown orb"},
        frame=LordPhase(),
        options=Options(deposit="yes"),
    )

    assert asked(do(state, pick).state)[0] == GREEN


@pytest.mark.rule("SJ-017")
def test_found_cards_treasures_specials_and_deals_are_not_played() -> None:
    found = do(
        position({"cards": "knife"}, slots="B2:cleansing", loose={"B2": "orb"}), "B2", "take"
    )
    special = do(position({"cards": "knife"}, slots="B2:gold_vein"), "B2", "use")
    deal = do(position({"field": "D5", "cards": "knife"}), "E5", "inn")

    for step in (found, special, deal):
        assert asked(step.state) == (YELLOW, "lord")
        assert "slot" in offers(step.state)


@pytest.mark.rule("SJ-018")
def test_nobody_plays_in_anothers_turn() -> None:
    state = position({"field": "C3"}, {"cards": "healing_spell", "life": 3})

    for path in (("cast-healing_spell",), ("pass",), ("C3",)):
        with pytest.raises(Refused, match="not_asked"):
            play(GAME, state, GREEN, path)


@pytest.mark.rule("SJ-019")
def test_death_ends_the_turn() -> None:
    """No activities, no lord phase, no poison for the new henchman."""
    spec = {"field": "C3", "life": 2, "poisoned": 1, "cards": FOUR}
    step = do(position(spec, slots="C4:pitfall", loose={"C4": "orb"}), "C4")

    assert told(step, Died) == [Died(YELLOW, "C4", "trap")]
    assert told(step, PoisonWorked) == []
    assert asked(step.state) == (GREEN, "journey")
    assert lord(step.state, YELLOW).life == 15


ANY_TIME = "teleportation healing_spell battle_frenzy fireball clairvoyance forced_march"
ALL_SPELLS = f"{ANY_TIME} banishment cleansing"


@pytest.mark.rule("SJ-020")
@pytest.mark.parametrize(
    ("about", "left_out"),
    [
        ("journey", {"battle_frenzy", "fireball"}),
        ("rest", {"battle_frenzy", "fireball", "teleportation", "forced_march"}),
        ("fight", {"clairvoyance", "forced_march", "banishment", "cleansing"}),
        ("lord", {"battle_frenzy", "fireball"}),
    ],
)
def test_spells_are_offered_at_their_moments(about: str, left_out: set[str]) -> None:
    sits_out = int(about == "rest")
    frames: dict[str, Frame] = {"rest": Resting(), "lord": LordPhase()}
    spec = {"field": "C3", "cards": ALL_SPELLS, "sits_out": sits_out}
    state = position(spec, slots="C4:troll H8:knife", frame=frames.get(about, Journey(3)))
    if about == "fight":
        state = do(state, "C4").state
    assert asked(state)[1] == about

    cast = {pick.removeprefix("cast-") for pick in offers(state) if pick.startswith("cast-")}
    assert cast == set(ALL_SPELLS.split()) - left_out


@pytest.mark.rule("SJ-020", "SJ-127")
def test_spells_are_possible_again_at_an_extra_leg() -> None:
    state = position({"field": "C3", "cards": "teleportation"}, slots="C4:riding_horse")
    state = do(state, "C4", "use").state

    assert asked(state) == (YELLOW, "journey")
    assert "cast-teleportation" in offers(state)


@pytest.mark.rule("SJ-146")
@pytest.mark.parametrize("cards", ["", "knife club", "teleportation"])
def test_the_four_questions_are_asked_whatever_is_held(cards: str) -> None:
    """Journey, fight and lord phase come with an empty hand, too; so does resting."""
    state = position({"field": "C3", "cards": cards}, slots="C4:orc")
    fight = do(state, "C4").state
    assert asked(fight) == (YELLOW, "fight")
    fled = do(fight, "flee").state
    assert asked(fled) == (YELLOW, "lord")

    resting = position({"cards": cards, "sits_out": 1}, frame=Resting())
    assert asked(resting) == (YELLOW, "rest")
    assert asked(do(resting, "rest").state) == (YELLOW, "lord")


@pytest.mark.rule("SJ-146")
def test_what_is_told_by_public_facts_is_not_asked() -> None:
    """Nothing to do on the field: no question. A spell cast while resting: it just sits out."""
    assert asked(do(position({"field": "C3"}), "C4").state)[1] == "lord"

    resting = position({"cards": "healing_spell", "sits_out": 1}, frame=Resting())
    assert asked(do(resting, "cast-healing_spell").state)[0] == GREEN


def test_a_turn_starts_with_a_roll_and_a_trip_is_told() -> None:
    step = do(position({"field": "C3", "cards": FOUR}, dice="journey 5"), "D4")
    assert told(step, Travelled) == [Travelled(YELLOW, "C3", "D4")]

    step = do(step.state, "pass")
    assert told(step, Rolled) == [Rolled(GREEN, 5)]
    assert step.state.frames == (Journey(5),)
    assert hand(step.state, Seat(0)) == FOUR.split()
