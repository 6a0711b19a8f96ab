"""Set-up, dice, rolls and rounds: SI-001 to SI-016 and SI-086 to SI-088."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.games.contract import Refused, Rng, Seat, play
from bot.games.scratch_island.board.squares import NAMES
from bot.games.scratch_island.content import CHEST_POINTS, CHESTS, DICE
from bot.games.scratch_island.model import (
    SEATS,
    DiceRolled,
    DieTaken,
    MapDealt,
    PairTaken,
    State,
)
from tests.games.scratch_island.kit import (
    GAME,
    HOME,
    answer,
    begun,
    defaults,
    lay,
    left_unused,
    menu,
    motifs,
    now,
    path_of,
    rng_giving,
    roller,
    scratched,
    table,
    taken,
    told,
)
from tests.laws import playout


@pytest.mark.rule("SI-001")
def test_two_to_four_players_in_the_order_of_their_seats() -> None:
    assert list(SEATS) == [2, 3, 4]
    state = table("", "", "", first=1)
    turns = []
    for _ in range(4):
        turns.append(int(now(state)))
        state = left_unused(state, menu(state).picks[-1]).state

    assert turns == [1, 2, 0, 2]  # clockwise, then the next roller


@pytest.mark.rule("SI-002")
@pytest.mark.parametrize(("seats", "dice"), [(2, 4), (3, 4), (4, 5)])
def test_the_yellow_die_joins_with_four_players(seats: int, dice: int) -> None:
    for state, *_ in playout(GAME, seats, 3):
        assert len(state.faces) == dice
        assert all(face in die for face, die in zip(state.faces, DICE, strict=False))
    names = ["blue1", "blue2", "orange1", "orange2", "yellow1"][:dice]
    assert [die.name for die in GAME.public(begun(seats, 3)).dice] == names


@pytest.mark.rule("SI-003")
def test_each_seat_gets_a_fresh_map() -> None:
    charts = [chart for seed in range(20) for chart in begun(4, seed).charts]

    assert len(set(charts)) == len(charts)


@pytest.mark.rule("SI-004")
def test_contents_are_fixed_at_set_up_and_differ_between_maps() -> None:
    dealt = begun(4, 8).contents
    assert len(set(dealt)) == 4
    for _, _, _, _, step in playout(GAME, 4, 8):
        assert step.state.contents == dealt


@pytest.mark.rule("SI-004")
def test_nobody_knows_what_is_covered() -> None:
    view = GAME.public(begun(2, 8))

    assert (view.finds, view.revealed) == (((), ()), ())


@pytest.mark.rule("SI-005")
def test_the_top_of_the_foil_is_public() -> None:
    state = begun(3, 2)
    view = GAME.public(state)

    assert view.charts == state.charts
    corners = {NAMES[square]: p for square, p in zip(CHESTS, CHEST_POINTS, strict=True)}
    assert corners == {"A1": 5, "I1": 5, "A9": 4, "I9": 4}


@pytest.mark.rule("SI-006")
def test_exactly_the_chosen_squares_are_uncovered() -> None:
    step = lay(roller("E9", "i3 l3"), "i3", "D9 C9 B9")

    assert scratched(step) == ["D9", "C9", "B9"]
    assert path_of(step.state, 0) == "B9 C9 D9 E9"


@pytest.mark.rule("SI-007")
def test_the_start_player_is_drawn_at_random_or_named() -> None:
    drawn = Counter(int(begun(3, seed).first) for seed in range(120))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 20
    assert [now(begun(3, 1, first=seat)) for seat in range(3)] == [0, 1, 2]


@pytest.mark.rule("SI-008")
def test_nothing_is_scratched_at_the_start() -> None:
    view = GAME.public(begun(4, 1))

    for chart in view.charts:
        assert (chart.scratched, chart.keys, chart.marked) == (bytes(11), 0, bytes(6))
    assert view.points == (0, 0, 0, 0)
    assert view.rows == (-1,) * 6


@pytest.mark.rule("SI-009", "SI-013")
@pytest.mark.parametrize(("first", "rolls"), [(2, 0), (1, 1), (0, 5)])
def test_a_roll_gives_every_seat_one_turn_beginning_with_the_roller(first: int, rolls: int) -> None:
    state = table(HOME, HOME, HOME, first=first, rolls=rolls, faces="domino i3 l3 pickaxe")

    turns = []
    while state.rolls == rolls:
        turns.append((int(now(state)), menu(state).about))
        state = left_unused(state, menu(state).picks[0]).state

    assert turns == [(2, "choose_pair"), (0, "take_die"), (1, "take_die")]


@pytest.mark.rule("SI-010")
def test_everybody_rolls_once_in_a_big_round() -> None:
    rollers = []
    state = begun(3, 4, first=1)
    while state.rolls < 6:
        if menu(state).about == "choose_pair":
            rollers.append((GAME.moment(state).round, int(now(state))))
        state = defaults(state, 1)

    assert rollers == [(0, 1), (0, 2), (0, 0), (1, 1), (1, 2), (1, 0)]


@pytest.mark.rule("SI-011")
def test_the_end_waits_for_the_big_round_not_for_the_roll() -> None:
    """The bell rings in the first roll of three; two more rolls follow."""
    state = table("", "", "", faces="t4 l3 o4 domino", held=(0, 1), rung=(0,))
    state = answer(state, "end").state
    while GAME.asks(state):
        state = defaults(state, 1)

    assert state.rolls == 3


@pytest.mark.rule("SI-012")
def test_the_bot_rolls_at_once_and_fairly() -> None:
    seen: list[Counter[str]] = [Counter() for _ in DICE]
    for seed in range(900):
        state = table("", "", "", "", turn=3, faces="domino l4 t4 pickaxe i4")
        step = answer(replace(state, rng=Rng(seed.to_bytes(4, "big"))), "pass")
        (roll,) = told(step, DiceRolled)
        assert isinstance(roll, DiceRolled)
        for counter, face in zip(seen, roll.faces, strict=True):
            counter[face] += 1

    for counter, die in zip(seen, DICE, strict=True):
        assert set(counter) == set(die)
        assert all(100 < times < 205 for times in counter.values())  # 150 expected, 5 sigma


@pytest.mark.rule("SI-012")
def test_a_game_starts_with_dice_on_the_table() -> None:
    step = GAME.start(2, bytes(32), GAME.Options())

    assert [type(event) for event in step.news] == [MapDealt, MapDealt, DiceRolled]


@pytest.mark.rule("SI-014")
def test_turns_are_strictly_one_after_the_other() -> None:
    state = table(HOME, HOME)
    for path in (("domino-l4",), ("domino",), ("pass",)):
        with pytest.raises(Refused, match="not_asked"):
            play(GAME, state, Seat(1), path)


@pytest.mark.rule("SI-015")
def test_all_dice_go_back_and_the_next_seat_rolls() -> None:
    state = table("", "", "", faces="t4 l3 o4 domino", taken={0: 0, 1: 0, 2: 1}, turn=2)
    state = replace(state, rng=rng_giving("i3 i3 t4 t4", 3))

    after = answer(state, "pass").state

    assert after.faces == motifs("i3 i3 t4 t4")
    assert (after.takers, now(after)) == ((-1,) * 4, 1)


@pytest.mark.rule("SI-016")
@pytest.mark.parametrize(("seats", "left"), [(2, 1), (3, 0), (4, 0)])
def test_how_many_dice_stay_over(seats: int, left: int) -> None:
    """Everybody takes; what is left has no effect and goes back."""
    state = begun(seats, 5, first=0)
    for seat in range(seats):
        assert now(state) == seat
        pick = menu(state).picks[0]
        if seat == seats - 1:
            assert taken(state, pick).takers.count(-1) == left
        state = left_unused(state, pick).state

    assert (state.rolls, state.takers) == (1, (-1,) * len(state.faces))
    assert all(chart.scratched == bytes(11) for chart in state.charts)


@pytest.mark.rule("SI-086", "SI-087", "SI-088")
@pytest.mark.parametrize(("seats", "motifs_each"), [(2, 3), (3, 4), (4, 5)])
def test_how_many_motifs_a_player_has_in_a_big_round(seats: int, motifs_each: int) -> None:
    dice: Counter[int] = Counter()
    state: State = begun(seats, 6, first=0)
    while state.rolls < seats:
        step = play(GAME, state, now(state), GAME.default(state, now(state)))
        dice[int(now(state))] += 2 * len(told(step, PairTaken)) + len(told(step, DieTaken))
        state = step.state

    assert dice == dict.fromkeys(range(seats), motifs_each)
