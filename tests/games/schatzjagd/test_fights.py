"""Fights between henchmen and with monsters (SJ-070 to SJ-088)."""

import pytest

from bot.games.contract import Clock, Refused, play
from bot.games.schatzjagd.events import TreasuresTaken
from bot.games.schatzjagd.events_fight import (
    Answered,
    Attacked,
    Exchanged,
    Fled,
    MonsterBeaten,
    MonsterExchanged,
)
from bot.games.schatzjagd.model import Options, State
from bot.games.schatzjagd.odds import strike_on
from tests.games.schatzjagd.fights import duel, hunt
from tests.games.schatzjagd.kit import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    asked,
    do,
    keys,
    loose_at,
    lord,
    offers,
    position,
    refusal,
    slot_at,
    told,
    values,
)

STANCES = ["strike", "prudent", "hold-0", "hold-3", "hold-6", "hold-9", "flee"]


@pytest.mark.rule("SJ-070")
def test_whoever_stands_on_the_field_may_be_attacked_once() -> None:
    state = position({"field": "C3"}, {"field": "C4"}, {"field": "C4"}, {"field": "C5"})
    state = do(state, "C4").state
    assert offers(state) == ["attack-1", "attack-2", "done"]

    step = do(state, "attack-2")
    assert told(step, Attacked) == [Attacked(YELLOW, 2, 15, BLUE, 2, 15)]
    assert asked(step.state) == (YELLOW, "fight")


@pytest.mark.rule("SJ-070")
@pytest.mark.parametrize("how", ["teleport", "stay"])
def test_also_after_a_teleport_or_after_staying(how: str) -> None:
    field = "C4" if how == "stay" else "H8"
    state = position({"field": field, "cards": "teleportation"}, {"field": "C4"})
    state = do(state, *(("C4",) if how == "stay" else ("cast-teleportation", "C4"))).state

    assert offers(state) == ["attack-1", "done"]


@pytest.mark.rule("SJ-070")
def test_not_before_the_card_of_the_field_is_dealt_with() -> None:
    state = position({"field": "C3"}, {"field": "C4"}, slots="C4:gold_vein")
    state = do(state, "C4").state
    assert asked(state)[1] == "use_special"

    assert offers(do(state, "no").state) == ["attack-1", "done"]


@pytest.mark.rule("SJ-071")
@pytest.mark.parametrize(("truce", "safe"), [("yes", True), ("no", False)])
def test_at_home_a_henchman_is_safe(truce: str, safe: bool) -> None:
    options = Options(truce_at_home="yes" if truce == "yes" else "no")
    state = do(position({"field": "I1"}, {}, options=options), "J1").state

    assert (asked(state)[1] == "lord") == safe


@pytest.mark.rule("SJ-071")
def test_at_home_it_may_attack_and_elsewhere_nobody_is_safe() -> None:
    home = do(position({}, {"field": "A1"}), "A1").state
    assert offers(home) == ["attack-1", "done"]

    ownerless = do(position({"field": "A9"}, {"field": "A10"}, lords=3), "A10").state
    assert offers(ownerless) == ["attack-1", "done"]
    foreign = do(position({"field": "I1"}, {"field": "C3"}, {"field": "J1"}), "J1").state
    assert offers(foreign) == ["attack-2", "done"]


@pytest.mark.rule("SJ-072")
def test_combat_strength_is_strength_and_weapons_as_they_are() -> None:
    state = duel({"strength": 4, "weapons": 3}, {"strength": 2, "weapons": 1}, "blow 1 6 1 2")
    step = do(state, "strike", "strike")
    assert (told(step, Exchanged)[0].strength, told(step, Exchanged)[0].rival_strength) == (7, 3)

    step = do(step.state, "strike", "strike")
    assert (told(step, Exchanged)[0].strength, told(step, Exchanged)[0].rival_strength) == (6, 2)


