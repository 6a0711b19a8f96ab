"""Clocks that heed habits, for whatever habits: never early, never beyond three times as long; a
short window may last a day longer, for it must outlast a night."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Clock, Moment, Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.person import Habits
from bot.table.model.record import Chair, Clocks, Phase, TableRecord
from bot.table.time.quiet_hours import awake
from bot.table.time.whose_clock import DAY, deadline_at, move_deadlines, with_limits
from tests.table.time.nights import habits, moments

A, B = Seat(0), Seat(1)
TURN = Deadline(DeadlineKind.TURN, A)
lengths = st.sampled_from([600, 3600, 8 * 3600, 24 * 3600, 72 * 3600])
aways = st.floats(0, 48 * 3600)


def table(*people: Habits, length: int) -> TableRecord:
    chairs = tuple(Chair(user, str(user), habits=one) for user, one in enumerate(people, 1))
    record = TableRecord(
        1, "duel", 1, 1, 1, "en", Phase.RUNNING, chairs, clocks=Clocks(length, 60, length)
    )
    return record.with_window(asked=(A, B), kind="key")


def at_night(habits: Habits) -> Habits:
    """What a window heeds: whoever is on vacation is not waited for."""
    return replace(habits, vacation=0.0)


def clock(record: TableRecord, ask: Ask, now: float, length: int) -> dict[Deadline, float]:
    """The deadlines of a clock that starts now."""
    over = Deadline(DeadlineKind.TURN if ask.clock is Clock.TURN else DeadlineKind.CAP, ask.seat)
    due = {over: deadline_at(record, over, now, length)}
    return with_limits(record, due, (ask,), Moment(0, 0, A), now)


@settings(deadline=None)
@given(habits, habits, moments, lengths)
def test_no_clock_is_over_early_or_after_three_times_its_length(
    anna: Habits, ben: Habits, now: float, length: int
) -> None:
    record = table(anna, ben, length=length)
    for ask in (Ask(A, "turn"), Ask(TABLE, "close", Clock.REACTION)):
        over = min(clock(record, ask, now, length).values())
        limit = now + (3 * length if ask.seat == A else max(3 * length, length + DAY))

        assert now + length - 1e-3 <= over <= limit + 1e-3
        asked = [anna] if ask.seat == A else [at_night(anna), at_night(ben)]
        assert over >= limit - 1e-3 or all(awake(p, now, over) >= length - 1e-3 for p in asked)


@settings(deadline=None)
@given(habits, habits, moments, lengths, st.floats(0, 1), aways)
def test_downtime_and_other_habits_cost_no_awake_time(
    old: Habits, new: Habits, now: float, length: int, share: float, away: float
) -> None:
    """Also in another zone, and the limit is put off by the downtime alone."""
    before = table(old, Habits(), length=length)
    after = table(new, Habits(), length=length)
    due = clock(before, Ask(A, "turn"), now, length)
    seen = now + share * (due[TURN] - now)

    later = move_deadlines(before, after, due, seen, seen + away)

    left = awake(old, seen, due[TURN])
    assert awake(new, seen + away, later[TURN]) == pytest.approx(left, abs=1e-2)
    for key in due.keys() & {TURN.limit}:
        assert later[key] == pytest.approx(due[key] + away, abs=1e-3)


@settings(deadline=None)
@given(habits, habits, moments, lengths, aways)
def test_downtime_in_a_window_costs_nobody_who_is_asked_awake_time(
    anna: Habits, ben: Habits, now: float, length: int, away: float
) -> None:
    record = table(anna, ben, length=length)
    due = clock(record, Ask(TABLE, "close", Clock.REACTION), now, length)

    later = move_deadlines(record, record, due, now, now + away)[Deadline(DeadlineKind.CAP)]

    people = (at_night(anna), at_night(ben))
    assert all(awake(one, now + away, later) >= length - 1e-2 for one in people)


@settings(deadline=None)
@given(habits, moments, st.sampled_from([10, 20, 60, 599]))
def test_short_clocks_are_plain_time(anna: Habits, now: float, length: int) -> None:
    record = table(anna, anna, length=length)

    assert clock(record, Ask(A, "turn"), now, length) == {TURN: now + length}
