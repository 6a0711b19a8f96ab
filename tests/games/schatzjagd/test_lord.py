"""The lord phase, hand and refill, spells and specials (SJ-109 to SJ-127)."""

import pytest

from bot.games.contract import Whisper
from bot.games.schatzjagd.content import CITY, FIELD, NAMES, QUARTER
from bot.games.schatzjagd.events import (
    Banished,
    Drew,
    Looked,
    PortalRolled,
    Slotted,
    YouSaw,
    YouSlotted,
)
from bot.games.schatzjagd.events_fight import Died, Fled, MonsterBeaten
from bot.games.schatzjagd.model import Journey, LordPhase, Options
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
    refusal,
    slot_at,
    told,
    values,
    where,
)

FOUR = "knife wolf dagger club"


@pytest.mark.rule("SJ-109")
def test_the_lord_phase_is_skipped_once_a_card_was_played() -> None:
    spec = {"field": "C3", "cards": "cleansing knife"}
    assert asked(do(position(spec), "C4").state) == (YELLOW, "lord")
    assert asked(do(position(spec), "cast-cleansing", "C4").state)[0] == GREEN


@pytest.mark.rule("SJ-110")
@pytest.mark.parametrize("key", ["knife", "warpig", "viper", "fireball", "map_h2"])
def test_any_play_card_may_be_slotted(key: str) -> None:
    state = position({"field": "C3", "cards": f"{key} club"}, frame=LordPhase())
    after = do(state, f"slot.{key}.G8").state

    assert slot_at(after, "G8") == key
    assert hand(after, YELLOW)[0] == "club"


@pytest.mark.rule("SJ-111")
def test_free_are_ordinary_fields_without_card_treasure_or_henchman() -> None:
    state = position(
        {"field": "C3", "cards": FOUR},
        {"field": "H8"},
        slots="D3:wolf",
        loose={"E2": "orb"},
        frame=LordPhase(),
        lords=3,
    )
    offered = set(offers(state, "slot.knife"))
    taken = {"C3", "H8", "D3", "E2", "A1", "J1", "J10", "A10", "E5", "F5", "E6", "F6"}

    assert offered == set(NAMES) - taken
    assert refusal(state, "slot.knife.D3") == "field_taken"


@pytest.mark.rule("SJ-112")
def test_others_see_where_and_by_whom_never_which() -> None:
    state = position({"field": "C3", "cards": FOUR}, frame=LordPhase())
    step = do(state, "slot.wolf.G8")
    (slot,) = GAME.public(step.state).slots

    assert told(step, Slotted) == [Slotted(YELLOW, "G8")]
    assert (slot.field, slot.slotter, slot.card) == ("G8", YELLOW, None)
    assert step.whispers[0] == Whisper(YELLOW, YouSlotted("G8", "wolf"), is_known=True)


@pytest.mark.rule("SJ-113")
@pytest.mark.parametrize("cards", ["", "knife", FOUR])
def test_with_four_cards_or_fewer_playing_is_voluntary(cards: str) -> None:
    assert offers(position({"cards": cards}, frame=LordPhase()))[-1] == "pass"


@pytest.mark.rule("SJ-114")
def test_with_more_than_four_a_card_must_be_played() -> None:
    spec = {"field": "C3", "cards": "knife wolf dagger", "treasures": "orb crown"}
    state = position(spec, frame=LordPhase())

    assert offers(state) == ["slot"]
    assert refusal(state, "pass") == "must_play"


@pytest.mark.rule("SJ-114")
def test_if_nothing_can_be_played_passing_is_allowed() -> None:
    state = position({"field": "C3", "treasures": "orb orb orb crown crown"}, frame=LordPhase())

    assert offers(state) == ["pass"]


@pytest.mark.rule("SJ-115")
def test_a_hand_above_four_is_kept_and_the_duty_returns() -> None:
    spec = {"field": "C3", "cards": f"{FOUR} spear", "treasures": "orb"}
    after = do(position(spec, lords=2), "C4", "slot.knife.G8").state
    assert len(hand(after, YELLOW)) + len(lord(after, YELLOW).treasures) == 5

    again = do(after, "J10", "pass", "C4").state
    assert asked(again) == (YELLOW, "lord")
    assert "pass" not in offers(again)


@pytest.mark.rule("SJ-116")
@pytest.mark.parametrize(("cards", "treasures", "drawn"), [("", "", 4), ("knife", "orb", 2)])
def test_at_the_end_of_the_turn_the_hand_is_filled_up_to_four(
    cards: str, treasures: str, drawn: int
) -> None:
    state = position({"field": "C3", "cards": cards, "treasures": treasures}, frame=LordPhase())
    step = do(state, "pass")

    assert told(step, Drew) == [Drew(YELLOW, drawn)]
    assert len(hand(step.state, YELLOW)) + len(treasures.split()) == 4


