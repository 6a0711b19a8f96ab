"""The worked scenarios of the rules: start, journeys, fields, city (W-01 to W-12, W-22 to W-36)."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Rng, Seat
from bot.games.schatzjagd.events import Changed, Reshuffled, StartRolled
from bot.games.schatzjagd.events_fight import Died
from bot.games.schatzjagd.model import Journey, LordPhase, Options, Resting
from bot.games.schatzjagd.rules.end import needed
from tests.games.schatzjagd.kit import (
    BLUE,
    GAME,
    GREEN,
    YELLOW,
    asked,
    do,
    hand,
    keys,
    loose_at,
    lord,
    offers,
    position,
    refusal,
    slot_at,
    told,
    values,
    where,
)

ROLLS_OF_W02 = Rng((266117).to_bytes(8, "big"))  # 5 6 6 2, then 3 3, then 1 4


@pytest.mark.scenario("schatzjagd", "W-01")
def test_four_lords_start() -> None:
    state = GAME.start(4, b"W-01", Options(castles="assigned"), Seat(0)).state

    assert [where(state, Seat(s)) for s in range(4)] == ["A1", "J1", "J10", "A10"]
    assert {values(state, Seat(s)) for s in range(4)} == {(15, 5, 2, 0)}
    assert [len(hand(state, Seat(s))) for s in range(4)] == [4] * 4
    assert (len(state.draw), len(state.hoard), len(state.discard)) == (106, 12, 0)


@pytest.mark.scenario("schatzjagd", "W-02")
def test_the_start_rolls() -> None:
    picking = do(GAME.start(4, b"W-02", Options()).state, "A1", "J1").state
    step = do(replace(picking, rng=ROLLS_OF_W02), "J10")

    assert [(roll.seat, roll.die) for roll in told(step, StartRolled)] == [
        (0, 5), (1, 6), (2, 6), (3, 2), (1, 3), (2, 3), (1, 1), (2, 4),
    ]  # fmt: skip
    order, state = [], step.state
    for _ in range(4):
        order.append(asked(state)[0])
        state = do(state, where(state, order[-1]), "pass").state
    assert order == [2, 3, 0, 1]


@pytest.mark.scenario("schatzjagd", "W-03")
def test_round_an_unknown_card() -> None:
    state = position({"field": "C3"}, slots="D3:wolf", frame=Journey(4))

    assert {"D3", "D4", "E3", "C7", "C3"} <= set(offers(state))
    assert refusal(state, "F3") == refusal(state, "C8") == "out_of_reach"


@pytest.mark.scenario("schatzjagd", "W-04", "W-05")
@pytest.mark.parametrize(("field", "about"), [("C5", "lord"), ("C4", "fight")])
def test_the_troll_of_yesterday(field: str, about: str) -> None:
    state = position({"field": "C4"}, slots="C4:troll", known="C4", frame=Journey(2))
    after = do(state, field).state

    assert asked(after) == (YELLOW, about)
    assert slot_at(after, "C4") == "troll"
    if about == "fight":
        assert after.fight is not None
        assert after.fight.monster_life == 15


@pytest.mark.scenario("schatzjagd", "W-06")
def test_the_gate_is_closed() -> None:
    state = position({"field": "C5"}, frame=Journey(6))

    assert refusal(state, "E5") == "gate_closed"
    assert refusal(state, "D5") == ""


@pytest.mark.scenario("schatzjagd", "W-07")
def test_in_the_city_nobody_stops_the_walk() -> None:
    state = position({"field": "D5"}, {"field": "E5"}, frame=Journey(3))

    assert {"E5", "E6", "F5", "F6"} <= set(offers(state))
    assert offers(do(state, "E5").state) == ["inn", "done"]


@pytest.mark.scenario("schatzjagd", "W-08")
def test_out_of_the_city() -> None:
    assert "E1" in offers(position({"field": "E5"}, frame=Journey(4)))


@pytest.mark.scenario("schatzjagd", "W-09", "W-10", "W-11")
@pytest.mark.parametrize(
    ("key", "before", "after"),
    [
        ("battle_axe", {"weapons": 12}, (15, 5, 2, 15)),
        ("healing_potion", {}, (15, 5, 2, 0)),
        ("cutpurse", {"money": 7}, (15, 3, 2, 0)),
    ],
)
def test_forced_cards(key: str, before: dict[str, int], after: tuple[int, ...]) -> None:
    step = do(position({"field": "C3", **before}, slots=f"C4:{key}"), "C4")

    assert values(step.state, YELLOW) == after
    assert keys(step.state.discard) == [key]
    assert asked(step.state) == (YELLOW, "lord")


@pytest.mark.scenario("schatzjagd", "W-12")
def test_death_by_a_trap() -> None:
    spec = {"field": "C3", "life": 4, "money": 9, "cards": "knife wolf dagger", "treasures": "orb"}
    after = do(position(spec, slots="C4:arrow_trap", frame=Journey(1)), "C4").state

    assert sorted(keys(after.discard)) == ["arrow_trap", "dagger", "knife", "wolf"]
    assert loose_at(after, "C4") == 1
    assert (where(after, YELLOW), values(after, YELLOW)) == ("A1", (15, 5, 2, 0))
    assert len(hand(after, YELLOW)) == 4
    assert asked(after)[0] == GREEN


@pytest.mark.scenario("schatzjagd", "W-22")
def test_at_the_healer() -> None:
    spec = {"field": "G5", "life": 7, "money": 6, "poisoned": 1, "cards": "knife knife club club"}
    state = do(position(spec), "F5").state
    assert offers(state) == ["heal-1", "heal-2", "heal-3", "cure-0", "cure-1", "done"]

    cured = do(state, "cure-1", "pass").state
    assert values(cured, YELLOW)[:2] == (10, 0)
    assert not lord(cured, YELLOW).poisoned
    assert values(do(state, "heal-3").state, YELLOW)[:2] == (15, 3)


@pytest.mark.scenario("schatzjagd", "W-23")
@pytest.mark.parametrize(
    ("field", "deals", "after"),
    [
        ("E6", [f"smith-{points}" for points in range(1, 6)], (15, 0, 2, 5)),
        ("F6", ["school"], (15, 2, 3, 0)),
        ("E5", ["inn"], (15, 7, 2, 0)),
    ],
)
def test_the_other_shops(field: str, deals: list[str], after: tuple[int, ...]) -> None:
    state = do(position({"field": field}), field).state
    assert offers(state) == [*deals, "done"]

    state = do(state, deals[-1]).state
    assert values(state, YELLOW) == after
    assert asked(state) == (YELLOW, "lord")


@pytest.mark.scenario("schatzjagd", "W-24")
def test_digging() -> None:
    spec = {"field": "B3", "cards": "map_b3 knife wolf dagger"}
    state = position(spec, frame=LordPhase())
    top = state.hoard[:1]
    after = do(state, "dig").state

    assert lord(after, YELLOW).treasures == top
    assert keys(after.discard) == ["map_b3"]
    assert hand(after, YELLOW) == ["knife", "wolf", "dagger"]
    assert asked(after)[0] == GREEN


@pytest.mark.scenario("schatzjagd", "W-25")
def test_securing_two_treasures() -> None:
    state = position({"cards": "knife club", "treasures": "orb crown"}, lords=2)
    after = do(state, "A1", "secure-orb").state
    assert (len(lord(after, YELLOW).vault), len(hand(after, YELLOW))) == (1, 3)

    won = do(after, "J10", "pass", "A1", "secure-crown").state
    outcome = GAME.outcome(won)
    assert outcome is not None
    assert outcome.winners == (YELLOW,)
    assert len(hand(won, YELLOW)) == 3  # no nightfall


@pytest.mark.scenario("schatzjagd", "W-26")
def test_the_guide() -> None:
    assert [needed(Options(victory="guide"), lords) for lords in (2, 3, 4)] == [6, 4, 3]


@pytest.mark.scenario("schatzjagd", "W-27")
@pytest.mark.parametrize(("kind", "wins"), [("orb", True), ("crown", False)])
def test_one_of_each_kind(kind: str, wins: bool) -> None:
    spec = {"vault": "crown crown chalice", "treasures": kind}
    different = position(spec, options=Options(victory="different"), frame=LordPhase())
    assert (GAME.outcome(do(different, f"secure-{kind}").state) is not None) == wins

    same = position(spec, options=Options(victory="same"), frame=LordPhase())
    assert (GAME.outcome(do(same, f"secure-{kind}").state) is not None) != wins


@pytest.mark.scenario("schatzjagd", "W-28")
def test_the_last_treasure() -> None:
    state = position(
        {"field": "B3", "cards": "map_b3 map_e2 wolf knife"},
        {"cards": "map_c4 map_c9 troll orc"},
        lords=2,
        hoard=1,
        draw="map_i5 spear club dagger",
        frame=LordPhase(),
    )
    after = do(state, "dig").state

    assert sorted(keys(after.out)) == ["map_c4", "map_c9", "map_e2", "map_i5"]
    assert hand(after, YELLOW) == ["wolf", "knife", "spear"]
    assert len(lord(after, YELLOW).treasures) == 1
    assert hand(after, Seat(1)) == ["troll", "orc", "club", "dagger"]
    assert keys(after.discard) == ["map_b3"]


@pytest.mark.scenario("schatzjagd", "W-29")
def test_a_found_spell() -> None:
    spec = {"field": "C3", "life": 9, "cards": "knife wolf dagger club"}
    state = do(position(spec, slots="C4:healing_spell"), "C4").state
    assert len(hand(state, YELLOW)) == 5
    assert offers(state) == ["slot", "cast-healing_spell"]

    after = do(state, "cast-healing_spell").state
    assert (lord(after, YELLOW).life, len(hand(after, YELLOW))) == (14, 4)


@pytest.mark.scenario("schatzjagd", "W-30")
def test_drawing_exactly_one() -> None:
    state = position({"field": "C3", "cards": "wolf knife", "treasures": "orb orb"})
    after = do(state, "C3", "slot.wolf.G8").state

    assert len(hand(after, YELLOW)) == 2


@pytest.mark.scenario("schatzjagd", "W-31")
def test_through_the_portal() -> None:
    state = position({"field": "C4"}, slots="C4:teleportal H7:pitfall", dice="portal 4")
    state = do(state, "C4", "use").state
    assert len(offers(state)) == 25
    assert {"F6", "J10"} <= set(offers(state))

    after = do(state, "H7").state
    assert (lord(after, YELLOW).life, slot_at(after, "C4")) == (12, "teleportal")


@pytest.mark.scenario("schatzjagd", "W-32")
def test_evaporated_in_the_portal() -> None:
    spec = {"field": "C4", "treasures": "orb"}
    step = do(position(spec, slots="C4:teleportal", dice="portal 1"), "C4", "use")
    assert told(step, Died) == [Died(YELLOW, "C4", "portal")]
    assert (loose_at(step.state, "C4"), slot_at(step.state, "C4")) == (1, "teleportal")

    visitor = position({"field": "C3"}, slots="C4:teleportal", loose={"C4": "orb"})
    visitor = do(visitor, "C4").state
    assert asked(visitor)[1] == "use_special"
    assert offers(do(visitor, "no").state) == ["take", "done"]


@pytest.mark.scenario("schatzjagd", "W-33")
def test_dying_of_poison() -> None:
    spec = {"field": "H6", "life": 1, "poisoned": 1, "treasures": "orb", "cards": "knife"}
    after = do(position(spec), "H7", "slot.knife.G8").state
    assert (loose_at(after, "H7"), where(after, YELLOW)) == (1, "A1")

    blue = position({}, {}, {"field": "H8"}, loose={"H7": "orb"}, active=BLUE, frame=Journey(2))
    assert "H6" not in offers(blue)
    assert len(lord(do(blue, "H7", "take").state, BLUE).treasures) == 1


@pytest.mark.scenario("schatzjagd", "W-34")
def test_sitting_out() -> None:
    cards = "map_c4 wolf dagger teleportation"
    spec = {"field": "C4", "sits_out": 1, "poisoned": 1, "life": 8, "cards": cards}
    state = do(position(spec, frame=Resting(), lords=2), "rest").state
    assert (offers(state), offers(state, "slot")) == (["slot", "pass"], cards.split())

    after = do(state, "pass").state
    assert lord(after, YELLOW).life == 7
    assert asked(do(after, "J10", "pass").state) == (YELLOW, "journey")


@pytest.mark.scenario("schatzjagd", "W-35")
def test_free_fields() -> None:
    state = position(
        {"field": "C3", "cards": "knife"},
        slots="D3:wolf",
        loose={"E2": "orb"},
        frame=LordPhase(),
        lords=3,
    )
    fields = ["E4", "B3", "C3", "E2", "J1", "A10", "E5", "D3"]

    assert [f for f in fields if refusal(state, f"slot.knife.{f}") == ""] == ["E4", "B3"]


@pytest.mark.scenario("schatzjagd", "W-36")
def test_the_healing_spring() -> None:
    state = position({"field": "C3", "life": 10}, slots="C4:healing_spring", lords=2)
    step = do(state, "C4", "use")
    assert told(step, Changed) == [Changed(YELLOW, "life", 10, 13)]

    after = do(step.state, "pass", "J10", "pass", "C4", "use").state
    assert (lord(after, YELLOW).life, slot_at(after, "C4")) == (15, "healing_spring")
    passing = position({}, {"field": "C3"}, slots="C4:healing_spring", active=GREEN)
    passing = replace(passing, frames=(Journey(2),))
    assert "C5" not in offers(passing)


@pytest.mark.scenario("schatzjagd", "W-40")
def test_reshuffling_in_the_middle_of_a_draw() -> None:
    state = position({"cards": "knife club"}, frame=LordPhase(), pile=1)
    spare = state.discard[7:]
    red = replace(state.lords[3], cards=spare)
    state = replace(state, discard=state.discard[:7], lords=(*state.lords[:3], red))
    step = do(state, "pass")

    assert told(step, Reshuffled) == [Reshuffled(7)]
    assert (len(step.state.draw), step.state.discard) == (6, b"")
    assert len(hand(step.state, YELLOW)) == 4
