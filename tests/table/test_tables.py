"""All tables: one object each, whoever asks; asleep on disk; no clock stops for a broken one."""

import asyncio
import gc
import logging

import pytest
from msgspec.structs import replace
from structlog.contextvars import get_contextvars, unbind_contextvars

from bot.games.contract import Refused
from bot.table import tables as tables_module
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Pause
from bot.table.storage.faults import NotSaved
from bot.table.time.pauses import pause_clocks
from bot.table.time.sources import RealTime, Sleeper
from tests.table.kit import ANNA, BEN, A, B, C, Room, due, log, position


async def test_tables_are_found_by_number_channel_and_person(room: Room) -> None:
    one = await room.tables.open("duel", 7, 1, ANNA, "Anna", "de")
    two = await room.tables.open("duel", 8, 1, ANNA, "Anna", "de")

    assert await room.tables.get(one.record.id) is one
    assert await room.tables.in_channel(8) is two
    assert await room.tables.of_person(ANNA) == [one, two]
    assert await room.tables.of_person(BEN) == []
    for missing, code in ((room.tables.get(99), "no_table$"), (room.tables.in_channel(9), "_here")):
        with pytest.raises(Refused, match=code):
            await missing
    assert (room.tables.store, room.tables.time) == (room.store, room.time)


async def test_whoever_asks_at_the_same_time_gets_the_same_table(room: Room) -> None:
    """Two objects would be two locks."""
    number = (await room.place(position("jab", "jab", "jab"))).record.id
    await room.restart()

    found = await asyncio.gather(*(room.tables.get(number) for _ in range(5)))

    assert len({id(table) for table in found}) == 1


async def test_a_new_table_that_is_looked_up_while_it_is_opened_is_one_table(room: Room) -> None:
    opening = asyncio.create_task(room.tables.open("duel", 7, 1, ANNA, "Anna", "de"))
    found = None
    while found is None:
        try:
            found = await room.tables.in_channel(7)
        except Refused:
            await asyncio.sleep(0)

    assert await opening is found


async def test_a_table_that_somebody_holds_is_never_read_a_second_time(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "AWAKE", 2)
    first = await room.tables.open("duel", 1, 1, ANNA, "Anna", "de")
    for channel in range(2, 6):
        await room.tables.open("duel", channel, 1, ANNA, "Anna", "de")

    assert await room.tables.get(first.record.id) is first


async def test_tables_that_nobody_holds_go_to_sleep_and_come_back_as_they_were(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "AWAKE", 2)
    for channel in range(1, 6):
        await room.tables.open("duel", channel, 1, ANNA, "Anna", "de")
    gc.collect()

    assert len(room.tables._known) == 2
    first = await room.tables.get(1)
    assert (first.record.channel, len(first.state.due)) == (1, 1)


async def test_deadlines_of_many_tables_are_kept_side_by_side(room: Room) -> None:
    tables = []
    for channel in range(20):
        state = position("jab", "jab", "jab")
        record = replace(state.record, channel=channel)
        tables.append(await room.place(replace(state, record=record)))
        await room.click(tables[-1], ANNA, "strike.1.jab")

    await room.time.advance(60)

    assert {table.record.log_length for table in tables} == {2}


