"""Undo tells nobody anything: whether it is offered and what it leaves follow from the known."""

from typing import Any

import pytest

from bot.games.contract import TABLE, Seat
from bot.games.offers import Scope
from bot.table.play.undo.undoable import may_undo
from bot.table.storage.faults import NotSaved
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, CARL, OUTBOX, A, B, Room, asked, log, position
from tests.table.play.undo.tables import PAIR, fight, island

PUBLIC = ("turn", "cap", "undo")  # deadlines that somebody is shown, or that he can work out


def seen(table: Table) -> Any:
    """All of a table that could show: questions, numbers in buttons, deadlines, who may undo."""
    record, due = table.record, table.state.due
    shown = {key: at for key, at in due.items() if key[0] in PUBLIC}
    offered = [may_undo(record, Seat(seat)) for seat in range(len(record.chairs))]
    return (
        record.public_version,
        record.ask_versions,
        table.state.asks(),
        shown,
        offered,
        record.undo.told,
    )


async def taken_back(room: Room, *, before: bool, meanwhile: bool) -> list[Any]:
    """Ben attacks, takes it back and attacks again; Anna gives an order at some point, or none."""
    table, trace = await fight(room), []
    if before:
        await table.give_order(ANNA, "defend-flee", (), Scope.GAME)
    await room.click(table, BEN, "strike")
    trace.append(seen(table))
    if meanwhile:
        await table.give_order(ANNA, "defend-flee", (), Scope.GAME)
    await table.undo(BEN)
    trace.append(seen(table))
    await room.click(table, BEN, "strike")
    trace.append(seen(table))
    await table.end()
    return trace


async def test_orders_of_others_leave_no_trace_in_an_undo(room: Room) -> None:
    start = room.time.now()
    traces = []
    for before, meanwhile in ((False, False), (True, False), (False, True)):
        room.time.jump(start - room.time.now())
        traces.append(await taken_back(room, before=before, meanwhile=meanwhile))

    assert traces[0] == traces[1] == traces[2]


async def test_in_a_window_nothing_tells_who_has_answered(room: Room) -> None:
    """Neither to whoever opened it nor to those who are asked."""
    offered = []
    for clicks in ((), (BEN,), (BEN, CARL)):
        table = await room.place(position("jab", "jab", "jab"))
        await room.click(table, ANNA, "strike.1.jab")
        for user in clicks:
            await room.click(table, user, "pass")
        assert TABLE in asked(table)
        offered.append(seen(table)[-2:])
        await table.end()

    assert offered[0] == offered[1] == offered[2]
    assert offered[0] == ([False] * 3, None)


async def test_an_undo_that_cannot_be_saved_has_not_happened(room: Room) -> None:
    table = await island(room)
    await room.click(table, BEN, PAIR)
    before = table.state
    await room.store.do(lambda db: db.execute("DROP TABLE outbox"))

    with pytest.raises(NotSaved):
        await table.undo(BEN)

    assert table.state is before
    assert await log(table, room) == [f"1 {PAIR} click"]
    await room.store.do(lambda db: db.execute(OUTBOX))
    await table.undo(BEN)
    assert await log(table, room) == []


async def test_when_the_time_for_it_runs_out_nobody_else_notices(room: Room) -> None:
    """The deadline that ends it is silent: nothing is announced, no number changes."""
    table = await island(room)
    await room.time.advance(20 * 3600)
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, "end")
    before, told = seen(table), list(room.changed)
    assert may_undo(table.record, B)

    await room.time.advance(4 * 3600)

    assert not may_undo(table.record, B)
    assert room.changed == told
    assert (seen(table)[:3], may_undo(table.record, A)) == (before[:3], False)
