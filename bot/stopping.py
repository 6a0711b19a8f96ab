"""Work is stopped by cancelling it, and being cancelled is not always heard.

Where a library waits for something with a time limit, and it happens in the very moment of the
cancellation, Python 3.11 forgets the cancellation. So it is said again until the work has ended;
and what puts things in order at the end is not to be disturbed by that.
"""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Any

AGAIN = 1.0  # seconds after which a cancellation that was not heard is repeated


async def cancel_and_wait(tasks: "Collection[asyncio.Task[Any]]") -> None:
    """All of them, by themselves or cancelled, whatever came of them."""
    everything = left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*everything, return_exceptions=True)


async def await_uncancelled(task: "asyncio.Task[None]") -> None:
    """Waits until it is done, however often whoever waits is cancelled."""
    while not task.done():
        with suppress(asyncio.CancelledError):
            await asyncio.shield(task)
    task.result()
