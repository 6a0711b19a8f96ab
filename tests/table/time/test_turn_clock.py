"""One deadline for a whole turn: it stands still, resumes, reminds once, and is forgiven."""

import pytest

from bot.games.contract import TABLE
from bot.table.model.record import Clocks
from tests.table.kit import ANNA, BEN, CARL, A, B, C, Room, asked, due, log, position

HOUR = 3600
DAY = 24 * HOUR


async def test_a_turn_has_one_deadline_and_a_reminder_at_half_time(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))

    assert due(table, room) == {("turn", A): DAY, ("remind", A): DAY / 2}


async def test_no_clock_no_deadline(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", clocks=Clocks(None, 60)))

    assert due(table, room) == {}
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")
    assert due(table, room) == {}


async def test_the_clock_stands_still_in_windows_and_decisions_and_goes_on_with_what_was_left(
    room: Room,
) -> None:
    table = await room.place(position("jab", "jab", "jab", slug="long"))
    await room.time.advance(HOUR)
    await room.click(table, ANNA, "strike.1.jab")
    assert ("turn", A) not in table.state.due
    assert table.record.turn.left == DAY - HOUR

    await room.time.advance(60)
    assert asked(table) == {B: "wound"}
    assert table.record.turn.left == DAY - HOUR
    await room.time.advance(30)
    await room.click(table, BEN, "bleed")

    assert due(table, room) == {("turn", A): DAY - HOUR, ("remind", A): DAY / 2 - HOUR}
    assert table.record.turn.left is None


async def test_the_next_turn_has_the_full_time_again(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.time.advance(HOUR)

    await room.click(table, ANNA, "trade.-")

    assert due(table, room) == {("turn", B): DAY, ("remind", B): DAY / 2}


async def test_two_turns_in_a_row_have_two_deadlines(room: Room) -> None:
    table = await room.place(position("jab jab", "jab", slug="again"))
    await room.time.advance(HOUR)

    await room.click(table, ANNA, "trade.-")

    assert due(table, room) == {("turn", A): DAY, ("remind", A): DAY / 2}


async def test_the_reminder_comes_once(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", slug="long"))
    edition, turn = (
        table.record.public_version,
        table.state.game.moment(table.state.game_state).turn,
    )
    await room.time.advance(DAY / 2 - 1)
    assert (table.record.turn.reminded, room.changed) == (-1, [])
    await room.time.advance(1)
    assert (table.record.turn.reminded, room.changed) == (turn, [table.record.id])
    assert await room.store.pending_outbox() == [table.record.id]
    assert table.record.public_version == edition
    assert due(table, room) == {("turn", A): DAY / 2}

    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")

    assert due(table, room) == {("turn", A): DAY / 2}


async def test_a_missed_turn_takes_the_default_and_counts(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))

    await room.time.advance(DAY)

    assert await log(table, room) == ["0 trade.- clock"]
    assert [chair.misses for chair in table.record.chairs] == [1, 0, 0]
    assert due(table, room) == {("turn", B): DAY, ("remind", B): DAY / 2}


async def test_the_rest_of_a_missed_turn_takes_defaults_at_once(room: Room) -> None:
    """Also after a window in the middle of it."""
    table = await room.place(position("jab", "jab", "jab", slug="eager"))

    await room.time.advance(DAY)
    assert await log(table, room) == ["0 strike.1.jab clock"]
    assert asked(table)[TABLE] == "close"
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")

    assert (await log(table, room))[-2:] == ["1 bleed click", "0 trade.- clock"]
    assert asked(table) == {B: "turn"}
    assert table.record.chairs[A].misses == 1


async def test_after_three_misses_in_a_row_a_computer_keeps_the_seat_warm(room: Room) -> None:
    table = await room.place(position("", "", lives=9))
    for turn in range(3):
        assert table.record.chairs[A].computer is None, turn
        await room.time.advance(DAY)
        await room.click(table, BEN, "trade" if turn == 0 else "trade.-")

    assert table.record.chairs[A].computer == "normal"
    assert table.record.chairs[A].user == ANNA
    assert table.record.chairs[B].misses == 0
    assert due(table, room) == {("computer", A): 2.0}


async def test_a_click_forgives_what_was_missed(room: Room) -> None:
    table = await room.place(position("jab", "", ""))
    await room.time.advance(DAY)
    await room.click(table, BEN, "trade")
    await room.click(table, CARL, "trade")
    assert table.record.chairs[A].misses == 1

    await room.click(table, ANNA, "trade.-")

    assert [chair.misses for chair in table.record.chairs] == [0, 0, 0]


@pytest.mark.parametrize("left", [0.0, 1.0])
async def test_a_turn_that_resumes_with_little_time_is_missed_in_time(
    room: Room, left: float
) -> None:
    table = await room.place(position("jab jab", "jab", "jab", slug="long"))
    await room.time.advance(DAY - 1)
    room.time.jump(1 - left)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")

    await room.time.advance(left)

    assert table.record.chairs[A].misses == 1
    assert asked(table) == {B: "turn"}
    assert C not in table.record.ask_versions