@pytest.mark.rule("SJ-073")
@pytest.mark.parametrize(
    ("dice", "lives"), [("blow 5 2", (15, 11)), ("blow 1 6", (11, 15)), ("blow 2 3", (15, 15))]
)
def test_the_weaker_blow_hurts_by_the_difference(dice: str, lives: tuple[int, int]) -> None:
    state = do(duel({"weapons": 2}, {"weapons": 1}, dice), "strike", "strike").state

    assert (lord(state, YELLOW).life, lord(state, GREEN).life) == lives


@pytest.mark.rule("SJ-074")
@pytest.mark.parametrize("dice", ["blow 5 2", "blow 2 3"])
def test_every_exchange_costs_both_a_weapon_point(dice: str) -> None:
    state = do(duel({"weapons": 1}, {"weapons": 0}, dice), "strike", "strike").state

    assert (lord(state, YELLOW).weapons, lord(state, GREEN).weapons) == (0, 0)


@pytest.mark.rule("SJ-075")
def test_exchanges_follow_until_one_side_flees_or_dies() -> None:
    state = duel({"weapons": 9, "life": 15}, {"life": 15}, "blow 1 1 1 1")
    state = do(state, "strike", "strike").state
    assert asked(state) == (YELLOW, "fight")

    step = do(state, "hold-0", "hold-0")
    assert lord(step.state, GREEN).field == lord(position({}), GREEN).field
    assert asked(step.state)[1] != "fight"


@pytest.mark.rule("SJ-076")
def test_the_active_lord_decides_first_before_every_exchange() -> None:
    state = duel({}, {}, "blow 3 3")
    assert asked(state) == (YELLOW, "fight")
    state = do(state, "strike").state
    assert asked(state) == (GREEN, "defend")
    assert asked(do(state, "strike").state) == (YELLOW, "fight")


@pytest.mark.rule("SJ-076")
def test_if_the_attacker_flees_the_other_is_not_asked() -> None:
    step = do(duel({}, {}), "flee")

    assert told(step, Fled)[0].seat == YELLOW
    assert asked(step.state) == (YELLOW, "lord")


@pytest.mark.rule("SJ-077")
def test_the_seven_answers_and_spells_for_the_active_lord() -> None:
    state = duel({"cards": "healing_spell fireball knife", "life": 9}, {"cards": "fireball"})
    assert offers(state) == [*STANCES, "cast-healing_spell", "cast-fireball"]

    state = do(state, "cast-healing_spell").state
    assert asked(state) == (YELLOW, "fight")
    assert offers(state) == STANCES

    step = do(state, "strike")
    assert told(step, Answered) == [Answered(YELLOW, "strike")]
    assert offers(step.state) == STANCES


@pytest.mark.rule("SJ-077")
def test_whoever_fights_on_is_asked_again_only_when_the_odds_turn() -> None:
    """SJ-Q3: a lucky blow is followed by the next one, an unlucky one by a question."""
    fight = hunt("orc", "blow 6 3 1 6", weapons=9)
    assert offers(fight)[0] == "fight_on"

    step = do(fight, "fight_on")
    after = step.state
    assert told(step, Answered) == [Answered(YELLOW, "fight_on")]
    assert len(told(step, MonsterExchanged)) == 3
    assert asked(after) == (YELLOW, "fight")
    assert GAME.public(after).bout == GAME.public(by_single_blows(fight)).bout
    assert "fight_on" not in offers(after), "R5: the odds have turned"


@pytest.mark.rule("SJ-077")
def test_nobody_is_offered_to_fight_on_at_bad_odds() -> None:
    """R5: it would strike before the odds are looked at. Logs of release 1.1.0 have it all the
    same, and lead where they led."""
    fight = hunt("dragon", "blow 1 6", life=4)
    assert offers(fight)[0] == "strike"
    assert "fight_on" in offers(hunt("small_robber", weapons=9))

    step = do(fight, "fight_on")
    assert step.state.lords == do(fight, "strike").state.lords


