"""Awake time, which long clocks count: nights and vacations are not charged. Pure.

Quiet hours are local times. Where daylight saving shifts the clock at a boundary, the longer quiet
time applies.
"""

from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from math import inf
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.table.model.person import Habits

COMMON = ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/London", "UTC",
          "America/New_York", "America/Chicago", "America/Los_Angeles", "America/Sao_Paulo",
          "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney")  # fmt: skip


def after_awake(habits: Habits, start: float, seconds: float) -> float:
    """The moment at which so many awake seconds will have passed."""
    if seconds <= 0:
        return start + seconds
    for begin, end in _awake(habits, start):
        if begin + seconds <= end:
            return begin + seconds
        seconds -= end - begin
    raise AssertionError("every night ends")


def awake(habits: Habits, start: float, end: float) -> float:
    """The awake seconds from start to end; negative if overdue."""
    total = min(0.0, end - start)
    for begin, until in _awake(habits, start):
        if begin >= end:
            break
        total += min(until, end) - begin
    return total


def _awake(habits: Habits, start: float) -> Iterator[tuple[float, float]]:
    """The awake spans from this moment on; endless."""
    at = max(start, habits.vacation)
    for dusk, dawn in _nights(habits, at):
        if dusk > at:
            yield at, dusk
        at = max(at, dawn)


def _nights(habits: Habits, start: float) -> Iterator[tuple[float, float]]:
    """Every quiet time that ends after this moment, in order."""
    if habits.quiet is None:
        yield inf, inf
        return
    (dusk, dawn), zone = habits.quiet, zone_called(habits.zone)
    over_midnight = timedelta(days=dawn <= dusk)
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    while True:
        yield _moment(day, dusk, zone, min), _moment(day + over_midnight, dawn, zone, max)
        day += timedelta(days=1)


def _moment(
    day: date, minutes: int, zone: ZoneInfo, pick: Callable[[Iterable[float]], float]
) -> float:
    """The moment at which local clocks show this; ambiguous where they were moved."""
    wall = datetime.combine(day, time(*divmod(minutes, 60)), zone)
    return pick(wall.replace(fold=fold).timestamp() for fold in (0, 1))


@cache
def zone_called(name: str) -> ZoneInfo:
    """The zone; UTC if this machine does not know it, because a clock must not stop for that."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
