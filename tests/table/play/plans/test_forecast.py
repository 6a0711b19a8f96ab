"""What a planned turn would come to: the same in all worlds its seat cannot tell apart."""

import random

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, AnyState, Rng, Seat
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from bot.table.model.record import LogEntry, Phase
from bot.table.model.table_state import TableState
from bot.table.play.flow import advance
from bot.table.play.plans.forecast import expected_view, foresee
from tests.games.dracheninsel.kit import DRACHENINSEL, fresh
from tests.table.kit import table_for
from tests.truth import truth


def random_plan(state: TableState, seat: Seat, luck: random.Random) -> list[tuple[str, ...]]:
    paths: list[tuple[str, ...]] = []
    while len(paths) < 8 and (ahead := foresee(state, seat, tuple(paths))).is_open:
        paths.append(random_path(DRACHENINSEL, ahead.states[-1], seat, luck))
    return paths


def dealt(seats: int, seed: int) -> TableState:
    record, state = table_for("dracheninsel", seats), fresh(seats, seed=seed)
    stands = dict.fromkeys((ask.seat for ask in DRACHENINSEL.asks(state)), 1)
    record = replace(record, phase=Phase.RUNNING, ask_versions=stands)
    return silently(TableState(GAMES["dracheninsel"], record, AnyState(state), {}))


def silently(state: TableState) -> TableState:
    while any(ask.seat == TABLE for ask in state.asks()):
        state = advance(state, (LogEntry(TABLE, ("close",), "clock"),), 0.0, lambda: 0.5)
    return state


@pytest.mark.parametrize("seats", DRACHENINSEL.SEATS)
def test_what_is_foreseen_comes_true_if_nobody_interferes(seats: int) -> None:
    luck, steps = random.Random(seats), 0
    state = dealt(seats, seats)
    while steps < 150:
        (seat,) = (ask.seat for ask in state.asks())
        paths = tuple(random_plan(state, seat, luck))
        sights = foresee(state, seat, paths).expected_views(GAMES["dracheninsel"], seat)
        for path, expected in zip(paths, sights, strict=True):
            assert expected_view(GAMES["dracheninsel"], truth(state), seat) == expected
            state = silently(advance(state, (LogEntry(seat, path),), 0.0, luck.random))
            steps += 1


def test_foresight_is_the_same_in_every_world_its_seat_cannot_tell_apart() -> None:
    luck = random.Random(7)
    for number in range(20):
        state = dealt(4, number)
        seat = state.asks()[0].seat
        paths = tuple(random_plan(state, seat, luck))
        other = DRACHENINSEL.resample_hidden(truth(state), seat, Rng(bytes((number,))))
        one, two = (
            foresee(state, seat, paths),
            foresee(replace(state, game_state=other), seat, paths),
        )
        assert one.is_open == two.is_open
        assert one.expected_views(GAMES["dracheninsel"], seat) == two.expected_views(
            GAMES["dracheninsel"], seat
        )
