"""People's nights at the table: long clocks count awake time, short ones and limits do not."""

from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import datetime
from typing import Literal
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE
from bot.table.model.person import Habits, Person
from bot.table.model.record import Clocks, Pause
from bot.table.play.flow import resume_game
from bot.table.storage.faults import NotSaved
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.lease import Lease
from bot.table.table import Table
from bot.table.time.pauses import pause_clocks, with_zone
from tests.table.kit import ANNA, BEN, CARL, A, B, Room, asked, log, position

HOUR = 3600
DAY = 24 * HOUR
ZONE = "Europe/Berlin"
NIGHT = Habits(ZONE, (22 * 60, 8 * 60))
SLOW = Clocks(24 * HOUR, 60, 8 * HOUR)


def at(wall: str) -> float:
    return datetime.fromisoformat(wall).replace(tzinfo=ZoneInfo(ZONE)).timestamp()


def when(table: Table, kind: str, seat: int = A) -> str:
    """A deadline as the clock on the wall in Berlin shows it."""
    moment = table.state.due[(kind, seat)]  # type: ignore[index]
    return datetime.fromtimestamp(round(moment), ZoneInfo(ZONE)).strftime("%Y-%m-%d %H:%M")


async def live(room: Room, user: int, habits: Habits) -> None:
    """Somebody settles when he is not to be waited for."""
    await room.tables.settle(user, lambda person: replace(person, habits=habits))


async def noon(room: Room, hands: int = 3, clocks: Clocks = SLOW, slug: str = "keyed") -> Table:
    """A table at Anna's turn, at noon on the first of June."""
    room.time.jump(at("2026-06-01 12:00") - room.time.now())
    return await room.place(position(*["jab jab"] * hands, clocks=clocks, slug=slug))


@pytest.fixture
async def lease(room: Room) -> AsyncIterator[Lease]:
    lease = Lease(room.store, extend_deadlines, extend_after_sleep)
    yield lease
    with suppress(NotSaved):
        await lease.give_back(room.time.now())


async def test_a_turn_counts_awake_hours_and_has_a_limit(room: Room) -> None:
    table = await noon(room)
    assert ("turn_limit", A) not in table.state.due

    await live(room, ANNA, NIGHT)

    assert when(table, "turn") == "2026-06-02 22:00"  # 10 + 14 awake hours
    assert when(table, "remind") == "2026-06-02 10:00"
    assert when(table, "turn_limit") == "2026-06-04 12:00"


async def test_what_the_next_person_has_settled_counts_from_his_turn_on(room: Room) -> None:
    table = await noon(room)
    await live(room, BEN, NIGHT)

    await room.click(table, ANNA, "trade.-")

    assert when(table, "turn", B) == "2026-06-02 22:00"
    assert when(table, "turn_limit", B) == "2026-06-04 12:00"


@pytest.mark.parametrize("clocks", [Clocks(599, 60), Clocks(None, 60)])
async def test_short_clocks_heed_nobody(room: Room, clocks: Clocks) -> None:
    table = await noon(room, clocks=clocks)
    before = table.state.due

    await live(room, ANNA, Habits(ZONE, (11 * 60, 20 * 60)))

    assert table.state.due == before
    assert table.record.public_version == 1


async def test_nobody_is_charged_at_night_and_nothing_fires_twice(room: Room) -> None:
    table = await noon(room, hands=2, clocks=Clocks(DAY, 60))
    await live(room, ANNA, NIGHT)

    await room.time.advance(at("2026-06-02 22:00") - room.time.now() - 1)
    assert await log(table, room) == []
    await room.time.advance(1)

    assert await log(table, room) == ["0 trade.- clock"]
    await room.time.advance(HOUR)
    assert len(await log(table, room)) == 1
    assert table.record.chairs[A].misses == 1


async def test_a_vacation_is_quiet_but_the_limit_holds(room: Room) -> None:
    table = await noon(room, hands=2)
    await live(room, ANNA, Habits(ZONE, None, at("2026-07-01 00:00")))

    await room.time.advance(at("2026-06-04 12:00") - room.time.now() - 1)
    assert await log(table, room) == []
    assert table.record.turn.reminded == -1
    await room.time.advance(1)

    assert await log(table, room) == ["0 trade.- clock"]
    assert set(table.state.due) == {("turn", B), ("remind", B)}