@pytest.mark.rule("SJ-117")
def test_a_spell_may_change_nothing_but_banishment_needs_a_card() -> None:
    spec = {"cards": "healing_spell banishment clairvoyance"}
    state = position(spec, frame=LordPhase())
    assert offers(state) == ["slot", "cast-healing_spell", "cast-clairvoyance", "pass"]

    after = do(state, "cast-healing_spell").state
    assert keys(after.discard) == ["healing_spell"]
    assert asked(do(state, "cast-clairvoyance").state)[0] == GREEN  # nothing to look at
    with_card = position(spec, slots="G8:wolf", frame=LordPhase())
    assert "cast-banishment" in offers(with_card)


@pytest.mark.rule("SJ-118")
def test_teleportation_leads_anywhere_outside_the_city() -> None:
    state = position({"field": "C3", "cards": "teleportation"}, slots="H8:dagger")
    state = do(state, "cast-teleportation").state
    assert asked(state) == (YELLOW, "landing")
    assert set(offers(state)) == set(NAMES) - {"C3"} - {NAMES[field] for field in CITY}

    after = do(state, "H8").state
    assert lord(after, YELLOW).weapons == 2
    assert asked(after)[0] == GREEN  # the journey is over, the card is played


@pytest.mark.rule("SJ-118")
def test_in_a_fight_it_leaves_without_a_last_blow() -> None:
    state = position({"field": "C3", "cards": "teleportation"}, {"field": "H8"}, slots="C4:dragon")
    step = do(state, "C4", "cast-teleportation", "H8")

    assert told(step, Fled) == []
    assert values(step.state, YELLOW) == (15, 5, 2, 0)
    assert slot_at(step.state, "C4") == "dragon"
    assert offers(step.state) == ["attack-1", "done"]


@pytest.mark.rule("SJ-119")
def test_battle_frenzy_counts_until_the_fight_ends() -> None:
    state = do(duel({"cards": "battle_frenzy"}, {}, "blow 3 3"), "cast-battle_frenzy").state
    after = do(state, "strike", "strike").state
    assert lord(after, GREEN).life == 10

    flown = do(hunt("orc", "pursuit 5"), "flee").state
    assert lord(flown, YELLOW).life == 6
    raging = position({"field": "C3", "cards": "battle_frenzy"}, slots="C4:orc", dice="pursuit 5")
    raging = do(raging, "C4", "cast-battle_frenzy", "flee").state
    assert lord(raging, YELLOW).life == 11


@pytest.mark.rule("SJ-119")
def test_frenzy_makes_the_prudent_bolder() -> None:
    """Life 9 against an equal: prudent flees; with five more it strikes."""
    state = duel({"life": 9, "cards": "battle_frenzy"}, {}, "blow 3 3")
    assert told(do(state, "prudent"), Fled)

    raging = do(state, "cast-battle_frenzy", "prudent").state
    assert asked(raging) == (GREEN, "defend")


@pytest.mark.rule("SJ-120")
def test_fireball_acts_before_any_blow_and_kills_for_its_caster() -> None:
    state = hunt("wolf")
    burning = position({"field": "C3", "cards": "fireball"}, slots="C4:wolf")
    burning = do(burning, "C4", "cast-fireball").state
    assert state.fight is not None
    assert burning.fight is not None
    assert (state.fight.monster_life, burning.fight.monster_life) == (15, 9)
    assert asked(burning) == (YELLOW, "fight")

    weak = position({"field": "C3", "weapons": 10, "cards": "fireball"}, slots="C4:wolf",
                    dice="blow 1 1")  # fmt: skip
    step = do(weak, "C4", "strike", "cast-fireball")
    assert told(step, MonsterBeaten)
    assert lord(step.state, YELLOW).money == 6


@pytest.mark.rule("SJ-121")
def test_a_forced_march_lengthens_the_journey_or_adds_a_leg() -> None:
    journey = position({"field": "C3", "cards": "forced_march"}, frame=Journey(2))
    assert do(journey, "cast-forced_march").state.frames == (Journey(8),)

    evening = position({"cards": "forced_march"}, slots="D4:dagger", frame=LordPhase())
    step = do(evening, "cast-forced_march", "D4")
    assert lord(step.state, YELLOW).weapons == 2
    assert asked(step.state)[0] == GREEN


