"""The one sleeper: a deadline that cannot be kept is tried again, ever more patiently."""

import asyncio
from contextlib import suppress
from itertools import pairwise

import pytest

from bot.table.storage.faults import NotSaved
from bot.table.time.sources import LONGEST_PAUSE, Sleeper
from tests.virtual_time import VirtualTime


async def test_a_full_disk_is_not_filled_with_complaints(
    caplog: pytest.LogCaptureFixture,
) -> None:
    time, tries, kept = VirtualTime(), list[float](), list[float]()
    is_full = True

    async def due() -> float | None:
        return None if kept else 0.0

    async def fire(now: float) -> None:
        tries.append(now)
        if is_full:
            raise NotSaved("full")
        kept.append(now)

    running = asyncio.create_task(Sleeper(time, due, fire, NotSaved).run())
    await time.settle(1)
    await time.advance(600)

    assert [b - a for a, b in pairwise(tries)][:5] == [1, 2, 4, 8, 16]
    assert len(tries) == len(caplog.records) < 30
    is_full = False
    await time.advance(LONGEST_PAUSE)
    assert len(kept) == 1
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


@pytest.mark.parametrize(("fault", "traced"), [(NotSaved("full"), False), (KeyError("x"), True)])
async def test_what_passes_by_itself_is_told_in_one_line(
    fault: Exception, traced: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Hosting finding 10: a database that was away for 30 s filled the log with tracebacks."""
    time = VirtualTime()

    async def due() -> float:
        raise fault

    async def fire(_: float) -> None: ...

    running = asyncio.create_task(Sleeper(time, due, fire, NotSaved).run())
    await time.settle(1)
    running.cancel()
    assert [record.exc_info is not None for record in caplog.records] == [traced]
