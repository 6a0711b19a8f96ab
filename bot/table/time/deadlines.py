"""The deadlines after an answer: pure, from the asks before and after it."""

from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Clock, Moment, Seat
from bot.table.model.deadline import Deadline, DeadlineKind, Due
from bot.table.model.pace import (
    COMPUTER_PAUSE,
    Luck,
    decision_time,
    floor,
    has_long_windows,
    is_of_turn,
    window_time,
)
from bot.table.model.record import LogEntry, TableRecord, WindowKind
from bot.table.model.table_state import TableState
from bot.table.time.whose_clock import LONG, deadline_at, left_of, with_limits

Dues = dict[Deadline, float]


def with_deadlines(
    state: TableState, before: tuple[Ask, ...], entry: LogEntry | None, now: float, luck: Luck
) -> TableState:
    """With the deadlines of the present asks; the turn clock is started or stopped."""
    record, after, moment = state.record, state.asks(), state.game.moment(state.game_state)
    kept = {deadline: at for deadline, at in state.due.items() if _stands(record, deadline)}
    if any(ask.seat == TABLE for ask in after):
        was_open = any(ask.seat == TABLE for ask in before)
        if not was_open or (entry is not None and entry.seat == TABLE):
            record = _opened(record, after)
            kept = _window(record, kept, after, moment, now, luck)
    else:
        record = record.with_window(asked=(), kind=None)
        kept = _decisions(record, kept, after, moment, now, luck)
    record, kept = _turn(record, kept, after, moment, now)
    due = _computers(record, with_limits(record, kept, after, moment, now), after, now)
    return replace(state, record=record, due=due)


def _stands(record: TableRecord, deadline: Deadline) -> bool:
    """Whether the reason for this deadline still holds."""
    kind, seat = deadline
    if deadline.meaning.is_of_turn or kind is DeadlineKind.UNDO:
        return True  # these belong to the turn clock, and to the undoable entries
    if not deadline.meaning.is_of_play:
        return True
    opened = record.ask_versions.get(seat)
    if opened is None:
        return False
    if kind is DeadlineKind.COMPUTER:
        return record.chairs[seat].computer is not None
    if kind is DeadlineKind.ORDER and seat not in record.orders.held:
        return False
    return seat == TABLE or opened <= record.public_version


def _opened(record: TableRecord, asks: tuple[Ask, ...]) -> TableRecord:
    """The seats and the clock of a window that has just opened; public knowledge only."""
    asked = [ask for ask in asks if ask.seat != TABLE]
    kind: WindowKind = "key" if any(ask.is_important for ask in asked) else "plain"
    if any(ask.clock is Clock.DECISION for ask in asked):
        kind = "decision"
    has_plain = record.window.has_plain or kind == "plain"
    asked_seats = tuple(ask.seat for ask in asked)
    keys = record.window.important_count + (kind == "key" and has_long_windows(record))
    return record.with_window(
        asked=asked_seats, kind=kind, has_plain=has_plain, important_count=keys
    )


def _window(
    record: TableRecord, due: Dues, asks: tuple[Ask, ...], moment: Moment, now: float, luck: Luck
) -> Dues:
    """The floor of a new window, and its cap unless it uses up the turn clock."""
    cap = Deadline(DeadlineKind.CAP)
    due = {deadline: at for deadline, at in due.items() if deadline not in (cap, cap.limit)}
    due[Deadline(DeadlineKind.FLOOR)] = now + floor(record, record.window.kind or "plain", luck)
    named = [ask for ask in asks if ask.clock is Clock.DECISION and ask.seat != TABLE]
    if any(is_of_turn(record, ask, moment) for ask in named):
        return due
    due[cap] = deadline_at(record, cap, now, window_time(record, record.window.kind))
    for ask in named:
        due |= _half_time(record, ask.seat, now)
    return due


def _decisions(
    record: TableRecord, due: Dues, after: tuple[Ask, ...], moment: Moment, now: float, luck: Luck
) -> Dues:
    """The cap of each seat's decision, and the floor if an order answers it."""
    for ask in after:
        if ask.clock is Clock.TURN or record.ask_versions[ask.seat] <= record.public_version:
            continue
        if not is_of_turn(record, ask, moment):
            cap = Deadline(DeadlineKind.CAP, ask.seat)
            due = due | {cap: deadline_at(record, cap, now, decision_time(record))}
            due |= _half_time(record, ask.seat, now)
        if ask.seat in record.orders.held:
            later = now + floor(record, "decision", luck)
            due = due | {Deadline(DeadlineKind.ORDER, ask.seat): later}
    return due


def _half_time(record: TableRecord, seat: Seat, now: float) -> Dues:
    """A reminder at half time of long decisions."""
    length, nudge = decision_time(record), Deadline(DeadlineKind.NUDGE, seat)
    is_reminded = length > LONG and record.chairs[seat].is_played
    return {nudge: deadline_at(record, nudge, now, length / 2)} if is_reminded else {}


def _turn(
    record: TableRecord, due: Dues, after: tuple[Ask, ...], moment: Moment, now: float
) -> tuple[TableRecord, Dues]:
    """One deadline for a whole turn; it stops while another clock runs or a computer plays."""
    running = next((deadline for deadline in due if deadline.kind is DeadlineKind.TURN), None)
    asked = next((a.seat for a in after if a.seat != TABLE and is_of_turn(record, a, moment)), None)
    by_computer = asked is not None and record.chairs[asked].computer is not None
    is_same = running is not None and running.seat == asked and record.turn.turn == moment.turn
    if is_same and not by_computer:
        return record, due
    left, most = _stopped(record, due, running, now)
    due = {deadline: at for deadline, at in due.items() if not deadline.meaning.is_of_turn}
    if asked is None:
        return record.with_turn(left=left, most=most), due
    if record.turn.turn != moment.turn or left is None:
        left, most = record.clocks.turn, None
    stopped = (left, most) if by_computer else (None, None)
    record = record.with_turn(turn=moment.turn, left=stopped[0], most=stopped[1])
    if left is None or by_computer:
        return record, due
    return record, due | _running(record, asked, moment.turn, left, most, now)


def _stopped(
    record: TableRecord, due: Due, running: Deadline | None, now: float
) -> tuple[float | None, float | None]:
    """The stopped turn clock: the awake time left, and the time until its limit."""
    if running is None:
        return record.turn.left, record.turn.most
    limit = due.get(running.limit)
    left = left_of(record, running, now, due[running])
    return left, None if limit is None else limit - now


def _running(
    record: TableRecord, seat: Seat, turn: int, left: float, most: float | None, now: float
) -> Dues:
    """Starts or continues the turn clock; a turn has one half time."""
    over = Deadline(DeadlineKind.TURN, seat)
    due = {over: deadline_at(record, over, now, left)}
    if most is not None:
        due[over.limit] = now + most
    half = (record.clocks.turn or 0) / 2
    if left > half and record.turn.reminded != turn:
        remind = Deadline(DeadlineKind.REMIND, seat)
        due[remind] = deadline_at(record, remind, now, left - half)
    return due


def _computers(record: TableRecord, due: Dues, after: tuple[Ask, ...], now: float) -> Dues:
    """A computer pauses before it acts; in a window it has answered already."""
    if any(ask.seat == TABLE for ask in after):
        return due
    seats = [ask.seat for ask in after if record.chairs[ask.seat].computer]
    fresh = {Deadline(DeadlineKind.COMPUTER, seat): now + COMPUTER_PAUSE for seat in seats}
    return fresh | due
