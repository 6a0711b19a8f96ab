"""Applies one answer to a table state, as a list of small steps.

Each step gets the state that the steps before it made, and the answer with the table as it was; the
order of the list is all there is to know.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.contract import TABLE, AnyState, Ask, Clock, Seat, Step, play
from bot.table.model.pace import Luck
from bot.table.model.record import LogEntry, TableRecord, with_chair
from bot.table.model.table_state import TableState, log_event
from bot.table.play import windows
from bot.table.play.orders import judging
from bot.table.play.plans import draft
from bot.table.play.undo.undoable import deadlines, undoable_after
from bot.table.time.deadlines import with_deadlines


class AppliedAnswer(NamedTuple):
    was: TableState  # the state before the answer
    entry: LogEntry
    step: Step[AnyState, Any, Any]
    before: tuple[Ask, ...]
    after: tuple[Ask, ...]
    now: float

    @property
    def coming(self) -> int:
        """The public version that will show the answer."""
        return self.was.record.public_version + 1


def apply_answer(state: TableState, entry: LogEntry, now: float, luck: Luck) -> TableState:
    """The state after one answer, its deadlines included."""
    step = play(state.game, state.game_state, entry.seat, entry.path)
    before, after = state.asks(), state.game.asks(step.state)
    answer = AppliedAnswer(state, entry, step, before, after, now)
    for follow in _FOLLOWING:
        state = follow(state, answer)
    state = retimed_course(state, before, entry, now, luck)
    return replace(state, due=deadlines(state.due, answer.was.due, state.record.undo.open))


def _played(state: TableState, answer: AppliedAnswer) -> TableState:
    """Adds the log entry and the new game state."""
    number, moment = state.record.log_length + 1, state.game.moment(state.game_state)
    return replace(
        state,
        record=replace(state.record, log_length=number),
        game_state=answer.step.state,
        unsaved_events=(
            *state.unsaved_events,
            log_event(number, answer.entry, moment, answer.step),
        ),
    )


def _asked(state: TableState, answer: AppliedAnswer) -> TableState:
    old, actor = state.record.ask_versions, answer.entry.seat
    stands = ask_versions_after(old, answer.before, answer.after, actor, answer.coming)
    return replace(state, record=replace(state.record, ask_versions=stands))


def _planned(state: TableState, answer: AppliedAnswer) -> TableState:
    plans = draft.plans_after(state.record.plans, answer.entry)
    return replace(state, record=replace(state.record, plans=plans))


def _counted(state: TableState, answer: AppliedAnswer) -> TableState:
    """Counts the answer, by the state in which it was given."""
    was, carried = answer.was, answer.step.effective_seats
    standing = judging.with_uses_counted(
        was.game, was.game_state, state.record, answer.entry, carried, answer.now
    )
    return replace(state, record=state.record.with_orders(standing=standing))


def _held(state: TableState, answer: AppliedAnswer) -> TableState:
    record = windows.with_held(state.game, state.game_state, state.record, answer.after)
    return replace(state, record=record)


def _undoable(state: TableState, answer: AppliedAnswer) -> TableState:
    was, moment = answer.was, answer.was.game.moment(answer.was.game_state)
    lines = undoable_after(was.record, answer.entry, answer.before, answer.after, moment)
    return replace(
        state, record=state.record.with_undo(open=None if answer.step.reveals else lines)
    )


def _recalled(state: TableState, answer: AppliedAnswer) -> TableState:
    """After a window with notifications, the player whose turn goes on is notified again."""
    if answer.entry.seat != TABLE or not windows.notified_people(state.record):
        return state
    return notified_anew(state, answer.coming)


def _forgiven(state: TableState, answer: AppliedAnswer) -> TableState:
    """An answer in person clears the missed deadlines."""
    entry = answer.entry
    if entry.by not in ("click", "plan"):
        return state
    state = windows.with_seat_awake(state, entry.seat)
    chair = state.record.chairs[entry.seat]
    if not chair.misses:
        return state
    chairs = with_chair(state.record, entry.seat, replace(chair, misses=0))
    return replace(state, record=replace(state.record, chairs=chairs))


_FOLLOWING: tuple[Callable[[TableState, AppliedAnswer], TableState], ...] = (
    _played,
    _asked,
    _planned,
    _counted,
    _held,  # with the remaining orders, if an ask has just been opened
    _undoable,
    _recalled,
    _forgiven,
)


def notified_anew(state: TableState, edition: int) -> TableState:
    """The asked players are notified again, at this public version."""
    turn = state.game.moment(state.game_state).turn
    return replace(state, record=state.record.with_turn(notified_again=(turn, edition)))


def ask_versions_after(
    old: dict[Seat, int], before: tuple[Ask, ...], after: tuple[Ask, ...], actor: Seat, now: int
) -> dict[Seat, int]:
    """The public version at which each seat's ask was opened; buttons of older asks are stale.

    The seat that answered gets a new one, and after a close every seat, because two windows in a
    row may ask the same. A sealed answer of a rival changes nothing: simultaneous answers do not
    collide.
    """
    stood = {ask.seat: _undated(ask) for ask in before}
    same = {ask.seat for ask in after if stood.get(ask.seat) == _undated(ask)}
    kept = {seat for seat in same if actor not in (seat, TABLE)}
    return {a.seat: old[a.seat] if a.seat in kept else now for a in after}


def _undated(ask: Ask) -> Ask:
    """A window counts as the same whether it could be closed or not: that depends on sealed
    answers.
    """
    return replace(ask, clock=Clock.REACTION) if ask.seat == TABLE else ask


def retimed_course(
    state: TableState, before: tuple[Ask, ...], entry: LogEntry | None, now: float, luck: Luck
) -> TableState:
    """With the clocks of the present asks."""
    state = replace(state, record=replace(state.record, asked_at=_asked_at(state.record, now)))
    return with_deadlines(state, before, entry, now, luck)


def _asked_at(record: TableRecord, now: float) -> dict[Seat, float]:
    """When each ask was opened; asks that the next public version opens are opened now."""
    return {
        seat: now if since > record.public_version else record.asked_at.get(seat, now)
        for seat, since in record.ask_versions.items()
    }
