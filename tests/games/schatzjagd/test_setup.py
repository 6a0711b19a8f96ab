"""Set-up: castles, piles, first cards, who begins (SJ-001 to SJ-012)."""

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.contract import Clock, Seat, play
from bot.games.kit.options import settled_options
from bot.games.schatzjagd.content import HOARD, MAPS, NAMES, PACK
from bot.games.schatzjagd.events import CastleChosen, StartRolled
from bot.games.schatzjagd.model import Options, State
from bot.games.schatzjagd.rules.end import limit, needed
from bot.games.schatzjagd.rules.setup import UNDECIDED
from tests.games.schatzjagd.kit import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    asked,
    do,
    hand,
    offers,
    rng_giving,
    told,
    values,
    where,
)

ASSIGNED = Options(castles="assigned")


def begun(seats: int, options: Options = ASSIGNED, seed: int = 1, first: int | None = 0) -> State:
    named = None if first is None else Seat(first)
    return GAME.start(seats, seed.to_bytes(32, "big"), options, named).state


@pytest.mark.rule("SJ-001")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_only_two_to_four_lords_can_start(seats: int) -> None:
    with pytest.raises(ValueError, match="lords"):
        begun(seats)
    assert set(GAME.SEATS) == {2, 3, 4}


@pytest.mark.rule("SJ-002", "SJ-009")
def test_box_and_aids_have_no_counterpart() -> None:
    """Nothing but play cards and treasures exists: knowledge and memo cards are no hand cards."""
    state = begun(4)
    everything = state.draw + b"".join(lord.cards for lord in state.lords)

    assert Counter(everything) == Counter(PACK)
    assert all(len(lord.cards) == 4 for lord in state.lords)


@pytest.mark.rule("SJ-003")
def test_castles_are_chosen_in_seat_order_and_the_last_of_four_gets_the_rest() -> None:
    state = begun(4, Options())
    assert asked(state) == (YELLOW, "pick_castle")
    assert GAME.asks(state)[0].clock is Clock.TURN  # a set-up is no reaction: it has time
    assert offers(state) == ["A1", "J1", "J10", "A10"]

    state = do(state, "J10").state
    assert asked(state) == (GREEN, "pick_castle")
    assert offers(state) == ["A1", "J1", "A10"]

    step = do(state, "A1", "A10")
    assert [where(step.state, Seat(s)) for s in range(4)] == ["J10", "A1", "A10", "J1"]
    assert told(step, CastleChosen)[-1] == CastleChosen(RED, "J1")
    assert asked(step.state)[1] == "journey"


@pytest.mark.rule("SJ-003", "SJ-137")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_lords_everybody_is_asked_and_castles_stay_ownerless(seats: int) -> None:
    state = begun(seats, Options())
    for seat in range(seats):
        assert asked(state) == (seat, "pick_castle")
        state = do(state, offers(state)[-1]).state

    assert len({lord.castle for lord in state.lords}) == seats
    assert asked(state)[1] == "journey"


@pytest.mark.parametrize(
    ("seats", "fields"), [(2, "A1 J10"), (3, "A1 J1 J10"), (4, "A1 J1 J10 A10")]
)
def test_castles_can_be_assigned(seats: int, fields: str) -> None:
    state = begun(seats)

    assert [where(state, Seat(s)) for s in range(seats)] == fields.split()


@pytest.mark.rule("SJ-004", "SJ-013")
def test_turns_run_clockwise_by_castle() -> None:
    state = do(begun(4, Options(), first=1), "J10", "A1", "A10").state
    assert state.order == (1, 3, 0, 2)

    turns = []
    for _ in range(8):
        turns.append((asked(state)[0], state.round))
        state = do(state, where(state, asked(state)[0]), "pass").state
    assert turns == [(1, 1), (3, 1), (0, 1), (2, 1), (1, 2), (3, 2), (0, 2), (2, 2)]


@pytest.mark.rule("SJ-005")
def test_the_city_cards_lie_as_printed_or_shuffled() -> None:
    assert begun(2).city == bytes(range(4))

    shuffled = Options(castles="assigned", city_layout="shuffled")
    layouts = {begun(2, shuffled, seed).city for seed in range(12)}
    assert len(layouts) > 3
    assert all(sorted(city) == [0, 1, 2, 3] for city in layouts)


@pytest.mark.rule("SJ-006", "SJ-007")
def test_piles_are_shuffled_and_complete() -> None:
    states = [begun(2, seed=seed) for seed in range(6)]

    assert all(Counter(state.hoard) == Counter(HOARD) for state in states)
    assert len({state.hoard for state in states}) == len({state.draw for state in states}) == 6
    assert all(state.discard == b"" for state in states)


