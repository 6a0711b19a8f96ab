"""Every one of the 69 cards does what its line in the rules says."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot.games.schatzjagd.content import CARD, CARDS
from bot.games.schatzjagd.events_fight import MonsterAttacked
from bot.games.schatzjagd.model import Frame, Journey, LordPhase, Resting, State
from tests.games.schatzjagd.kit import (
    GREEN,
    YELLOW,
    asked,
    do,
    hand,
    keys,
    lord,
    offers,
    position,
    slot_at,
    told,
    where,
)

# What a middling henchman (life 8, money 7, strength 4, weapons 5, poisoned) looks like after it
# met the card; only what changes.
MIDDLING = {"life": 8, "money": 7, "strength": 4, "weapons": 5, "poisoned": 1, "sits_out": 0}
MET = {
    "knife": {"weapons": 6},
    "dagger": {"weapons": 7},
    "club": {"weapons": 7},
    "spear": {"weapons": 8},
    "sword": {"weapons": 9},
    "crossbow": {"weapons": 10},
    "battle_axe": {"weapons": 11},
    "healing_potion": {"life": 11},
    "great_healing_potion": {"life": 14},
    "elixir_of_life": {"life": 15},
    "strength_potion": {"strength": 5},
    "bear_potion": {"strength": 6},
    "antidote": {"poisoned": 0, "life": 9},
    "pitfall": {"life": 5},
    "arrow_trap": {"life": 3},
    "viper": {"poisoned": 1},
    "quicksand": {"sits_out": 1},
    "cutpurse": {"money": 3},
    "rust_rain": {"weapons": 2},
    "magnet_rock": {"weapons": 0},
    "curse_of_weakness": {"strength": 3},
    "highwayman": {"money": 0},
}
USED = {
    "healing_spring": {"life": 11},
    "gold_vein": {"money": 9},
    "herb_woman": {"money": 4, "poisoned": 0},
    "fencing_master": {"money": 5, "strength": 5},
    "sacrificial_altar": {"life": 5, "strength": 5},
}
# strength; the reward for a henchman with life 5, money 1, strength 5, weapons 9 after its last
# blow, poisoned
MONSTERS = {
    "small_robber": (2, {"money": 3}),
    "robber": (3, {"money": 4}),
    "wolf": (3, {"money": 2, "life": 7}),
    "goblin": (4, {"money": 3, "weapons": 10}),
    "skeleton": (4, {"weapons": 12}),
    "robber_chief": (5, {"money": 6}),
    "giant_spider": (5, {"strength": 6}),
    "orc": (6, {"weapons": 13}),
    "swamp_witch": (6, {"poisoned": 0, "life": 10}),
    "undead_knight": (7, {"weapons": 14}),
    "troll": (8, {"strength": 6, "money": 5}),
    "ogre": (9, {"strength": 7}),
    "griffin": (10, {"strength": 7, "life": 8}),
    "basilisk": (11, {"strength": 7, "money": 5}),
    "black_knight": (12, {"strength": 7, "weapons": 15}),
    "giant": (14, {"strength": 8, "money": 6}),
    "dragon": (17, {"strength": 8, "money": 11}),
    "warpig": (20, {"strength": 9, "life": 15, "money": 11}),
}
MAPS = ["b3", "c4", "e2", "h2", "g3", "i5", "i8", "h7", "f9", "c9", "d8", "b6"]
OTHERS = (
    "teleportal", "travelling_smith", "soothsayer", "riding_horse", "teleportation",
    "healing_spell", "battle_frenzy", "fireball", "clairvoyance", "forced_march", "banishment",
    "cleansing",
)  # fmt: skip


def henchman(state: State) -> dict[str, int]:
    own = lord(state, YELLOW)
    return {name: getattr(own, name) for name in MIDDLING}


def test_every_card_is_tested_here() -> None:
    tested = [*MET, *USED, *MONSTERS, *OTHERS, *(f"map_{field}" for field in MAPS)]

    assert sorted(tested) == sorted(CARD)


@pytest.mark.parametrize("key", MET)
def test_weapons_potions_and_traps(key: str) -> None:
    state = do(position({"field": "C3", **MIDDLING}, slots=f"C4:{key}"), "C4").state

    assert henchman(state) == MIDDLING | MET[key]
    assert (keys(state.discard), slot_at(state, "C4")) == ([key], "")
    assert asked(state) == (YELLOW, "lord")


@pytest.mark.parametrize("start", [0, 1])
def test_a_viper_poisons(start: int) -> None:
    state = do(position({"field": "C3", "poisoned": start}, slots="C4:viper"), "C4").state

    assert lord(state, YELLOW).poisoned == 1


@pytest.mark.parametrize("key", USED)
def test_specials_that_change_values(key: str) -> None:
    state = do(position({"field": "C3", **MIDDLING}, slots=f"C4:{key}"), "C4").state
    assert asked(state) == (YELLOW, "use_special")

    state = do(state, "use").state
    assert henchman(state) == MIDDLING | USED[key]
    assert (state.discard, slot_at(state, "C4")) == (b"", key)


@pytest.mark.parametrize(("coins", "weapons"), [("1", 6), ("7", 12)])
def test_the_travelling_smith(coins: str, weapons: int) -> None:
    state = position({"field": "C3", **MIDDLING}, slots="C4:travelling_smith")
    state = do(state, "C4").state
    assert offers(state) == ["1", "2", "3", "4", "5", "6", "7", "no"]

    after = do(state, coins).state
    assert henchman(after) == MIDDLING | {"money": 7 - int(coins), "weapons": weapons}
    assert slot_at(after, "C4") == "travelling_smith"


def test_the_teleportal() -> None:
    state = position({"field": "C3"}, slots="C4:teleportal", dice="portal 3")
    after = do(state, "C4", "use", "H2").state

    assert (where(after, YELLOW), slot_at(after, "C4")) == ("H2", "teleportal")


def test_the_soothsayer() -> None:
    state = do(position({"field": "C3"}, slots="C4:soothsayer G8:orc H9:wolf J5:troll"), "C4").state
    state = do(state, "use", "G8", "J5").state

    assert asked(state) == (YELLOW, "lord")
    assert slot_at(state, "C4") == "soothsayer"


def test_the_riding_horse() -> None:
    state = position({"field": "C3"}, slots="C4:riding_horse", dice="horse 6")
    state = do(state, "C4", "use").state

    assert (state.frames, keys(state.discard)) == ((Journey(6),), ["riding_horse"])


def fallen(key: str) -> State:
    """The monster has been beaten by one blow of a henchman that never misses."""
    hero = {"field": "C3", "life": 5, "money": 1, "strength": 5, "weapons": 10, "poisoned": 1}
    state = do(position(hero, slots=f"C4:{key}"), "C4").state
    assert state.fight is not None
    return do(replace(state, fight=replace(state.fight, monster_life=1, frenzy=15)), "strike").state


@pytest.mark.parametrize("key", MONSTERS)
def test_monsters(key: str) -> None:
    strength, reward = MONSTERS[key]
    step = do(position({"field": "C3"}, slots=f"C4:{key}"), "C4")
    assert told(step, MonsterAttacked) == [MonsterAttacked(YELLOW, 2, 15, key, strength, 15)]

    state = fallen(key)
    before: Mapping[str, int] = {
        "life": 5, "money": 1, "strength": 5, "weapons": 9, "poisoned": 1, "sits_out": 0,
    }  # fmt: skip
    assert henchman(state) == {**before, **reward}
    assert keys(state.discard) == [key]


@pytest.mark.parametrize("key", MONSTERS)
def test_what_a_flight_from_a_monster_leaves(key: str) -> None:
    state = position({"field": "C3", "weapons": 15, "strength": 15}, slots=f"C4:{key}")
    after = do(state, "C4", "flee").state

    assert lord(after, YELLOW).poisoned == (key in ("giant_spider", "basilisk"))
    assert slot_at(after, "C4") == key


def test_teleportation() -> None:
    state = position({"field": "C3", "cards": "teleportation"})
    after = do(state, "cast-teleportation", "J9").state

    assert where(after, YELLOW) == "J9"
    assert keys(after.discard) == ["teleportation"]


@pytest.mark.parametrize("when", ["journey", "rest", "fight", "lord"])
def test_the_healing_spell(when: str) -> None:
    frames: dict[str, Frame] = {"rest": Resting(), "lord": LordPhase()}
    spec = {"field": "C3", "life": 8, "cards": "healing_spell", "sits_out": int(when == "rest")}
    state = position(spec, slots="C4:orc", frame=frames.get(when, Journey(3)))
    state = do(state, "C4").state if when == "fight" else state

    assert lord(do(state, "cast-healing_spell").state, YELLOW).life == 13


def test_battle_frenzy() -> None:
    spec = {"field": "C3", "cards": "battle_frenzy"}
    state = position(spec, slots="C4:orc", dice="blow 4 2")
    state = do(state, "C4", "cast-battle_frenzy", "strike").state

    assert state.fight is not None
    assert state.fight.monster_life == 15 - (2 + 5 + 4 - 6 - 2)


def test_a_fireball_against_a_henchman() -> None:
    state = position({"field": "D8", "cards": "fireball"}, {"field": "D8", "life": 9})
    after = do(state, "D8", "attack-1", "cast-fireball").state

    assert lord(after, GREEN).life == 3
    assert asked(after) == (YELLOW, "fight")


def test_clairvoyance() -> None:
    slots = "G8:orc H9:wolf J5:troll I2:knife"
    state = position({"cards": "clairvoyance"}, slots=slots, frame=LordPhase())
    state = do(state, "cast-clairvoyance", "G8", "J5").state
    assert asked(state) == (YELLOW, "look")

    assert asked(do(state, "I2").state)[0] == GREEN


def test_a_forced_march() -> None:
    state = position({"cards": "forced_march"}, frame=Journey(4))

    assert do(state, "cast-forced_march").state.frames == (Journey(10),)


def test_banishment() -> None:
    state = position({"cards": "banishment"}, slots="G8:orc", frame=LordPhase())
    after = do(state, "cast-banishment", "G8").state

    assert (keys(after.discard), slot_at(after, "G8")) == (["banishment", "orc"], "")


def test_cleansing() -> None:
    spec = {"field": "C3", "poisoned": 1, "cards": "cleansing"}
    state = do(position(spec, slots="C4:quicksand"), "C4", "cast-cleansing").state

    assert (lord(state, YELLOW).poisoned, lord(state, YELLOW).sits_out) == (0, 0)


@pytest.mark.parametrize("field", MAPS)
def test_maps_dig_on_their_field_alone(field: str) -> None:
    here = position({"field": field.upper(), "cards": f"map_{field}"}, frame=LordPhase())
    beside = position({"field": "D3", "cards": f"map_{field}"}, frame=LordPhase())
    assert "dig" not in offers(beside)

    after = do(here, "dig").state
    assert len(lord(after, YELLOW).treasures) == 1
    assert f"map_{field}" not in hand(after, YELLOW)
    assert CARDS[CARD[f"map_{field}"]].copies == 1
