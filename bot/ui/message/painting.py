"""Pictures are painted beside the event loop, by processes of their own, in the order of asking.

Drawing holds the interpreter, so a thread alone would keep clicks waiting. What is painted must
travel to another process: a function of a module with plain values, never a table or a closure.
Whoever has clicked and waits for a picture is told in time that it is on its way. A picture whose
table has moved on before its turn came is not painted: nobody would see it.
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
    """What was to be painted is not wanted any more."""


def _always() -> bool:
    return True


_is_wanted: ContextVar[Callable[[], bool]] = ContextVar("is_wanted", default=_always)


@contextmanager
def cancel_unless(is_wanted: Callable[[], bool]) -> Iterator[None]:
    """Pictures asked for in here are painted only if this holds when their turn comes."""
    token = _is_wanted.set(is_wanted)
    try:
        yield
    finally:
        _is_wanted.reset(token)


class PaintQueue:
    """The line in which pictures wait: as many threads as there are painters, each handing one
    picture at a time to them. With no painters the one thread paints by itself."""

    def __init__(self, workers: int) -> None:
        self._line = ThreadPoolExecutor(max(1, workers), "painter")
        self._painters = Painters(workers) if workers else None
        self.waiting = 0  # for a picture

    async def line_up(self, work: Callable[[], T]) -> T:
        """Done in the line itself, in its turn."""
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
        """What still waits is not painted any more, and what is being painted is not waited for."""
        if self._painters is not None:
            self._painters.close()
        self._line.shutdown(wait=True, cancel_futures=True)


paint_queue = PaintQueue(1)  # until somebody says how many


def start_painters(workers: int) -> None:
    """So many painters from now on."""
    global paint_queue
    paint_queue.close()
    paint_queue = PaintQueue(workers)


def stop_painters() -> None:
    """Nobody waits for a picture any more."""
    paint_queue.close()


async def run_in_painter(work: Callable[[], T]) -> T:
    """Done by a painter, in the order of asking; a click that waits for it is acknowledged."""
    async with deferring():
        return await paint_queue.paint(work)


async def render_for_all(
    paint: Callable[[], Image | None], file_name: str, alt: str
) -> Picture | None:
    """Paints and encodes beside the event loop."""
    files = await run_in_painter(partial(encoded, paint))
    return Picture(file_name, files[0], alt) if files else None


async def render_for_reader(
    paint: Callable[[], Image | None], slug: str, look: Look, file_name: str, alt: str
) -> list[Picture]:
    """As one person wants to see it: in other colours, or in two halves below each other."""
    files = await run_in_painter(partial(encoded, paint, slug, look))
    stem = file_name.removesuffix(".png")
    names = [file_name, *(f"{stem}-{number}.png" for number in range(2, len(files) + 1))]
    return [Picture(name, content, alt) for name, content in zip(names, files, strict=False)]


def encoded(paint: Callable[[], Image | None], slug: str = "", look: Look = PLAIN) -> list[bytes]:
    """The files of a picture as a person wants to see it: none where there is no picture, two
    where it is shown in halves. Boards, hands, previews, strips and curves all pass here."""
    image = paint()
    return [] if image is None else [png(part) for part in shown(image, slug, look)]