@pytest.mark.rule("SJ-122", "SJ-148")
def test_looking_shows_the_card_to_one_and_the_field_to_all() -> None:
    state = position({"cards": "clairvoyance"}, slots="C4:troll D7:knife H2:orc J5:wolf")
    state = do(state, "cast-clairvoyance").state
    assert offers(state) == ["H2", "C4", "J5", "D7", "stop"]

    step = do(state, "C4")
    assert told(step, Looked) == [Looked(YELLOW, "C4")]
    assert step.whispers == (Whisper(YELLOW, YouSaw("C4", "troll")),)
    assert all(slot.card is None for slot in GAME.public(step.state).slots)
    assert offers(step.state) == ["H2", "J5", "D7", "stop"]

    assert asked(do(step.state, "stop").state) == (YELLOW, "journey")
    assert asked(do(step.state, "H2", "D7").state) == (YELLOW, "journey")  # three are all


@pytest.mark.rule("SJ-122")
def test_the_soothsayer_shows_two_others() -> None:
    state = position({"field": "C3"}, slots="C4:soothsayer D7:knife H2:orc J5:wolf")
    state = do(state, "C4", "use").state
    assert offers(state) == ["H2", "J5", "D7", "stop"]

    assert asked(do(state, "H2", "J5").state) == (YELLOW, "lord")


@pytest.mark.rule("SJ-123")
def test_banishment_shows_the_card_it_removes() -> None:
    state = position({"cards": "banishment"}, slots="C4:troll D7:knife", loose={"H2": "orb"})
    state = do(state, "cast-banishment").state
    assert (asked(state)[1], offers(state)) == ("banish", ["C4", "D7"])

    step = do(state, "C4")
    assert told(step, Banished) == [Banished(YELLOW, "C4", "troll")]
    assert keys(step.state.discard) == ["banishment", "troll"]
    assert loose_at(step.state, "H2") == 1


@pytest.mark.rule("SJ-124")
@pytest.mark.parametrize(("die", "castle"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_portal_leads_into_the_quarter_of_its_number(die: int, castle: int) -> None:
    state = position({"field": "C3"}, slots="C4:teleportal", dice=f"portal {die}")
    step = do(state, "C4", "use")
    quarter = {name for name in NAMES if QUARTER[FIELD[name]] == castle}

    assert told(step, PortalRolled) == [PortalRolled(YELLOW, die)]
    assert set(offers(step.state)) == quarter - {"C4"}


@pytest.mark.rule("SJ-124")
def test_a_six_opens_the_whole_realm_a_one_is_death() -> None:
    realm = position({"field": "C3"}, slots="C4:teleportal", dice="portal 6")
    assert len(offers(do(realm, "C4", "use").state)) == 99

    fatal = position({"field": "C3"}, slots="C4:teleportal", dice="portal 1")
    assert told(do(fatal, "C4", "use"), Died) == [Died(YELLOW, "C4", "portal")]


@pytest.mark.rule("SJ-125")
def test_castles_and_city_may_be_picked_and_the_portal_stays() -> None:
    state = position({"field": "C3"}, slots="C4:teleportal", dice="portal 2")
    state = do(state, "C4", "use").state

    shop = do(state, "E5").state
    assert offers(shop) == ["inn", "done"]
    assert slot_at(shop, "C4") == "teleportal"
    assert where(do(state, "A1").state, YELLOW) == "A1"


@pytest.mark.rule("SJ-126")
def test_using_the_portal_is_not_playing_a_card() -> None:
    spec = {"field": "C3", "treasures": "orb", "cards": "teleportation knife club"}
    state = position(spec, slots="C4:teleportal", dice="portal 2")
    state = do(state, "C4", "use", "A1").state

    assert "secure-orb" in offers(state)
    assert len(do(state, "secure-orb").state.lords[YELLOW].vault) == 1


@pytest.mark.rule("SJ-127")
def test_the_horse_is_discarded() -> None:
    state = position({"field": "C3"}, slots="C4:riding_horse", dice="horse 5")
    state = do(state, "C4", "use").state

    assert keys(state.discard) == ["riding_horse"]
    assert state.frames == (Journey(5),)
    assert slot_at(state, "C4") == ""


def test_memory_full_lists_own_and_looked_at_cards() -> None:
    state = position(
        {"cards": "clairvoyance knife"}, slots="C4:troll D7:orc", options=Options(memory="full")
    )
    state = do(state, "cast-clairvoyance", "C4", "stop").state
    remembered = {slot.field: slot.card for slot in GAME.own(state, YELLOW).remembered}

    assert remembered == {"C4": "troll"}
    assert GAME.own(state, BLUE).remembered == ()
