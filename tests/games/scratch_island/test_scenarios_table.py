"""Worked scenarios 32 to 46: the pilot, options, set-up and secrecy."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.games.contract import ComputerConfig, Seat, play
from bot.games.kit.options import BadOption, settled_options
from bot.games.scratch_island.board.squares import NUMBERS, named
from bot.games.scratch_island.content import CONTENTS
from bot.games.scratch_island.model import (
    SEATS,
    ChestOpened,
    EndAnnounced,
    KeyFound,
    Options,
    TreasureFound,
)
from bot.games.scratch_island.rules.defaults import ratings
from bot.games.scratch_island.rules.placing import all_placements
from tests.games.scratch_island.kit import (
    ANNA,
    BEN,
    GAME,
    HOME,
    T1,
    T1_HIDDEN,
    F,
    answer,
    begun,
    land,
    later,
    lay,
    left_unused,
    menu,
    motifs,
    now,
    reasons,
    refusal,
    roller,
    scratched,
    table,
    told,
)
from tests.games.scratch_island.reading import points
from tests.laws import leaves, shown


@pytest.mark.scenario("SC-32")
def test_a_walled_in_chest_needs_the_pickaxe() -> None:
    with_a9 = named("A9")
    boxed = land(f"{F} A8")

    singles = [p for p in all_placements(boxed, "pickaxe") if p & with_a9]
    assert len(singles) == 1
    for motif in motifs("domino i3 l3 i4 o4 t4 l4 s4"):
        for combined in (False, True):
            assert not [p for p in all_placements(boxed, motif, combined=combined) if p & with_a9]


@pytest.mark.scenario("SC-33")
def test_a_silent_roller_is_played_by_the_pilot() -> None:
    state = table("", "", faces="domino l4 t4 pickaxe")
    best = {face: max(ratings(T1, face))[0] for face in state.faces}
    assert best == {
        "l4": (0, 0, -1, 4),
        "t4": (0, 0, -3, 4),
        "domino": (0, 0, -3, 2),
        "pickaxe": (0, 0, -4, 1),
    }

    step = play(GAME, state, Seat(0), GAME.default(state, Seat(0)))
    assert step.state.takers == (-1, 0, 0, -1)
    assert set(scratched(step)) == {"C8", "C9", "D9", "E9"}
    assert told(step, TreasureFound) == [TreasureFound(ANNA, "ring", 1, 2)]
    assert max(ratings(step.state.charts[0], "t4"))[0] == (0, 1, -4, 4)
    step = play(GAME, step.state, Seat(0), GAME.default(step.state, Seat(0)))
    assert scratched(step) == ["B8", "B7", "B6", "A7"]
    assert told(step, KeyFound) == [KeyFound(ANNA, "B8", "green")]


@pytest.mark.scenario("SC-34")
def test_hidden_contents_change_nothing() -> None:
    swapped = bytearray(T1_HIDDEN)
    for one, two in (("A8", "B9"), ("E6", "B8"), ("D8", "E7")):
        a, b = NUMBERS[one], NUMBERS[two]
        swapped[a], swapped[b] = swapped[b], swapped[a]
    for state in (table(HOME, HOME), roller(HOME, "l4 pickaxe", rivals=(HOME,))):
        other = replace(state, contents=(bytes(swapped), T1_HIDDEN))
        asks = GAME.asks(state)

        assert shown(GAME, other, asks, Seat(0)) == shown(GAME, state, asks, Seat(0))
        paths = list(leaves(GAME, state, Seat(0)))
        assert list(leaves(GAME, other, Seat(0))) == paths


@pytest.mark.scenario("SC-35")
@pytest.mark.parametrize(
    ("given", "named_in_answer"),
    [
        ({"chests_to_end": 1}, ("chests_to_end", "1", "2, 3, 4")),
        ({"snakes": 9}, ("snakes", "9", "0, 1, 2, 3, 4, 5, 6, 7, 8")),
        ({"layout": "same"}, ("layout", "same", "own, shared")),
    ],
)
def test_bad_options_are_refused(
    given: dict[str, object], named_in_answer: tuple[str, ...]
) -> None:
    with pytest.raises(BadOption) as refused:
        settled_options(Options, given)

    assert all(part in str(refused.value) for part in named_in_answer)


@pytest.mark.scenario("SC-35")
def test_five_players_and_a_contradicting_length_are_refused() -> None:
    assert 5 not in SEATS
    with pytest.raises(BadOption, match="max_rounds"):
        settled_options(Options, {"length": "short", "max_rounds": 12})


@pytest.mark.scenario("SC-36")
def test_after_a_snake_the_lost_die_is_gone() -> None:
    state = table("E9 F9", "", "", faces="i3 l4 domino pickaxe", held=(0, 1))

    after = lay(state, "i3", "F6 F7 F8").state

    assert (now(after), menu(after).picks) == (1, ("domino", "pickaxe", "pass"))


@pytest.mark.scenario("SC-37")
def test_ending_in_the_middle_of_choosing_scratches_nothing() -> None:
    state = table("", HOME, faces="o4 t4 domino l3", taken={0: 0, 1: 0}, turn=1)
    assert menu(state, "l3").about == "choose_first_square"

    step = answer(state, "l3", "end")

    assert (scratched(step), reasons(step)) == ([], ["ended"])


@pytest.mark.scenario("SC-38")
def test_a_short_game_ends_with_two_chests_but_a_third_scores() -> None:
    state = table(
        "E9 D9 C9 B9 B8 C8 H7 I9 H8 H9 I8",
        "",
        faces="pickaxe pickaxe t4 l3",
        held=(0, 1),
        options=Options(length="short"),
    )
    assert points(state)[0] == 4

    step = lay(state, "pickaxe", "A9")
    assert told(step, EndAnnounced) == [EndAnnounced(ANNA)]
    again = table(
        F, "", faces="pickaxe t4 t4 l3", held=(0, 1), options=Options(length="short"), rung=(0,)
    )
    more = lay(again, "pickaxe", "A9")
    assert told(more, ChestOpened, EndAnnounced) == [ChestOpened(ANNA, "green", 4)]
    assert points(more.state)[0] == points(again)[0] + 4


@pytest.mark.scenario("SC-39")
def test_mirror_images_are_different_placements() -> None:
    assert menu(later("", "l4")).picks == (
        "F7-F8-E9-F9",
        "C8-C9-D9-E9",
        "E8-F8-G8-E9",
        "E8-C9-D9-E9",
        "F8-D9-E9-F9",
        "end",
    )


@pytest.mark.scenario("SC-40")
def test_a_roll_with_four_players() -> None:
    state = table("", "", "", "", faces="domino l4 t4 pickaxe i4", first=3)
    sizes = []
    for _ in range(4):
        sizes.append((int(now(state)), state.takers.count(-1), menu(state).picks[-1]))
        state = left_unused(state, menu(state).picks[0]).state

    assert sizes == [(3, 5, "pickaxe-i4"), (0, 3, "pass"), (1, 2, "pass"), (2, 1, "pass")]
    assert (now(state), menu(state).about) == (0, "choose_pair")


@pytest.mark.scenario("SC-41")
def test_only_chests_and_complete_rows_score() -> None:
    state = table(f"{F} A9 F4", "")
    assert state.charts[0].marked[5] == 2
    assert points(state)[0] == 18 + 2 + 2 + 1

    everything = replace(state, rows=(0,) * 6)
    assert points(everything)[0] == 30


@pytest.mark.scenario("SC-42")
def test_nothing_comes_back_after_a_commit() -> None:
    step = lay(roller(HOME, "domino l3"), "domino", "B8 C8")

    assert step.reveals
    assert refusal(step.state, "back") == "not_offered"
    assert refusal(step.state, "undo") == "not_offered"


@pytest.mark.scenario("SC-43")
def test_everybody_opens_his_own_chests() -> None:
    path = F.replace(" A1", "")
    state = table(path, path, faces="t4 l3 pickaxe domino", taken={0: 0, 1: 0}, held=(2,), turn=1)

    first = lay(state, "pickaxe", "A1")
    other = replace(first.state, turn=1, first=Seat(1), rolls=0, held=(2,))
    other = replace(other, faces=state.faces, takers=(1, 1, 0, -1))
    second = lay(other, "pickaxe", "A1")

    assert told(first, ChestOpened) == [ChestOpened(BEN, "blue", 5)]
    assert told(second, ChestOpened) == [ChestOpened(ANNA, "blue", 5)]


@pytest.mark.scenario("SC-44")
def test_a_seat_without_a_person_keeps_its_dice_and_turns() -> None:
    state, turns = begun(3, 5, first=0), list[tuple[int, int]]()
    while GAME.asks(state) and state.rolls < 6:
        seat = now(state)
        if not turns or turns[-1] != (state.rolls, int(seat)):
            turns.append((state.rolls, int(seat)))
        assert len(state.faces) == 4
        tree = partial(GAME.choices, state, seat)
        view, own = GAME.public(state), GAME.own(state, seat)
        absent = GAME.choose(view, own, seat, tree, ComputerConfig())
        path = absent if seat == 2 else GAME.default(state, seat)
        state = play(GAME, state, seat, path).state

    assert turns[:9] == [(roll, (roll + turn) % 3) for roll in range(3) for turn in range(3)]


@pytest.mark.scenario("SC-45")
@pytest.mark.parametrize("seats", SEATS)
def test_set_up_of_many_games(seats: int) -> None:
    """The constraints of the generator themselves are tested with the generator."""
    for seed in range(66):
        assert GAME.invariant_errors(begun(seats, seed)) == ()
        shared = begun(seats, seed, Options(layout="shared"))
        assert len(set(shared.charts)) == 1
        assert len(set(shared.contents)) == seats
        tame = begun(seats, seed, Options(snakes=0))
        assert GAME.invariant_errors(tame) == ()
        assert all(hidden.count(CONTENTS.index("snake")) == 0 for hidden in tame.contents)


@pytest.mark.scenario("SC-46")
def test_maps_are_revealed_when_the_game_is_over() -> None:
    state = table(f"{F} A9", "", faces="t4 l3 pickaxe domino", taken={0: 1, 1: 1}, rung=(0,))
    state = replace(state, rolls=1, turn=1)
    before = GAME.public(state)
    assert before.revealed == ()
    assert {find.square for find in before.finds[0]} <= set(f"{F} A9".split())

    step = answer(state, "pass")
    after = GAME.public(step.state)

    assert GAME.asks(step.state) == ()
    assert [len(a) + len(b) for a, b in zip(after.finds, after.revealed, strict=True)] == [23, 23]
