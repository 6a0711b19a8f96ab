"""A painter that is busy: for a while of the test's choice, or for longer than Discord waits."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

from bot.local.post import Shown
from bot.ui.intake.deferral import PATIENCE
from bot.ui.message import painting
from tests.end_to_end.house import House
from tests.patience import until

WORK = 20.0  # seconds of it, until the bot has a click in hand


@asynccontextmanager
async def busy_painter() -> AsyncIterator[None]:
    """Nothing is painted in here; all that waits is painted afterwards."""
    begun, go_on = Event(), Event()

    def paint_something_else() -> None:
        begun.set()
        go_on.wait(60)

    busy = asyncio.create_task(painting.paint_queue.line_up(paint_something_else))
    await asyncio.to_thread(begun.wait)
    try:
        yield
    finally:
        go_on.set()
        await busy


async def slowly(home: House, deed: Coroutine[Any, Any, Shown]) -> Shown:
    """What a person sees who acts while the painter is busy for longer than Discord waits."""
    go_on = Event()
    painter = asyncio.create_task(painting.paint_queue.line_up(lambda: go_on.wait(30)))
    home.clock.advance(0.25)  # so that no alarm of an earlier deed is taken for this one's
    soon = home.clock.now() + PATIENCE
    acting = asyncio.create_task(deed)
    await until(lambda: soon in home.clock.moments(), WORK)
    home.clock.advance(PATIENCE)
    shown = await acting
    home.clock.advance(3)
    go_on.set()
    await painter
    return shown
