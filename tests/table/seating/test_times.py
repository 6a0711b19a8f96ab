"""Other times at a running table: longer at once, shorter by everybody, from the next ask on."""

import pytest

from bot.games.contract import TABLE, Refused
from bot.games.kit.options import BadOption
from bot.table.model.record import Clocks
from bot.table.seating.times import change_times, is_shorter, with_time
from bot.table.seating.votes import with_agreement
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, CARL, A, B, Room, due, position

HOUR = 3600
NOW = Clocks(24 * HOUR, 60, 8 * HOUR)


async def change(table: Table, user: int, clocks: Clocks) -> None:
    await table.update_running(lambda state, now, _: change_times(state, user, clocks, now))


async def yes(table: Table, user: int) -> None:
    opened = table.record.agreements.ballots["times"].opened
    await table.update_running(
        lambda state, now, _: with_agreement(state, user, "times", opened, now)
    )


@pytest.mark.parametrize(
    ("new", "shorter"),
    [
        (Clocks(72 * HOUR, 60, 8 * HOUR), False),
        (Clocks(None, 60, 8 * HOUR), False),
        (Clocks(24 * HOUR, 60, 24 * HOUR), False),
        (Clocks(HOUR, 60, 8 * HOUR), True),
        (Clocks(None, 60, 2 * HOUR), True),
    ],
)
def test_what_is_shorter(new: Clocks, shorter: bool) -> None:
    assert is_shorter(new, NOW) == shorter
    assert not is_shorter(NOW, NOW)


async def test_the_host_gives_more_time_at_once_but_not_to_what_is_open(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", slug="keyed", clocks=NOW, pace="days"))
    await room.click(table, ANNA, "strike.1.jab")

    await change(table, ANNA, Clocks(72 * HOUR, 60, 24 * HOUR))

    assert due(table, room)[("cap", TABLE)] == 8 * HOUR
    await room.click(table, BEN, "pass")
    await room.click(table, CARL, "pass")
    await room.time.advance(180)
    assert due(table, room)[("cap", B)] == pytest.approx(36 * HOUR, abs=200)


async def test_less_time_is_a_matter_of_all(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", clocks=NOW, pace="days"))
    shorter = Clocks(HOUR, 60, 2 * HOUR)
    await change(table, ANNA, shorter)
    await yes(table, BEN)
    assert table.record.clocks == NOW

    await yes(table, CARL)

    assert table.record.clocks == shorter
    assert table.record.agreements.ballots == {}
    assert due(table, room)[("turn", A)] == 24 * HOUR  # as they were told
    await room.click(table, ANNA, "trade.-")
    assert due(table, room)[("turn", B)] == HOUR


async def test_a_proposal_that_nobody_answers_is_dropped(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", clocks=Clocks(None, 60, 8 * HOUR)))
    await change(table, ANNA, Clocks(None, 60, 60))

    await room.time.advance(24 * HOUR)

    assert table.record.agreements.ballots == {}
    assert table.record.clocks.important_window == 8 * HOUR


async def test_nobody_but_the_host(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", clocks=NOW))

    with pytest.raises(Refused, match="not_host"):
        await change(table, BEN, Clocks(None, 60, 8 * HOUR))


def test_one_clock_by_its_name() -> None:
    assert with_time(NOW, "turn_time", "none").turn is None
    assert with_time(NOW, "key_time", "20min").important_window == 20 * 60
    for name, value in (("turn_time", "2h"), ("key_time", "soon"), ("reaction_time", "10s")):
        with pytest.raises(BadOption):
            with_time(NOW, name, value)
