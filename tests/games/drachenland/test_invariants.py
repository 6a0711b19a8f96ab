"""The invariants of section 8: on played games, and that a broken state is noticed."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.contract import Menu, Path, Seat, play
from bot.games.drachenland.board import NUMBER, OUTSIDE, PLACES
from bot.games.drachenland.content import FORKED, KEPT, TILES, WINDING
from bot.games.drachenland.model import Moving, Options, Over, State
from tests.games.drachenland.kit import after, begun, game, of_1_0_0

CASES = [
    (seats, options)
    for seats in (2, 3, 4)
    for options in (Options(), Options("short", "off", "on", 5))
]


def greedy(state: State, seat: Seat, luck: random.Random) -> Path:
    """Random, but takes whenever it can: such games see their last egg."""
    path: Path = ()
    while isinstance(menu := game.choices(state, seat, path), Menu):
        can_take = menu.about in ("collect", "hand")
        path = (*path, luck.choice(menu.picks[:-1] if can_take else menu.picks))
    return path


def games(seats: int, options: Options) -> Iterator[tuple[State, State]]:
    """Each state of two games with the one that follows."""
    for seed in range(2):
        luck = random.Random(seed)
        state = game.start(seats, seed.to_bytes(32, "big"), options).state
        while asks := game.asks(state):
            path = greedy(state, asks[0].seat, luck)
            after = play(game, state, asks[0].seat, path).state
            yield state, after
            state = after


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_states_without_flaws(seats: int, options: Options) -> None:
    """Invariants 1 to 8, 10 to 14, 18, and the limits of 9, 15 and 16."""
    for _, state in games(seats, options):
        assert game.invariant_errors(state) == ()


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_what_only_grows_or_only_shrinks(seats: int, options: Options) -> None:
    """Invariants 8, 9, 15, 16."""
    for before, state in games(seats, options):
        for old, new in zip(before.figures, state.figures, strict=True):
            assert not (old != OUTSIDE and new == OUTSIDE)
        assert state.rings & before.rings == before.rings
        assert state.ring_tiles & before.ring_tiles == before.ring_tiles
        assert all(new >= old for old, new in zip(before.vaults, state.vaults, strict=True))
        assert all(new <= old for old, new in zip(before.eggs, state.eggs, strict=True))
        assert all(new <= old for old, new in zip(before.gems, state.gems, strict=True))
        assert all(new >= old for old, new in zip(before.played, state.played, strict=True))
        assert state.face_down & before.face_down == state.face_down
        assert bool(game.outcome(state)) == (game.asks(state) == ())


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_public_view_tells_no_secret(seats: int, options: Options) -> None:
    """Invariant 17: another deal of the hidden tiles and other vaults look the same."""
    for _, state in games(seats, options):
        view = game.public(state)
        assert (view.vaults is not None) == (options.open_vaults == "on")
        assert (view.results is None) == (view.spare is None) == (game.outcome(state) is None)
        if view.over is None and options.open_vaults == "off":
            empty = replace(state, vaults=bytes(len(state.vaults)), spare=1)
            swapped = bytes(1 if tile else 0 for tile in state.hidden)
            assert game.public(replace(empty, hidden=swapped)) == view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_options_and_actions_give_the_same_states(seats: int) -> None:
    """Invariant 19."""
    one = [state for _, state in games(seats, Options())]
    other = [state for _, state in games(seats, Options())]

    assert one == other
    assert msgspec.msgpack.encode(one[-1]) == msgspec.msgpack.encode(other[-1])


def test_a_state_that_says_nothing_of_lanes_has_those_of_1_0_0() -> None:
    fields = msgspec.structs.asdict(begun(3))
    assert fields.pop("lanes") == WINDING

    assert msgspec.convert(msgspec.to_builtins(fields), State).lanes == FORKED


def _put(box: bytes, index: int, value: int) -> bytes:
    return box[:index] + bytes((value,)) + box[index + 1 :]


def state_in_play() -> State:
    """Red of A has revealed volcano 1 and stands there; B has entered too."""
    state = of_1_0_0(begun(2, seed=3, first=Seat(1)))
    state = after(state, "red E2.2", "red 1", "nothing")
    while state.seat != 0:
        state = after(state, "end_turn")
    assert game.invariant_errors(state) == ()
    return state


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("gems of colour", {"gems": lambda s: _put(s.gems, 0, s.gems[0] ^ 1)}),
    ("gems of colour", {"vaults": lambda s: _put(s.vaults, 0, 1)}),
    ("eggs were lost", {"eggs": lambda s: _put(s.eggs, 0, 0)}),
    ("the last egg", {"frame": lambda _: Over("last_egg")}),
    ("tiles of kind", {"tiles": lambda s: _put(s.tiles, 0, s.tiles[0] + 1)}),
    ("tiles of kind", {"played": lambda s: _put(s.played, 4, 1)}),
    ("king dragon", {"dragons": lambda s: bytes(v if v < 15 else 0 for v in s.dragons)}),
    ("ring tiles were lost", {"ring_tiles": lambda s: s.ring_tiles ^ 1}),
    ("reroll", {"played": lambda s: _put(s.played, KEPT.index(5), 3)}),
    ("not sure", {"face_down": lambda s: s.face_down & ~2}),
    ("was visited", {"figures": lambda s: _put(s.figures, 1, 1)}),
    ("was visited", {"lying": lambda s: _put(s.lying, 1, 1)}),
    ("cannot lie there", {"lying": lambda s: _put(s.lying, 0, TILES.index("ring_tile"))}),
    ("gained treasures", {"eggs": lambda s: _put(s.eggs, 0, 2)}),
    ("share a path field", {"figures": lambda s: _put(s.figures, 1, NUMBER["E2.2"])}),
    ("is nowhere", {"figures": lambda s: _put(s.figures, 1, PLACES)}),
    ("outside has won", {"rings": lambda _: 2}),
    ("no figure in the land", {"figures": lambda s: _put(s.figures, 0, OUTSIDE)}),
    ("acted twice", {"users": lambda _: (1, 1)}),
    (
        "do not fit its die",
        {"frame": lambda s: Moving(0, s.dice[0], 4), "users": lambda _: (0, -1)},
    ),
    ("do not fit its die", {"frame": lambda s: Moving(0, s.dice[0], 1)}),
    (
        "no proper menu",
        {"frame": lambda s: Moving(1, s.dice[0], 0), "users": lambda _: (1, -1)},
    ),
    ("too many gems", {"gems": lambda s: _put(s.gems, 0, 3)}),
    ("more points", {"vaults": lambda _: bytes([30] * 10), "rings": lambda _: 63}),
]


@pytest.mark.parametrize(("flaw", "changes"), BROKEN)
def test_a_broken_state_is_noticed(flaw: str, changes: dict[str, Any]) -> None:
    state = state_in_play()
    broken = replace(state, **{name: change(state) for name, change in changes.items()})

    assert any(flaw in found for found in game.invariant_errors(broken))