async def test_the_turn_clock_stands_still_in_a_window_and_goes_on_with_its_awake_time(
    room: Room,
) -> None:
    table = await noon(room, clocks=Clocks(DAY, 60), slug="long")
    await live(room, ANNA, NIGHT)
    await room.time.advance(9 * HOUR + 59 * 60)  # 21:59
    await room.click(table, ANNA, "strike.1.jab")
    assert table.record.turn.left == pytest.approx(14 * HOUR + 60)
    assert table.record.turn.most == pytest.approx(62 * HOUR + 60)

    await room.time.advance(60)  # the window
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")  # 22:01

    assert when(table, "turn") == "2026-06-03 08:01"
    assert when(table, "turn_limit") == "2026-06-04 12:02"


async def test_a_window_heeds_the_latest_of_all_whom_it_asks_also_when_he_has_answered(
    room: Room,
) -> None:
    table = await noon(room)
    await live(room, BEN, Habits(ZONE, (14 * 60, 20 * 60)))
    await live(room, CARL, Habits(ZONE, (13 * 60, 15 * 60)))
    await room.click(table, ANNA, "strike.1.jab")
    assert when(table, "cap", TABLE) == "2026-06-02 02:00"
    assert when(table, "cap_limit", TABLE) == "2026-06-02 20:00"

    await room.time.advance(HOUR)
    await room.click(table, BEN, "pass")
    assert when(table, "cap", TABLE) == "2026-06-02 02:00"
    await live(room, BEN, Habits(ZONE, (14 * 60, 21 * 60)))

    assert when(table, "cap", TABLE) == "2026-06-02 03:00"
    assert when(table, "cap_limit", TABLE) == "2026-06-02 20:00"


async def test_a_window_closes_at_its_limit(room: Room) -> None:
    table = await noon(room)
    await live(room, BEN, Habits(ZONE, (13 * 60, 12 * 60)))  # an hour a day
    await room.click(table, ANNA, "strike.1.jab")

    await room.time.advance(8 * HOUR + DAY - 1)
    assert asked(table)[TABLE] == "close"
    await room.time.advance(1)

    assert asked(table) == {B: "wound"}


async def test_a_window_waits_for_nobody_on_vacation(room: Room) -> None:
    table = await noon(room)
    await live(room, BEN, Habits(ZONE, None, at("2026-07-01 00:00")))
    await room.click(table, ANNA, "strike.1.jab")
    assert when(table, "cap", TABLE) == "2026-06-01 20:00"

    await room.click(table, CARL, "pass")
    await room.time.advance(180)  # the floor

    assert asked(table) == {B: "wound"}


async def test_whoever_changes_his_habits_keeps_the_awake_time_he_had(room: Room) -> None:
    table = await noon(room)
    await live(room, ANNA, NIGHT)
    await room.time.advance(20 * HOUR)  # 08:00: 14 hours are left

    await live(room, ANNA, Habits("America/New_York", (22 * 60, 8 * 60)))  # 04:00 to 14:00 here
    assert when(table, "turn") == "2026-06-03 04:00"
    await live(room, ANNA, Habits())

    assert when(table, "turn") == "2026-06-02 22:00"
    assert when(table, "turn_limit") == "2026-06-04 12:00"
    assert room.changed.count(table.record.id) == 3


async def test_eight_hours_of_suspend_cost_nobody_awake_time(room: Room, lease: Lease) -> None:
    table = await noon(room)
    await live(room, ANNA, NIGHT)
    await room.time.advance(9 * HOUR)  # 21:00: 15 hours are left
    await lease.take(room.time.now())
    room.live_by(lease)

    room.time.jump(8 * HOUR)
    await room.tables.pulse()

    assert when(table, "turn") == "2026-06-03 09:00"  # from 05:00 on, so from 08:00 on
    assert when(table, "turn_limit") == "2026-06-04 20:00"
    assert await room.store.due_of(table.record.id) == table.state.due


async def test_downtime_that_ends_before_the_night_is_given_back_as_awake_time(
    room: Room, lease: Lease
) -> None:
    """Put off by the clock alone, an hour of it would fall into the night."""
    table = await noon(room, clocks=Clocks(10 * HOUR, 60))
    await live(room, ANNA, NIGHT)
    await room.time.advance(7 * HOUR)
    assert when(table, "turn") == "2026-06-01 22:00"
    await lease.take(room.time.now())
    await lease.give_back(room.time.now())
    room.time.jump(HOUR)
    await room.restart()

    after = Lease(room.store, extend_deadlines, extend_after_sleep)
    await after.take(room.time.now())
    await after.give_back(room.time.now())

    again = await room.tables.get(table.record.id)
    assert when(again, "turn") == "2026-06-02 09:00"


