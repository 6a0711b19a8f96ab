"""Whatever runs can be stopped, also in the moment in which it gets what it waits for."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot import stopping
from bot.stopping import await_uncancelled, cancel_and_wait
from bot.table.storage.faults import NotSaved
from bot.table.time.sources import RealTime, Sleeper

Work = Callable[[], Awaitable[None]]


async def begun(work: Work) -> "asyncio.Task[None]":
    """A task that has got as far as it gets by itself."""

    async def run() -> None:
        await work()

    task = asyncio.create_task(run())
    for _ in range(5):
        await asyncio.sleep(0)
    return task


async def test_a_sleeper_that_is_woken_in_the_moment_of_its_end_ends() -> None:
    async def never() -> None:
        return None

    async def nothing(_: float) -> None: ...

    sleeper = Sleeper(RealTime(), never, nothing, NotSaved)
    task = await begun(sleeper.run)

    sleeper.wake()  # somebody has clicked
    await asyncio.sleep(0)  # and it is about to look, when
    task.cancel()
    for _ in range(5):
        await asyncio.sleep(0)

    assert task.cancelled()


async def test_a_cancellation_that_was_not_heard_is_repeated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stopping, "AGAIN", 0.0)
    heard = 0

    async def deaf() -> None:
        nonlocal heard
        while heard < 3:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                heard += 1

    task = await begun(deaf)
    await cancel_and_wait([task])

    assert (task.done(), heard) == (True, 3)


async def test_what_fails_while_it_ends_disturbs_nobody() -> None:
    async def failing() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise OSError("no space left")

    await cancel_and_wait([await begun(failing)])


async def test_an_orderly_end_is_not_broken_off() -> None:
    is_in_order, last = asyncio.Event(), asyncio.Event()

    async def end() -> None:
        await last.wait()
        is_in_order.set()

    task = await begun(lambda: await_uncancelled(asyncio.create_task(end())))
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done()
    last.set()
    await task

    assert is_in_order.is_set()
