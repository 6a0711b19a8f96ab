"""One answer, and what it changes on the sheet: a list of small steps, each a part of it.

Every step sees the course as the steps before it have left it, and the answer with the table as it
was; so the order of the list is all there is to know.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.contract import TABLE, AnyState, Ask, Clock, Seat, Step, play
from bot.table.model.pace import Luck
from bot.table.model.record import Entry, TableRecord, with_chair
from bot.table.model.table_state import TableState, happening
from bot.table.play import windows
from bot.table.play.orders import judging
from bot.table.play.plans import draft
from bot.table.play.undo.undoable import deadlines, undoable_after
from bot.table.time.deadlines import retimed


class Answer(NamedTuple):
    was: TableState  # before it
    entry: Entry
    step: Step[AnyState, Any, Any]
    before: tuple[Ask, ...]
    after: tuple[Ask, ...]
    now: float

    @property
    def coming(self) -> int:
        """The edition that will show it."""
        return self.was.record.edition + 1


def answered(course: TableState, entry: Entry, now: float, luck: Luck) -> TableState:
    step = play(course.game, course.game_state, entry.seat, entry.path)
    before, after = course.asks(), course.game.asks(step.state)
    answer = Answer(course, entry, step, before, after, now)
    for follow in _FOLLOWING:
        course = follow(course, answer)
    course = retimed_course(course, before, entry, now, luck)
    return replace(course, due=deadlines(course.due, answer.was.due, course.record.undo.open))


def _played(course: TableState, answer: Answer) -> TableState:
    """The log is one line longer, and the game where that leads."""
    number, moment = course.record.lines + 1, course.game.moment(course.game_state)
    return replace(
        course,
        sheet=replace(course.record, lines=number),
        state=answer.step.state,
        happened=(*course.happened, happening(number, answer.entry, moment, answer.step)),
    )


def _asked(course: TableState, answer: Answer) -> TableState:
    old, actor = course.record.since, answer.entry.seat
    stands = since(old, answer.before, answer.after, actor, answer.coming)
    return replace(course, sheet=replace(course.record, since=stands))


def _planned(course: TableState, answer: Answer) -> TableState:
    plans = draft.after(course.record.plans, answer.entry)
    return replace(course, sheet=replace(course.record, plans=plans))


def _counted(course: TableState, answer: Answer) -> TableState:
    """By the state in which it was answered."""
    was, carried = answer.was, answer.step.carried
    standing = judging.counted(
        was.game, was.game_state, course.record, answer.entry, carried, answer.now
    )
    return replace(course, sheet=course.record.with_orders(standing=standing))


def _held(course: TableState, answer: Answer) -> TableState:
    sheet = windows.with_held(course.game, course.game_state, course.record, answer.after)
    return replace(course, sheet=sheet)


def _undoable(course: TableState, answer: Answer) -> TableState:
    was, moment = answer.was, answer.was.game.moment(answer.was.game_state)
    lines = undoable_after(was.record, answer.entry, answer.before, answer.after, moment)
    return replace(
        course, sheet=course.record.with_undo(open=None if answer.step.reveals else lines)
    )


def _recalled(course: TableState, answer: Answer) -> TableState:
    """After a window that people were called to, whoever goes on is called anew."""
    if answer.entry.seat != TABLE or not windows.called_people(course.record):
        return course
    return called_anew(course, answer.coming)


def _forgiven(course: TableState, answer: Answer) -> TableState:
    """Whoever acts in person is there again."""
    entry = answer.entry
    if entry.by not in ("click", "plan"):
        return course
    course = windows.woken(course, entry.seat)
    chair = course.record.chairs[entry.seat]
    if not chair.misses:
        return course
    chairs = with_chair(course.record, entry.seat, replace(chair, misses=0))
    return replace(course, sheet=replace(course.record, chairs=chairs))


_FOLLOWING: tuple[Callable[[TableState, Answer], TableState], ...] = (
    _played,
    _asked,
    _planned,
    _counted,
    _held,  # by the orders that are left, where an ask has just come to stand
    _undoable,
    _recalled,
    _forgiven,
)


def called_anew(course: TableState, edition: int) -> TableState:
    turn = course.game.moment(course.game_state).turn
    return replace(course, sheet=course.record.with_turn(called_again=(turn, edition)))


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
    course: TableState, before: tuple[Ask, ...], entry: Entry | None, now: float, luck: Luck
) -> TableState:
    """With the clocks of what is asked now."""
    course = replace(course, sheet=replace(course.record, asked_at=_asked_at(course.record, now)))
    return retimed(course, before, entry, now, luck)


def _asked_at(sheet: TableRecord, now: float) -> dict[Seat, float]:
    """When each ask came to stand; what comes with the next edition has just been asked."""
    return {
        seat: now if since > sheet.edition else sheet.asked_at.get(seat, now)
        for seat, since in sheet.since.items()
    }