async def test_a_pause_costs_nobody_awake_time(room: Room) -> None:
    table = await noon(room)
    await live(room, ANNA, NIGHT)
    await room.time.advance(9 * HOUR)
    await table.update_running(lambda state, now, _: pause_clocks(state, Pause("agreed"), now))
    await room.time.advance(8 * HOUR)
    await live(room, ANNA, Habits(ZONE, (22 * 60, 9 * 60)))

    await table.update_running(resume_game)

    assert when(table, "turn") == "2026-06-03 11:00"  # 05:00: 15 hours, of which 13 today


async def test_a_turn_that_is_taken_back_runs_until_the_same_moment(room: Room) -> None:
    room.time.jump(at("2026-06-01 12:00") - room.time.now())
    table = await room.deal("island", 3, seed=1)
    await live(room, BEN, NIGHT)
    await room.click(table, BEN, "i3-s4")
    await room.click(table, BEN, "end")
    room.time.jump(11 * HOUR)

    await table.undo(BEN)

    assert when(table, "turn", B) == "2026-06-02 22:00"
    assert when(table, "remind", B) == "2026-06-02 10:00"


async def test_whoever_sits_down_brings_his_habits_along(room: Room) -> None:
    await live(room, ANNA, NIGHT)
    table = await room.tables.open("duel", 1, 1, ANNA, "Anna", "en")
    await table.update_lobby(
        lambda record: replace(record, chairs=(*record.chairs, record.chairs[0]))
    )

    assert [chair.habits for chair in table.record.chairs] == [NIGHT, NIGHT]


async def test_a_computer_that_keeps_the_seat_warm_does_not_sleep(room: Room) -> None:
    table = await noon(room)
    await live(room, BEN, Habits(ZONE, None, at("2026-07-01 00:00")))
    ben = replace(table.record.chairs[B], computer="normal")
    await table.reseat(lambda record: (record.chairs[0], ben, record.chairs[2]))

    await room.click(table, ANNA, "strike.1.jab")

    assert when(table, "cap", TABLE) == "2026-06-01 20:00"
    assert ("cap_limit", TABLE) not in table.state.due


async def slept(room: Room, *, pace: Literal["together", "days"] = "days") -> Table:
    """A table in Berlin at noon; nobody has settled anything."""
    room.time.jump(at("2026-06-01 12:00") - room.time.now())
    state = position(*["jab jab"] * 3, clocks=SLOW, slug="keyed", pace=pace)
    return await room.place(replace(state, record=replace(state.record, zone=ZONE)))


async def test_whoever_has_settled_nothing_sleeps_from_23_to_8(room: Room) -> None:
    table = await slept(room)
    assert when(table, "turn") == "2026-06-02 21:00"  # 11 + 13 awake hours
    assert when(table, "remind") == "2026-06-02 09:00"

    await room.time.advance(8 * HOUR)
    await room.click(table, ANNA, "strike.1.jab")

    assert when(table, "cap", TABLE) == "2026-06-02 13:00"  # 20:00: 3 + 5 awake hours


async def test_own_quiet_hours_go_before_the_nights_of_the_table(room: Room) -> None:
    table = await slept(room)

    await live(room, ANNA, NIGHT)

    assert when(table, "turn") == "2026-06-02 22:00"


async def test_where_all_sit_together_nobody_sleeps(room: Room) -> None:
    table = await slept(room, pace="together")

    assert when(table, "turn") == "2026-06-02 12:00"


async def test_the_host_may_say_later_where_the_nights_are(room: Room) -> None:
    table = await slept(room)
    await room.time.advance(8 * HOUR)  # 20:00: 16 hours are left

    await table.update_running(lambda state, now, _: with_zone(state, "", now))
    assert when(table, "turn") == "2026-06-02 12:00"
    await table.update_running(lambda state, now, _: with_zone(state, ZONE, now))

    assert when(table, "turn") == "2026-06-02 21:00"


async def test_downtime_heeds_the_nights_of_the_table(room: Room, lease: Lease) -> None:
    table = await slept(room)
    await room.time.advance(10 * HOUR)  # 22:00: 14 hours are left
    await lease.take(room.time.now())
    room.live_by(lease)

    room.time.jump(4 * HOUR)  # 02:00
    await room.tables.pulse()

    assert when(table, "turn") == "2026-06-02 22:00"  # from 08:00 on


async def test_habits_survive_a_restart_and_old_records_are_read(room: Room) -> None:
    table = await noon(room)
    await live(room, ANNA, NIGHT)
    before = table.state

    await room.restart()

    assert (await room.tables.get(table.record.id)).state == before
    assert (await room.tables.people.get(ANNA)).habits == NIGHT
    assert await room.tables.people.get(BEN) == Person()
