"""May somebody's phone ring now? Not at night, once for several tables, at most so often a day.

What may not ring comes silently; in the morning the oldest call that is still open rings once.
"""

from datetime import datetime, time, timedelta
from typing import NamedTuple

from msgspec.structs import replace

from bot.table.model.person import Habits, Person
from bot.table.storage.ledger import LastPush
from bot.table.time.quiet_hours import after_awake, zone_called
from bot.table.time.whose_clock import NIGHT

FEW = 5  # calls a day of whoever has chosen no number: one visit answers all that waits
TOGETHER = 120.0  # seconds: calls of several tables within them ring once


class PushDecision(NamedTuple):
    """Now; or in the morning; or not at all, for another table's call has just rung."""

    now: bool
    push_after: float | None = None


def with_table_zone(habits: Habits, zone: str) -> Habits:
    """Whoever has told us nothing of their days lives where the table does."""
    is_known = habits.quiet is not None or not zone
    return habits if is_known else replace(habits, zone=zone)


def daily_push_limit(person: Person, call: str) -> int | None:
    """How many may ring on a day, this one among them. None: it rings anyway and does not count;
    so do, for whoever has chosen nothing, a window, since others wait in it, and the end."""
    if person.daily_push_limit is not None:
        return person.daily_push_limit
    return None if call.startswith(("window.", "end.")) else FEW


def decide_push(
    habits: Habits, most: int | None, rung: LastPush, table: int, now: float
) -> PushDecision:
    """For somebody who lives so, and whose phone may ring at most so often a day."""
    dawn = after_awake(habits, now, 0.001)
    if dawn > now + 1:
        return PushDecision(now=False, push_after=dawn)
    if table != rung.table and now < rung.at + TOGETHER:
        return PushDecision(now=False)
    spent = rung.number if rung.day == day_of(habits, now) else 0
    if most is None or spent < most:
        return PushDecision(now=True)
    return PushDecision(now=False, push_after=_morning(habits, now))


def push_recorded(
    habits: Habits, rung: LastPush, table: int, now: float, *, counts: bool
) -> LastPush:
    """It has just rung for this table, and counts as one of the day's calls or not."""
    today = day_of(habits, now)
    return LastPush(now, today, counts + (rung.number if rung.day == today else 0), table)


def day_of(habits: Habits, now: float) -> int:
    """The day on the wall of where they live."""
    return datetime.fromtimestamp(now, zone_called(habits.zone)).toordinal()


def _morning(habits: Habits, now: float) -> float:
    """When they get up on the next day; whoever has told us nothing of it, at eight."""
    zone = zone_called(habits.zone)
    tomorrow = datetime.fromtimestamp(now, zone).date() + timedelta(days=1)
    midnight = datetime.combine(tomorrow, time(), zone).timestamp()
    sleeper = habits if habits.quiet is not None else replace(habits, quiet=NIGHT)
    return after_awake(sleeper, midnight, 0.001)
