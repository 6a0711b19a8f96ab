"""Piles, victory, optional rules and chat rulings (SJ-128 to SJ-148)."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Clock, Seat
from bot.games.schatzjagd.content import TREASURES
from bot.games.schatzjagd.events import (
    Ended,
    KatharsisCame,
    Removed,
    Reshuffled,
    Searched,
    Spared,
)
from bot.games.schatzjagd.model import LordPhase, Options, State
from bot.games.schatzjagd.rules.end import needed
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
    where,
)

KATHARSIS = Options(katharsis="yes")
PLUNDER = Options(plunder="yes", treasures=6)
DEPOSIT = Options(deposit="yes")


@pytest.mark.rule("SJ-128")
def test_an_empty_draw_pile_is_renewed_from_the_discard_pile() -> None:
    state = position({"cards": "knife"}, pile=1, frame=LordPhase())
    thrown = len(state.discard)
    step = do(state, "pass")

    assert told(step, Reshuffled) == [Reshuffled(thrown)]
    assert (len(step.state.draw), step.state.discard) == (thrown - 2, b"")
    assert len(hand(step.state, YELLOW)) == 4


@pytest.mark.rule("SJ-129")
def test_with_both_piles_empty_the_hand_stays_short() -> None:
    state = position({"cards": "knife"}, pile=1, frame=LordPhase())
    hoarder = replace(state.lords[RED], cards=state.discard)
    state = replace(state, discard=b"", lords=(*state.lords[:RED], hoarder))
    after = do(state, "pass").state

    assert len(hand(after, YELLOW)) == 2
    assert asked(after) == (GREEN, "journey")


@pytest.mark.rule("SJ-130")
def test_the_discard_pile_is_open_to_all() -> None:
    view = GAME.public(position({}, discard="troll map_b3"))

    assert view.discard == ("troll", "map_b3")


def securing(vault: str, treasures: str, options: Options, lords: int = 4) -> State:
    spec = {"vault": vault, "treasures": treasures, "cards": "knife"}
    return position(spec, options=options, frame=LordPhase(), lords=lords)


@pytest.mark.rule("SJ-131")
def test_who_secures_the_last_needed_treasure_wins_at_that_moment() -> None:
    step = do(securing("crown", "orb", Options()), "secure-orb")
    outcome = GAME.outcome(step.state)

    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("secured", (YELLOW,), (2, 0, 0, 0))
    assert step.news[-1] == Ended("secured")
    assert GAME.asks(step.state) == ()


@pytest.mark.rule("SJ-132")
@pytest.mark.parametrize(("lords", "number"), [(2, 6), (3, 4), (4, 3)])
def test_the_guide_is_twelve_by_the_number_of_lords(lords: int, number: int) -> None:
    assert needed(Options(victory="guide"), lords) == number
    enough = do(securing("crown " * (number - 2), "orb orb", Options(victory="guide"), lords),
                "secure-orb").state  # fmt: skip
    assert GAME.outcome(enough) is None


@pytest.mark.rule("SJ-133")
@pytest.mark.parametrize(
    ("victory", "vault", "last", "won"),
    [
        ("same", "crown crown", "crown", True),
        ("same", "crown chalice", "orb", False),
        ("same", "crown chalice chalice", "orb", False),
        ("different", "crown chalice", "orb", True),
        ("different", "crown crown", "crown", False),
        ("different", "crown crown chalice", "orb", True),
    ],
)
def test_combinations(victory: str, vault: str, last: str, won: bool) -> None:
    options = Options(victory="same" if victory == "same" else "different")
    after = do(securing(vault, last, options), f"secure-{last}").state

    assert (GAME.outcome(after) is not None) == won


TWELVE = {"vault": "crown crown chalice", "treasures": "orb"}


@pytest.mark.rule("SJ-134")
@pytest.mark.parametrize(("plunder", "ends"), [("no", True), ("yes", False)])
def test_with_all_twelve_secured_the_game_ends_unless_one_may_plunder(
    plunder: str, ends: bool
) -> None:
    state = position(
        TWELVE,
        {"vault": "crown chalice orb"},
        {"vault": "crown chalice orb"},
        {"vault": "chalice orb"},
        options=Options(treasures=6, plunder="yes" if plunder == "yes" else "no"),
        frame=LordPhase(),
    )
    outcome = GAME.outcome(do(state, "secure-orb").state)

    assert (outcome is not None) == ends
    if outcome is not None:
        assert (outcome.reason, outcome.winners) == ("all_secured", (YELLOW,))


@pytest.mark.rule("SJ-135")
def test_the_round_limit_ends_the_game_at_the_end_of_a_round() -> None:
    state = position({}, lords=2, round=5, options=Options(max_rounds=5))
    state = do(state, "A1", "pass").state
    assert asked(state) == (GREEN, "journey")  # the round is finished first

    outcome = GAME.outcome(do(state, "J10", "pass").state)
    assert outcome is not None
    assert outcome.reason == "limit"


@pytest.mark.rule("SJ-136")
@pytest.mark.parametrize(
    ("specs", "places"),
    [
        (({"vault": "orb"}, {"treasures": "orb orb"}), (1, 2)),
        (({"treasures": "orb"}, {"treasures": "orb orb"}), (2, 1)),
        (({"strength": 5}, {"money": 9}), (1, 2)),
        (({"money": 6}, {"money": 9}), (2, 1)),
        (({}, {}), (1, 1)),
    ],
)
def test_the_ranking(specs: tuple[dict[str, object], ...], places: tuple[int, ...]) -> None:
    last = {"field": "C3", **specs[1]}
    state = position(specs[0], last, lords=2, active=GREEN, round=5, options=Options(max_rounds=5))
    state = replace(state, first=YELLOW)
    outcome = GAME.outcome(do(state, "C3", "pass").state)

    assert outcome is not None
    assert outcome.places == places


@pytest.mark.rule("SJ-137")
def test_in_ownerless_castles_nothing_is_secured_or_slotted() -> None:
    state = position({"field": "A10", "treasures": "orb", "cards": "knife"}, frame=LordPhase(),
                     lords=3)  # fmt: skip

    assert offers(state) == ["slot", "pass"]
    assert refusal(state, "slot.knife.A10") == "field_taken"


@pytest.mark.rule("SJ-138")
def test_there_is_no_trading() -> None:
    """Two friends in one field find nothing to give: only the answers of the rules exist."""
    state = do(position({"field": "C3", "treasures": "orb"}, {"field": "C4"}), "C4").state

    assert offers(state) == ["attack-1", "done"]


@pytest.mark.rule("SJ-139")
@pytest.mark.parametrize(("memory", "listed"), [("strict", 0), ("public", 0), ("full", 1)])
def test_own_hidden_cards_are_listed_only_with_full_memory(memory: str, listed: int) -> None:
    options = {m: Options(memory=m) for m in ("strict", "public", "full")}[memory]
    state = position({"cards": "knife"}, frame=LordPhase(), options=options)
    after = do(state, "slot.knife.C4").state

    assert len(GAME.own(after, YELLOW).remembered) == listed
    assert GAME.own(after, GREEN).remembered == ()


@pytest.mark.rule("SJ-140")
def test_depositing_lays_a_treasure_at_the_henchmans_place() -> None:
    spec = {"field": "D4", "treasures": "orb crown", "cards": "knife"}
    state = position(spec, options=DEPOSIT, frame=LordPhase())
    after = do(state, "deposit-crown").state

    assert (loose_at(after, "D4"), lord(after, YELLOW).treasures) == (1, b"\2")
    for turn in ("fled", "sitting"):
        held = position(spec, options=DEPOSIT, frame=LordPhase(), turn={turn: True})
        assert "deposit-orb" not in offers(held)
    for field in ("J1", "E5", "A1"):
        elsewhere = position({**spec, "field": field}, options=DEPOSIT, frame=LordPhase())
        assert "deposit-orb" not in offers(elsewhere)


@pytest.mark.rule("SJ-141")
@pytest.mark.parametrize(("days", "die", "found"), [(0, 1, True), (0, 2, False), (3, 4, True)])
def test_searching_a_vault(days: int, die: int, found: bool) -> None:
    spec = {"field": "J10", "days": days, "searched": 99}
    state = position(spec, {}, {"field": "C3", "vault": "orb crown"}, options=PLUNDER,
                     dice=f"search {die}")  # fmt: skip
    step = do(state, "J10", "plunder")

    assert told(step, Searched) == [Searched(YELLOW, BLUE, days + 1, die, found)]
    assert len(lord(step.state, YELLOW).treasures) == found
    assert len(lord(step.state, BLUE).vault) == 2 - found


@pytest.mark.rule("SJ-141")
def test_no_search_without_the_option_or_without_treasures() -> None:
    rich: tuple[Spec, ...] = ({"field": "J10"}, {}, {"field": "C3", "vault": "orb"})
    assert asked(do(position(*rich), "J10").state)[1] == "lord"
    poor = position({"field": "J10"}, {}, {"field": "C3"}, options=PLUNDER)
    assert asked(do(poor, "J10").state)[1] == "lord"


@pytest.mark.rule("SJ-141")
def test_a_random_treasure_is_found() -> None:
    found = set()
    for die in range(1, 7):  # other dice are other seeds
        spec = {"field": "J10", "days": 5, "searched": 99}
        state = position(spec, {}, {"field": "C3", "vault": "orb crown chalice"}, options=PLUNDER,
                         dice=f"search {die}")  # fmt: skip
        found.add(lord(do(state, "J10", "plunder").state, YELLOW).treasures)
    assert len(found) > 1


@pytest.mark.rule("SJ-142")
@pytest.mark.parametrize("why", ["found", "idle", "death"])
def test_the_count_of_days_starts_anew(why: str) -> None:
    spec = {"field": "J10", "days": 2, "searched": 99, "life": 1 if why == "death" else 15}
    state = position({**spec, "poisoned": int(why == "death")}, {}, {"field": "C3", "vault": "orb"},
                     options=PLUNDER, dice="search 3")  # fmt: skip
    answers = {"found": ("J10", "plunder", "pass"), "idle": ("J10", "done", "pass"),
               "death": ("J10", "done", "pass")}[why]  # fmt: skip
    assert lord(do(state, *answers).state, YELLOW).days == 0


@pytest.mark.rule("SJ-143")
def test_searching_is_no_card_play_and_needs_no_beaten_owner() -> None:
    state = position({"field": "I10", "cards": "knife"}, {}, {"vault": "orb"}, options=PLUNDER)
    state = do(state, "J10").state
    assert (where(state, BLUE), offers(state)) == ("J10", ["plunder", "done"])

    assert "slot" in offers(do(state, "plunder").state)


def katharsis(slots: str = "C4:troll D7:knife", lords: int = 2) -> State:
    """Yellow must draw three cards from an empty pile."""
    return position({"cards": "club"}, pile=0, slots=slots, options=KATHARSIS, frame=LordPhase(),
                    lords=lords)  # fmt: skip


@pytest.mark.rule("SJ-144")
def test_katharsis_comes_before_the_reshuffle() -> None:
    step = do(katharsis(lords=3), "pass")
    assert told(step, KatharsisCame) == [KatharsisCame()]
    assert offers(step.state) == ["C4", "D7", "pass"]
    assert GAME.asks(step.state)[0].clock is Clock.DECISION

    state, seats = step.state, []
    while asked(state)[1] == "katharsis":
        seats.append(asked(state)[0])
        step = do(state, "pass")
        state = step.state
    assert seats == [0, 1, 2] * 3
    assert told(step, Reshuffled)
    assert len(hand(state, YELLOW)) == 4


@pytest.mark.rule("SJ-144")
def test_without_the_option_or_without_cards_on_the_board_it_is_left_out() -> None:
    plain = position({"cards": "club"}, pile=0, slots="C4:troll", frame=LordPhase())
    assert asked(do(plain, "pass").state) == (GREEN, "journey")
    assert asked(do(katharsis(slots=""), "pass").state) == (GREEN, "journey")


@pytest.mark.rule("SJ-145")
def test_the_removed_card_is_shown_and_everybody_may_pass() -> None:
    state = do(katharsis(), "pass").state
    step = do(state, "C4")
    assert told(step, Removed) == [Removed(YELLOW, "C4", "troll")]
    assert slot_at(step.state, "C4") == ""
    assert "troll" in keys(step.state.discard)

    step = do(step.state, "pass")
    assert told(step, Spared) == [Spared(GREEN)]
    assert asked(step.state) == (YELLOW, "katharsis")
    step = do(step.state, "D7")  # nothing is left to remove
    assert told(step, Reshuffled)
    assert len(hand(step.state, YELLOW)) == 4


@pytest.mark.rule("SJ-145")
def test_after_a_death_in_a_fight_it_waits_until_the_fight_is_settled() -> None:
    state = position(
        {"field": "D8", "weapons": 15},
        {"field": "D8", "life": 1, "money": 4},
        pile=0,
        slots="C4:troll",
        loose={"D8": "orb"},
        options=KATHARSIS,
        dice="blow 3 3",
        lords=2,
    )
    state = do(state, "D8", "attack-1", "strike", "strike").state
    assert asked(state) == (YELLOW, "katharsis")
    assert lord(state, YELLOW).money == 9

    for _ in range(6):
        state = do(state, "pass").state
    assert (asked(state), offers(state)) == ((YELLOW, "activity"), ["take", "done"])
    assert len(hand(state, GREEN)) == 4


@pytest.mark.rule("SJ-147")
def test_defaults_of_the_simple_questions() -> None:
    seat = YELLOW
    special = do(position({"field": "C3"}, slots="C4:gold_vein"), "C4").state
    assert GAME.default(special, seat) == ("no",)
    take = do(position({"field": "C3"}, loose={"C4": "orb"}), "C4").state
    assert GAME.default(take, seat) == ("take",)
    deal = do(position({"field": "E5"}), "E5").state
    assert GAME.default(deal, seat) == ("done", "pass")
    looking = do(position({"cards": "clairvoyance"}, slots="C4:orc"), "cast-clairvoyance").state
    assert GAME.default(looking, seat) == ("stop",)
    assert GAME.default(do(katharsis(), "pass").state, seat) == ("pass",)


@pytest.mark.rule("SJ-147")
def test_defaults_that_name_a_place() -> None:
    stay = position({"field": "C3"})
    assert GAME.default(stay, YELLOW) == ("C3", "pass")
    fields = "C4:orc C2:wolf"
    banish = position({"field": "C3", "cards": "banishment"}, slots=fields)
    banish = do(banish, "cast-banishment").state
    assert GAME.default(banish, YELLOW) == ("C2",)
    home = position({"field": "C3", "cards": "teleportation"})
    assert GAME.default(do(home, "cast-teleportation").state, YELLOW) == ("1", "A1")
    portal = position({"field": "H7"}, {}, {"field": "F6"}, slots="H7:teleportal", dice="portal 4")
    assert GAME.default(do(portal, "H7", "use").state, YELLOW) == ("F6", "done", "pass")


@pytest.mark.rule("SJ-147")
def test_defaults_of_the_lord_phase() -> None:
    secure = securing("", "orb crown", Options(treasures=3))
    assert GAME.default(secure, YELLOW) == ("secure-crown",)
    assert GAME.default(position({"cards": "knife"}, frame=LordPhase()), YELLOW) == ("pass",)
    full = position({"cards": "wolf knife club spear sword"}, frame=LordPhase())
    assert GAME.default(full, YELLOW) == ("slot", "wolf", "1", "B1")


@pytest.mark.rule("SJ-147")
def test_castles_by_default_lie_opposite() -> None:
    state = GAME.start(4, b"x", Options(), Seat(0)).state
    picked: list[str] = []
    while asked(state)[1] == "pick_castle":
        path = GAME.default(state, asked(state)[0])
        picked += path
        state = do(state, path[0]).state
    assert picked == ["A1", "J10", "J1"]


@pytest.mark.rule("SJ-148")
def test_at_the_end_everything_is_opened() -> None:
    view = GAME.public(do(securing("crown", "orb", Options()), "secure-orb").state)

    assert view.figures[YELLOW].secured_kinds == ("crown", "orb")
    assert set(TREASURES) >= set(view.figures[YELLOW].secured_kinds)
    assert view.places == (1, 2, 2, 2)
