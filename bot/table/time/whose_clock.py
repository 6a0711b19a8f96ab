"""Whose quiet hours a clock heeds, and how deadlines follow changes of time or habits. Pure.

A turn and a decision heed the asked person, a window all whom it asked: that is public, whoever has
answered since. Each clock that heeds somebody also has a limit, which no sleep extends.
"""

from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Moment, Seat
from bot.table.model.deadline import Deadline, DeadlineKind, Due
from bot.table.model.pace import HOUR, MINUTE, decision_time, is_of_turn, window_time
from bot.table.model.person import Habits
from bot.table.model.record import TableRecord
from bot.table.time.quiet_hours import after_awake, awake

LONG = 10 * MINUTE  # shorter clocks heed nobody's habits
MOST = 3  # no clock runs longer than this many times its length
DAY = 24 * HOUR  # but every window, however short, outlasts a night
NIGHT = (23 * 60, 8 * 60)  # of people without quiet hours of their own


def deadline_at(record: TableRecord, deadline: Deadline, now: float, left: float) -> float:
    """When a clock with so much awake time left ends, apart from its limit."""
    people = [_habits(record, deadline, seat) for seat in _heeded(record, deadline)]
    return max((after_awake(habits, now, left) for habits in people), default=now + left)


def left_of(record: TableRecord, deadline: Deadline, now: float, at: float) -> float:
    """The awake time until this deadline: the least of all whom it heeds."""
    people = [_habits(record, deadline, seat) for seat in _heeded(record, deadline)]
    return min((awake(habits, now, at) for habits in people), default=at - now)


def move_deadlines(
    before: TableRecord, after: TableRecord, due: Due, seen: float, now: float
) -> dict[Deadline, float]:
    """The deadlines if the time from `seen` to `now` does not count, with the habits of the second
    record: everybody keeps the awake time that was left.
    """

    def put_off(deadline: Deadline, at: float) -> float:
        seats = _heeded(after, deadline) if deadline.meaning.is_awake else []
        pairs = [(_habits(before, deadline, s), _habits(after, deadline, s)) for s in seats]
        later = [after_awake(new, now, awake(old, seen, at)) for old, new in pairs]
        return max(later, default=at + now - seen)

    return {deadline: put_off(deadline, at) for deadline, at in due.items()}


def with_limits(
    record: TableRecord, due: Due, asks: tuple[Ask, ...], moment: Moment, now: float
) -> dict[Deadline, float]:
    """With the limits that clocks with habits do not have yet."""
    found = dict(due)
    for ask in asks:
        kind = DeadlineKind.TURN if is_of_turn(record, ask, moment) else DeadlineKind.CAP
        clock = Deadline(kind, ask.seat)
        if clock in due and clock.limit not in due and _matters(record, clock, now):
            length, left = _length(record, clock), left_of(record, clock, now, due[clock])
            beyond = (MOST - 1) * length
            found[clock.limit] = now + left + (max(beyond, DAY) if ask.seat == TABLE else beyond)
    return found


def habits_of(record: TableRecord, seat: Seat) -> Habits:
    """A person's quiet hours; over days by default the nights of the table's time zone."""
    habits = record.chairs[seat].habits
    if habits.quiet is not None or not record.zone or record.pace == "together":
        return habits
    return replace(habits, zone=record.zone, quiet=NIGHT)


def _habits(record: TableRecord, deadline: Deadline, seat: Seat) -> Habits:
    """A window heeds nights, not vacations: people on vacation are not waited for."""
    habits = habits_of(record, seat)
    is_window = deadline.seat == TABLE and record.window.kind != "decision"
    return replace(habits, vacation=0.0) if is_window and habits.vacation else habits


def _heeded(record: TableRecord, deadline: Deadline) -> list[Seat]:
    if _length(record, deadline) < LONG:
        return []
    if deadline.seat != TABLE:
        return [deadline.seat]
    return [one for one in record.window.asked if record.chairs[one].is_played]


def _length(record: TableRecord, deadline: Deadline) -> int:
    """The whole length of the clock of this deadline."""
    is_turn = deadline.meaning.is_of_turn
    if deadline.kind is DeadlineKind.UNDO:  # the clock of the turn or decision that could be undone
        is_turn = record.undo.open is None or record.undo.open.turn is not None
    if is_turn:
        return record.clocks.turn or 0
    return (
        window_time(record, record.window.kind) if deadline.seat == TABLE else decision_time(record)
    )


def _matters(record: TableRecord, deadline: Deadline, now: float) -> bool:
    people = [_habits(record, deadline, one) for one in _heeded(record, deadline)]
    return any(habits.quiet is not None or habits.vacation > now for habits in people)
