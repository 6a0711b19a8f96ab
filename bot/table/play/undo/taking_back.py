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
from bot.table.play.apply_answer import ask_versions_after, retimed_course
from bot.table.time.whose_clock import left_of


def undone(
    state: TableState, undoable: Undoable, game_state: AnyState, now: float, luck: Luck
) -> TableState:
    """The course with the newest line gone; this is the state that the rest of the log leads to."""
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
        # Orders judge an ask once, when it opens: they leave alone what is asked again.
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
    """If the turn has passed on, its clock stops and the one before goes on with what is left."""
    record, due = state.record, state.due
    turn, ending = Deadline(DeadlineKind.TURN, undoable.seat), DeadlineKind.UNDO
    if undoable.turn is None or (record.turn.turn == undoable.turn and turn in due):
        return state
    due = {key: at for key, at in due.items() if not key.meaning.is_of_turn}
    left = None if ends is None else left_of(record, Deadline(ending, turn.seat), now, ends)
    return replace(state, record=record.with_turn(turn=undoable.turn, left=left), due=due)


def _resumed(due: Due, left: Undoable, ends: float | None) -> Due:
    """Until when the seat may decide again, and may take back more."""
    rest = {key: at for key, at in due.items() if key.kind is not DeadlineKind.UNDO}
    if ends is None:
        return rest
    if left.turn is None:
        return {**rest, Deadline(DeadlineKind.CAP, left.seat): ends}
    return {**rest, Deadline(DeadlineKind.UNDO, left.seat): ends} if left.lines else rest
