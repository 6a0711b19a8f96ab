"""Memory follows the disk: whatever goes wrong in between, both tell the same."""

import asyncio
from threading import Event

import pytest
from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.record import Chair
from bot.table.storage.faults import NotSaved, Stale
from tests.table.kit import ANNA, BEN, OUTBOX, Room, log, position


async def test_of_two_saves_of_one_revision_the_second_is_stale(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    old = table.state
    await room.click(table, ANNA, "trade.-")
    stored = await room.store.load(table.record.id)

    with pytest.raises(Stale):
        await room.store.save(replace(old, due={}), room.time.now())

    assert await room.store.load(table.record.id) == stored


async def test_a_table_that_was_overtaken_reads_again(room: Room) -> None:
    """Another process wrote: the same click is tried once more on how things are now."""
    table = await room.place(position("jab", "jab", "jab"))
    await room.store.save(table.state, room.time.now())

    await room.click(table, ANNA, "trade.-")

    assert await log(table, room) == ["0 trade.- click"]


async def test_when_saving_fails_nothing_has_happened(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    before = table.state
    await room.store.do(lambda db: db.execute("DROP TABLE outbox"))

    with pytest.raises(NotSaved):
        await room.click(table, ANNA, "trade.-")

    assert table.state is before
    assert await room.store.load(table.record.id) == before
    assert await log(table, room) == []
    assert room.changed == []
    await room.store.do(lambda db: db.execute(OUTBOX))
    await room.click(table, ANNA, "trade.-")
    assert await log(table, room) == ["0 trade.- click"]


async def test_who_stops_waiting_leaves_memory_and_disk_alike(room: Room) -> None:
    """The clicker's task dies between commit and return; the table goes on as if it had not."""
    table = await room.place(position("jab", "jab", "jab"))
    go_on = Event()
    busy = asyncio.create_task(room.store.do(lambda _: go_on.wait(10)))
    click = asyncio.create_task(room.click(table, ANNA, "trade.-"))
    for _ in range(5):
        await asyncio.sleep(0)  # the click waits for the disk
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)
    go_on.set()
    await busy
    async with table.lock:  # the click has been carried out
        assert click.cancelled()

    assert await room.store.load(table.record.id) == table.state
    await room.click(table, BEN, "trade.-")
    assert await log(table, room) == ["0 trade.- click", "1 trade.- click"]


async def test_a_full_disk_refuses_the_change_and_keeps_the_game(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    before = table.state
    ((pages,),) = await room.store.rows("PRAGMA page_count")
    await room.store.do(lambda db: db.execute(f"PRAGMA max_page_count = {pages}"))

    with pytest.raises(NotSaved, match="full"):
        await table.reseat(lambda record: (Chair(ANNA, "Anna" * 100_000), *record.chairs[1:]))

    assert table.state is before
    assert await room.store.load(table.record.id) == before
    await room.click(table, ANNA, "trade.-")
    assert await log(table, room) == ["0 trade.- click"]


async def test_refusals_save_nothing(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    revision = table.record.row_version

    with pytest.raises(Refused):
        await room.click(table, BEN, "trade.-")

    assert table.record.row_version == revision
