"""No default is played for somebody who was not told of their turn half of its time ago."""

from tests.table.kit import A, Room, due, log, position

HOUR = 3600
DAY = 24 * HOUR


async def test_nothing_is_played_for_somebody_who_was_not_told(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    room.tell_at(None)

    await room.time.advance(DAY)

    assert await log(table, room) == []
    assert due(table, room) == {("turn", A): DAY / 2}


async def test_somebody_who_was_told_late_has_half_of_the_time_from_then_on(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.time.advance(20 * HOUR)
    room.tell_at(room.time.now())

    await room.time.advance(4 * HOUR)
    assert await log(table, room) == []
    assert due(table, room) == {("turn", A): 8 * HOUR}

    await room.time.advance(8 * HOUR)
    assert await log(table, room) == ["0 trade.- clock"]


async def test_somebody_who_was_told_in_time_loses_the_turn_at_its_deadline(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.time.advance(12 * HOUR)
    room.tell_at(room.time.now())

    await room.time.advance(12 * HOUR)

    assert await log(table, room) == ["0 trade.- clock"]
