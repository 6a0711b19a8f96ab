"""The field reached and the cards in it (SJ-033 to SJ-048)."""

import pytest

from bot.games.schatzjagd.content import CARD, CARDS
from bot.games.schatzjagd.events import CardFound, Changed, Revealed, SpecialLeft
from bot.games.schatzjagd.events_fight import MonsterAttacked
from bot.games.schatzjagd.model import Journey, LordPhase, Options
from bot.games.schatzjagd.views import Change
from tests.games.schatzjagd.kit import (
    BLUE,
    GAME,
    GREEN,
    YELLOW,
    asked,
    do,
    hand,
    keys,
    lord,
    offers,
    position,
    refusal,
    slot_at,
    told,
    values,
)


@pytest.mark.rule("SJ-033")
def test_the_card_comes_first() -> None:
    """A rival and a treasure are there too, but the monster must be met before anything else."""
    state = position({"field": "C3"}, {"field": "C4"}, slots="C4:wolf", loose={"C4": "orb"})
    step = do(state, "C4")

    assert told(step, Revealed) == [Revealed(YELLOW, "C4", "wolf", 3)]
    assert asked(step.state) == (YELLOW, "fight")


@pytest.mark.rule("SJ-034")
@pytest.mark.parametrize("how", ["walking", "staying", "spell", "portal"])
def test_however_the_henchman_came(how: str) -> None:
    field = {"staying": "C4", "walking": "C3"}.get(how, "H8")
    state = position(
        {"field": field, "cards": "teleportation"}, slots="C4:dagger H8:teleportal", dice="portal 2"
    )
    ways = {"spell": ("cast-teleportation", "C4"), "portal": ("H8", "use", "C4")}
    step = do(state, *ways.get(how, ("C4",)))

    assert told(step, Revealed)[-1] == Revealed(YELLOW, "C4", "dagger")
    assert lord(step.state, YELLOW).weapons == 2


@pytest.mark.rule("SJ-035")
def test_activities_in_any_order_each_at_most_once() -> None:
    """In a foreign castle one may take, search and attack; attack and search only once."""
    state = position(
        {"field": "I1"},
        {"field": "C5", "vault": "orb"},
        {"field": "J1", "life": 15},
        loose={"J1": "crown"},
        options=Options(plunder="yes"),
        dice="search 6 blow 1 1 pursuit 1",
    )
    state = do(state, "J1").state
    assert offers(state) == ["attack-2", "take", "plunder", "done"]

    state = do(state, "plunder").state
    assert offers(state) == ["attack-2", "take", "done"]

    state = do(state, "attack-2", "strike", "flee").state
    assert offers(state) == ["take", "done"]

    assert asked(do(state, "take").state) == (YELLOW, "lord")


@pytest.mark.rule("SJ-035")
def test_without_anything_to_do_the_step_is_skipped_and_done_ends_it() -> None:
    assert asked(do(position({"field": "C3"}), "C4").state) == (YELLOW, "lord")

    state = position({"field": "C3"}, loose={"C4": "orb"})
    after = do(state, "C4", "done").state
    assert asked(after) == (YELLOW, "lord")
    assert lord(after, YELLOW).treasures == b""


@pytest.mark.rule("SJ-036")
def test_no_activities_after_a_flight() -> None:
    state = position(
        {"field": "C3"}, {"field": "C4"}, slots="C4:wolf", loose={"C4": "orb"}, dice="pursuit 1"
    )
    after = do(state, "C4", "flee").state

    assert asked(after) == (YELLOW, "lord")
    assert lord(after, YELLOW).treasures == b""


WHITE = [card.key for card in CARDS[1:] if card.sort not in ("spell", "map")]


@pytest.mark.rule("SJ-037")
@pytest.mark.parametrize("key", WHITE)
def test_white_cards_can_only_be_slotted_from_the_hand(key: str) -> None:
    state = position({"field": "C3", "cards": key}, frame=LordPhase())
    assert offers(state) == ["slot", "pass"]

    after = do(state, f"slot.{key}.H8").state
    assert values(after, YELLOW) == (15, 5, 2, 0)
    assert slot_at(after, "H8") == key


