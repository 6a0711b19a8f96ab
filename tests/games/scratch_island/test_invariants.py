"""Invariants over whole games: what one step may do to the maps, the dice and the course."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.games.contract import Rng, Seat
from bot.games.scratch_island.board.squares import named, unpack
from bot.games.scratch_island.model import (
    DiceRolled,
    GameOver,
    MotifPlaced,
    SnakeMet,
    SquareScratched,
    State,
    TurnEnded,
)
from tests.games.scratch_island.kit import ANNA, GAME, HOME, F, begun, now, table
from tests.laws import playout

GAMES = pytest.mark.parametrize(("seats", "seed"), [(2, 31), (3, 32), (4, 33), (4, 34)])


def paths(state: State) -> list[int]:
    return [unpack(chart.scratched) for chart in state.charts]


@GAMES
def test_a_placement_scratches_the_motif_or_stops_at_a_snake(seats: int, seed: int) -> None:
    """Invariants 1 and 11: nothing is covered again, nothing else is uncovered."""
    for state, _, seat, _, step in playout(GAME, seats, seed):
        before, after = paths(state), paths(step.state)
        grown = [new & ~old for old, new in zip(before, after, strict=True)]
        assert not any(old & ~new for old, new in zip(before, after, strict=True))
        announced = [event.squares for event in step.news if isinstance(event, MotifPlaced)]
        if not announced:
            assert not any(grown)
            continue
        done = [event.square for event in step.news if isinstance(event, SquareScratched)]
        snakes = [event.square for event in step.news if isinstance(event, SnakeMet)]
        assert tuple(done) == announced[0][: len(done)]
        assert snakes == done[-1:] if len(done) < len(announced[0]) else snakes in ([], done[-1:])
        assert [g for s, g in enumerate(grown) if s != seat] == [0] * (seats - 1)
        assert grown[seat] == named(*done)


@GAMES
def test_rocks_cost_pickaxes_and_snakes_cost_turns(seats: int, seed: int) -> None:
    """Invariants 10 and 12."""
    pickaxes, bitten, rocks, snakes = (Counter[int]() for _ in range(4))
    for _, _, seat, _, step in playout(GAME, seats, seed):
        for event in step.news:
            match event:
                case MotifPlaced(mode=("pickaxe" | "combine")):
                    pickaxes[seat] += 1
                case TurnEnded(ender, "snake"):
                    bitten[ender] += 1
                case SnakeMet(victim):
                    snakes[victim] += 1
        for other, chart in enumerate(step.state.charts):
            rocks[other] = (unpack(chart.scratched) & unpack(chart.rocks)).bit_count()
        assert all(rocks[s] <= pickaxes[s] for s in range(seats))
        assert snakes == bitten


@GAMES
def test_every_seat_rolls_equally_often_and_has_one_turn_a_roll(seats: int, seed: int) -> None:
    """Invariants 15 and 16."""
    rollers, turns = list[int](), list[int]()
    state = begun(seats, seed)
    rollers.append(int(state.first))
    for _, _, _, _, step in playout(GAME, seats, seed):
        for event in step.news:
            match event:
                case TurnEnded(seat):
                    turns.append(int(seat))
                case DiceRolled(seat):
                    rollers.append(int(seat))
        state = step.state
    assert turns == [(roller + turn) % seats for roller in rollers for turn in range(seats)]
    assert len(rollers) % seats == 0
    assert set(Counter(rollers).values()) == {len(rollers) // seats}


@GAMES
def test_the_game_ends_with_a_big_round_for_one_of_two_reasons(seats: int, seed: int) -> None:
    """Invariant 17."""
    for _, _, _, _, step in playout(GAME, seats, seed):
        after: State = step.state
        over = [event for event in step.news if isinstance(event, GameOver)]
        assert bool(over) == bool(after.over)
        if after.over:
            assert after.rolls % seats == 0
            assert after.over == ("chests" if after.rung else "max_rounds")
        elif after.turn == 0 and after.rolls % seats == 0 and after.rolls:
            assert not after.rung


@GAMES
def test_hidden_contents_may_be_exchanged_within_their_class(seats: int, seed: int) -> None:
    """Invariant 18 for the views and questions of every seat."""
    for number, (state, asks, *_) in enumerate(playout(GAME, seats, seed)):
        if number % 9:
            continue
        other = GAME.resample_hidden(state, Seat(number % seats), Rng(bytes([number % 256])))
        assert GAME.invariant_errors(other) == ()
        assert GAME.public(other) == GAME.public(state)
        assert GAME.asks(other) == asks
        assert GAME.choices(other, asks[0].seat, ()) == GAME.choices(state, asks[0].seat, ())


def flawed(state: State, **changes: object) -> tuple[str, ...]:
    return GAME.invariant_errors(replace(state, **changes))


def test_flaws_are_found() -> None:
    """Each broken invariant of a single state is named."""
    state = table(HOME, HOME)
    chart, hidden = state.charts[0], state.contents[0]

    def with_chart(**changes: object) -> tuple[str, ...]:
        return flawed(state, charts=(replace(chart, **changes), state.charts[1]))

    assert GAME.invariant_errors(state) == ()
    assert with_chart(scratched=named("D9", "C9").to_bytes(11, "little"))
    assert with_chart(scratched=named("E9", "C9").to_bytes(11, "little"))
    assert with_chart(scratched=named("E9", "A1").to_bytes(11, "little"))
    assert with_chart(scratched=bytes(10) + b"\xff")
    assert with_chart(keys=1)
    assert with_chart(marked=bytes(6))
    assert with_chart(marked=bytes((0, 0, 2, 0, 0, 0)))
    assert with_chart(rocks=bytes(11))
    assert flawed(state, contents=(hidden[::-1], hidden))
    assert flawed(state, contents=(hidden.replace(b"\x01", b"\x00"), hidden))
    assert flawed(state, rows=(0, -1, -1, -1, -1, -1))
    assert flawed(state, faces=state.faces[:3])
    assert flawed(state, takers=(0, -1, -1, -1))
    assert flawed(state, takers=(1, -1, -1, -1))
    assert flawed(state, held=(0,))
    assert flawed(state, rung=(ANNA,))
    assert flawed(state, over="chests")
    assert flawed(state, turn=2)
    assert flawed(table(f"{F} A9", ""))  # enough chests, but the bell has not rung
    assert now(state) == 0
