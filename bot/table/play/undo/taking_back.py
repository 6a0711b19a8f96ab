"""Undo deletes the newest log entry as if it had never existed.

Nothing is added to the log, so replay, `verify` and the exported record need not know of undo, and
a crash leaves the table before or after it. The log gets shorter, but the public version, which
buttons and file names carry, only grows: all buttons made in between are stale.
"""

from msgspec.structs import replace

from bot.games.contract import AnyState
from bot.table.model.deadline import Deadline, DeadlineKind, Due
from bot.table.model.pace import Luck
from bot.table.model.record import Undo, Undoable, Undone
from bot.table.model.table_state import TableState
from bot.table.play.apply_answer import ask_versions_after, retimed_course
from bot.table.time.whose_clock import left_of


def undone(
    state: TableState, undoable: Undoable, game_state: AnyState, now: float, luck: Luck
) -> TableState:
    """The state without the newest entry, as the rest of the log produces it."""
    before, coming = state.asks(), state.record.public_version + 1
    ends = state.due.get(Deadline(DeadlineKind.UNDO, undoable.seat))
    left = replace(undoable, lines=undoable.lines - 1, public_version=coming)
    state = _turned_back(state, undoable, ends, now)
    stands = ask_versions_after(
        state.record.ask_versions, before, state.game.asks(game_state), undoable.seat, coming
    )
    again = [seat for seat in state.record.orders.held if stands.get(seat, coming) >= coming]
    record = replace(
        state.record,
        log_length=state.record.log_length - 1,
        ask_versions=stands,
        # Orders judge an ask once, when it is opened: an ask that is opened again by an undo is
        # left alone.
        orders=state.record.orders.unheld(again),
        undo=Undo(left if left.lines else None, Undone(undoable.seat, coming)),
    )
    state = retimed_course(
        replace(state, record=record, game_state=game_state), before, None, now, luck
    )
    return replace(state, due=_resumed(state.due, left, ends))


def _turned_back(
    state: TableState, undoable: Undoable, ends: float | None, now: float
) -> TableState:
    """If the turn had passed on, its clock stops and that of the turn before continues."""
    record, due = state.record, state.due
    turn, ending = Deadline(DeadlineKind.TURN, undoable.seat), DeadlineKind.UNDO
    if undoable.turn is None or (record.turn.turn == undoable.turn and turn in due):
        return state
    due = {key: at for key, at in due.items() if not key.meaning.is_of_turn}
    left = None if ends is None else left_of(record, Deadline(ending, turn.seat), now, ends)
    return replace(state, record=record.with_turn(turn=undoable.turn, left=left), due=due)


def _resumed(due: Due, left: Undoable, ends: float | None) -> Due:
    """The deadline for deciding again, and for further undos."""
    rest = {key: at for key, at in due.items() if key.kind is not DeadlineKind.UNDO}
    if ends is None:
        return rest
    if left.turn is None:
        return {**rest, Deadline(DeadlineKind.CAP, left.seat): ends}
    return {**rest, Deadline(DeadlineKind.UNDO, left.seat): ends} if left.lines else rest
