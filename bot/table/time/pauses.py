"""A pause: all clocks stand still, and each goes on with what was left of it. Pure functions."""

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.course import Course
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.sheet import Chair, Left, Pause, Sheet
from bot.table.time.whose_clock import limited, moved

LOST = ("channel", "access")  # the reasons for which the board cannot be shown


def paused(course: Course, pause: Pause, now: float) -> Course:
    """Stops the clocks; who pauses a pause only gives it another reason."""
    before = course.sheet.pause
    stopped = {key: at for key, at in course.due.items() if key.meaning.is_of_play}
    left = tuple(Left(kind, seat, max(0.0, at - now)) for (kind, seat), at in stopped.items())
    since, left = (now, left) if before is None else (before.since, before.left)
    pause = replace(pause, since=since, left=left)
    agreements = course.sheet.agreements.without("pause")
    gone = {*stopped, Deadline(DeadlineKind.PAUSE)}  # with the pause the vote on it is settled
    return replace(
        course,
        sheet=replace(course.sheet, pause=pause, agreements=agreements),
        due={key: at for key, at in course.due.items() if key not in gone},
    )


def running(course: Course, now: float) -> Course:
    """The clocks go again."""
    pause = course.sheet.pause
    if pause is None:
        raise Refused("not_paused")
    sheet = replace(course.sheet, pause=None)
    stopped = {Deadline(left.kind, left.seat): pause.since + left.time for left in pause.left}
    again = moved(sheet, sheet, stopped, pause.since, now)
    return replace(course, sheet=sheet, due={**course.due, **again})


def heeded(course: Course, chairs: tuple[Chair, ...], now: float) -> Course:
    """The people on these chairs live otherwise than before: their deadlines follow."""
    return _resettled(course, replace(course.sheet, chairs=chairs), now)


def with_zone(course: Course, zone: str, now: float) -> Course:
    """The nights of whoever has settled none are elsewhere: their deadlines follow."""
    return _resettled(course, replace(course.sheet, zone=zone), now)


def _resettled(course: Course, sheet: Sheet, now: float) -> Course:
    pause = course.sheet.pause
    if pause is not None:
        course = running(course, now)
        sheet = replace(sheet, pause=None)
    due = moved(course.sheet, sheet, course.due, now, now)
    if course.is_dealt:
        due = limited(sheet, due, course.asks(), course.game.moment(course.state), now)
    course = replace(course, sheet=sheet, due=due)
    return course if pause is None else paused(course, pause, now)
