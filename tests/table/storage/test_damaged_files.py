"""Damaged database files: the boards are right, or there are none; never a wrong one."""

import random
import shutil
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from bot.games.contract import Refused
from bot.table.model.table_state import TableState
from bot.table.startup import take_over
from bot.table.storage.faults import Leased, NotSaved
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import Damaged
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.schema import migrate
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.tables import Tables
from tests.table.damage import CUTS, DAMAGES, LOSSES, Damage, copied, journal_of
from tests.table.kit import GAMES, Room
from tests.table.live import all_games, play

Truth = dict[int, TableState]


async def stopped(room: Room) -> tuple[Path, Truth]:
    """The file of five running games after an orderly end."""
    truth = await all_games(room)
    await room.close()
    return room.path, truth


async def cut_off(room: Room) -> tuple[Path, Truth]:
    """The same after a power cut: the newest answers are in the journal."""
    numbers = await all_games(room)
    lease = Lease(room.store, extend_deadlines, extend_after_sleep)
    await lease.take(room.time.now())
    migrate(room.path)
    tables = [await room.tables.get(number) for number in numbers]
    for table in tables:
        await play(room, table, random.Random(1), 1)
    await lease.renew(room.time.now() + 5)
    left = copied(room.path, room.path.parent / "cut off" / room.path.name)
    await lease.give_back(room.time.now())
    await room.close()
    return left, {table.record.id: table.state for table in tables}


async def shown(path: Path, room: Room) -> dict[int, TableState | None] | None:
    """What the bot would show of each table; None if it does not even start."""
    store = SqliteStorage(path, GAMES)
    lease = Lease(store, extend_deadlines, extend_after_sleep)
    try:
        await take_over(store, lease, Backups(path), room.time)
        tables = Tables(store, room.time)
        return {number: await board(tables, number) for number in range(1, len(GAMES) + 1)}
    except (Damaged, NotSaved, sqlite3.Error, Leased):
        return None
    finally:
        lease._lock.release()
        await store.close()


async def board(tables: Tables, number: int) -> TableState | None:
    try:
        table = await tables.get(number)
        history = await table.history()
    except (Refused, NotSaved):
        return None
    assert len(history) in (0, table.record.log_length + 1)
    return table.state


async def spoiled(room: Room, path: Path, truth: Truth, damage: Damage, number: int) -> str:
    """One damaged copy; tells what became of it."""
    folder = path.parent / f"copy {number}"
    copy = copied(path, folder / path.name)
    damage(copy, random.Random(number))
    found = await shown(copy, room)
    shutil.rmtree(folder)
    if found is None:
        return "refused"
    for table, state in truth.items():
        seen = found[table]
        if seen is not None:
            assert (seen.record, seen.game_state, seen.due) == (
                state.record,
                state.game_state,
                state.due,
            )
    wrong = sum(found[table] is None for table in truth)
    return "some tables refused" if wrong else "right"


async def many(room: Room, count: int) -> Counter[str]:
    path, truth = await stopped(room)
    assert not journal_of(path).exists()
    return Counter(
        [
            await spoiled(room, path, truth, DAMAGES[number % len(DAMAGES)], number)
            for number in range(count)
        ]
    )


async def test_a_power_cut_loses_nothing_and_a_lost_journal_is_refused(room: Room) -> None:
    path, truth = await cut_off(room)

    assert await spoiled(room, path, truth, lambda *_: None, 0) == "right"
    for number, loss in enumerate(LOSSES):
        assert await spoiled(room, path, truth, loss, number) == "refused"
    assert await cuts(room, path, truth, 10) <= {"refused", "right"}


async def cuts(room: Room, path: Path, truth: Truth, count: int) -> set[str]:
    """SQLite believes a damaged journal up to the damage: that would be an older board."""
    return {
        await spoiled(room, path, truth, CUTS[number % len(CUTS)], number)
        for number in range(count)
    }


async def test_twenty_damaged_files(room: Room) -> None:
    outcomes = await many(room, 20)

    assert outcomes["refused"] >= 5


@pytest.mark.soak
async def test_three_hundred_damaged_files(room: Room) -> None:
    outcomes = await many(room, 300)

    print(outcomes)  # noqa: T201 - a figure of the report
    assert outcomes["refused"] > outcomes["right"] > 0


@pytest.mark.soak
async def test_a_hundred_damaged_journals(room: Room) -> None:
    path, truth = await cut_off(room)

    assert await cuts(room, path, truth, 100) == {"refused", "right"}
