"""How long a click takes, from the finger to the answer on the screen."""

from __future__ import annotations

import statistics
import time
from itertools import cycle
from typing import NamedTuple

from bot.local.people import Person
from bot.local.post import Post


class Clicks(NamedTuple):
    """Milliseconds per click."""

    number: int
    median: float
    slowest_percent: float
    slowest: float
    failed: int


async def measure_clicks(person: Person, post: Post, *buttons: str, number: int = 1000) -> Clicks:
    """Presses these buttons in turn again and again, each time when the last one was answered."""
    times: list[float] = []
    failed = 0
    for _, button in zip(range(number), cycle(buttons), strict=False):
        begin = time.perf_counter()
        shown = await person.click(person.again(post), button)
        times.append((time.perf_counter() - begin) * 1000)
        failed += shown.failure is not None
    times.sort()
    return Clicks(number, statistics.median(times), times[int(number * 0.99)], times[-1], failed)
