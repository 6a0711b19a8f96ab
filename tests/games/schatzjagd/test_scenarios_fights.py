"""The worked scenarios of the rules: fights, spells, options, sleepers (W-13 to W-21, W-37 on)."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.contract import Refused, Seat, play
from bot.games.kit.options import BadOption, settled_options
from bot.games.schatzjagd.events import Looked, Passed, Reshuffled, Searched, Slotted, YouSaw
from bot.games.schatzjagd.events_fight import Exchanged, Fled, MonsterAttacked
from bot.games.schatzjagd.model import Journey, LordPhase, Options, State
from tests.games.schatzjagd.kit import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    Spec,
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


@pytest.mark.scenario("schatzjagd", "W-13")
def test_beating_a_robber() -> None:
    dice = "blow 4 2 3 5 6 1"
    state = position({"field": "C3", "weapons": 6}, slots="C4:robber", dice=dice)
    state, lives = do(state, "C4").state, []
    for _ in range(3):
        state = do(state, "strike").state
        assert state.fight is not None
        lives.append(state.fight.monster_life)

    assert lives == [8, 6, 0]
    assert values(state, YELLOW) == (15, 8, 2, 3)
    assert keys(state.discard) == ["robber"]


@pytest.mark.scenario("schatzjagd", "W-14")
def test_fleeing_from_a_troll() -> None:
    spec = {"field": "C3", "weapons": 2, "cards": "knife wolf dagger map_c4"}
    state = do(position(spec, slots="C4:troll", dice="pursuit 5"), "C4", "flee").state

    assert values(state, YELLOW) == (6, 5, 2, 2)
    assert slot_at(state, "C4") == "troll"
    assert offers(state) == ["slot", "pass"]


@pytest.mark.scenario("schatzjagd", "W-15")
def test_slain_by_an_orc() -> None:
    spec = {"field": "E3", "life": 5, "treasures": "orb crown", "money": 9}
    state = do(position(spec, slots="F3:orc", dice="blow 2 4"), "F3", "strike").state

    assert (loose_at(state, "F3"), slot_at(state, "F3")) == (2, "orc")
    assert (where(state, YELLOW), values(state, YELLOW)) == ("A1", (15, 5, 2, 0))


@pytest.mark.scenario("schatzjagd", "W-16")
def test_winning_what_the_orc_guards() -> None:
    spec = {"field": "G3", "strength": 6, "weapons": 9, "cards": "knife wolf dagger club"}
    state = position({}, spec, slots="F3:orc", loose={"F3": "orb crown"}, active=GREEN,
                     dice="blow 5 1 3 2")  # fmt: skip
    state = do(state, "F3", "strike", "strike").state

    assert (lord(state, GREEN).weapons, len(lord(state, GREEN).treasures)) == (11, 2)
    assert (asked(state)[1], offers(state)) == ("lord", ["slot"])


def attacked(blue: Spec, yellow: Spec, dice: str) -> State:
    """Blue has attacked yellow on D8."""
    state = position({"field": "D8", **yellow}, {}, {"field": "D8", **blue}, active=BLUE, dice=dice)
    return do(state, "D8", "attack-0").state


HUNTER: Spec = {"weapons": 5}
HUNTED: Spec = {"strength": 3, "weapons": 2, "life": 12, "treasures": "orb"}


@pytest.mark.scenario("schatzjagd", "W-17")
def test_two_exchanges_and_a_flight() -> None:
    state = attacked(HUNTER, HUNTED, "blow 3 5 6 2 pursuit 2")
    state = do(state, "strike", "strike").state
    assert (lord(state, YELLOW).life, lord(state, BLUE).life) == (12, 15)
    assert (lord(state, BLUE).weapons, lord(state, YELLOW).weapons) == (4, 1)

    state = do(state, "strike", "strike").state
    assert (lord(state, YELLOW).life, lord(state, BLUE).weapons, lord(state, YELLOW).weapons) == (
        6, 3, 0,
    )  # fmt: skip
    state = do(state, "strike", "flee").state
    assert values(state, YELLOW) == (2, 5, 3, 0)
    assert lord(state, BLUE).weapons == 2
    assert (where(state, YELLOW), where(state, BLUE)) == ("D8", "D8")
    assert len(lord(state, YELLOW).treasures) == 1


@pytest.mark.scenario("schatzjagd", "W-18")
def test_a_sleeping_defender() -> None:
    state = do(attacked(HUNTER, HUNTED, "blow 4 2 pursuit 1"), "strike").state
    assert asked(state) == (YELLOW, "defend")

    step = play(GAME, state, YELLOW, GAME.default(state, YELLOW))
    assert told(step, Exchanged)[0].harm == 4
    assert values(step.state, YELLOW) == (8, 5, 3, 1)
    assert lord(step.state, BLUE).weapons == 4

    step = do(step.state, "strike")  # no second window
    assert told(step, Fled)[0].seat == YELLOW
    assert lord(step.state, YELLOW).life == 5


@pytest.mark.scenario("schatzjagd", "W-19")
def test_slaying_a_carrier() -> None:
    blue = {"weapons": 5, "money": 12, "cards": "dagger club spear sword"}
    yellow = {"life": 2, "money": 6, "treasures": "orb crown", "cards": "knife wolf"}
    state = do(attacked(blue, yellow, "blow 4 2"), "strike", "hold-0").state

    assert (lord(state, BLUE).money, lord(state, BLUE).weapons) == (15, 4)
    assert (len(lord(state, BLUE).treasures), len(hand(state, BLUE))) == (2, 4)
    assert keys(state.discard) == ["knife", "wolf"]
    assert len(hand(state, YELLOW)) == 4
    assert refusal(state, "pass") == "must_play"

    after = do(state, "slot.dagger.G8").state
    assert len(hand(after, BLUE)) + len(lord(after, BLUE).treasures) == 5


@pytest.mark.scenario("schatzjagd", "W-20")
def test_the_attacker_falls() -> None:
    blue = {"weapons": 3, "life": 5, "money": 7, "treasures": "orb"}
    yellow = {"strength": 4, "weapons": 4, "money": 11}
    state = do(attacked(blue, yellow, "blow 1 4"), "strike", "prudent").state

    assert (lord(state, YELLOW).money, lord(state, YELLOW).weapons) == (15, 3)
    assert len(lord(state, YELLOW).treasures) == 1
    assert where(state, BLUE) == "J10"
    assert asked(state)[0] == RED


@pytest.mark.scenario("schatzjagd", "W-21")
def test_the_truce_at_home() -> None:
    blue = position({}, {}, {"field": "B1"}, active=BLUE)
    assert asked(do(blue, "A1").state) == (BLUE, "lord")

    yellow = position({}, {}, {"field": "A1"})
    assert offers(do(yellow, "A1").state) == ["attack-2", "done"]


@pytest.mark.scenario("schatzjagd", "W-37")
def test_three_days_of_plundering() -> None:
    state = position(
        {"field": "J10"},
        {"field": "C3", "vault": "orb crown"},
        lords=2,
        options=Options(plunder="yes", treasures=6),
        dice="search 2",
    )
    found = []
    for day in range(3):
        step = do(state, "J10", "plunder")
        found.append((told(step, Searched)[0].day, len(lord(step.state, YELLOW).treasures)))
        evening = play(GAME, step.state, YELLOW, GAME.default(step.state, YELLOW)).state
        state = do(evening, "C3", "pass").state
        state = replace(state, rng=position({}, dice="search 2").rng, frames=(Journey(day),))
    assert found == [(1, 0), (2, 1), (1, 1)]


@pytest.mark.scenario("schatzjagd", "W-38")
def test_depositing() -> None:
    spec = {"field": "D4", "treasures": "orb", "cards": "knife wolf club"}
    state = position(spec, options=Options(deposit="yes"), frame=LordPhase())
    after = do(state, "deposit-orb").state

    assert (loose_at(after, "D4"), len(hand(after, YELLOW))) == (1, 4)
    for field in ("A10", "F6"):
        there = position({**spec, "field": field}, options=Options(deposit="yes"), lords=3,
                         frame=LordPhase())  # fmt: skip
        assert "deposit-orb" not in offers(there)


@pytest.mark.scenario("schatzjagd", "W-39")
def test_katharsis() -> None:
    state = position(
        {"cards": "club club knife"},
        lords=2,
        pile=0,
        slots="C4:troll D7:knife G8:orc",
        options=Options(katharsis="yes"),
        frame=LordPhase(),
    )
    state, seats = do(state, "pass").state, []
    for answer in ("C4", "pass", "pass", "D7", "pass", "pass"):
        seats.append(asked(state)[0])
        step = do(state, answer)
        state = step.state
    assert seats == [0, 1, 0, 1, 0, 1]
    assert told(step, Reshuffled)
    assert len(hand(state, YELLOW)) == 4
    assert asked(state) == (Seat(1), "journey")


@pytest.mark.scenario("schatzjagd", "W-41")
def test_a_spell_on_the_journey_costs_the_lord_phase() -> None:
    spec = {"field": "C3", "life": 9, "cards": "healing_spell knife wolf club"}
    after = do(position(spec), "cast-healing_spell", "C4").state

    assert asked(after)[0] == GREEN
    assert (lord(after, YELLOW).life, len(hand(after, YELLOW))) == (14, 4)


@pytest.mark.scenario("schatzjagd", "W-42")
def test_a_defender_cannot_cast() -> None:
    state = do(attacked({}, {"cards": "fireball"}, ""), "strike").state

    assert refusal(state, "cast-fireball") == "no_such_spell_now"
    assert len(offers(state)) == 7


@pytest.mark.scenario("schatzjagd", "W-43")
def test_a_forced_march_in_the_evening() -> None:
    spec = {"field": "D3", "cards": "forced_march knife wolf club"}
    state = do(position(spec, slots="D7:gold_vein"), "D3").state
    after = do(state, "cast-forced_march", "D7", "use").state

    assert (lord(after, YELLOW).money, slot_at(after, "D7")) == (7, "gold_vein")
    assert asked(after)[0] == GREEN
    assert len(hand(after, YELLOW)) == 4


@pytest.mark.scenario("schatzjagd", "W-44")
def test_clairvoyance() -> None:
    state = position(
        {}, {}, {"cards": "clairvoyance"}, active=BLUE, slots="C4:troll D7:orc H2:wolf"
    )
    others = [GAME.own(state, seat) for seat in (YELLOW, GREEN, RED)]
    state, seen = do(state, "cast-clairvoyance").state, []
    for field in ("C4", "D7"):
        step = do(state, field)
        assert told(step, Looked) == [Looked(BLUE, field)]
        seen += [(whisper.to, whisper.note) for whisper in step.whispers]
        state = step.state
    state = do(state, "stop").state

    assert seen == [(BLUE, YouSaw("C4", "troll")), (BLUE, YouSaw("D7", "orc"))]
    assert all(slot.card is None for slot in GAME.public(state).slots)
    assert [GAME.own(state, seat) for seat in (YELLOW, GREEN, RED)] == others
    assert asked(state) == (BLUE, "journey")


@pytest.mark.scenario("schatzjagd", "W-45")
def test_banishing_a_guard() -> None:
    spec = {"field": "G3", "cards": "banishment"}
    state = position({}, {}, spec, active=BLUE, slots="F3:orc", loose={"F3": "orb crown"})
    state = do(state, "cast-banishment", "F3").state

    assert values(state, BLUE) == (15, 5, 2, 0)
    assert keys(state.discard) == ["banishment", "orc"]
    assert loose_at(state, "F3") == 2
    assert asked(state) == (BLUE, "journey")
    assert asked(do(state, "G4").state)[0] == RED  # no further card
    assert "E3" not in offers(replace(state, frames=(Journey(2),)))


@pytest.mark.scenario("schatzjagd", "W-46")
def test_all_twelve_secured() -> None:
    state = position(
        {"vault": "crown crown crown", "treasures": "orb"},
        {"vault": "crown chalice chalice"},
        {"vault": "chalice orb orb"},
        {"vault": "chalice orb"},
        options=Options(treasures=6),
        frame=LordPhase(),
    )
    outcome = GAME.outcome(do(state, "secure-orb").state)

    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores[0]) == ("all_secured", (YELLOW,), 4)


@pytest.mark.scenario("schatzjagd", "W-47")
def test_the_limit_of_a_blitz() -> None:
    specs: list[Spec] = [{}, {}, {}, {"field": "C3", "treasures": "orb"}]
    state = position(*specs, active=RED, round=30, options=Options(length="blitz"))
    outcome = GAME.outcome(do(replace(state, first=YELLOW), "C3", "pass").state)

    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("limit", (RED,))


@pytest.mark.scenario("schatzjagd", "W-48")
def test_asleep_with_five_cards() -> None:
    state = position({"cards": "orc knife wolf club spear"}, frame=LordPhase())
    step = play(GAME, state, YELLOW, GAME.default(state, YELLOW))

    assert told(step, Slotted) == [Slotted(YELLOW, "B1")]
    assert slot_at(step.state, "B1") == "orc"


@pytest.mark.scenario("schatzjagd", "W-49")
def test_asleep_beside_a_known_troll() -> None:
    state = position({"field": "C4"}, slots="C4:troll", known="C4")
    step = play(GAME, state, YELLOW, GAME.default(state, YELLOW))

    assert where(step.state, YELLOW) == "C3"
    assert told(step, MonsterAttacked) == []
    assert told(step, Passed) == [Passed(YELLOW)]  # the lord's card is asked in the same breath
    assert asked(step.state) == (GREEN, "journey")


@pytest.mark.scenario("schatzjagd", "W-50")
def test_what_cannot_be_created() -> None:
    with pytest.raises(ValueError, match="lords: 5"):
        GAME.start(5, b"W-50", Options())
    for name, value in (("treasures", 7), ("memory", "all")):
        with pytest.raises(BadOption, match=name):
            settled_options(Options, {name: value})
    with pytest.raises((BadOption, msgspec.ValidationError), match="treasures"):
        settled_options(Options, {"victory": "guide", "treasures": 3})


def test_a_late_answer_of_the_defender_is_refused() -> None:
    state = do(attacked(HUNTER, HUNTED, "blow 4 2"), "strike", "prudent").state

    with pytest.raises(Refused, match="not_asked"):
        play(GAME, state, YELLOW, ("flee",))
