"""The course of play as pure functions: what follows from an answer or from a deadline.

Nothing here waits, saves or tells. A `Course` is a value; whoever holds the table's lock computes
the next one, saves it, and only then lets anybody see it.
"""

from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.games.contract import TABLE, AnyGame, Ask, Clock, Mind, Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import Luck, is_of_turn
from bot.table.model.record import Entry, Phase, TableRecord, host_of, with_chair
from bot.table.model.table_state import TableState, happening
from bot.table.play import windows
from bot.table.play.answering import answered, called_anew, retimed_course
from bot.table.play.begun import silence
from bot.table.play.plans import draft
from bot.table.time.pauses import running

MISSES = 3  # after so many missed turns in a row a computer keeps the seat warm


def begin(game: AnyGame, sheet: TableRecord, options: Any, now: float, luck: Luck) -> TableState:
    """Deals: from here on the sheet's seed decides every card and die."""
    first = None if sheet.start_seat is None else Seat(sheet.start_seat)
    step = game.start(len(sheet.chairs), sheet.seed, options, first)
    asks = game.asks(step.state)
    stands = dict.fromkeys((ask.seat for ask in asks), sheet.edition + 1)
    sheet = replace(sheet, phase=Phase.RUNNING, since=stands, rules=game.RULES, dealt_at=now)
    dealt = happening(0, None, game.moment(step.state), step)
    course = TableState(game, sheet, step.state, {}, (dealt,))
    return _onwards(retimed_course(course, (), None, now, luck), now, luck)


def advance(course: TableState, entries: tuple[Entry, ...], now: float, luck: Luck) -> TableState:
    """These answers, and all that follows from them without anybody being asked."""
    for entry in entries:
        course = answered(course, entry, now, luck)
    return _onwards(course, now, luck)


def resumed(course: TableState, now: float, luck: Luck) -> TableState:
    """The game goes on, first with all that need not wait for anybody."""
    course = running(course, now)
    return advance(called_anew(course, course.record.edition + 1), (), now, luck)


def fire(course: TableState, deadline: Deadline, now: float, luck: Luck) -> TableState:
    """A deadline has come."""
    course = replace(course, due={k: at for k, at in course.due.items() if k != deadline})
    kind, seat = deadline
    if kind is DeadlineKind.UNDO:
        return replace(course, sheet=course.record.with_undo(open=None))
    ask = course.ask_of(seat)
    if kind in (DeadlineKind.REMIND, DeadlineKind.NUDGE):
        return replace(course, sheet=_reminded(course, deadline))
    if ask is None or kind is DeadlineKind.FLOOR:
        return _onwards(course, now, luck)
    match kind:
        case DeadlineKind.CAP | DeadlineKind.CAP_LIMIT if seat == TABLE:
            return _run_out(course, now, luck)
        case DeadlineKind.ORDER:
            return advance(
                course, (Entry(seat, course.record.orders.held[seat], "order"),), now, luck
            )
        case DeadlineKind.COMPUTER:
            return _computer_turn(course, seat, now, luck)
        case DeadlineKind.TURN | DeadlineKind.TURN_LIMIT:
            course = replace(course, sheet=_missed_turn(course, seat))
        case _ if course.record.pace == "days":
            course = windows.undecided(_missed(course, seat), seat)
    return advance(course, (Entry(seat, silence(course, seat), "clock"),), now, luck)


def _onwards(course: TableState, now: float, luck: Luck) -> TableState:
    """Everything that happens by itself and at once."""
    course = draft.judged(course)
    while entries := _at_once(course, luck):
        for entry in entries:
            course = answered(course, entry, now, luck)
        course = draft.judged(course)
    if not course.asks():
        sheet = replace(course.record, phase=Phase.OVER, plans={}, begun={}).with_orders(held={})
        sheet = sheet.with_window(asked=(), kind=None).with_turn(left=None, most=None)
        course = replace(course, sheet=sheet, due={})
    return course