def by_single_blows(state: State) -> State:
    """Struck one by one until winning is less likely than dying."""
    while True:
        state = do(state, "strike").state
        me, bout = GAME.public(state).figures[YELLOW], GAME.public(state).bout
        assert bout is not None
        odds = strike_on(me.strength, me.weapons, me.life, bout.rival_strength, bout.rival_life)
        if odds.win < odds.dead:
            return state


@pytest.mark.rule("SJ-077")
def test_whoever_fights_on_and_wins_is_not_asked_in_between() -> None:
    step = do(hunt("wolf", "blow 6 1 6 1", weapons=9), "fight_on")

    assert len(told(step, MonsterExchanged)) > 1
    assert told(step, MonsterBeaten)


@pytest.mark.rule("SJ-078")
@pytest.mark.parametrize(("way", "stays"), [("hold-3", 3), ("hold-6", 6), ("hold-9", 9)])
def test_hold_flees_at_its_number(way: str, stays: int) -> None:
    """The first exchange at which life is that number or less is a flight."""
    at_it = do(duel({}, {"life": stays}, "pursuit 1"), "strike", way)
    assert told(at_it, Fled)[0].seat == GREEN

    above = do(duel({}, {"life": stays + 1}, "blow 2 2"), "strike", way)
    assert told(above, Fled) == []


@pytest.mark.rule("SJ-078")
def test_hold_0_never_flees() -> None:
    state = duel({"weapons": 15}, {"life": 1}, "blow 1 1")
    step = do(state, "strike", "hold-0")

    assert told(step, Fled) == []
    assert lord(step.state, GREEN).life == 15  # a new one


@pytest.mark.rule("SJ-079")
@pytest.mark.parametrize(
    ("life", "weapons", "flees"), [(9, 0, True), (10, 0, False), (12, 3, True), (13, 3, False)]
)
def test_prudent_weighs_life_against_the_rivals_lead(life: int, weapons: int, flees: bool) -> None:
    state = duel({"weapons": weapons}, {"life": life}, "blow 1 1 pursuit 1")
    step = do(state, "strike", "prudent")

    assert bool(told(step, Fled)) == flees


@pytest.mark.rule("SJ-079", "SJ-147")
def test_silence_is_prudent() -> None:
    state = duel({}, {})

    assert GAME.default(state, YELLOW) == ("prudent",)
    assert GAME.default(do(state, "strike").state, GREEN) == ("prudent",)


@pytest.mark.rule("SJ-080")
def test_the_defender_is_asked_again_only_after_strike() -> None:
    state = do(duel({"weapons": 1}, {"weapons": 1}, "blow 3 3 3 3 3 3"), "strike").state
    assert GAME.asks(state)[0].clock is Clock.DECISION

    again = do(state, "strike", "strike").state
    assert asked(again) == (GREEN, "defend")

    standing = do(again, "hold-3").state
    assert asked(standing) == (YELLOW, "fight")
    assert asked(do(standing, "strike").state) == (YELLOW, "fight")


@pytest.mark.rule("SJ-081")
def test_the_defender_casts_nothing() -> None:
    state = do(duel({}, {"cards": "fireball healing_spell", "life": 4}), "strike").state

    assert refusal(state, "cast-fireball") == "no_such_spell_now"
    assert offers(state) == STANCES
    with pytest.raises(Refused, match="not_asked"):
        play(GAME, state, BLUE, ("strike",))


@pytest.mark.rule("SJ-082")
def test_in_a_fight_with_a_monster_only_its_lord_decides() -> None:
    state = do(hunt("orc", "blow 3 3"), "strike").state

    assert asked(state) == (YELLOW, "fight")


@pytest.mark.rule("SJ-083")
def test_the_next_lord_rolls_for_the_monster() -> None:
    for active, roller in ((YELLOW, GREEN), (RED, YELLOW)):
        specs = [{"field": "C3"} if seat == active else {} for seat in range(4)]
        state = position(*specs, slots="C4:wolf", active=active)
        step = do(state, "C4", "strike")
        assert told(step, MonsterExchanged)[0].roller_seat == roller


