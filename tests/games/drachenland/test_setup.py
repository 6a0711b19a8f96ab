"""Set-up, options and player numbers (rules 3.1, 3.11, 3.12, 7)."""

from collections import Counter

import pytest

from bot.games.contract import Refused, Seat
from bot.games.drachenland.content import (
    COLOURS,
    GEM_NUMBERS,
    GEMS_AT,
    HIGH_DIE,
    KEPT,
    LOW_DIE,
    POOL,
    TILES,
)
from bot.games.drachenland.model import Options, State
from bot.games.kit.options import BadOption, settled_options
from tests.games.drachenland.kit import A, B, after, begun, game, offered, owned, vault

POOL_IN_WORDS = {
    "boatman": 2, "little_dragon": 2, "quick_steps": 4, "magic_hand": 2, "ring_tile": 3,
    "red_king_dragon": 1, "green_king_dragon": 1, "blue_king_dragon": 1,
}  # fmt: skip


def heaps(state: State) -> list[tuple[int, ...]]:
    """The gems on each volcano: red, green, blue, clear."""
    return [tuple(state.gems[4 * v : 4 * v + 4]) for v in range(15)]


@pytest.mark.rule("DL-001", "DL-012")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_leads_three_figures_before_the_screen_and_an_empty_vault(seats: int) -> None:
    state = begun(seats)
    view = game.public(state)

    assert [(f.seat, COLOURS[f.colour]) for f in view.figures] == [
        (seat, colour) for seat in range(seats) for colour in ("red", "green", "blue")
    ]
    assert {f.place for f in view.figures} == {81}
    assert [vault(state, Seat(seat)) for seat in range(seats)] == [(0,) * 5] * seats


@pytest.mark.rule("DL-002")
def test_each_starts_with_three_personal_tiles_lying_open() -> None:
    state = begun(4)

    for seat in range(4):
        assert owned(state, Seat(seat)) == ["boatman", "little_dragon", "reroll"]
    assert [TILES[kind] for kind in KEPT] == [
        "boatman", "little_dragon", "quick_steps", "magic_hand", "reroll",
    ]  # fmt: skip
    assert game.public(state).tiles == ((1, 1, 0, 0, 1),) * 4


