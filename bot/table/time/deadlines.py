"""Which deadlines run after an answer: pure, over the asks before and after it."""

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
from bot.table.model.record import Entry, TableRecord, WindowKind
from bot.table.model.table_state import TableState
from bot.table.time.whose_clock import LONG, ends, left_of, limited

Dues = dict[Deadline, float]


def retimed(
    course: TableState, before: tuple[Ask, ...], entry: Entry | None, now: float, luck: Luck
) -> TableState:
    """With the deadlines of what is asked after an answer, its turn clock running or stopped."""
    sheet, after, moment = course.record, course.asks(), course.game.moment(course.game_state)
    kept = {deadline: at for deadline, at in course.due.items() if _stands(sheet, deadline)}
    if any(ask.seat == TABLE for ask in after):
        was_open = any(ask.seat == TABLE for ask in before)
        if not was_open or (entry is not None and entry.seat == TABLE):
            sheet = _opened(sheet, after)
            kept = _window(sheet, kept, after, moment, now, luck)
    else:
        sheet = sheet.with_window(asked=(), kind=None)
        kept = _decisions(sheet, kept, after, moment, now, luck)
    sheet, kept = _turn(sheet, kept, after, moment, now)
    due = _computers(sheet, limited(sheet, kept, after, moment, now), after, now)
    return replace(course, sheet=sheet, due=due)


def _stands(sheet: TableRecord, deadline: Deadline) -> bool:
    """Does what this deadline was set for still stand?"""
    kind, seat = deadline
    if deadline.meaning.is_of_turn or kind is DeadlineKind.UNDO:
        return True  # judged by the turn clock, and with the loose lines
    if not deadline.meaning.is_of_play:
        return True
    opened = sheet.since.get(seat)
    if opened is None:
        return False
    if kind is DeadlineKind.COMPUTER:
        return sheet.chairs[seat].computer is not None
    if kind is DeadlineKind.ORDER and seat not in sheet.orders.held:
        return False
    return seat == TABLE or opened <= sheet.edition


def _opened(sheet: TableRecord, asks: tuple[Ask, ...]) -> TableRecord:
    """Whom the window that has opened asks, and of which kind it is: all by public knowledge."""
    asked = [ask for ask in asks if ask.seat != TABLE]
    kind: WindowKind = "key" if any(ask.key for ask in asked) else "plain"
    if any(ask.clock is Clock.DECISION for ask in asked):
        kind = "decision"
    has_plain = sheet.window.has_plain or kind == "plain"
    asked_seats = tuple(ask.seat for ask in asked)
    keys = sheet.window.keys + (kind == "key" and has_long_windows(sheet))
    return sheet.with_window(asked=asked_seats, kind=kind, has_plain=has_plain, keys=keys)


def _window(
    sheet: TableRecord, due: Dues, asks: tuple[Ask, ...], moment: Moment, now: float, luck: Luck
) -> Dues:
    """A window has opened: its floor, and its cap unless it uses up the turn clock."""
    cap = Deadline(DeadlineKind.CAP)
    due = {deadline: at for deadline, at in due.items() if deadline not in (cap, cap.limit)}
    due[Deadline(DeadlineKind.FLOOR)] = now + floor(sheet, sheet.window.kind or "plain", luck)
    named = [ask for ask in asks if ask.clock is Clock.DECISION and ask.seat != TABLE]
    if any(is_of_turn(sheet, ask, moment) for ask in named):
        return due
    due[cap] = ends(sheet, cap, now, window_time(sheet, sheet.window.kind))
    for ask in named:
        due |= _half_time(sheet, ask.seat, now)
    return due


def _decisions(
    sheet: TableRecord, due: Dues, after: tuple[Ask, ...], moment: Moment, now: float, luck: Luck
) -> Dues:
    """One named seat decides: the cap of its clock, and the floor of what an order answers."""
    for ask in after:
        if ask.clock is Clock.TURN or sheet.since[ask.seat] <= sheet.edition:
            continue
        if not is_of_turn(sheet, ask, moment):
            cap = Deadline(DeadlineKind.CAP, ask.seat)
            due = due | {cap: ends(sheet, cap, now, decision_time(sheet))}
            due |= _half_time(sheet, ask.seat, now)
        if ask.seat in sheet.orders.held:
            later = now + floor(sheet, "decision", luck)
            due = due | {Deadline(DeadlineKind.ORDER, ask.seat): later}
    return due


def _half_time(sheet: TableRecord, seat: Seat, now: float) -> Dues:
    """Whoever has long to decide is reminded once."""
    length, nudge = decision_time(sheet), Deadline(DeadlineKind.NUDGE, seat)
    is_reminded = length > LONG and sheet.chairs[seat].is_played
    return {nudge: ends(sheet, nudge, now, length / 2)} if is_reminded else {}


def _turn(
    sheet: TableRecord, due: Dues, after: tuple[Ask, ...], moment: Moment, now: float
) -> tuple[TableRecord, Dues]:
    """One deadline for a whole turn; it stands still while another clock or a computer plays."""
    running = next((deadline for deadline in due if deadline.kind is DeadlineKind.TURN), None)
    asked = next((a.seat for a in after if a.seat != TABLE and is_of_turn(sheet, a, moment)), None)
    by_computer = asked is not None and sheet.chairs[asked].computer is not None
    is_same = running is not None and running.seat == asked and sheet.turn.turn == moment.turn
    if is_same and not by_computer:
        return sheet, due
    left, most = _stopped(sheet, due, running, now)
    due = {deadline: at for deadline, at in due.items() if not deadline.meaning.is_of_turn}
    if asked is None:
        return sheet.with_turn(left=left, most=most), due
    if sheet.turn.turn != moment.turn or left is None:
        left, most = sheet.clocks.turn, None
    stopped = (left, most) if by_computer else (None, None)
    sheet = sheet.with_turn(turn=moment.turn, left=stopped[0], most=stopped[1])
    if left is None or by_computer:
        return sheet, due
    return sheet, due | _running(sheet, asked, moment.turn, left, most, now)


def _stopped(
    sheet: TableRecord, due: Due, running: Deadline | None, now: float
) -> tuple[float | None, float | None]:
    """What is left of the turn: awake time, and the time until its limit if it has one."""
    if running is None:
        return sheet.turn.left, sheet.turn.most
    limit = due.get(running.limit)
    left = left_of(sheet, running, now, due[running])
    return left, None if limit is None else limit - now


def _running(
    sheet: TableRecord, seat: Seat, turn: int, left: float, most: float | None, now: float
) -> Dues:
    """The turn clock goes, or goes on; a turn has one half time only."""
    over = Deadline(DeadlineKind.TURN, seat)
    due = {over: ends(sheet, over, now, left)}
    if most is not None:
        due[over.limit] = now + most
    half = (sheet.clocks.turn or 0) / 2
    if left > half and sheet.turn.reminded != turn:
        remind = Deadline(DeadlineKind.REMIND, seat)
        due[remind] = ends(sheet, remind, now, left - half)
    return due


def _computers(sheet: TableRecord, due: Dues, after: tuple[Ask, ...], now: float) -> Dues:
    """A computer takes a breath before it acts; in a window it has answered already."""
    if any(ask.seat == TABLE for ask in after):
        return due
    seats = [ask.seat for ask in after if sheet.chairs[ask.seat].computer]
    fresh = {Deadline(DeadlineKind.COMPUTER, seat): now + COMPUTER_PAUSE for seat in seats}
    return fresh | due
