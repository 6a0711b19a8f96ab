"""Whether a phone may ring: at night, for several tables, beyond so many calls a day."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.table.model.person import UNLIMITED, Habits, Person
from bot.table.storage.ledger import Rung
from bot.table.time.whose_clock import NIGHT
from bot.ui.ledger.ringing import FEW, TOGETHER, Ring, most_calls, ring, rung_now

BERLIN = Habits("Europe/Berlin", NIGHT)
TABLE, OTHER = 1, 2


def at(day: int, hour: int, minute: int = 0) -> float:
    zone = ZoneInfo("Europe/Berlin")
    return datetime(2026, 6, day, hour, minute, tzinfo=zone).timestamp()


def rung(times: int, now: float) -> Rung:
    """So often today, the last time an hour ago."""
    found = Rung()
    for _ in range(times):
        found = rung_now(BERLIN, found, TABLE, now - 3600, counts=True)
    return found


def test_at_night_it_waits_for_the_morning() -> None:
    assert ring(BERLIN, FEW, Rung(), TABLE, at(15, 23, 30)) == Ring(False, at(16, 8) + 0.001)


def test_calls_of_several_tables_ring_once() -> None:
    before = rung_now(BERLIN, Rung(), OTHER, at(15, 12), counts=True)

    assert ring(BERLIN, FEW, before, TABLE, at(15, 12) + TOGETHER - 1) == Ring(False)
    assert ring(BERLIN, FEW, before, TABLE, at(15, 12) + TOGETHER) == Ring(True)


@pytest.mark.parametrize("habits", [BERLIN, Habits("Europe/Berlin")])
def test_what_is_beyond_the_days_number_rings_in_the_morning(habits: Habits) -> None:
    now = at(15, 18)

    assert ring(habits, FEW, rung(FEW - 1, now), TABLE, now) == Ring(True)
    assert ring(habits, FEW, rung(FEW, now), TABLE, now) == Ring(False, at(16, 8) + 0.001)
    assert ring(habits, FEW, rung(FEW, now), TABLE, at(16, 9)) == Ring(True)


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
    assert most_calls(Person(most_calls=chosen), call) == most


def test_what_is_not_counted_leaves_the_days_number_alone() -> None:
    now = at(15, 18)

    after = rung_now(BERLIN, rung(FEW - 1, now), TABLE, now, counts=False)

    assert ring(BERLIN, FEW, after, TABLE, now) == Ring(True)
