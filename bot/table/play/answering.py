"""One answer, and what it changes on the sheet: a list of small steps, each a part of it.

Every step sees the course as the steps before it have left it, and the answer with the table as it
was; so the order of the list is all there is to know.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.contract import TABLE, AnyState, Ask, Clock, Seat, Step, play
from bot.table.model.course import Course, happening
from bot.table.model.pace import Luck
from bot.table.model.sheet import Entry, Sheet, with_chair
from bot.table.play import windows
from bot.table.play.orders import judging
from bot.table.play.plans import draft
from bot.table.play.undo.undoable import deadlines, undoable_after
from bot.table.time.deadlines import retimed


class Answer(NamedTuple):
    was: Course  # before it
    entry: Entry
    step: Step[AnyState, Any, Any]
    before: tuple[Ask, ...]
    after: tuple[Ask, ...]
    now: float

    @property
    def coming(self) -> int:
        """The edition that will show it."""
        return self.was.sheet.edition + 1


def answered(course: Course, entry: Entry, now: float, luck: Luck) -> Course:
    step = play(course.game, course.state, entry.seat, entry.path)
    before, after = course.asks(), course.game.asks(step.state)
    answer = Answer(course, entry, step, before, after, now)
    for follow in _FOLLOWING:
        course = follow(course, answer)
    course = retimed_course(course, before, entry, now, luck)
    return replace(course, due=deadlines(course.due, answer.was.due, course.sheet.undo.open))


def _played(course: Course, answer: Answer) -> Course:
    """The log is one line longer, and the game where that leads."""
    number, moment = course.sheet.lines + 1, course.game.moment(course.state)
    return replace(
        course,
        sheet=replace(course.sheet, lines=number),
        state=answer.step.state,
        happened=(*course.happened, happening(number, answer.entry, moment, answer.step)),
    )


def _asked(course: Course, answer: Answer) -> Course:
    old, actor = course.sheet.since, answer.entry.seat
    stands = since(old, answer.before, answer.after, actor, answer.coming)
    return replace(course, sheet=replace(course.sheet, since=stands))


def _planned(course: Course, answer: Answer) -> Course:
    plans = draft.after(course.sheet.plans, answer.entry)
    return replace(course, sheet=replace(course.sheet, plans=plans))


def _counted(course: Course, answer: Answer) -> Course:
    """By the state in which it was answered."""
    was, carried = answer.was, answer.step.carried
    standing = judging.counted(was.game, was.state, course.sheet, answer.entry, carried, answer.now)
    return replace(course, sheet=course.sheet.with_orders(standing=standing))


def _held(course: Course, answer: Answer) -> Course:
    sheet = windows.with_held(course.game, course.state, course.sheet, answer.after)
    return replace(course, sheet=sheet)


def _undoable(course: Course, answer: Answer) -> Course:
    was, moment = answer.was, answer.was.game.moment(answer.was.state)
    lines = undoable_after(was.sheet, answer.entry, answer.before, answer.after, moment)
    return replace(
        course, sheet=course.sheet.with_undo(open=None if answer.step.reveals else lines)
    )


def _recalled(course: Course, answer: Answer) -> Course:
    """After a window that people were called to, whoever goes on is called anew."""
    if answer.entry.seat != TABLE or not windows.called_people(course.sheet):
        return course
    return called_anew(course, answer.coming)


def _forgiven(course: Course, answer: Answer) -> Course:
    """Whoever acts in person is there again."""
    entry = answer.entry
    if entry.by not in ("click", "plan"):
        return course
    course = windows.woken(course, entry.seat)
    chair = course.sheet.chairs[entry.seat]
    if not chair.misses:
        return course
    chairs = with_chair(course.sheet, entry.seat, replace(chair, misses=0))
    return replace(course, sheet=replace(course.sheet, chairs=chairs))


_FOLLOWING: tuple[Callable[[Course, Answer], Course], ...] = (
    _played,
    _asked,
    _planned,
    _counted,
    _held,  # by the orders that are left, where an ask has just come to stand
    _undoable,
    _recalled,
    _forgiven,
)


def called_anew(course: Course, edition: int) -> Course:
    turn = course.game.moment(course.state).turn
    return replace(course, sheet=course.sheet.with_turn(called_again=(turn, edition)))


def since(
    old: dict[Seat, int], before: tuple[Ask, ...], after: tuple[Ask, ...], actor: Seat, now: int
) -> dict[Seat, int]:
    """Since which edition each seat's ask stands; a button of an older one is stale.

    Who answers gets a new one, and after a close everybody does, for two windows in a row may ask
    the very same. A rival's sealed answer changes nothing: simultaneous answers do not collide.
    """
    stood = {ask.seat: _undated(ask) for ask in before}
    same = {ask.seat for ask in after if stood.get(ask.seat) == _undated(ask)}
    kept = {seat for seat in same if actor not in (seat, TABLE)}
    return {a.seat: old[a.seat] if a.seat in kept else now for a in after}


def _undated(ask: Ask) -> Ask:
    """A window is the same whether or not it could be closed now: that tells of sealed answers."""
    return replace(ask, clock=Clock.REACTION) if ask.seat == TABLE else ask


def retimed_course(
    course: Course, before: tuple[Ask, ...], entry: Entry | None, now: float, luck: Luck
) -> Course:
    """With the clocks of what is asked now."""
    course = replace(course, sheet=replace(course.sheet, asked_at=_asked_at(course.sheet, now)))
    return retimed(course, before, entry, now, luck)


def _asked_at(sheet: Sheet, now: float) -> dict[Seat, float]:
    """When each ask came to stand; what comes with the next edition has just been asked."""
    return {
        seat: now if since > sheet.edition else sheet.asked_at.get(seat, now)
        for seat, since in sheet.since.items()
    }
