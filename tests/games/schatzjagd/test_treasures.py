"""Treasures: digging, finding, winning, securing (SJ-049 to SJ-060)."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Whisper
from bot.games.schatzjagd.events import (
    Drew,
    Dug,
    MapsGone,
    Secured,
    TreasuresTaken,
    YouGained,
)
from bot.games.schatzjagd.events_fight import HandLost
from bot.games.schatzjagd.model import LordPhase, Options
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
    told,
)

AT_HOME = {"cards": "knife club", "treasures": "crown orb"}


@pytest.mark.rule("SJ-049")
def test_only_secured_treasures_count() -> None:
    held = position({"field": "B1", "treasures": "crown orb"}, options=Options(treasures=1))
    assert GAME.outcome(do(held, "A1").state) is None

    secured = do(held, "A1", "secure-orb").state
    assert GAME.outcome(secured) is not None


@pytest.mark.rule("SJ-050", "SJ-116")
def test_treasures_count_among_the_four_hand_cards() -> None:
    spec = {"field": "C3", "cards": "knife club", "treasures": "crown crown orb"}
    after = do(position(spec), "C4", "slot.knife.H8").state

    assert (hand(after, YELLOW), len(lord(after, YELLOW).treasures)) == (["club"], 3)


@pytest.mark.rule("SJ-050")
def test_there_is_no_upper_limit() -> None:
    state = position({"field": "C3", "treasures": "crown " * 4}, loose={"C4": "orb orb"})

    assert len(lord(do(state, "C4", "take").state, YELLOW).treasures) == 6


@pytest.mark.rule("SJ-051")
def test_digging_gives_the_top_treasure_and_discards_the_map() -> None:
    state = position({"field": "H7", "cards": "map_h7 knife"}, frame=LordPhase())
    top = state.hoard[0]
    step = do(state, "dig")

    assert lord(step.state, YELLOW).treasures == bytes((top,))
    assert told(step, Dug) == [Dug(YELLOW, "H7", "map_h7")]
    assert keys(step.state.discard) == ["map_h7"]
    assert len(step.state.hoard) == 11


@pytest.mark.rule("SJ-051")
def test_without_the_map_of_the_field_nobody_digs() -> None:
    state = position({"field": "H7", "cards": "map_h2 knife"}, frame=LordPhase())

    assert refusal(state, "dig") == "no_map_here"


@pytest.mark.rule("SJ-052")
@pytest.mark.parametrize("turn", ["fled", "sitting", "special"])
def test_no_digging_after_a_flight_or_while_sitting_out(turn: str) -> None:
    spec = {"field": "H7", "cards": "map_h7"}
    if turn == "special":
        state = position(spec, slots="H7:gold_vein", frame=LordPhase())
        assert "dig" in offers(state)
    else:
        state = position(spec, frame=LordPhase(), turn={turn: True})
        assert "dig" not in offers(state)


@pytest.mark.rule("SJ-053")
def test_used_maps_come_back_and_a_field_yields_again() -> None:
    spec = {"field": "H7", "cards": "map_h7"}
    state = position(spec, pile=1, frame=LordPhase())
    after = do(state, "dig").state
    assert "map_h7" in keys(after.draw) or "map_h7" in hand(after, YELLOW)

    again = position(spec, hoard=3, frame=LordPhase())
    assert "dig" in offers(again)


@pytest.mark.rule("SJ-054")
def test_all_loose_treasures_of_a_field_or_none() -> None:
    state = position({"field": "C3"}, loose={"C4": "orb crown", "C6": "orb"})
    state = do(state, "C4").state
    assert offers(state) == ["take", "done"]

    step = do(state, "take")
    assert told(step, TreasuresTaken) == [TreasuresTaken(YELLOW, "C4", 2)]
    assert (loose_at(step.state, "C4"), loose_at(step.state, "C6")) == (0, 1)
    assert asked(step.state) == (YELLOW, "lord")  # it was free of charge


@pytest.mark.rule("SJ-055")
def test_treasures_are_won_from_the_slain_and_from_monsters() -> None:
    fight = position(
        {"field": "D8", "weapons": 9},
        {"field": "D8", "life": 1, "treasures": "orb"},
        dice="blow 3 3",
    )
    after = do(fight, "D8", "attack-1", "strike", "hold-0").state
    assert len(lord(after, YELLOW).treasures) == 1

    guarded = position(
        {"field": "C3", "weapons": 15}, slots="C4:wolf", loose={"C4": "orb"}, dice="blow 6 1"
    )
    step = do(guarded, "C4", "strike")
    assert len(lord(step.state, YELLOW).treasures) == 1
    assert told(step, TreasuresTaken) == [TreasuresTaken(YELLOW, "C4", 1)]


@pytest.mark.rule("SJ-056")
def test_one_treasure_a_day_in_the_own_castle() -> None:
    state = position(AT_HOME, frame=LordPhase(), options=Options(treasures=3))
    assert offers(state)[:2] == ["secure-crown", "secure-orb"]

    step = do(state, "secure-orb")
    assert (lord(step.state, YELLOW).vault, lord(step.state, YELLOW).treasures) == (b"\2", b"\0")
    assert told(step, Secured) == [Secured(YELLOW, 1, 3)]
    assert asked(step.state)[0] == GREEN


@pytest.mark.rule("SJ-056")
@pytest.mark.parametrize("field", ["B1", "J1", "E5"])
def test_nowhere_else(field: str) -> None:
    state = position({**AT_HOME, "field": field}, frame=LordPhase())

    assert not [pick for pick in offers(state) if pick.startswith("secure")]


@pytest.mark.rule("SJ-057")
def test_others_in_the_castle_do_not_prevent_securing() -> None:
    state = position(AT_HOME, {"field": "A1"}, frame=LordPhase())
    assert "secure-crown" in offers(state)

    for turn in ("fled", "sitting"):
        held_up = position(AT_HOME, frame=LordPhase(), turn={turn: True})
        assert "secure-crown" not in offers(held_up)


@pytest.mark.rule("SJ-058")
def test_with_the_last_treasure_all_maps_leave_the_game() -> None:
    """In turn order from the active lord; the map just used is in the discard pile."""
    state = position(
        {"cards": "map_b3 knife"},
        {"field": "H2", "cards": "map_h2 map_c4 club"},
        {"cards": "map_d8"},
        active=GREEN,
        hoard=1,
        frame=LordPhase(),
        draw="spear sword dagger crossbow",
    )
    step = do(state, "dig")

    assert [(gone.seat, gone.cards) for gone in told(step, MapsGone)] == [
        (GREEN, ("map_c4",)),
        (BLUE, ("map_d8",)),
        (YELLOW, ("map_b3",)),
    ]
    assert keys(step.state.discard) == ["map_h2"]
    assert hand(step.state, GREEN)[:2] == ["club", "spear"]
    assert (hand(step.state, BLUE), hand(step.state, YELLOW)) == (["sword"], ["knife", "dagger"])


@pytest.mark.rule("SJ-058")
def test_later_maps_are_replaced_at_once() -> None:
    found = position({"field": "C3"}, slots="C4:map_d8", hoard=0, draw="spear knife")
    step = do(found, "C4")
    assert (keys(step.state.out), hand(step.state, YELLOW)) == (["map_d8"], ["spear"])
    assert asked(step.state) == (YELLOW, "lord")

    drawn = position({"cards": "knife club club"}, hoard=0, draw="map_d8 map_b6 spear")
    after = do(drawn, "A1", "pass").state
    assert keys(after.out) == ["map_d8", "map_b6"]
    assert hand(after, YELLOW) == ["knife", "club", "club", "spear"]


@pytest.mark.rule("SJ-058", "SJ-101", "SJ-116")
def test_maps_are_replaced_before_the_night_so_that_who_dies_in_it_holds_four() -> None:
    """Replaced at once: what is drawn for them is lost with the hand."""
    poisoned = {"field": "B3", "cards": "map_b3 map_e2 map_c4 knife", "life": 1, "poisoned": 1}
    state = position(poisoned, hoard=1, draw="spear sword club club wolf orc")
    step = do(state, "B3", "dig")

    assert [lost.cards for lost in told(step, HandLost)] == [("knife", "spear", "sword")]
    assert [(drew.seat, drew.number) for drew in told(step, Drew)] == [(YELLOW, 2), (YELLOW, 4)]
    assert hand(step.state, YELLOW) == ["club", "club", "wolf", "orc"]


@pytest.mark.rule("SJ-058", "SJ-101", "SJ-116")
def test_a_map_found_on_the_day_of_death_gives_no_fifth_card() -> None:
    poisoned = {"field": "B2", "cards": "knife dagger wolf", "life": 1, "poisoned": 1}
    state = position(poisoned, slots="B3:map_b3", hoard=0, turn={"played": True})
    after = do(state, "B3").state

    assert len(hand(after, YELLOW)) == 4


@pytest.mark.rule("SJ-101")
def test_a_hand_of_five_after_a_death_is_noticed() -> None:
    poisoned = {"field": "B2", "cards": "knife dagger wolf orc", "life": 1, "poisoned": 1}
    after = do(position(poisoned), "B3", "pass").state
    dead = after.lords[YELLOW]
    greedy = replace(dead, cards=dead.cards + after.draw[:1])
    spoiled = replace(after, lords=(greedy, *after.lords[1:]), draw=after.draw[1:])

    assert GAME.invariant_errors(after) == ()
    assert GAME.invariant_errors(spoiled) == ("a lord drew more than four cards after a death",)


@pytest.mark.rule("SJ-059")
def test_treasures_never_return_to_their_pile() -> None:
    """Not by death either: they lie where the henchman fell."""
    state = position({"field": "C3", "life": 1, "treasures": "orb orb"}, slots="C4:pitfall")
    before = state.hoard
    after = do(state, "C4").state

    assert after.hoard == before
    assert loose_at(after, "C4") == 2


@pytest.mark.rule("SJ-060", "SJ-148")
def test_numbers_are_public_kinds_are_the_holders() -> None:
    state = position(
        {"field": "C3", "treasures": "crown", "vault": "chalice"}, loose={"C4": "orb orb"}
    )
    step = do(state, "C4", "take")
    view, own = GAME.public(step.state), GAME.own(step.state, YELLOW)

    assert step.whispers == (Whisper(YELLOW, YouGained(("orb", "orb"))),)
    assert (view.figures[0].carried, view.figures[0].secured) == (3, 1)
    assert view.figures[0].carried_kinds == view.figures[0].secured_kinds == ()
    assert (own.treasures, own.vault) == (("crown", "orb", "orb"), ("chalice",))
    assert GAME.own(step.state, GREEN).treasures == ()
