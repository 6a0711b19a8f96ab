"""Defaults and absence: SI-092 to SI-098."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.games.contract import Clock, ComputerConfig, Rng, Seat, play
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import (
    NAMES,
    beside,
    named,
    pack,
    unpack,
    unpack_walls,
    ways,
)
from bot.games.scratch_island.content import CHESTS, Motif
from bot.games.scratch_island.model import NOBODY, Place
from bot.games.scratch_island.rules.defaults import best_dice, best_place, first_square, ratings
from bot.games.scratch_island.rules.menus import motif_of
from tests.games.scratch_island.kit import (
    GAME,
    HOME,
    F,
    begun,
    chart,
    defaults,
    land,
    motifs,
    now,
    roller,
    table,
    what_is_done,
)
from tests.laws import leaves, playout


def rating(path: str, motif: Motif, where: str, *, combined: bool = False) -> tuple[int, ...]:
    laid = named(*where.split())
    return next(r for r, one in ratings(chart(path), motif, combined=combined) if one == laid)


def slow_steps(one: Chart, laid: int) -> int:
    """The distance of SI-093 once more, square by square."""
    path = {s for s in range(81) if (unpack(one.scratched) | laid) >> s & 1}
    rocks, crosses = unpack(one.rocks), unpack(one.crosses)
    locked = {c for colour, c in enumerate(CHESTS) if not one.keys >> colour & 1}
    goals = {c for c in CHESTS if c not in locked} | {
        s for s in range(81) if crosses >> s & 1 and one.keys != 15
    }
    if not goals - path:
        return 0
    front, seen, open_ways = set(path), set(path), ways(unpack_walls(one.walls))
    for steps in range(1, 82):
        near = {n for s in front for n in range(81) if beside(1 << s, open_ways) >> n & 1}
        front = {n for n in near - seen - locked if not rocks >> n & 1}
        if front & goals:
            return steps
        seen |= front
    return 99


def charts_met(seats: int, seed: int) -> list[Chart]:
    found = [one for state, *_ in playout(GAME, seats, seed) for one in state.charts]
    return list(dict.fromkeys(found))


@pytest.mark.rule("SI-092", "SI-093")
def test_the_pilot_rates_chests_crosses_distance_and_squares() -> None:
    for one in charts_met(2, 5)[::6]:
        path, crosses = unpack(one.scratched), unpack(one.crosses)
        for motif, combined in (("domino", False), ("pickaxe", False), ("l3", True)):
            for found, laid in list(ratings(one, _motif(motif), combined=combined))[::5]:
                steps = slow_steps(one, laid) + (2 if combined else 0)
                new_crosses = 0 if one.keys == 15 else (laid & crosses & ~path).bit_count()
                chests = sum(laid >> corner & 1 for corner in CHESTS)
                assert found == (chests, new_crosses, -steps, laid.bit_count())


def _motif(name: str) -> Motif:
    return motifs(name)[0]


@pytest.mark.rule("SI-092")
def test_crosses_count_only_while_keys_are_missing() -> None:
    """F has all four keys; the crosses E2 and E6 are of no use any more."""
    beside_a_cross = [r for r, laid in ratings(chart(F), "pickaxe") if laid == named("E2")]

    assert [r[1] for r in beside_a_cross] == [0]
    assert rating("E9 F9 F8 F7 F6", "pickaxe", "E6")[1] == 1


@pytest.mark.rule("SI-092")
def test_a_combination_counts_two_steps_more() -> None:
    with_rock = "E9 D9 D8"  # the same squares once by combining, once over a broken rock
    combined = rating("E9 D9", "domino", "D8 D7", combined=True)

    assert combined[2] == rating(with_rock, "pickaxe", "D7")[2] - 2


@pytest.mark.rule("SI-093")
@pytest.mark.parametrize(
    ("why", "path", "where", "steps"),
    [
        ("the nearest cross is B8", HOME, "C8", 1),
        ("a wall stands between H6 and H7", "E9 F9 F8 F7 F6 G6 E6", "H6", 2),  # F7, G7, H7
        ("a chest whose key is owned", f"{HOME} B8 C8 D7 E6 D4 G3 H7 E2", "B9", 1),
        ("a locked chest is no target", f"{HOME} B9 B8", "C8", 1),  # but A9 is open now
        ("everything is done", f"{F} A9", "A8", 0),
    ],
)
def test_the_distance_to_the_nearest_target(why: str, path: str, where: str, steps: int) -> None:
    assert -rating(path, "pickaxe", where)[2] == steps, why


@pytest.mark.rule("SI-093")
def test_a_target_that_cannot_be_reached_is_far_away() -> None:
    """The only chest with a key left stands behind rocks."""
    rocks = pack(named("A8", "B9"))
    boxed = replace(chart(F), rocks=rocks, scratched=pack(named("E9", "D9", "C9")))
    boxed = replace(boxed, keys=4, crosses=pack(named("E9")))

    assert {r[2] for r, _ in ratings(boxed, "domino")} == {-99}


@pytest.mark.rule("SI-094")
@pytest.mark.parametrize(
    ("path", "held", "mode", "where"),
    [
        ("E9 E8 F8 F7 F6", "l4 s4", "l4", "D4 E4 E5 E6"),  # rated alike: the die order decides
        ("E9 E8 F8 F7 F6", "s4 l4", "s4", "D4 D5 E5 E6"),
        (HOME, "domino", "domino", "B8 C8"),  # not B8 B9: the smaller list of squares
        (HOME, "t4", "t4", "B7 A8 B8 C8"),  # four are rated alike
        ("", "l3", "l3", "E8 F8 E9"),
    ],
)
def test_ties_go_to_the_first_mode_then_the_smaller_squares(
    path: str, held: str, mode: str, where: str
) -> None:
    chosen = best_place(chart(path), motifs(held))

    assert (chosen.mode, chosen.squares) == (mode, named(*where.split()))


@pytest.mark.rule("SI-094")
def test_ties_of_the_first_square_go_to_a_visible_one() -> None:
    ground = land(f"{HOME} B9")
    assert NAMES[first_square(ground, named("C8", "B8"))] == "B8"
    assert NAMES[first_square(ground, named("A8", "A7", "B8"))] == "B8"
    ground = land("E9 D9 C9 E8")
    assert NAMES[first_square(ground, named("F8", "F9"))] == "F8"


@pytest.mark.rule("SI-095")
def test_dice_are_taken_by_their_best_placement() -> None:
    faces = motifs("domino l4 t4 pickaxe")
    assert best_dice(chart(""), faces, [0, 1, 2, 3]) == [1, 2, 0, 3]
    state = table("", "", faces="domino l4 t4 pickaxe")
    assert GAME.default(state, Seat(0))[0] == "l4-t4"
    second = table(HOME, "", faces="domino l4 t4 pickaxe", taken={1: 0, 2: 0}, turn=1)
    assert GAME.default(second, Seat(1))[0] == "domino"


@pytest.mark.rule("SI-095")
def test_dice_that_do_not_fit_come_last_and_equals_by_die_order() -> None:
    faces = motifs("o4 domino domino o4")

    assert best_dice(chart(HOME), faces, [0, 1, 2, 3]) == [1, 2, 0, 3]


@pytest.mark.rule("SI-096")
def test_the_default_is_the_best_placement_over_all_dice_and_the_combination() -> None:
    for path in ("", HOME, "E9 D9", F):
        state = roller(path, "domino pickaxe")
        best = best_place(state.charts[0], motifs("domino pickaxe"))
        assert GAME.choices(state, Seat(0), GAME.default(state, Seat(0))) == best
        alone = [*ratings(chart(path), "domino"), *ratings(chart(path), "pickaxe")]
        both = [*alone, *ratings(chart(path), "domino", combined=True)]
        assert max(r for r, _ in both) == max(r for r, laid in both if laid == best.squares)
        taking = table(path, "", faces="domino pickaxe pickaxe pickaxe")
        silence = GAME.default(taking, Seat(0))
        held = motifs(silence[0].replace("-", " "))
        done = what_is_done(GAME.choices(taking, Seat(0), silence))
        assert done == best_place(taking.charts[0], held)


@pytest.mark.rule("SI-096")
@pytest.mark.parametrize("picked", ["domino", "domino C8", "domino B9", "pickaxe", "combine"])
def test_the_default_agrees_with_the_steps_already_answered(picked: str) -> None:
    """SI-F2: the best of what is left, whatever was picked: die, combination or first square."""
    state, seat = roller(HOME, "domino pickaxe"), Seat(0)
    picks, held = tuple(picked.split()), motifs("domino pickaxe")

    def worth(place: Place) -> tuple[int, ...]:
        rated = ratings(state.charts[0], *motif_of(place.mode, held))
        return next(rating for rating, laid in rated if laid == place.squares)

    said = GAME.default(state, seat, picks)
    chosen = GAME.choices(state, seat, said)
    offered = [GAME.choices(state, seat, leaf) for leaf in leaves(GAME, state, seat, picks)]

    assert said[: len(picks)] == picks
    assert isinstance(chosen, Place)
    assert worth(chosen) == max(worth(one) for one in offered if isinstance(one, Place))


@pytest.mark.rule("SI-096")
def test_the_pilot_never_ends_a_turn_early_and_never_passes() -> None:
    for seats in (2, 4):
        state = begun(seats, 3)
        while GAME.asks(state):
            path = GAME.default(state, now(state))
            assert path[-1] not in ("end", "pass")
            state = play(GAME, state, now(state), path).state


@pytest.mark.rule("SI-097")
def test_a_turn_is_one_moment_with_one_clock_and_defaults_to_its_end() -> None:
    state = table("", "", faces="domino l4 t4 pickaxe")
    turn = GAME.moment(state).turn
    while GAME.moment(state).turn == turn:
        (ask,) = GAME.asks(state)
        assert (ask.seat, ask.clock) == (0, Clock.TURN)
        state = defaults(state, 1)

    assert now(state) == 1


@pytest.mark.rule("SI-098")
def test_a_seat_played_by_a_computer_keeps_the_number_of_dice() -> None:
    state = begun(3, 11)
    seen = set[int]()
    while GAME.asks(state):
        seat = now(state)
        seen.add(int(seat))
        assert len(state.takers) == 4
        if seat == 2:
            tree = partial(GAME.choices, state, seat)
            path = GAME.choose(
                GAME.public(state), GAME.own(state, seat), seat, tree, ComputerConfig()
            )
        else:
            path = GAME.default(state, seat)
        state = play(GAME, state, seat, path).state

    assert seen == {0, 1, 2}
    assert state.takers.count(NOBODY) == 0


@pytest.mark.rule("SI-096", "SI-104")
def test_the_default_looks_at_public_things_only() -> None:
    for state, asks, *_ in playout(GAME, 2, 21):
        other = GAME.resample_hidden(state, asks[0].seat, Rng(b"elsewhere"))
        assert GAME.default(other, asks[0].seat) == GAME.default(state, asks[0].seat)
