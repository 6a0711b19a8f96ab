"""Stopping tasks: a cancellation can get lost.

If it coincides with the end of a library's timeout, Python 3.11 forgets the cancellation. So it is
repeated until the task has ended, and clean-up at the end is shielded from that.
"""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Any

AGAIN = 1.0  # seconds after which a cancellation is repeated


async def cancel_and_wait(tasks: "Collection[asyncio.Task[Any]]") -> None:
    """Returns when all have ended, by themselves or cancelled; their errors are ignored."""
    everything = left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*everything, return_exceptions=True)


async def await_uncancelled(task: "asyncio.Task[None]") -> None:
    """Waits until it is done, however often the waiting task is cancelled."""
    while not task.done():
        with suppress(asyncio.CancelledError):
            await asyncio.shield(task)
    task.result()
