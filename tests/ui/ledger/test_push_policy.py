"""Whether a phone may ring: at night, for several tables, beyond so many calls a day."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.table.model.person import UNLIMITED, Habits, Person
from bot.table.storage.ledger import LastPush
from bot.table.time.whose_clock import NIGHT
from bot.ui.ledger.push_policy import (
    FEW,
    TOGETHER,
    PushDecision,
    daily_push_limit,
    decide_push,
    push_recorded,
)

BERLIN = Habits("Europe/Berlin", NIGHT)
TABLE, OTHER = 1, 2


def at(day: int, hour: int, minute: int = 0) -> float:
    zone = ZoneInfo("Europe/Berlin")
    return datetime(2026, 6, day, hour, minute, tzinfo=zone).timestamp()


def rung(times: int, now: float) -> LastPush:
    """So often today, the last time an hour ago."""
    found = LastPush()
    for _ in range(times):
        found = push_recorded(BERLIN, found, TABLE, now - 3600, counts=True)
    return found


def test_at_night_it_waits_for_the_morning() -> None:
    assert decide_push(BERLIN, FEW, LastPush(), TABLE, at(15, 23, 30)) == PushDecision(
        False, at(16, 8) + 0.001
    )


def test_calls_of_several_tables_ring_once() -> None:
    before = push_recorded(BERLIN, LastPush(), OTHER, at(15, 12), counts=True)

    assert decide_push(BERLIN, FEW, before, TABLE, at(15, 12) + TOGETHER - 1) == PushDecision(False)
    assert decide_push(BERLIN, FEW, before, TABLE, at(15, 12) + TOGETHER) == PushDecision(True)


@pytest.mark.parametrize("habits", [BERLIN, Habits("Europe/Berlin")])
def test_what_is_beyond_the_days_number_rings_in_the_morning(habits: Habits) -> None:
    now = at(15, 18)

    assert decide_push(habits, FEW, rung(FEW - 1, now), TABLE, now) == PushDecision(True)
    assert decide_push(habits, FEW, rung(FEW, now), TABLE, now) == PushDecision(
        False, at(16, 8) + 0.001
    )
    assert decide_push(habits, FEW, rung(FEW, now), TABLE, at(16, 9)) == PushDecision(True)


@pytest.mark.parametrize(
    ("chosen", "call", "most"),
    [
        (None, "turn.1.5.0", FEW),
        (None, "decision.1.5.1", FEW),
        (None, "window.1.5.0", None),  # others wait in it
        (2, "turn.1.5.0", 2),
        (2, "window.1.5.0", 2),  # as they have chosen
        (UNLIMITED, "turn.1.5.0", UNLIMITED),
    ],
)
def test_how_many_calls_a_day(chosen: int | None, call: str, most: int | None) -> None:
    assert daily_push_limit(Person(daily_push_limit=chosen), call) == most


def test_what_is_not_counted_leaves_the_days_number_alone() -> None:
    now = at(15, 18)

    after = push_recorded(BERLIN, rung(FEW - 1, now), TABLE, now, counts=False)

    assert decide_push(BERLIN, FEW, after, TABLE, now) == PushDecision(True)
