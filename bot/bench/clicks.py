"""How long a click takes, from the finger to the answer on the screen."""

from __future__ import annotations

import statistics
import time
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


async def measure_clicks(person: Person, post: Post, button: str, number: int = 1000) -> Clicks:
    """Presses the same button again and again, each time when the last one was answered."""
    times: list[float] = []
    failed = 0
    for _ in range(number):
        begin = time.perf_counter()
        shown = await person.click(post, button)
        times.append((time.perf_counter() - begin) * 1000)
        failed += shown.failure is not None
    times.sort()
    return Clicks(number, statistics.median(times), times[int(number * 0.99)], times[-1], failed)
