"""What is public, what is the owner's alone, and what nobody may know (section 6)."""

import random
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.contract import ComputerConfig, Phrase, play
from bot.games.drachenland.board import NUMBER
from bot.games.drachenland.model import GemsTaken, Moving, Options, State, Trip
from bot.games.drachenland.views import Active, Die
from bot.games.kit.walks import random_path
from tests.games.drachenland.kit import A, B, C, after, answer, begun, game, position


def other_vaults(state: State) -> State:
    """A has five more eggs, C five fewer."""
    vaults = bytearray(state.vaults)
    vaults[4] += 5
    vaults[14] -= 5
    return replace(state, vaults=bytes(vaults))


@pytest.mark.scenario("drachenland", "W33")
def test_a_pick_up_is_told_but_never_shown() -> None:
    state = position(3, figures={"A.R": "4"}, gems={4: "R2"}, vaults={"C": (0, 0, 0, 0, 7)})
    stopped = after(state, "2R stop")
    step = answer(stopped, "gems")

    assert step.news[0] == GemsTaken(A, "red", 2, 4, by_hand=False)
    before, view = game.public(stopped), game.public(step.state)
    assert (before.volcanoes[3].gems, view.volcanoes[3].gems) == ((2, 0, 0, 0), (0, 0, 0, 0))
    assert game.own(step.state, A).vault.red == 2
    other = other_vaults(step.state)
    assert game.public(other) == view
    assert msgspec.msgpack.encode(game.public(other)) == msgspec.msgpack.encode(view)
    assert game.describe(game.public(other)) == game.describe(view)


def test_hidden_tiles_change_neither_views_nor_options() -> None:
    state = begun(3)
    other = replace(state, hidden=state.hidden[::-1], spare=state.hidden[0])

    assert game.public(other) == game.public(state)
    assert game.choices(other, A, ()) == game.choices(state, A, ())
    assert game.own(other, B) == game.own(state, B)


def test_the_public_view_shows_all_that_lies_open() -> None:
    state = position(
        2,
        figures={"A.R": "5", "B.G": "3-4.1"},
        gems={5: "R2 T1"},
        lying={5: "boatman"},
        ring_tiles=[5],
        dragons={"red": 5, "blue": 5},
        hidden={9: "magic_hand"},
        rings=["B.G"],
        tiles={"A": "quick_steps", "B": "reroll"},
        users=(0, -1),
        frame=Moving(0, 2, 1, 3),
    )
    view = game.public(state)
    volcano = view.volcanoes[4]

    assert (volcano.eggs, volcano.gems, volcano.tile) == (1, (2, 0, 0, 1), "boatman")
    assert (volcano.ring_tile, volcano.dragons, volcano.face_down) == (True, ("red", "blue"), False)
    assert (view.volcanoes[8].face_down, view.volcanoes[8].tile) == (True, "none")
    assert view.figures[4].ring
    assert view.tiles == ((0, 0, 1, 0, 0), (0, 0, 0, 0, 1))
    assert view.dice == (Die(2, 0), Die(4, None))
    assert view.active == Active(0, "move", 1, 3)
    assert (view.eggs_left, view.round, view.seat) == (15, 1, A)


def test_the_last_move_is_shown() -> None:
    state = position(figures={"A.R": "5"}, tiles={"A": "boatman"})

    assert game.public(state).last is None
    walked = game.public(after(state, "2R 5-10.1")).last
    assert walked == Trip(A, 0, NUMBER["5"], NUMBER["5-10.1"], "walk")
    sailed = game.public(after(state, "2R boat8")).last
    assert sailed == Trip(A, 0, 4, 7, "boat")


def test_the_owner_sees_vault_rings_sets_and_value() -> None:
    state = position(3, vaults={"B": (2, 3, 1, 0, 2)}, rings=["B.R", "B.B"], seat=B)
    mine = game.own(state, B)

    assert (mine.vault.green, mine.rings) == (3, (True, False, True))
    assert (mine.sets, mine.points) == (0, 5)
    assert game.describe_own(game.public(state), mine, B)[2:] == (
        Phrase("ringless", {"colour": "green", "number": 3}),
    )
    assert game.own(state, C).points == 0


def test_other_vaults_stay_behind_when_seats_are_scrambled() -> None:
    """With open vaults or at the end there is nothing left to hide but tiles and chance."""
    state = position(
        3,
        vaults={"A": (0, 0, 0, 1, 2), "B": (0, 0, 0, 1, 2), "C": (0, 0, 0, 1, 3)},
        figures={"A.R": "5", "B.R": "5", "C.R": "5"},
        options=Options(open_vaults="on"),
    )
    shut = replace(state, options=Options())

    scrambled = [
        game.resample_hidden(shut, A, replace(state.rng, seed=bytes([n]))) for n in range(9)
    ]
    assert {s.vaults[:5] for s in scrambled} == {state.vaults[:5]}
    assert len({s.vaults for s in scrambled}) > 1
    assert {sum(s.vaults[4::5]) for s in scrambled} == {7}
    assert game.resample_hidden(state, A, state.rng).vaults == state.vaults


@pytest.mark.rule("DL-095")
def test_a_computer_can_take_over_any_seat_at_any_moment() -> None:
    """Figures and vault stay with the seat, and the game goes on as before."""
    luck, state = random.Random(4), begun(3)
    while asked := game.asks(state):
        seat, tree = asked[0].seat, partial(game.choices, state, asked[0].seat)
        path = random_path(game, state, seat, luck)
        for level in ("easy", "normal"):
            config = ComputerConfig(level, luck.randrange(9))
            chosen = game.choose(game.public(state), game.own(state, seat), seat, tree, config)
            assert len(play(game, state, seat, chosen).state.figures) == 9
        state = play(game, state, seat, path).state
