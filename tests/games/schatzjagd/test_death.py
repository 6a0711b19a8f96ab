"""Flight, death, poison and sitting out (SJ-089 to SJ-108)."""

import pytest

from bot.games.schatzjagd.events import PoisonWorked, Rolled
from bot.games.schatzjagd.events_fight import (
    Died,
    Fled,
    FledMonster,
    HandLost,
    Looted,
    MonsterStays,
    TreasuresLie,
)
from bot.games.schatzjagd.model import Journey, LordPhase, Resting
from tests.games.schatzjagd.fights import duel, hunt
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
    slot_at,
    told,
    values,
    where,
)

FOUR = "knife wolf dagger club"


@pytest.mark.rule("SJ-089")
@pytest.mark.parametrize("blows", [0, 1, 2])
def test_flight_may_be_announced_before_any_exchange(blows: int) -> None:
    state = hunt("wolf", "blow 3 3 3 3", weapons=2)
    for _ in range(blows):
        state = do(state, "strike").state

    assert told(do(state, "flee"), FledMonster)[0].seat == YELLOW


@pytest.mark.rule("SJ-090")
@pytest.mark.parametrize(("weapons", "life"), [(0, 6), (2, 8), (12, 15)])
def test_the_last_blow_meets_bare_combat_strength(weapons: int, life: int) -> None:
    """Orc 6 and a die of 5 against strength and weapons without a die."""
    after = do(hunt("orc", "pursuit 5", weapons=weapons), "flee").state

    assert lord(after, YELLOW).life == life


@pytest.mark.rule("SJ-091")
def test_the_fleeing_keep_their_weapons_and_a_pursuer_wears_his() -> None:
    active = do(duel({"weapons": 4}, {"weapons": 3}, "pursuit 1"), "flee").state
    assert (lord(active, YELLOW).weapons, lord(active, GREEN).weapons) == (4, 2)

    rival = do(duel({"weapons": 4}, {"weapons": 3}, "pursuit 1"), "strike", "flee").state
    assert (lord(rival, YELLOW).weapons, lord(rival, GREEN).weapons) == (3, 3)


@pytest.mark.rule("SJ-092")
def test_the_survivor_stays_on_the_field_and_may_leave_it_next_turn() -> None:
    step = do(hunt("wolf", "pursuit 1"), "flee")
    assert where(step.state, YELLOW) == "C4"

    later = position({"field": "C4"}, slots="C4:wolf", known="C4")
    assert where(do(later, "C6").state, YELLOW) == "C6"


@pytest.mark.rule("SJ-093")
def test_a_monster_fled_from_is_slotted_back_and_attacks_again() -> None:
    step = do(hunt("wolf", "pursuit 1"), "flee")
    assert slot_at(step.state, "C4") == "wolf"
    assert told(step, MonsterStays) == [MonsterStays("wolf", "C4")]

    stayed = do(position({"field": "C4"}, slots="C4:wolf", known="C4"), "C4").state
    assert asked(stayed) == (YELLOW, "fight")


@pytest.mark.rule("SJ-094")
def test_after_the_rivals_flight_the_attack_is_over() -> None:
    state = do(duel({}, {"treasures": "orb"}, "pursuit 1"), "strike", "flee").state

    assert asked(state) == (YELLOW, "lord")
    assert where(state, GREEN) == "D8"
    assert len(lord(state, GREEN).treasures) == 1


@pytest.mark.rule("SJ-095")
def test_whoever_fled_does_nothing_more_but_his_lord_may() -> None:
    cards = "map_c4 teleportation forced_march healing_spell cleansing"
    state = position({"field": "C3", "cards": cards}, slots="C4:wolf", dice="pursuit 1")
    state = do(state, "C4", "flee").state

    assert offers(state) == ["slot", "cast-healing_spell", "cast-cleansing"]


@pytest.mark.rule("SJ-096")
@pytest.mark.parametrize(
    ("monster", "poisoned"), [("giant_spider", 1), ("basilisk", 1), ("orc", 0)]
)
def test_spider_and_basilisk_poison_whoever_flees(monster: str, poisoned: int) -> None:
    assert lord(do(hunt(monster, "pursuit 1"), "flee").state, YELLOW).poisoned == poisoned


@pytest.mark.rule("SJ-096")
def test_the_dead_are_not_poisoned() -> None:
    after = do(hunt("basilisk", "pursuit 6", life=2), "flee").state

    assert (lord(after, YELLOW).poisoned, lord(after, YELLOW).life) == (0, 15)


