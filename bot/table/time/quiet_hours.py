"""Awake time: what long clocks count, so that nobody is charged for a night or a vacation. Pure.

Quiet hours are read off the clock on the person's wall. Where it is put forward or back in the
middle of a boundary, the quiet time gets the benefit of the doubt.
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
    """How many awake seconds there are from start to end; what is overdue is negative."""
    total = min(0.0, end - start)
    for begin, until in _awake(habits, start):
        if begin >= end:
            break
        total += min(until, end) - begin
    return total


def _awake(habits: Habits, start: float) -> Iterator[tuple[float, float]]:
    """The awake spans from this moment on, without end."""
    at = max(start, habits.vacation)
    for dusk, dawn in _nights(habits, at):
        if dusk > at:
            yield at, dusk
        at = max(at, dawn)


def _nights(habits: Habits, start: float) -> Iterator[tuple[float, float]]:
    """Every quiet time that ends later than this, in order."""
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
    """When the clock on the wall shows this; there are two answers where it was moved."""
    wall = datetime.combine(day, time(*divmod(minutes, 60)), zone)
    return pick(wall.replace(fold=fold).timestamp() for fold in (0, 1))


@cache
def zone_called(name: str) -> ZoneInfo:
    """A zone that this machine does not know must not stop a clock."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