@pytest.mark.rule("SJ-038")
@pytest.mark.parametrize(
    ("key", "shown", "offered"),
    [
        ("cleansing", "cast-cleansing", ["slot", "cast-cleansing", "pass"]),
        ("map_c4", "dig", ["dig", "slot", "pass"]),
    ],
)
def test_black_cards_may_be_slotted_but_need_not(key: str, shown: str, offered: list[str]) -> None:
    state = position({"field": "C4", "cards": key}, frame=LordPhase())
    assert offers(state) == offered

    assert slot_at(do(state, f"slot.{key}.H8").state, "H8") == key
    assert keys(do(state, shown).state.discard) == [key]


@pytest.mark.rule("SJ-039")
@pytest.mark.parametrize(
    ("key", "before", "after"),
    [
        ("battle_axe", {"weapons": 12}, 15),
        ("great_healing_potion", {"life": 14}, 15),
        ("curse_of_weakness", {"strength": 0}, 0),
        ("cutpurse", {"money": 7}, 3),
        ("rust_rain", {"weapons": 1}, 0),
        ("elixir_of_life", {"life": 1}, 15),
    ],
)
def test_values_stay_within_bounds_and_halves_are_rounded_down(
    key: str, before: dict[str, int], after: int
) -> None:
    state = do(position({"field": "C3", **before}, slots=f"C4:{key}"), "C4").state

    assert getattr(lord(state, YELLOW), next(iter(before))) == after


@pytest.mark.rule("SJ-040")
def test_a_weapon_is_forced_and_discarded() -> None:
    step = do(position({"field": "C3", "weapons": 1}, slots="C4:sword"), "C4")

    assert told(step, Changed) == [Changed(YELLOW, "weapons", 1, 5)]
    assert keys(step.state.discard) == ["sword"]
    assert slot_at(step.state, "C4") == ""
    assert asked(step.state) == (YELLOW, "lord")


@pytest.mark.rule("SJ-041")
def test_a_potion_is_drunk_even_if_it_does_nothing() -> None:
    step = do(position({"field": "C3"}, slots="C4:healing_potion"), "C4")

    assert told(step, Changed) == []
    assert keys(step.state.discard) == ["healing_potion"]


@pytest.mark.rule("SJ-042")
def test_a_trap_snaps_at_once_and_is_discarded() -> None:
    step = do(position({"field": "C3"}, slots="C4:arrow_trap"), "C4")

    assert lord(step.state, YELLOW).life == 10
    assert keys(step.state.discard) == ["arrow_trap"]


@pytest.mark.rule("SJ-043")
@pytest.mark.parametrize("pick", ["use", "no"])
def test_a_special_may_be_used_and_stays_either_way(pick: str) -> None:
    state = position({"field": "C3"}, slots="C4:gold_vein")
    state = do(state, "C4").state
    assert asked(state) == (YELLOW, "use_special")
    assert offers(state) == ["use", "no"]

    step = do(state, pick)
    assert lord(step.state, YELLOW).money == (7 if pick == "use" else 5)
    assert slot_at(step.state, "C4") == "gold_vein"
    assert bool(told(step, SpecialLeft)) == (pick == "no")


@pytest.mark.rule("SJ-044")
def test_a_special_serves_once_a_turn_and_again_on_a_later_day() -> None:
    """A second visit in the same turn, by a spell and back on foot, is not asked again."""
    state = position({"field": "C3", "cards": "forced_march", "life": 3}, slots="C4:healing_spring")
    state = do(state, "C4", "use", "cast-forced_march", "C4").state
    assert lord(state, YELLOW).life == 6
    assert asked(state) == (GREEN, "journey")

    later = position({"field": "C4", "life": 6}, slots="C4:healing_spring")
    assert asked(do(later, "C4").state) == (YELLOW, "use_special")


