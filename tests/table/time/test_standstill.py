"""Clocks that stand still while Discord is away, and what must not happen when they go again."""

import asyncio

from bot.games.contract import Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Clocks
from tests.table.kit import Room, log, position

MINUTES = Clocks(turn=600)
ELSEWHERE = 2  # another server; tables of the kit stand in the first


async def test_a_deadline_that_passed_meanwhile_does_not_come_first(room: Room) -> None:
    """D-1: while the time is being given back, the sleeper may look at what is overdue."""
    table = await room.place(position("jab", "jab", clocks=MINUTES))
    for guild in (0, table.record.guild):
        await room.tables.stop_clocks(guild)
        await room.time.advance(4 * 3600)

        await asyncio.gather(room.tables.start_clocks(guild), room.tables.fire_due(room.time.now()))

    assert await log(table, room) == []


async def test_a_stop_that_begins_while_another_ends_holds(room: Room) -> None:
    """The line is lost again before the time is given back: clocks stand still on."""
    table = await room.place(position("jab", "jab", clocks=MINUTES))
    await room.tables.stop_clocks()
    await room.time.advance(3600)

    await asyncio.gather(room.tables.start_clocks(), room.tables.stop_clocks())
    await room.time.advance(3600)

    assert await log(table, room) == []
    assert room.tables.standstill.guilds == (0,)


async def test_where_stops_overlap_the_time_is_given_back_once(room: Room) -> None:
    table = await room.place(position("jab", "jab", clocks=MINUTES))
    here = table.record.guild
    before = table.state.due[Deadline(DeadlineKind.TURN, Seat(0))] - room.time.now()
    for guild in (here, ELSEWHERE, 0):
        await room.tables.stop_clocks(guild)
        await room.time.advance(1000)
    for guild in (0, here, ELSEWHERE):
        await room.tables.start_clocks(guild)
        await room.time.advance(100)

    assert table.state.due[Deadline(DeadlineKind.TURN, Seat(0))] - room.time.now() == before - 200
    assert room.tables.standstill.guilds == ()
