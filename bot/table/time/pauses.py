"""A pause: all clocks stand still, and each goes on with what was left of it. Pure functions."""

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Chair, Left, Pause, TableRecord
from bot.table.model.table_state import TableState
from bot.table.time.whose_clock import limited, moved

LOST = ("channel", "access")  # the reasons for which the board cannot be shown


def paused(course: TableState, pause: Pause, now: float) -> TableState:
    """Stops the clocks; who pauses a pause only gives it another reason."""
    before = course.record.pause
    stopped = {key: at for key, at in course.due.items() if key.meaning.is_of_play}
    left = tuple(Left(kind, seat, max(0.0, at - now)) for (kind, seat), at in stopped.items())
    since, left = (now, left) if before is None else (before.since, before.left)
    pause = replace(pause, since=since, left=left)
    agreements = course.record.agreements.without("pause")
    gone = {*stopped, Deadline(DeadlineKind.PAUSE)}  # with the pause the vote on it is settled
    return replace(
        course,
        sheet=replace(course.record, pause=pause, agreements=agreements),
        due={key: at for key, at in course.due.items() if key not in gone},
    )


def running(course: TableState, now: float) -> TableState:
    """The clocks go again."""
    pause = course.record.pause
    if pause is None:
        raise Refused("not_paused")
    sheet = replace(course.record, pause=None)
    stopped = {Deadline(left.kind, left.seat): pause.since + left.time for left in pause.left}
    again = moved(sheet, sheet, stopped, pause.since, now)
    return replace(course, sheet=sheet, due={**course.due, **again})


def heeded(course: TableState, chairs: tuple[Chair, ...], now: float) -> TableState:
    """The people on these chairs live otherwise than before: their deadlines follow."""
    return _resettled(course, replace(course.record, chairs=chairs), now)


def with_zone(course: TableState, zone: str, now: float) -> TableState:
    """The nights of whoever has settled none are elsewhere: their deadlines follow."""
    return _resettled(course, replace(course.record, zone=zone), now)


def _resettled(course: TableState, sheet: TableRecord, now: float) -> TableState:
    pause = course.record.pause
    if pause is not None:
        course = running(course, now)
        sheet = replace(sheet, pause=None)
    due = moved(course.record, sheet, course.due, now, now)
    if course.is_dealt:
        due = limited(sheet, due, course.asks(), course.game.moment(course.game_state), now)
    course = replace(course, sheet=sheet, due=due)
    return course if pause is None else paused(course, pause, now)
