"""May somebody's phone ring now? Not at night, once for several tables, at most so often a day."""

from datetime import datetime
from typing import NamedTuple

from bot.table.model.person import Person
from bot.table.storage.ledger import Rung
from bot.table.time.quiet_hours import after_awake, zone_called

TOGETHER = 120.0  # seconds: calls of several tables within them ring once


class Ring(NamedTuple):
    """Now; or at dawn; or not at all, for another call has just rung or the day's are used up."""

    now: bool
    dawn: float | None = None


def ring(person: Person, rung: Rung, table: int, now: float) -> Ring:
    dawn = after_awake(person.habits, now, 0.001)
    if dawn > now + 1:
        return Ring(now=False, dawn=dawn)
    if table != rung.table and now < rung.at + TOGETHER:
        return Ring(now=False)
    spent = rung.number if rung.day == day_of(person, now) else 0
    return Ring(now=person.most_calls is None or spent < person.most_calls)


def rung_now(person: Person, rung: Rung, table: int, now: float) -> Rung:
    today = day_of(person, now)
    return Rung(now, today, 1 + (rung.number if rung.day == today else 0), table)


def day_of(person: Person, now: float) -> int:
    """The day on the wall of where they live."""
    return datetime.fromtimestamp(now, zone_called(person.habits.zone)).toordinal()
