"""Awake time: never early, nights left out, also where the clock on the wall is moved."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.table.model.person import Habits
from bot.table.time.quiet_hours import after_awake, awake
from tests.table.time.nights import ZONES, at, habits, moments, nights

HOUR = 3600.0
NIGHT = Habits("Europe/Berlin", (22 * 60, 7 * 60))


lengths = st.floats(1, 72 * HOUR)


def is_quiet(person: Habits, moment: float) -> bool:
    return awake(person, moment, moment + 1e-3) == 0


def clock(moment: float, zone: str) -> int:
    """What the clock on the wall shows, in minutes."""
    wall = datetime.fromtimestamp(moment, ZoneInfo(zone))
    return wall.hour * 60 + wall.minute


@settings(deadline=None)
@given(habits, moments, lengths)
def test_nothing_is_early_and_there_and_back_is_the_same(
    person: Habits, start: float, seconds: float
) -> None:
    end = after_awake(person, start, seconds)

    assert end >= start + seconds - 1e-3
    assert awake(person, start, end) == pytest.approx(seconds, abs=1e-3)
    assert not is_quiet(person, end - 2e-3)


@settings(deadline=None)
@given(habits, moments)
def test_what_the_clock_on_the_wall_calls_quiet_is_quiet(person: Habits, moment: float) -> None:
    if person.quiet is None:
        return
    dusk, dawn = person.quiet
    shown = clock(moment, person.zone)
    inside = dusk <= shown < dawn if dusk < dawn else shown >= dusk or shown < dawn

    assert not inside or is_quiet(person, moment)


@settings(deadline=None)
@given(habits, moments, lengths, lengths)
def test_awake_time_adds_up(person: Habits, start: float, one: float, two: float) -> None:
    middle, end = start + one, start + one + two

    parts = awake(person, start, middle) + awake(person, middle, end)

    assert awake(person, start, end) == pytest.approx(parts, abs=1e-3)
    assert 0 <= awake(person, start, end) <= end - start + 1e-3


@settings(deadline=None)
@given(moments, lengths, st.sampled_from(ZONES))
def test_without_habits_it_is_plain_time(start: float, seconds: float, zone: str) -> None:
    assert after_awake(Habits(zone), start, seconds) == start + seconds
    assert awake(Habits(zone), start, start + seconds) == pytest.approx(seconds, abs=1e-3)


def test_a_night_is_left_out() -> None:
    assert after_awake(NIGHT, at("2026-05-01 20:00"), 5 * HOUR) == at("2026-05-02 10:00")
    assert after_awake(NIGHT, at("2026-05-01 23:30"), HOUR) == at("2026-05-02 08:00")
    assert after_awake(NIGHT, at("2026-05-01 20:00"), 2 * HOUR) == at("2026-05-01 22:00")


def test_quiet_hours_within_a_day() -> None:
    work = Habits("Europe/Berlin", (9 * 60, 17 * 60))

    assert after_awake(work, at("2026-05-01 08:00"), 2 * HOUR) == at("2026-05-01 18:00")


@pytest.mark.parametrize(
    ("evening", "morning", "slept"),
    [
        ("2026-03-28 21:00", "2026-03-29 08:00", 8 * HOUR),  # the clock is put forward
        ("2026-10-24 21:00", "2026-10-25 08:00", 10 * HOUR),  # and back
    ],
)
def test_a_night_is_shorter_or_longer_when_the_clock_is_moved(
    evening: str, morning: str, slept: float
) -> None:
    start, end = at(evening), at(morning)

    assert end - start - awake(NIGHT, start, end) == slept
    assert after_awake(NIGHT, start, 2 * HOUR) == end


def test_quiet_hours_that_begin_or_end_in_the_lost_hour() -> None:
    """02:30 does not exist that night; nobody is charged between 02:00 and 03:30 by doubt."""
    ends, begins = Habits(NIGHT.zone, (1320, 150)), Habits(NIGHT.zone, (150, 420))

    assert after_awake(ends, at("2026-03-28 23:00"), HOUR) == at("2026-03-29 04:30")
    assert is_quiet(begins, at("2026-03-29 03:00"))
    assert is_quiet(ends, at("2026-03-29 03:00") - 1)


def test_quiet_hours_that_end_in_the_hour_that_comes_twice() -> None:
    """Until 02:30 by either reading."""
    night = Habits(NIGHT.zone, (1320, 150))

    assert after_awake(night, at("2026-10-24 23:00"), HOUR) == at("2026-10-25 02:30", fold=1) + HOUR


def test_a_vacation_is_quiet_until_its_end() -> None:
    away = Habits("Europe/Berlin", (22 * 60, 7 * 60), at("2026-08-20 23:00"))

    assert after_awake(away, at("2026-08-01 12:00"), HOUR) == at("2026-08-21 08:00")
    assert is_quiet(away, at("2026-08-05 12:00"))
    assert awake(away, at("2026-08-01 12:00"), at("2026-08-21 09:00")) == 2 * HOUR


def test_what_is_overdue_stays_so() -> None:
    start = at("2026-05-01 23:00")

    assert after_awake(NIGHT, start, -5.0) == start - 5.0
    assert awake(NIGHT, start, start - 5.0) == -5.0


def test_a_zone_that_this_machine_does_not_know_is_utc() -> None:
    lost = Habits("Mars/Olympus_Mons", (22 * 60, 7 * 60))

    assert after_awake(lost, at("2026-05-01 23:00", "UTC"), HOUR) == at("2026-05-02 08:00", "UTC")


@settings(deadline=None)
@given(moments, nights)
def test_every_day_has_its_awake_hours(start: float, night: tuple[int, int]) -> None:
    """So no clock stands still for ever."""
    week = timedelta(days=7).total_seconds()

    assert awake(Habits("Europe/Berlin", night), start, start + week) >= 7 * 7 * HOUR
