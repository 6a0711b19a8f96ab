"""What is counted and timed while the bot runs; who wants to know reads it (`bot.metrics`).

Plain numbers without anybody's name or id. Counting costs next to nothing, so it is always done.
"""

from bisect import bisect_left
from collections import Counter

Labels = tuple[str, ...]
Key = tuple[str, Labels]
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)


class Histogram:
    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # the last one: beyond all bounds
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


counters: Counter[Key] = Counter()
histograms: dict[Key, Histogram] = {}
gauges: dict[Key, float] = {}


def count(name: str, *labels: str) -> None:
    counters[name, labels] += 1


def time(name: str, seconds: float, *labels: str) -> None:
    _histogram(name, labels, SECONDS).add(max(0.0, seconds))


def size(name: str, number: int, *labels: str) -> None:
    _histogram(name, labels, SIZES).add(number)


def show(name: str, value: float, *labels: str) -> None:
    """How things stand at this moment."""
    gauges[name, labels] = value


def _histogram(name: str, labels: Labels, bounds: tuple[float, ...]) -> Histogram:
    found = histograms.get((name, labels))
    if found is None:
        found = histograms[name, labels] = Histogram(bounds)
    return found