@pytest.mark.rule("DL-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unused_seats_stay_out_but_all_dragon_backed_tiles_are_used(seats: int) -> None:
    state = begun(seats)
    kinds = Counter(TILES[kind] for kind in [*state.hidden, state.spare])

    assert len(state.figures) == 3 * seats
    assert sum(state.tiles) == 3 * seats
    assert kinds == POOL_IN_WORDS
    assert kinds == Counter(TILES[kind] for kind in POOL)


@pytest.mark.rule("DL-004")
def test_a_hidden_tile_on_each_volcano_and_one_in_the_box() -> None:
    spares = set()
    for seed in range(40):
        state = begun(3, seed)
        assert all(state.hidden)
        assert all(v.face_down and v.tile == "none" for v in game.public(state).volcanoes)
        assert game.public(state).spare is None
        spares.add(TILES[state.spare])

    assert len(spares) > 4


@pytest.mark.rule("DL-005", "DL-104")
@pytest.mark.parametrize("seats", [3, 4])
def test_eggs_and_gems_lie_as_printed(seats: int) -> None:
    state = begun(seats)

    assert list(state.eggs) == [1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2]
    assert [sum(heap) for heap in heaps(state)] == [3, 3, 4, 4, 5, 3, 3, 4, 4, 5, 3, 3, 4, 4, 5]
    assert tuple(sum(state.gems[colour::4]) for colour in range(4)) == (16, 16, 16, 9)


@pytest.mark.rule("DL-006", "DL-007")
def test_no_volcano_holds_more_than_two_of_a_colour_clear_ones_included() -> None:
    for seed in range(30):
        assert max(begun(3, seed).gems) <= 2


@pytest.mark.rule("DL-008")
def test_the_deal_is_by_chance_and_colours_are_spread_evenly() -> None:
    """Every kind turns up on every volcano about as often as its share of all gems."""
    found = [Counter[int]() for _ in range(15)]
    for seed in range(300):
        for v, heap in enumerate(heaps(begun(3, seed))):
            found[v].update(dict(enumerate(heap)))

    assert len({begun(3, seed).gems for seed in range(30)}) == 30
    for v in range(15):
        for colour, number in enumerate(GEM_NUMBERS):
            expected = 300 * GEMS_AT[v] * number / 57
            assert expected * 0.75 < found[v][colour] < expected * 1.25


@pytest.mark.rule("DL-009")
def test_there_is_a_ring_for_every_figure_and_nobody_wears_one_yet() -> None:
    state = begun(4)

    assert state.rings == 0
    assert not any(figure.ring for figure in game.public(state).figures)
    assert len(state.figures) == 12


@pytest.mark.rule("DL-010")
def test_the_starting_seat_is_drawn_unless_it_is_named() -> None:
    drawn = Counter(begun(4, seed, None).first for seed in range(80))

    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 8
    assert [begun(4, 5, Seat(seat)).seat for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("DL-011")
def test_play_goes_round_in_ascending_order() -> None:
    state, order = begun(4, 3, Seat(2)), []
    for _ in range(4):
        order.append(state.seat)
        state = after(state, f"red {offered(state, 'red')[0]}")

    assert order == [2, 3, 0, 1]
    for seat in (2, 3, 0, 1, 2):
        assert state.seat == seat
        state = after(state, "end_turn")


@pytest.mark.rule("DL-013")
def test_the_engine_throws_the_two_dice_of_the_tower() -> None:
    """A four comes from the high die in half of the rolls; doubles in 7 of 36."""
    state, rolls = begun(2, 1, stall_rounds=20), []
    state = after(state, "red E1.2", "red E1.4")
    for _ in range(36):
        rolls.append(state.dice)
        state = after(state, "end_turn")
    for seed in range(60):
        rolls.append(after(begun(2, seed), "red E1.2", "red E1.4").dice)

    assert LOW_DIE == (1, 2, 2, 2, 3, 3)
    assert HIGH_DIE == (2, 3, 3, 4, 4, 4)
    assert {low for low, _ in rolls} == {1, 2, 3}
    assert {high for _, high in rolls} == {2, 3, 4}
    assert 0.35 < sum(high == 4 for _, high in rolls) / len(rolls) < 0.65
    assert sum(low == high for low, high in rolls) < len(rolls) / 2


@pytest.mark.rule("DL-105")
def test_two_players_have_one_egg_on_every_volcano_and_all_gems_and_tiles() -> None:
    state = begun(2)

    assert list(state.eggs) == [1] * 15
    assert sum(state.gems) == 57
    assert len([*state.hidden, state.spare]) == 16
    assert len(state.figures) == 6


@pytest.mark.rule("DL-107", "DL-109")
def test_without_the_limit_more_than_two_of_a_colour_may_lie_together() -> None:
    deals = [begun(3, seed, gem_limit="off", open_vaults="on", length="short") for seed in range(9)]

    assert max(max(deal.gems) for deal in deals) > 2
    for deal in deals:
        assert [sum(heap) for heap in heaps(deal)] == list(GEMS_AT)
        assert tuple(sum(deal.gems[colour::4]) for colour in range(4)) == GEM_NUMBERS
        assert game.invariant_errors(deal) == ()


@pytest.mark.scenario("drachenland", "W36")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("stall_rounds", 2),
        ("stall_rounds", 21),
        ("stall_rounds", True),
        ("stall_rounds", "10"),
        ("length", "medium"),
        ("gem_limit", 1),
        ("open_vaults", True),
        ("luck", "much"),
    ],
)
def test_bad_options_are_refused_with_what_is_allowed(name: str, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        settled_options(Options, {name: value})

    assert refused.value.args[0] == name
    assert len(refused.value.args[2]) >= 2


@pytest.mark.scenario("drachenland", "W36")
def test_bad_seats_are_refused_and_missing_options_take_their_defaults() -> None:
    assert list(game.SEATS) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Refused, match="seats"):
            begun(seats)
    with pytest.raises(Refused, match="start_seat"):
        begun(3, first=Seat(3))
    assert settled_options(Options, {}) == Options("full", "on", "off", 10)
    assert settled_options(Options, {"stall_rounds": 3}).stall_rounds == 3


@pytest.mark.scenario("drachenland", "W40")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("limit", ["on", "off"])
def test_set_up_of_three(seed: int, limit: str) -> None:
    state = begun(3, seed, gem_limit=limit)

    assert Counter(TILES[kind] for kind in [*state.hidden, state.spare]) == POOL_IN_WORDS
    assert [len(owned(state, seat)) for seat in (A, B, Seat(2))] == [3, 3, 3]
    assert [v + 1 for v, eggs in enumerate(state.eggs) if eggs == 2] == [5, 10, 15]
    assert sum(state.eggs) == 18
    assert [sum(heap) for heap in heaps(state)] == list(GEMS_AT)
    assert limit == "off" or max(state.gems) <= 2
    assert list(state.figures) == [81] * 9
    assert not any(state.vaults)
    assert game.invariant_errors(state) == ()