@pytest.mark.rule("SJ-084")
def test_a_monster_starts_every_fight_with_full_life() -> None:
    state = do(hunt("wolf", "blow 6 1", weapons=9), "strike").state
    assert state.fight is not None
    assert state.fight.monster_life == 15 - 13

    again = hunt("wolf")
    assert again.fight is not None
    assert again.fight.monster_life == 15


@pytest.mark.rule("SJ-085")
def test_its_strength_never_falls() -> None:
    step = do(hunt("orc", "blow 6 3 6 3", weapons=3), "strike", "strike")

    assert told(step, MonsterExchanged)[0].rival_strength == 6
    assert told(step, MonsterExchanged)[0].strength == 4


@pytest.mark.rule("SJ-086")
def test_beating_it_brings_reward_treasures_and_activities() -> None:
    state = position(
        {"field": "C3", "weapons": 15},
        {"field": "C4"},
        slots="C4:robber",
        loose={"C4": "orb crown"},
        dice="blow 6 2",
    )
    step = do(state, "C4", "strike")

    assert told(step, MonsterBeaten) == [MonsterBeaten(YELLOW, "robber", "C4")]
    assert told(step, TreasuresTaken)[0].number == 2
    assert values(step.state, YELLOW) == (15, 8, 2, 14)
    assert keys(step.state.discard) == ["robber"]
    assert offers(step.state) == ["attack-1", "done"]


@pytest.mark.rule("SJ-087")
def test_guarded_treasures_cannot_be_taken() -> None:
    """A monster slotted by anybody guards what lies on its field, however it came there."""
    state = position({"field": "C3"}, slots="C4:wolf", loose={"C4": "orb"}, dice="pursuit 1")
    fled = do(state, "C4", "flee").state

    assert refusal(fled, "take") == "not_offered"
    assert loose_at(fled, "C4") == 1
    assert slot_at(fled, "C4") == "wolf"


@pytest.mark.rule("SJ-088")
def test_a_banished_monster_leaves_its_treasures_loose() -> None:
    state = position(
        {"field": "C3", "cards": "banishment"}, slots="C4:giant", loose={"C4": "orb crown"}
    )
    state = do(state, "cast-banishment", "C4").state
    assert values(state, YELLOW) == (15, 5, 2, 0)
    assert loose_at(state, "C4") == 2

    assert offers(do(state, "C4").state) == ["take", "done"]


def test_a_fight_is_shown_blow_by_blow() -> None:
    state = do(hunt("orc", "blow 6 3 1 6", weapons=5), "strike", "strike").state
    bout = GAME.public(state).bout

    assert bout is not None
    assert [(b.strength, b.die, b.rival_die, b.life, b.rival_life) for b in bout.blows] == [
        (7, 6, 3, 15, 11),
        (6, 1, 6, 10, 11),
    ]
    assert (bout.monster, bout.strength, bout.rival_strength) == ("orc", 5, 6)


def test_only_what_is_not_seen_at_once_is_told_as_an_answer() -> None:
    """A blow that waits for the other side, and whatever holds for the rest of the fight."""
    state = duel({}, {})
    assert told(do(state, "strike"), Answered) == [Answered(YELLOW, "strike")]
    assert told(do(state, "strike", "strike"), Answered) == []
    assert told(do(state, "strike", "prudent"), Answered) == [Answered(GREEN, "prudent")]
    standing = do(state, "strike", "hold-0").state
    assert told(do(standing, "strike"), Answered) == []
    assert told(do(state, "flee"), Answered) == []


def test_a_turn_with_a_fight_is_one_scene_from_its_beginning() -> None:
    state = position({"field": "C3", "weapons": 9}, slots="C4:wolf")
    begun = do(state, "C4")
    struck = do(begun.state, "hold-0")

    assert begun.episode == struck.episode != 0
    assert do(state, "C2").episode == 0
