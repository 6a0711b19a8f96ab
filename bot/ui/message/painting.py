"""Pictures are painted beside the event loop, in the order of asking."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from PIL.Image import Image

from bot.ui.message.parts import Picture
from render.painter import png

T = TypeVar("T")
_painting = ThreadPoolExecutor(1, "painter")  # one thread: drawing holds the interpreter anyway


async def in_painter_thread(work: Callable[[], T]) -> T:
    """Done in the painter's thread, beside the event loop and in the order of asking."""
    return await asyncio.get_running_loop().run_in_executor(_painting, work)


async def painted(paint: Callable[[], Image | None], file_name: str, alt: str) -> Picture | None:
    """Paints and encodes beside the event loop."""

    def work() -> bytes | None:
        image = paint()
        return None if image is None else png(image)

    content = await in_painter_thread(work)
    return None if content is None else Picture(file_name, content, alt)
