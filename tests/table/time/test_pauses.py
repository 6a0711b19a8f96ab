"""A pause: the clocks stand still, nobody can play, and it goes on with what was left."""

import pytest

from bot.games.contract import TABLE, Refused
from bot.games.offers import Scope
from bot.table.model.pace import Luck
from bot.table.model.record import Clocks, Pause
from bot.table.model.table_state import TableState
from bot.table.play.flow import resume_game
from bot.table.seating.seat_changes import give_to_computer, take_back
from bot.table.storage.protocol import SILENCE
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.lease import Lease
from bot.table.time.pauses import pause_clocks
from tests.table.kit import ANNA, BEN, FLOOR, A, B, Room, asked, due, log, position

HOUR = 3600
DAY = 24 * HOUR


def stop(state: TableState, now: float, _: Luck) -> TableState:
    return pause_clocks(state, Pause("called", ANNA), now)


async def test_a_turn_goes_on_with_the_time_that_was_left(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.time.advance(HOUR)

    await table.update_running(stop)
    assert due(table, room) == {}
    await room.time.advance(30 * DAY)
    assert await log(table, room) == []
    await table.update_running(resume_game)

    assert due(table, room) == {("turn", A): DAY - HOUR, ("remind", A): DAY / 2 - HOUR}
    assert table.record.turn.reminded == -1


async def test_nobody_can_answer_in_a_pause_and_the_same_button_works_after_it(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    since = table.record.ask_versions[A]
    await table.update_running(stop)

    with pytest.raises(Refused, match="paused"):
        await room.click(table, ANNA, "trade.-", since)
    await table.update_running(resume_game)
    await room.click(table, ANNA, "trade.-", since)

    assert asked(table) == {B: "turn"}


async def test_all_see_when_a_pause_begins_and_ends(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    edition = table.record.public_version

    await table.update_running(stop)
    assert (table.record.public_version, room.changed) == (edition + 1, [table.record.id])
    await table.update_running(resume_game)

    assert (table.record.public_version, room.changed) == (edition + 2, [table.record.id] * 2)


async def test_a_window_survives_a_pause_with_its_floor_its_cap_and_its_sealed_answers(
    room: Room,
) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(2)
    await room.click(table, BEN, "pass")
    before = asked(table)

    await table.update_running(stop)
    await room.time.advance(DAY)
    assert asked(table) == before
    await table.update_running(resume_game)

    assert due(table, room) == {("floor", TABLE): FLOOR - 2, ("cap", TABLE): 58}
    await room.time.advance(58)
    assert TABLE not in asked(table)


async def test_what_an_order_holds_ready_waits_for_the_end_of_the_pause(room: Room) -> None:
    table = await room.place(position("jab", "jab", "", slug="quick"))
    await table.give_order(BEN, "shield", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)

    await table.update_running(stop)
    await room.time.advance(DAY)
    assert not any(line.startswith("1 shed") for line in await log(table, room))
    await table.update_running(resume_game)
    await room.time.advance(FLOOR)

    assert "1 shed.jab order" in await log(table, room)


async def test_a_computer_waits_too(room: Room) -> None:
    table = await room.place(position("jab", "jab", computers=1))
    await room.click(table, ANNA, "trade.-")
    await table.update_running(stop)

    await room.time.advance(DAY)
    assert len(await log(table, room)) == 1
    await table.update_running(resume_game)
    await room.time.advance(2)

    assert (await log(table, room))[1].endswith("computer")


async def test_a_restart_inside_a_pause_changes_nothing(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.time.advance(HOUR)
    await table.update_running(stop)
    before = table.state

    await room.restart()
    table = await room.tables.get(table.record.id)

    assert table.state == before
    await table.update_running(resume_game)
    assert due(table, room)["turn", A] == DAY - HOUR


async def test_downtime_inside_a_pause_is_not_credited_twice(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    lease = Lease(room.store, extend_deadlines, extend_after_sleep)
    await lease.take(room.time.now())
    room.live_by(lease)
    await table.update_running(stop)

    room.time.jump(100 * SILENCE)
    await room.tables.pulse()
    await table.update_running(resume_game)
    await lease.give_back(room.time.now())

    assert due(table, room)["turn", A] == DAY


async def test_a_seat_that_changes_hands_in_a_pause_does_not_wake_the_clocks(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.time.advance(HOUR)
    await table.update_running(stop)

    await table.reseat(lambda record: give_to_computer(record, A))
    await room.time.advance(HOUR)
    assert due(table, room) == {}
    await table.reseat(lambda record: take_back(record, A))
    assert due(table, room) == {}
    await table.update_running(resume_game)

    assert due(table, room)["turn", A] == DAY - HOUR


async def test_a_computer_that_came_in_a_pause_plays_after_it(room: Room) -> None:
    """Also in a window, where computers answer at once."""
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    await table.update_running(stop)
    await table.reseat(lambda record: give_to_computer(record, B))
    assert len(await log(table, room)) == 1

    await table.update_running(resume_game)

    assert (await log(table, room))[1].startswith("1 ")
    assert (await log(table, room))[1].endswith("computer")


async def test_another_reason_keeps_the_times_that_were_left(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await table.update_running(stop)
    await room.time.advance(HOUR)

    await table.update_running(lambda state, now, _: pause_clocks(state, Pause("channel"), now))
    await table.update_running(resume_game)

    assert due(table, room)["turn", A] == DAY


async def test_what_is_not_paused_cannot_go_on_and_what_has_not_begun_cannot_pause(
    room: Room,
) -> None:
    table = await room.place(position("jab", "jab", clocks=Clocks(None, 60)))
    lobby = await room.tables.open("duel", 8, 1, ANNA, "Anna", "de")

    with pytest.raises(Refused, match="not_paused"):
        await table.update_running(resume_game)
    with pytest.raises(Refused, match="not_started"):
        await lobby.update_running(stop)
    await table.end()
    with pytest.raises(Refused, match="game_over"):
        await table.update_running(stop)


async def test_a_paused_table_can_be_ended(room: Room) -> None:
    table = await room.place(position("jab", "jab"))
    await table.update_running(stop)

    await table.end()

    assert table.record.pause is None
    assert await room.store.next_due() is None


@pytest.mark.parametrize("moment", [0.0, 1.0, FLOOR, 59.0])
async def test_a_pause_at_any_moment_of_a_window_delays_it_by_its_own_length(
    room: Room, moment: float
) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    opened = room.time.now()
    await room.time.advance(moment)
    await table.update_running(stop)
    await room.time.advance(DAY)
    await table.update_running(resume_game)

    await room.time.advance(opened + DAY + 59.9 - room.time.now())
    assert TABLE in asked(table)
    await room.time.advance(0.1)

    assert TABLE not in asked(table)
