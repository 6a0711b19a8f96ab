"""A machine without a battery for its clock: it starts at any time, and is set right later.

Whatever the clock does, every deadline keeps the time that was left; nothing has to be resumed.
"""

import asyncio

import pytest

from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.startup import LOOK, AbsurdTime, Alone
from bot.table.storage.protocol import PULSE
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.time.sanity import LONGEST_AWAY
from tests.table.kit import GAMES, A, Room, due, position

HOUR, DAY, YEAR = 3600.0, 86_400.0, 365 * 86_400.0
AWAY = 600.0  # seconds for which the machine is off
PLAYED = 2 * PULSE
WRONG = [-3 * HOUR, 3 * HOUR, -30 * DAY, 30 * DAY]


async def lived(room: Room) -> Lease:
    """From now on there are signs of life."""
    lease = Lease(room.store, extend_deadlines, extend_after_sleep)
    await lease.take(room.time.now())
    room.live_by(lease)
    room.tables.sleeper.wake()  # for the first of them
    await room.time.settle(1)
    return lease


@pytest.mark.parametrize("is_killed", [False, True])
@pytest.mark.parametrize("wrong", WRONG)
async def test_a_wrong_start_that_is_set_right_changes_nothing(
    room: Room, wrong: float, is_killed: bool
) -> None:
    """Hosting findings 1 and 2: tables stayed paused, or deadlines went away by days."""
    number = (await room.place(position("jab", "jab", "jab"))).record.id
    lease = await lived(room)
    await room.time.advance(PLAYED)
    if is_killed:
        lease._lock.release()  # as the end of its process does
    else:
        await lease.give_back(room.time.now())
    await room.restart()
    room.time.jump(AWAY)
    room.time.set_wrong(wrong)
    await lived(room)
    await room.time.advance(PLAYED)
    room.time.set_wrong(-wrong)

    await room.tables.pulse()  # which comes within a minute

    table = await room.tables.get(number)
    assert table.record.pause is None
    left = DAY - 2 * PLAYED
    assert left - 2 * PULSE <= due(table, room)["turn", A] <= left + AWAY
    assert await room.store.due_of(number) == table.state.due


@pytest.mark.parametrize("wrong", WRONG)
async def test_a_clock_that_is_set_while_the_bot_runs_moves_every_deadline_along(
    room: Room, wrong: float
) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await lived(room)
    before = due(table, room)
    room.time.set_wrong(wrong)

    await room.tables.pulse()

    after = due(table, room)
    assert after == {key: pytest.approx(left, abs=PULSE) for key, left in before.items()}
    assert table.record.pause is None


@pytest.mark.parametrize("wrong", [-10 * YEAR, 10 * YEAR])
async def test_a_jump_of_years_is_not_believed(room: Room, wrong: float) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await lived(room)
    stored = await room.store.due_of(table.record.id)
    began = room.time.now()
    room.time.set_wrong(wrong)

    await room.tables.pulse()
    assert room.time.now() == began
    room.time.set_wrong(-wrong)
    await room.tables.pulse()

    assert room.time.now() == began
    assert await room.store.due_of(table.record.id) == stored
    assert table.record.pause is None


async def test_another_clock_decides_who_is_right(room: Room) -> None:
    """Somebody sets the machine wrong: Discord's time goes on, and nothing moves."""
    table = await room.place(position("jab", "jab", "jab"))
    await lived(room)
    stored, began = await room.store.due_of(table.record.id), room.time.now()

    async def told() -> float:
        return began + 1

    room.tables.witness = told
    room.time.set_wrong(3 * HOUR)
    await room.tables.pulse()

    assert room.time.now() == began + 1
    assert await room.store.due_of(table.record.id) == stored


async def test_a_start_years_ago_waits_until_the_clock_is_set(room: Room) -> None:
    """Hosting finding 2: it was refused, and the way out that was offered ruined all deadlines."""
    number = (await room.place(position("jab", "jab", "jab"))).record.id
    lease = await lived(room)
    await lease.give_back(room.time.now())
    stored = await room.store.due_of(number)
    await room.close()
    room.time.set_wrong(-10 * YEAR)
    store = SqliteStorage(room.path, games=GAMES)
    presence = Alone(store, Backups(room.path, 1))

    arriving = asyncio.create_task(presence.arrive(room.time))
    await room.time.settle(1)
    await room.time.advance(3 * LOOK)
    assert not arriving.done()
    room.time.set_wrong(10 * YEAR)
    await room.time.advance(LOOK)

    away = await arriving
    assert away == pytest.approx(4 * LOOK, abs=LOOK)
    for deadline, at in (await store.due_of(number)).items():
        assert at == pytest.approx(stored[deadline] + away)
    await presence.leave(room.time.now())
    await store.close()
    await room.open()


async def test_a_start_years_ahead_is_refused_and_changes_nothing(room: Room) -> None:
    number = (await room.place(position("jab", "jab", "jab"))).record.id
    lease = await lived(room)
    await lease.give_back(room.time.now())
    stored = await room.store.due_of(number)
    await room.close()
    room.time.set_wrong(LONGEST_AWAY + 1)
    store = SqliteStorage(room.path, games=GAMES)

    with pytest.raises(AbsurdTime):
        await Alone(store, Backups(room.path, 1)).arrive(room.time)

    room.time.set_wrong(-LONGEST_AWAY - 1)
    await room.open()
    assert await room.store.due_of(number) == stored


async def test_what_was_told_by_a_clock_that_was_ahead_is_known_long_since(room: Room) -> None:
    """Else its deadline would wait for half a turn after a day that has not come yet."""
    table = await room.place(position("jab", "jab", "jab"))
    turn = Deadline(DeadlineKind.TURN, A)
    await room.time.advance(24 * HOUR - 60)
    lines = table.record.log_length

    room.time.jump(61)
    await table.fire(turn, room.time.now() + 30 * DAY)

    assert table.record.log_length > lines
