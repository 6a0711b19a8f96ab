"""The disk fails at every single call in turn: memory and file agree, and the next try works."""

import logging
from pathlib import Path

import pytest

from bot.table.model.record import Phase
from bot.table.storage.faults import NotSaved
from tests.table.failing import Kind, Trouble, failing_disk
from tests.table.kit import Room
from tests.table.storage.session import SESSION, assert_memory_and_disk_agree, the_table

KINDS: tuple[Kind, ...] = ("I/O error", "full")


@pytest.fixture(autouse=True)
def quiet_clock(caplog: pytest.LogCaptureFixture) -> None:
    """The clock tells each failure; other tests listen to it."""
    caplog.set_level(logging.CRITICAL, "bot.table.time.sources")


async def played(path: Path, trouble: Trouble, chosen: int, kind: Kind) -> list[str]:
    """The whole session on a disk that fails at that call; returns the log that it leaves."""
    path.parent.mkdir()
    room = Room(path)
    await room.open()
    trouble.expect(chosen, kind)
    for step in SESSION:
        try:
            await step(room)
        except NotSaved:
            assert trouble.has_struck
            await assert_memory_and_disk_agree(room, trouble)
            await step(room)
        await assert_memory_and_disk_agree(room, trouble)
    with trouble.looking_away():
        await room.restart()
        state = (await the_table(room)).state
        lines = await room.store.log(1)
        await room.close()
    assert state.record.phase is Phase.ENDED
    assert len(lines) == state.record.log_length
    return [f"{line.entry.seat} {'.'.join(line.entry.path)} {line.entry.by}" for line in lines]


async def every_call(folder: Path, kind: Kind, first: int, pace: int) -> int:
    """A session for each call that may fail; returns how many there were."""
    with failing_disk() as trouble:
        truth = await played(folder / "whole" / "tables.sqlite3", trouble, 0, kind)
        assert [line.split()[-1] for line in truth] == ["click", "clock", "click"]
        sessions = 0
        for chosen in range(first, trouble.calls + 1, pace):
            path = folder / f"{chosen}" / "tables.sqlite3"
            assert await played(path, trouble, chosen, kind) == truth
            assert trouble.has_struck
            sessions += 1
    return sessions


@pytest.mark.parametrize("kind", KINDS)
async def test_a_failure_at_a_call_here_and_there(tmp_path: Path, kind: Kind) -> None:
    assert await every_call(tmp_path, kind, first=1 + KINDS.index(kind), pace=17) >= 5


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
async def test_a_failure_at_every_call(tmp_path: Path, kind: Kind) -> None:
    assert await every_call(tmp_path, kind, first=1, pace=1) >= 80