@pytest.mark.rule("SJ-008")
@pytest.mark.parametrize(("seats", "left"), [(2, 114), (3, 110), (4, 106)])
def test_everybody_gets_four_cards_that_he_alone_sees(seats: int, left: int) -> None:
    step = GAME.start(seats, b"deal", ASSIGNED, Seat(0))
    cards = [hand(step.state, Seat(s)) for s in range(seats)]

    assert [len(held) for held in cards] == [4] * seats
    assert len(step.state.draw) == left
    for whisper in step.whispers:
        assert list(getattr(whisper.note, "cards", ())) == cards[whisper.to]
    assert {whisper.to for whisper in step.whispers} == set(range(seats))


@pytest.mark.rule("SJ-008")
def test_cards_are_dealt_in_turn_order() -> None:
    """From the top of the pile, clockwise, whatever the seats are."""
    before = do(begun(2, Options()), "J10").state
    after = do(before, "A1").state

    assert after.order == (1, 0)
    assert after.lords[1].cards == before.draw[:4]
    assert after.lords[0].cards == before.draw[4:8]


@pytest.mark.rule("SJ-010")
@pytest.mark.parametrize("seat", [YELLOW, GREEN, BLUE, RED])
def test_a_henchman_sets_out_with_the_starting_values(seat: Seat) -> None:
    lord = begun(4).lords[seat]

    assert values(begun(4), seat) == (15, 5, 2, 0)
    assert (lord.poisoned, lord.sits_out, NAMES[lord.field]) == (
        0,
        0,
        ("A1", "J1", "J10", "A10")[seat],
    )


def last_pick(dice: str) -> State:
    """Before the third of four lords picks; then the dice fall."""
    state = do(begun(4, Options(), first=None), "A1", "J1").state
    assert state.first == UNDECIDED
    return replace(state, rng=rng_giving(dice))


@pytest.mark.rule("SJ-011")
def test_the_highest_roll_begins() -> None:
    step = do(last_pick("beginner 2 5 3 1 journey 4"), "J10")

    assert told(step, StartRolled) == [
        StartRolled(Seat(s), die) for s, die in enumerate((2, 5, 3, 1))
    ]
    assert asked(step.state) == (GREEN, "journey")


@pytest.mark.rule("SJ-011")
def test_tied_highest_roll_again() -> None:
    step = do(last_pick("beginner 4 1 4 2 3 6"), "J10")

    assert [roll.seat for roll in told(step, StartRolled)] == [0, 1, 2, 3, 0, 2]
    assert asked(step.state)[0] == BLUE


@pytest.mark.rule("SJ-012")
@pytest.mark.parametrize(
    ("options", "lords", "number"),
    [
        (Options(), 4, 2),
        (Options(length="short"), 3, 2),
        (Options(length="blitz"), 2, 1),
        (Options(length="full"), 2, 6),
        (Options(treasures=5), 2, 5),
        (Options(length="full", treasures=3), 2, 3),
        (Options(length="blitz", victory="guide"), 3, 4),
        (Options(victory="same"), 4, 3),
    ],
)
def test_what_was_agreed(options: Options, lords: int, number: int) -> None:
    assert needed(options, lords) == number
    assert limit(options, lords) == 30 * number


def test_a_round_limit_can_be_named_or_lifted() -> None:
    assert limit(Options(max_rounds=20), 2) == 20
    assert limit(Options(max_rounds=0), 2) > 1000


@pytest.mark.parametrize("length", ["short", "first_game"])
def test_with_a_starting_map_it_is_the_first_card(length: str) -> None:
    state = begun(4, settled_options(Options, {"castles": "assigned", "length": length}))
    firsts = [lord.cards[0] in MAPS for lord in state.lords]

    assert all(firsts) == (length == "short")
    assert [len(lord.cards) for lord in state.lords] == [4] * 4
    assert GAME.invariant_errors(state) == ()


def test_treasures_are_refused_beside_another_victory() -> None:
    with pytest.raises(ValueError, match="treasures"):
        Options(victory="guide", treasures=3)
    with pytest.raises(msgspec.ValidationError, match="treasures"):
        msgspec.convert({"victory": "same", "treasures": 2}, Options)


def test_a_castle_that_is_taken_is_refused() -> None:
    state = do(begun(3, Options()), "A1").state

    with pytest.raises(Exception, match="not_offered"):
        play(GAME, state, GREEN, ("A1",))
