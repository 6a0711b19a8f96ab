"""A disk that really is full, after this many bytes or that: nothing is half saved."""

import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.table.storage.faults import NotSaved
from bot.table.storage.sqlite.files.integrity import verify_tables
from tests.table.failing import Trouble
from tests.table.kit import Room
from tests.table.storage.session import SESSION, assert_memory_and_disk_agree, passed, the_table

PAGE = 4096
# Time does not pass: the clock would try again every second for as long as the disk is full.
STEPS = tuple(step for step in SESSION if step is not passed)[:-2]


@contextmanager
def full_at(size: int) -> Iterator[Callable[[], None]]:
    """No file of this process grows beyond this size, until somebody makes room."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))

    def make_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    try:
        yield make_room
    finally:
        make_room()


def length(room: Room) -> int:
    return room.path.with_name(room.path.name + "-wal").stat().st_size


async def filled(path: Path, left: int | None) -> tuple[int, int]:
    """The session with this room left; returns how often it failed, and the bytes it takes."""
    path.parent.mkdir()
    room, failures = Room(path), 0
    await room.open()
    begin = length(room)
    with full_at(resource.RLIM_INFINITY if left is None else begin + left) as make_room:
        for step in STEPS:
            try:
                await step(room)
            except NotSaved:
                failures += 1
                await assert_memory_and_disk_agree(room, Trouble())
                make_room()
                await step(room)
            await assert_memory_and_disk_agree(room, Trouble())
    taken, state = length(room) - begin, (await the_table(room)).state
    await room.restart()
    assert (await the_table(room)).state == state
    await room.close()
    verify_tables(path)
    return failures, taken


async def assert_each_size_fails_once(folder: Path, pace: int) -> None:
    failures, taken = await filled(folder / "whole" / "tables.sqlite3", None)
    assert failures == 0
    for left in range(0, taken - PAGE, pace):
        failures, _ = await filled(folder / f"{left}" / "tables.sqlite3", left)
        assert failures == 1, left


async def test_a_disk_that_is_full_at_some_point(tmp_path: Path) -> None:
    await assert_each_size_fails_once(tmp_path, pace=7 * PAGE + 100)


@pytest.mark.soak
async def test_a_disk_that_is_full_at_every_point(tmp_path: Path) -> None:
    await assert_each_size_fails_once(tmp_path, pace=1000)
