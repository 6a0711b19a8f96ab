"""Taking back: the newest line of the log is deleted, as if it had never been there.

Nothing is added to the log, so replay, `verify` and the exported record need not know of undo, and
a crash finds the table before it or after it. Its lines become fewer; the edition,
which buttons and file names count, never does: every button made meanwhile is stale.
"""

from msgspec.structs import replace

from bot.games.contract import AnyState
from bot.table.model.deadline import Deadline, DeadlineKind, Due
from bot.table.model.pace import Luck
from bot.table.model.record import Undo, Undoable, Undone
from bot.table.model.table_state import TableState
from bot.table.play.answering import retimed_course, since
from bot.table.time.whose_clock import left_of


def undone(
    course: TableState, undoable: Undoable, state: AnyState, now: float, luck: Luck
) -> TableState:
    """The course with the newest line gone; this is the state that the rest of the log leads to."""
    before, coming = course.asks(), course.record.edition + 1
    ends = course.due.get(Deadline(DeadlineKind.UNDO, undoable.seat))
    left = replace(undoable, lines=undoable.lines - 1, edition=coming)
    course = _turned_back(course, undoable, ends, now)
    stands = since(course.record.since, before, course.game.asks(state), undoable.seat, coming)
    again = [seat for seat in course.record.orders.held if stands.get(seat, coming) >= coming]
    sheet = replace(
        course.record,
        lines=course.record.lines - 1,
        since=stands,
        # Orders judge an ask once, when it opens: they leave alone what is asked again.
        orders=course.record.orders.unheld(again),
        undo=Undo(left if left.lines else None, Undone(undoable.seat, coming)),
    )
    course = retimed_course(replace(course, sheet=sheet, state=state), before, None, now, luck)
    return replace(course, due=_resumed(course.due, left, ends))


def _turned_back(
    course: TableState, undoable: Undoable, ends: float | None, now: float
) -> TableState:
    """If the turn has passed on, its clock stops and the one before goes on with what is left."""
    sheet, due = course.record, course.due
    turn, ending = Deadline(DeadlineKind.TURN, undoable.seat), DeadlineKind.UNDO
    if undoable.turn is None or (sheet.turn.turn == undoable.turn and turn in due):
        return course
    due = {key: at for key, at in due.items() if not key.meaning.is_of_turn}
    left = None if ends is None else left_of(sheet, Deadline(ending, turn.seat), now, ends)
    return replace(course, sheet=sheet.with_turn(turn=undoable.turn, left=left), due=due)


def _resumed(due: Due, left: Undoable, ends: float | None) -> Due:
    """Until when the seat may decide again, and may take back more."""
    rest = {key: at for key, at in due.items() if key.kind is not DeadlineKind.UNDO}
    if ends is None:
        return rest
    if left.turn is None:
        return {**rest, Deadline(DeadlineKind.CAP, left.seat): ends}
    return {**rest, Deadline(DeadlineKind.UNDO, left.seat): ends} if left.lines else rest