@pytest.mark.rule("SJ-097")
@pytest.mark.parametrize("cause", ["trap", "monster", "portal", "poison", "blow", "fireball"])
def test_a_henchman_dies_at_once_wherever_and_however(cause: str) -> None:
    yellow = {"field": "C3", "life": 3}
    match cause:
        case "trap":
            step = do(position(yellow, slots="C4:pitfall"), "C4")
        case "monster":
            step = do(hunt("ogre", "blow 1 1", life=3), "strike")
        case "portal":
            step = do(position(yellow, slots="C4:teleportal", dice="portal 1"), "C4", "use")
        case "poison":
            step = do(position({**yellow, "life": 1, "poisoned": 1}), "C4", "pass")
        case "blow":
            step = do(duel({"life": 3}, {"weapons": 9}, "blow 1 1"), "strike", "strike")
        case _:
            step = do(duel({"cards": "fireball"}, {"life": 6}), "cast-fireball")

    (died,) = told(step, Died)
    assert died.cause == cause
    assert values(step.state, died.seat) == (15, 5, 2, 0)


@pytest.mark.rule("SJ-098")
def test_the_hand_is_discarded_face_up() -> None:
    state = position({"field": "C3", "life": 3, "cards": FOUR}, slots="C4:pitfall")
    step = do(state, "C4")

    assert told(step, HandLost) == [HandLost(YELLOW, tuple(FOUR.split()))]
    assert sorted(keys(step.state.discard)) == sorted([*FOUR.split(), "pitfall"])


@pytest.mark.rule("SJ-099")
def test_treasures_are_left_where_it_died_with_the_monster() -> None:
    state = position({"field": "C3", "life": 1, "treasures": "orb orb"}, slots="C4:ogre")
    step = do(state, "C4", "strike")

    assert (loose_at(step.state, "C4"), slot_at(step.state, "C4")) == (2, "ogre")
    assert told(step, TreasuresLie) == [TreasuresLie("C4", 2)]
    assert lord(step.state, YELLOW).treasures == b""


@pytest.mark.rule("SJ-100")
@pytest.mark.parametrize("how", ["blow", "last blow", "fireball"])
def test_the_killer_gets_treasures_and_money(how: str) -> None:
    yellow = {"weapons": 15, "money": 12, "cards": "fireball"}
    green = {"life": 1, "money": 6, "treasures": "orb crown"}
    answers = {
        "blow": ("strike", "hold-0"),
        "last blow": ("strike", "flee"),
        "fireball": ("cast-fireball",),
    }
    step = do(duel(yellow, green), *answers[how])

    assert told(step, Looted) == [Looted(YELLOW, GREEN, 2, 6)]
    assert (lord(step.state, YELLOW).money, len(lord(step.state, YELLOW).treasures)) == (15, 2)
    assert loose_at(step.state, "D8") == 0


@pytest.mark.rule("SJ-100")
def test_so_does_a_defender_but_no_slotter_of_a_monster() -> None:
    attacker = {"life": 1, "money": 4, "treasures": "orb"}
    step = do(duel(attacker, {"weapons": 15}, "blow 1 1"), "strike", "strike")
    assert told(step, Looted) == [Looted(GREEN, YELLOW, 1, 4)]
    assert asked(step.state)[0] == GREEN  # the attacker's turn is over

    step = do(hunt("ogre", "blow 1 1", life=3), "strike")
    assert told(step, Looted) == []


@pytest.mark.rule("SJ-101")
def test_a_new_henchman_stands_at_home_with_four_new_cards() -> None:
    spec = {"field": "C3", "life": 3, "cards": FOUR, "poisoned": 1, "weapons": 7, "money": 0}
    state = position(spec, slots="C4:pitfall", draw="spear sword robber orc")
    after = do(state, "C4").state

    assert (where(after, YELLOW), values(after, YELLOW)) == ("A1", (15, 5, 2, 0))
    assert (lord(after, YELLOW).poisoned, lord(after, YELLOW).sits_out) == (0, 0)
    assert hand(after, YELLOW) == ["spear", "sword", "robber", "orc"]
    assert asked(after) == (GREEN, "journey")


@pytest.mark.rule("SJ-102")
def test_treasures_left_in_a_castle_or_the_city_are_loose() -> None:
    """Even in the own castle they must be taken and secured."""
    home = position({"life": 1, "poisoned": 1, "treasures": "orb"}, frame=LordPhase())
    after = do(home, "pass").state
    assert (loose_at(after, "A1"), lord(after, YELLOW).vault) == (1, b"")
    taken = position({}, loose={"A1": "orb"})
    assert offers(do(taken, "A1").state) == ["take", "done"]

    city = position({"field": "E5"}, loose={"E5": "orb"})
    assert offers(do(city, "E5").state) == ["inn", "take", "done"]


