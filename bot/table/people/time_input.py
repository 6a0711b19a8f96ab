"""Strict parsers of what people write about their time: zones, hours, days."""

import re
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import available_timezones

from bot.games.contract import Refused
from bot.table.time.quiet_hours import COMMON, zone_called

DAY = 24 * 60  # minutes
LONGEST_QUIET = 16 * 60  # vacations are whole days
FARTHEST = timedelta(days=366)
ODD = ("Etc/", "US/", "posix/", "right/")  # other names for the city of a zone


def zone_of(text: str) -> str:
    """A zone by its name or its city; raises `Refused` unless exactly one has it."""
    wished = _plain(text)
    named = [name for name in _zones() if wished in (name.casefold(), _city(name))]
    if len(named) != 1:
        raise Refused("bad_zone")
    return named[0]


def zones_like(text: str, most: int) -> list[str]:
    """Zones that the text may mean, the most likely first."""
    wished = _plain(text)
    if not wished:
        return list(COMMON[:most])
    found = [name for name in _zones() if wished in name.casefold()]

    def rank(name: str) -> tuple[bool, bool, str]:
        return not _city(name).startswith(wished), name not in COMMON, name

    return sorted(found, key=rank)[:most]


def quiet_of(begin: str, end: str) -> tuple[int, int]:
    """Quiet hours from times such as 22 or 22:30; raises `Refused` if unreadable or too long."""
    return sensible(_minutes(begin), _minutes(end))


def sensible(begin: int, end: int) -> tuple[int, int]:
    """These quiet hours, in minutes; raises `Refused` if they are empty or too long."""
    if (end - begin) % DAY not in range(1, LONGEST_QUIET + 1):
        raise Refused("too_quiet")
    return begin, end


def vacation_of(text: str, zone: str, now: float) -> float:
    """The end of this day in the person's zone; raises `Refused` unless it is a near one."""
    here = zone_called(zone)
    day, today = _day(text.strip()), datetime.fromtimestamp(now, here).date()
    if not today <= day <= today + FARTHEST:
        raise Refused("bad_date")
    return datetime.combine(day + timedelta(days=1), time(), here).timestamp()


def _minutes(text: str) -> int:
    found = re.fullmatch(r"(\d{1,2})(?::(\d\d))?", text.strip(), re.ASCII)
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        raise Refused("bad_time")
    return int(found[1]) * 60 + int(found[2] or 0)


def _day(text: str) -> date:
    iso = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text, re.ASCII)
    german = re.fullmatch(r"(\d\d?)\.(\d\d?)\.(\d{4})", text, re.ASCII)
    parts = iso.groups() if iso else german.groups()[::-1] if german else ()
    try:
        return date(*map(int, parts))
    except (TypeError, ValueError):
        raise Refused("bad_date") from None


@cache
def _zones() -> tuple[str, ...]:
    named = {name for name in available_timezones() if "/" in name and not name.startswith(ODD)}
    return tuple(sorted({*named, "UTC"}))


def _plain(text: str) -> str:
    return text.strip().casefold().replace(" ", "_")


def _city(name: str) -> str:
    return name.casefold().rpartition("/")[2]