async def test_a_broken_table_does_not_stop_the_clock_of_the_others(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    """Its deadline is tried again later."""
    state = position("", "", slug="broken", computers=1, turn=B)
    broken = await room.place(replace(state, record=replace(state.record, channel=1)))
    fine = await room.place(position("jab", "jab", "jab"))
    await room.click(fine, ANNA, "strike.1.jab")

    await room.time.advance(60)

    assert fine.record.log_length == 2
    assert broken.record.log_length == 0
    assert "put off" in caplog.text
    assert (await room.store.next_due() or (0,))[0] > room.time.now()


async def test_when_nothing_can_be_saved_the_clock_waits_and_tries_again(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    await room.store.do(lambda db: db.execute("ALTER TABLE actions RENAME TO lost"))
    await room.time.advance(60)
    assert table.record.log_length == 1
    assert "tried again" in caplog.text

    await room.store.do(lambda db: db.execute("ALTER TABLE lost RENAME TO actions"))
    await room.time.advance(1)

    assert table.record.log_length == 2


async def test_a_deadline_that_only_the_disk_knows_is_cleared_away(room: Room) -> None:
    """Nothing fires by it, and the clock does not spin."""
    table = await room.place(position("jab", "jab", "jab"))
    sql = "INSERT INTO due VALUES (?, 'cap', 2, 0)"
    await room.store.do(lambda db: db.execute(sql, (table.record.id,)))

    await room.tables.fire_due(room.time.now())

    assert await log(table, room) == []
    assert await room.store.due_of(table.record.id) == table.state.due
    assert C not in table.record.ask_versions


async def test_a_clock_that_was_set_right_meanwhile_fires_nothing(room: Room) -> None:
    """Nor is everything that is not due yet saved again and again, for ever."""
    table = await room.place(position("jab", "jab", "jab"))
    revision, far_ahead = table.record.row_version, room.time.now() + 10 * 365 * 86_400

    async with asyncio.timeout(5):
        await room.tables.fire_due(far_ahead)

    assert await log(table, room) == []
    assert table.record.row_version == revision


async def test_a_deadline_that_was_met_meanwhile_does_not_fire(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))

    await table.fire(Deadline(DeadlineKind.TURN, A))
    await table.fire(Deadline(DeadlineKind.CAP))

    assert await log(table, room) == []
    assert due(table, room)[("turn", A)] == 24 * 3600


async def test_it_is_quiet_when_a_change_is_saved_and_known_to_the_clock(room: Room) -> None:
    """Whoever waits for that needs to know neither the tables nor their locks."""
    table = await room.place(position("jab", "jab", "jab"))
    await room.tables.quiet()
    async with table.lock:
        assert not room.tables.is_quiet
        click = asyncio.create_task(room.click(table, ANNA, "strike.1.jab"))
        waiting = asyncio.create_task(room.tables.quiet())
        await asyncio.sleep(0)
        assert not waiting.done()

    await waiting

    assert table.record.log_length == 1
    assert room.tables.is_quiet
    await click


async def test_it_is_quiet_when_the_deadline_that_has_come_is_kept(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    await room.tables.quiet()
    room.time.jump(60)
    assert not room.tables.is_quiet

    room.tables.sleeper.wake()
    await room.tables.quiet()

    assert table.record.log_length == 2


async def test_the_wall_clock_wakes_at_the_moment_or_by_the_waker() -> None:
    time, waker = RealTime(), asyncio.Event()
    await time.sleep_until(time.now() - 5, waker)

    waker.set()
    await time.sleep_until(None, waker)
    await time.sleep_until(time.now() + 3600, waker)


async def test_the_clock_survives_a_fault(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    moments = [0.0, None]
    fired = []

    async def next_due() -> float | None:
        return moments[0]

    async def fire_due(now: float) -> None:
        fired.append(now)
        moments.reverse()
        raise ZeroDivisionError

    runner = asyncio.create_task(Sleeper(room.time, next_due, fire_due, NotSaved).run())
    await room.time.settle(2)
    await room.time.advance(1)
    runner.cancel()
    await asyncio.gather(runner, return_exceptions=True)

    assert len(fired) == 1
    assert "could not be kept" in caplog.text


async def test_a_table_that_has_lost_its_channel_goes_on_in_another(room: Room) -> None:
    table = await room.place(position("jab", "jab"))
    await table.update_running(lambda state, now, _: pause_clocks(state, Pause("channel"), now))
    await room.tables.open("duel", 8, 1, ANNA, "Anna", "de")
    with pytest.raises(Refused, match="channel_taken"):
        await room.tables.move(table, 8, 1)
    assert (table.record.channel, table.record.pause is None) == (7, False)

    await room.tables.move(table, 9, 2)

    assert await room.tables.in_channel(9) is table
    assert await room.tables.of_guild(2) == [table]
    assert table.record.pause is None
    with pytest.raises(Refused, match="no_table_here"):
        await room.tables.in_channel(7)


async def test_a_walk_over_all_tables_leaves_no_mark_in_the_log(room: Room) -> None:
    """Hosting finding 8: "ready as" was logged as if it concerned the last table of a walk."""
    table = await room.place(position("jab", "jab", "jab"))
    unbind_contextvars("table")

    await room.tables.readable([table.record.id])

    assert "table" not in get_contextvars()