@pytest.mark.rule("SJ-103")
def test_poison_takes_one_life_every_own_nightfall() -> None:
    step = do(position({"field": "C3", "poisoned": 1, "life": 7}), "C4", "pass")
    assert told(step, PoisonWorked) == [PoisonWorked(YELLOW, 7, 6)]

    others_turn = do(step.state, "J1", "pass")
    assert told(others_turn, PoisonWorked) == []

    bitten_today = do(position({"field": "C3"}, slots="C4:viper"), "C4", "pass")
    assert lord(bitten_today.state, YELLOW).life == 14


@pytest.mark.rule("SJ-104")
def test_there_is_one_degree_of_poison() -> None:
    after = do(position({"field": "C3", "poisoned": 1}, slots="C4:viper"), "C4", "pass").state

    assert (lord(after, YELLOW).poisoned, lord(after, YELLOW).life) == (1, 14)


@pytest.mark.rule("SJ-104")
@pytest.mark.parametrize("cure", ["healer", "antidote", "herb_woman", "swamp_witch", "cleansing"])
def test_what_ends_poison(cure: str) -> None:
    spec = {"field": "C3", "poisoned": 1, "weapons": 15, "cards": "cleansing"}
    match cure:
        case "healer":
            step = do(position({**spec, "field": "F5"}), "F5", "cure-0")
        case "antidote":
            step = do(position(spec, slots="C4:antidote"), "C4")
        case "herb_woman":
            step = do(position(spec, slots="C4:herb_woman"), "C4", "use")
        case "swamp_witch":
            step = do(position(spec, slots="C4:swamp_witch", dice="blow 6 1"), "C4", "strike")
            step = do(step.state, "strike") if asked(step.state)[1] == "fight" else step
        case _:
            step = do(position(spec), "cast-cleansing")

    assert not lord(step.state, YELLOW).poisoned


@pytest.mark.rule("SJ-105")
def test_a_henchman_sits_out_in_its_lords_next_turn() -> None:
    step = do(position({"field": "C3"}, slots="C4:quicksand"), "C4", "pass", "J1", "pass")
    state = do(step.state, "J10", "pass", "A10", "pass").state
    assert asked(state) == (YELLOW, "rest")

    step = do(state, "rest")
    assert told(step, Rolled) == []
    assert asked(step.state) == (YELLOW, "lord")
    assert lord(step.state, YELLOW).sits_out == 0


@pytest.mark.rule("SJ-105")
def test_while_sitting_out_the_henchman_does_nothing() -> None:
    spec = {"field": "C4", "sits_out": 1, "cards": "map_c4", "treasures": "orb"}
    state = position(spec, {"field": "C4"}, loose={"C4": "orb"}, frame=Resting())
    state = do(state, "rest").state

    assert (asked(state)[1], offers(state)) == ("lord", ["slot", "pass"])


@pytest.mark.rule("SJ-106")
def test_its_lord_may_slot_or_cast_and_poison_works() -> None:
    cards = "healing_spell teleportation forced_march knife"
    spec = {"field": "C4", "sits_out": 1, "cards": cards, "poisoned": 1, "life": 9}
    state = do(position(spec, frame=Resting()), "rest").state
    assert offers(state) == ["slot", "cast-healing_spell", "pass"]

    assert lord(do(state, "slot.knife.H8").state, YELLOW).life == 8


@pytest.mark.rule("SJ-106")
def test_it_defends_itself_normally() -> None:
    state = do(duel({}, {"sits_out": 1}), "strike").state

    assert asked(state) == (GREEN, "defend")


@pytest.mark.rule("SJ-107")
def test_cleansing_ends_the_sitting_out_at_once() -> None:
    spec = {"field": "C4", "sits_out": 1, "cards": "cleansing"}
    state = position(spec, frame=Resting(), dice="journey 4")
    assert offers(state) == ["cast-cleansing", "rest"]

    step = do(state, "cast-cleansing")
    assert (asked(step.state), step.state.frames) == ((YELLOW, "journey"), (Journey(4),))
    assert told(step, Rolled) == [Rolled(YELLOW, 4)]


@pytest.mark.rule("SJ-108")
def test_poison_and_sitting_out_are_open_to_all() -> None:
    state = position({"field": "C3"}, {}, {"poisoned": 1, "sits_out": 1})
    figures = GAME.public(state).figures

    assert (figures[BLUE].poisoned, figures[BLUE].sits_out) == (True, True)
    assert (figures[GREEN].poisoned, figures[GREEN].sits_out) == (False, False)


def test_fleeing_tells_the_last_blow() -> None:
    step = do(duel({"weapons": 1}, {"weapons": 5}, "pursuit 3"), "flee")

    assert told(step, Fled) == [Fled(YELLOW, 3, GREEN, 7, 3, 7, 8)]
