"""Pictures are painted by other processes, in the order of the requests.

Drawing holds the interpreter lock, so a thread would keep clicks waiting. What is painted has to be
pickled: a function of a module with plain values, never a table or a closure. A user who waits for
a picture is told in time that it is on its way. A picture that is outdated when its turn comes is
not painted.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import TypeVar

from PIL.Image import Image

from bot.ui.intake.deferral import deferring
from bot.ui.message.painters import Painters
from bot.ui.message.parts import Picture
from render.looks import PLAIN, Look, shown
from render.painter import png

T = TypeVar("T")


class Outdated(Exception):
    """The picture is not wanted any more."""


def _always() -> bool:
    return True


_is_wanted: ContextVar[Callable[[], bool]] = ContextVar("is_wanted", default=_always)


@contextmanager
def cancel_unless(is_wanted: Callable[[], bool]) -> Iterator[None]:
    """Pictures requested inside are painted only if this holds when their turn comes."""
    token = _is_wanted.set(is_wanted)
    try:
        yield
    finally:
        _is_wanted.reset(token)


class PaintQueue:
    """The queue of pictures: a thread for each painter, which hands it one picture at a time.
    Without painters one thread paints itself.
    """

    def __init__(self, workers: int) -> None:
        self._line = ThreadPoolExecutor(max(1, workers), "painter")
        self._painters = Painters(workers) if workers else None
        self.waiting = 0  # waiting for a picture

    async def line_up(self, work: Callable[[], T]) -> T:
        """Runs this in the queue, in turn."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._line, work)
        finally:
            self.waiting -= 1

    async def paint(self, work: Callable[[], T]) -> T:
        painters, is_wanted = self._painters, _is_wanted.get()

        def painted() -> T:
            if not is_wanted():
                raise Outdated
            return work() if painters is None else painters.do(work)

        return await self.line_up(painted)

    def close(self) -> None:
        """Drops what is waiting, and does not wait for what is being painted."""
        if self._painters is not None:
            self._painters.close()
        self._line.shutdown(wait=True, cancel_futures=True)


paint_queue = PaintQueue(1)  # the default until a number is set


def start_painters(workers: int) -> None:
    """Starts this number of painters."""
    global paint_queue
    paint_queue.close()
    paint_queue = PaintQueue(workers)


def stop_painters() -> None:
    """Stops all painters; queued pictures are dropped."""
    paint_queue.close()


async def run_in_painter(work: Callable[[], T]) -> T:
    """Runs a function in a painter, in turn; a click that waits for it is acknowledged in time."""
    async with deferring():
        return await paint_queue.paint(work)


async def render_for_all(
    paint: Callable[[], Image | None], file_name: str, alt: str
) -> Picture | None:
    """Paints and encodes the picture for everybody."""
    files = await run_in_painter(partial(encoded, paint))
    return Picture(file_name, files[0], alt) if files else None


async def render_for_reader(
    paint: Callable[[], Image | None], slug: str, look: Look, file_name: str, alt: str
) -> list[Picture]:
    """Paints with one person's settings: other colours, or two halves one below the other."""
    files = await run_in_painter(partial(encoded, paint, slug, look))
    stem = file_name.removesuffix(".png")
    names = [file_name, *(f"{stem}-{number}.png" for number in range(2, len(files) + 1))]
    return [Picture(name, content, alt) for name, content in zip(names, files, strict=False)]


def encoded(paint: Callable[[], Image | None], slug: str = "", look: Look = PLAIN) -> list[bytes]:
    """The files of a picture as a person wants to see it: none if there is no picture, two if it is
    shown in halves. All boards, hands, previews, strips and curves pass here.
    """
    image = paint()
    return [] if image is None else [png(part) for part in shown(image, slug, look)]