def _at_once(course: TableState, luck: Luck) -> tuple[Entry, ...]:
    asks = course.asks()
    table = next((ask for ask in asks if ask.seat == TABLE), None)
    if table is None:
        return _overdue(course, asks) or draft.next_step(course) or _by_order(course, asks)
    if table.clock is Clock.NOW:
        return windows.closing(course)
    for ask in asks:
        if ask.seat != TABLE and course.record.chairs[ask.seat].computer:
            return (_by_computer(course, ask.seat, luck),)
    return _overdue(course, asks) or (windows.closing(course) if windows.may_close(course) else ())


def _overdue(course: TableState, asks: tuple[Ask, ...]) -> tuple[Entry, ...]:
    """Once a turn's deadline is missed, the rest of that turn takes defaults at once."""
    moment = course.game.moment(course.game_state)
    for ask in asks if course.record.turn.missed == moment.turn else ():
        is_up = ask.seat != TABLE and is_of_turn(course.record, ask, moment)
        if is_up and course.record.chairs[ask.seat].computer is None:
            return (Entry(ask.seat, course.game.default(course.game_state, ask.seat), "clock"),)
    return ()


def _by_order(course: TableState, asks: tuple[Ask, ...]) -> tuple[Entry, ...]:
    """In their own turn somebody's orders and goals answer at once."""
    held = course.record.orders.held
    seats = (ask.seat for ask in asks if ask.clock is Clock.TURN and ask.seat in held)
    return tuple(Entry(seat, held[seat], "order") for seat in seats)[:1]


def _computer_turn(course: TableState, seat: Seat, now: float, luck: Luck) -> TableState:
    """All it has to say in a row, so that a computer's turn is one change of the board."""
    turn = course.game.moment(course.game_state).turn
    while True:
        course = advance(course, (_by_computer(course, seat, luck),), now, luck)
        asks = course.asks()
        over = course.game.moment(course.game_state).turn != turn
        if over or [ask.seat for ask in asks] != [seat]:
            return course


def _by_computer(course: TableState, seat: Seat, luck: Luck) -> Entry:
    game, state = course.game, course.game_state
    is_easy = course.record.chairs[seat].computer == "easy"
    mind = Mind("easy" if is_easy else "normal", int(luck() * 2**32))
    tree = partial(game.choices, state, seat)
    path = game.choose(game.public(state), game.own(state, seat), seat, tree, mind)
    return Entry(seat, path, "computer")


def _run_out(course: TableState, now: float, luck: Luck) -> TableState:
    """A window has come to its cap; whoever did not decide by then has missed it like a turn."""
    entries, missing = windows.closing(course), windows.missing(course)
    is_missed = course.record.window.kind == "decision" and course.record.pace == "days"
    course = windows.let_pass(course, missing)
    for seat in missing if is_missed else ():
        course = windows.undecided(_missed(course, seat), seat)
    return advance(course, entries, now, luck)


def _missed(course: TableState, seat: Seat) -> TableState:
    """One deadline more that somebody missed in a row; in the end a computer plays on for them."""
    sheet = course.record
    chair = sheet.chairs[seat]
    misses = chair.misses + 1
    computer = "normal" if misses >= MISSES else None  # a computer's turn has no deadline
    chair = replace(chair, misses=misses, computer=computer)
    chairs = with_chair(sheet, seat, chair)
    return replace(course, sheet=replace(sheet, chairs=chairs, host=host_of(sheet, chairs)))


def _missed_turn(course: TableState, seat: Seat) -> TableRecord:
    turn = course.game.moment(course.game_state).turn
    return _missed(course, seat).record.with_turn(missed=turn, reminded=-1)


def _reminded(course: TableState, deadline: Deadline) -> TableRecord:
    """Half of a turn has passed, or of a decision."""
    sheet, seat = course.record, deadline.seat
    if deadline.kind is DeadlineKind.REMIND:
        return sheet.with_turn(reminded=course.game.moment(course.game_state).turn)
    return replace(sheet, nudged={**sheet.nudged, seat: sheet.since[seat]})
