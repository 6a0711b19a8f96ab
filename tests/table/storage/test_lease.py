"""One process at a time, told apart by signs of life and by a lock; time away is given back."""

import asyncio
import errno
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import pytest

from bot.table.startup import take_over
from bot.table.storage.faults import Leased, NotSaved
from bot.table.storage.protocol import SILENCE
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.places import sibling
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.schema import migrate
from bot.table.storage.sqlite.store import SqliteStorage
from tests.table.kit import ANNA, A, Room, due, position

Process = Callable[[], Lease]
NOW = 1_800_000_000.0


@pytest.fixture
async def process(room: Room) -> AsyncIterator[Callable[[], Lease]]:
    """Gives leases as to so many processes; whoever still holds one is gone after the test."""
    leases = list[Lease]()

    def another() -> Lease:
        leases.append(Lease(room.store, extend_deadlines, extend_after_sleep))
        return leases[-1]

    yield another
    for lease in leases:
        with suppress(NotSaved):  # it may have died with its store
            await lease.give_back(room.time.now())


async def held_by(room: Room, holder: str, seen: float) -> None:
    sql = "INSERT OR REPLACE INTO lease VALUES (1, ?, ?)"
    await room.store.do(lambda db: db.execute(sql, (holder, seen)))


async def test_the_first_process_takes_an_empty_file(process: Process) -> None:
    assert await process().take(NOW) == 0.0


async def test_a_second_process_is_refused_while_the_first_lives(process: Process) -> None:
    first, second = process(), process()
    await first.take(NOW)

    with pytest.raises(Leased):
        await second.take(NOW + 10)
    with pytest.raises(Leased):  # suspended, perhaps, but alive: it holds the lock
        await second.take(NOW + 10 * SILENCE)
    assert await first.renew(NOW + 20) == 0.0
    await first.give_back(NOW + 20)
    assert await second.take(NOW + 21) == 1.0
    await second.give_back(NOW + 21)


async def test_after_a_crash_on_this_machine_nobody_waits(room: Room, process: Process) -> None:
    """The row is fresh, but the lock is free: its holder is dead."""
    await held_by(room, f"{socket.gethostname()}:1:dead", NOW - 3)
    lease = process()

    assert await lease.take(NOW) == 3.0


async def test_a_process_on_another_machine_counts_as_gone_after_a_silence(
    room: Room, process: Process
) -> None:
    await held_by(room, "elsewhere:1:x", NOW)
    lease = process()

    with pytest.raises(Leased) as caught:
        await lease.take(NOW + SILENCE - 1)
    assert caught.value.args == (SILENCE - 1,)

    assert await lease.take(NOW + SILENCE) == SILENCE


@pytest.mark.parametrize("fault", [errno.ENOSYS, errno.EOPNOTSUPP])
async def test_without_locks_the_row_alone_has_to_do(
    room: Room, process: Process, monkeypatch: pytest.MonkeyPatch, fault: int
) -> None:
    def unsupported(*_: object) -> None:
        raise OSError(fault, "not supported")

    monkeypatch.setattr("fcntl.flock", unsupported)
    await held_by(room, f"{socket.gethostname()}:1:x", NOW)
    lease = process()

    with pytest.raises(Leased):
        await lease.take(NOW + 1)
    await lease.take(NOW + SILENCE)


async def test_whoever_was_overtaken_learns_it_at_the_next_sign_of_life(
    room: Room, process: Process
) -> None:
    lease = process()
    await lease.take(NOW)
    await held_by(room, "elsewhere:1:x", NOW + 40)

    with pytest.raises(Leased):
        await lease.renew(NOW + 41)
    assert await room.store.rows("SELECT holder FROM lease") == [("elsewhere:1:x",)]


async def test_downtime_is_credited_with_the_take_over_in_one_transaction(
    room: Room, process: Process
) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    lease = process()
    await lease.take(room.time.now())
    await lease.give_back(room.time.now())
    room.time.jump(3600)
    await room.restart()

    assert await process().take(room.time.now()) == 3600

    again = await room.tables.get(table.record.id)
    assert due(again, room) == {("turn", A): 24 * 3600, ("remind", A): 12 * 3600}


async def test_a_take_over_that_fails_credits_nothing(room: Room, process: Process) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await held_by(room, "elsewhere:1:x", room.time.now() - 10)

    with pytest.raises(Leased):
        await process().take(room.time.now())

    assert await room.store.due_of(table.record.id) == table.state.due


async def test_a_machine_that_slept_credits_before_anything_fires(
    room: Room, process: Process
) -> None:
    """Eight hours under a closed lid: the window that was open is still open."""
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    before = due(table, room)
    lease = process()
    await lease.take(room.time.now())
    room.live_by(lease)
    room.time.jump(8 * 3600)

    await room.time.advance(0)

    assert due(table, room) == before
    assert await room.store.due_of(table.record.id) == table.state.due
    await room.time.advance(60)
    assert table.record.log_length == 2


async def test_the_first_click_after_a_sleep_finds_the_credit_given(
    room: Room, process: Process
) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    lease = process()
    await lease.take(room.time.now())
    room.live_by(lease)
    room.time.jump(8 * 3600)

    found = await asyncio.gather(*(room.tables.get(table.record.id) for _ in range(3)))

    assert {id(one) for one in found} == {id(table)}
    assert due(table, room) == {("turn", A): 24 * 3600, ("remind", A): 12 * 3600}
    assert await room.tables.pulse() == 0.0


async def test_a_clock_that_was_set_back_leaves_as_much_time_as_there_was(
    room: Room, process: Process
) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await held_by(room, "", room.time.now() + 500)
    before = await room.store.due_of(table.record.id)

    assert await process().take(room.time.now()) == -500.0

    after = await room.store.due_of(table.record.id)
    assert after == {key: at - 500 for key, at in before.items()}


async def test_a_container_made_anew_waits_for_the_silence_instead_of_ending(
    room: Room, tmp_path: Path
) -> None:
    """Killed, and made anew under another name: the lock is free, the last sign is fresh (H-8)."""
    path = tmp_path / "left.sqlite3"
    migrate(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("INSERT INTO lease VALUES (1, 'killed:1:x', ?)", (room.time.now() - 10,))
    sibling(path, "-wal").write_bytes(b"its journal")
    async with starting(path, room) as take:
        waiting = asyncio.create_task(room.time.settle(2))
        await asyncio.wait([take, waiting], return_when=asyncio.FIRST_COMPLETED)
        assert not take.done(), take.exception()
        await room.time.advance(SILENCE)

        assert await take == SILENCE


@asynccontextmanager
async def starting(path: Path, room: Room) -> AsyncIterator["asyncio.Task[float]"]:
    """A process that takes over, with all that it has opened closed in the end."""
    store = SqliteStorage(path, games={})
    lease = Lease(store, extend_deadlines, extend_after_sleep)
    take = asyncio.create_task(take_over(store, lease, Backups(path), room.time))
    try:
        yield take
        await lease.give_back(room.time.now())
    finally:
        take.cancel()
        await asyncio.wait([take])
        await store.close()


async def test_two_stores_on_one_file_share_one_lease(tmp_path: Path) -> None:
    stores = [SqliteStorage(tmp_path / "one.sqlite3", games={}) for _ in range(2)]
    for store in stores:
        await store.open()
    first, second = (Lease(store, extend_deadlines, extend_after_sleep) for store in stores)
    await first.take(NOW)

    with pytest.raises(Leased):
        await second.take(NOW)

    await first.give_back(NOW)
    for store in stores:
        await store.close()
