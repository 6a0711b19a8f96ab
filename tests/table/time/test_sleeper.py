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


async def test_it_is_asleep_only_when_what_has_come_is_kept() -> None:
    """Also while it still has to notice that time has passed, or that it was woken."""
    time, moments, kept = VirtualTime(), [VirtualTime().now() + 60], list[float]()
    go_on = asyncio.Event()

    async def due() -> float | None:
        return min(moments, default=None)

    async def fire(now: float) -> None:
        await go_on.wait()
        moments.remove(now)
        kept.append(now)

    sleeper = Sleeper(time, due, fire, NotSaved)
    running = asyncio.create_task(sleeper.run())
    await sleeper.asleep()
    assert not kept

    advancing = asyncio.create_task(time.advance(60))
    sleeping = asyncio.create_task(sleeper.asleep())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not sleeper.is_asleep
    go_on.set()
    await sleeping
    assert len(kept) == 1
    await advancing

    moments.append(time.now())
    sleeper.wake()
    assert not sleeper.is_asleep
    await sleeper.asleep()
    assert len(kept) == 2
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def test_what_could_not_be_kept_and_is_put_off_does_not_keep_it_awake() -> None:
    time, tries = VirtualTime(), list[float]()

    async def due() -> float | None:
        return 0.0

    async def fire(now: float) -> None:
        tries.append(now)
        raise NotSaved("full")

    sleeper = Sleeper(time, due, fire, NotSaved)
    running = asyncio.create_task(sleeper.run())
    await sleeper.asleep()
    sleeper.wake()

    assert sleeper.is_asleep
    assert len(tries) == 1
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