@pytest.mark.rule("SJ-044")
@pytest.mark.parametrize(
    ("key", "spec"),
    [
        ("healing_spring", {"life": 15}),
        ("gold_vein", {"money": 15}),
        ("travelling_smith", {"money": 0}),
        ("travelling_smith", {"weapons": 15}),
        ("herb_woman", {"poisoned": 0}),
        ("herb_woman", {"poisoned": 1, "money": 2}),
        ("fencing_master", {"money": 1}),
        ("fencing_master", {"strength": 15}),
        ("soothsayer", {}),
        ("sacrificial_altar", {"life": 3}),
        ("sacrificial_altar", {"strength": 15}),
    ],
)
def test_a_special_is_offered_only_under_its_condition(key: str, spec: dict[str, int]) -> None:
    state = do(position({"field": "C3", **spec}, slots=f"C4:{key}"), "C4").state

    assert asked(state) == (YELLOW, "lord")
    assert slot_at(state, "C4") == key


@pytest.mark.rule("SJ-045", "SJ-082")
def test_a_monster_attacks_at_once() -> None:
    step = do(position({"field": "C3"}, slots="C4:ogre"), "C4")

    assert told(step, MonsterAttacked) == [MonsterAttacked(YELLOW, 2, 15, "ogre", 9, 15)]
    assert asked(step.state) == (YELLOW, "fight")
    assert refusal(step.state, "done") == "not_offered"


@pytest.mark.rule("SJ-046")
@pytest.mark.parametrize("key", ["healing_spell", "map_d8"])
def test_a_black_card_on_the_board_goes_to_the_hand(key: str) -> None:
    step = do(position({"field": "C3", "life": 9}, slots=f"C4:{key}"), "C4")

    assert hand(step.state, YELLOW) == [key]
    assert told(step, CardFound) == [CardFound(YELLOW, key)]
    assert lord(step.state, YELLOW).life == 9
    assert step.state.discard == b""


@pytest.mark.rule("SJ-047")
def test_a_found_card_may_be_played_in_the_same_turn() -> None:
    state = do(position({"field": "C3"}, slots="C4:map_c4"), "C4").state
    assert offers(state)[0] == "dig"

    spent = position({"field": "C3", "cards": "cleansing"}, slots="C4:map_c4")
    assert asked(do(spent, "cast-cleansing", "C4").state)[0] == GREEN


@pytest.mark.rule("SJ-048")
@pytest.mark.parametrize("memory", ["strict", "public", "full"])
def test_what_stays_is_an_obstacle_and_shown_as_agreed(memory: str) -> None:
    options = {m: Options(memory=m) for m in ("strict", "public", "full")}[memory]
    state = position({"field": "C3"}, slots="C4:gold_vein", options=options)
    after = do(state, "C4", "no", "pass").state

    (slot,) = GAME.public(after).slots
    assert slot.card == (None if memory == "strict" else "gold_vein")
    assert slot.slotter == (None if memory == "strict" else 3)
    passing = position({}, {}, {"field": "C4"}, slots="C5:gold_vein", active=BLUE, frame=Journey(2))
    assert "C6" not in offers(passing)
    assert CARD["gold_vein"] in after.slots


@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("dagger", [Change("weapons", 1, 3)]),
        ("pitfall", [Change("life", 9, 6)]),
        ("antidote", [Change("life", 9, 10), Change("poisoned", 1, 0)]),
        ("map_b3", []),
        ("wolf", []),
        ("gold_vein", []),
    ],
)
def test_a_card_turned_over_stays_for_the_picture(card: str, changes: list[Change]) -> None:
    """With what it changed, until the next turn; whatever became of the card."""
    spec = {"field": "C3", "life": 9, "weapons": 1, "poisoned": 1}
    step = do(position(spec, slots=f"C4:{card}"), "C4")

    find = GAME.public(step.state).find
    assert find is not None
    assert (find.field, find.card) == ("C4", card)
    assert sorted(find.changes, key=lambda change: change.value) == changes


def test_a_special_that_is_used_shows_what_it_brought() -> None:
    step = do(position({"field": "C3", "money": 4}, slots="C4:gold_vein"), "C4")
    find = GAME.public(do(step.state, "use").state).find
    assert find is not None
    assert find.changes == (Change("money", 4, 6),)


def test_the_next_turn_begins_without_a_card() -> None:
    step = do(position({"field": "C3", "cards": "knife"}, slots="C4:dagger"), "C4")
    assert GAME.public(step.state).find is not None
    assert GAME.public(do(step.state, "pass").state).find is None
