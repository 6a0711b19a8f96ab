"""The flow of a game as pure functions: what follows from an answer or a deadline.

Nothing here waits, saves or sends. The holder of the table's lock computes the next `TableState`,
saves it, and only then makes it visible.
"""

from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.games.contract import TABLE, AnyGame, Ask, Clock, ComputerConfig, Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import Luck, is_of_turn
from bot.table.model.record import LogEntry, Phase, TableRecord, host_of, with_chair
from bot.table.model.table_state import TableState, log_event
from bot.table.play import windows
from bot.table.play.apply_answer import apply_answer, notified_anew, retimed_course
from bot.table.play.partial_answers import timeout_answer
from bot.table.play.plans import draft
from bot.table.time.pauses import resume_clocks

MISSES = 3  # missed turns in a row before a computer takes over


def deal(game: AnyGame, record: TableRecord, options: Any, now: float, luck: Luck) -> TableState:
    """Deals; the seed of the record decides every card and die from here on."""
    first = None if record.start_seat is None else Seat(record.start_seat)
    step = game.start(len(record.chairs), record.seed, options, first)
    asks = game.asks(step.state)
    stands = dict.fromkeys((ask.seat for ask in asks), record.public_version + 1)
    record = replace(
        record, phase=Phase.RUNNING, ask_versions=stands, rules=game.RULES, dealt_at=now
    )
    dealt = log_event(0, None, game.moment(step.state), step)
    state = TableState(game, record, step.state, {}, (dealt,))
    return _onwards(retimed_course(state, (), None, now, luck), now, luck)


def advance(state: TableState, entries: tuple[LogEntry, ...], now: float, luck: Luck) -> TableState:
    """Applies these answers, and everything that follows without asking anybody."""
    for entry in entries:
        state = apply_answer(state, entry, now, luck)
    return _onwards(state, now, luck)


def resume_game(state: TableState, now: float, luck: Luck) -> TableState:
    """Resumes the game, first with everything that need not wait."""
    state = resume_clocks(state, now)
    return advance(notified_anew(state, state.record.public_version + 1), (), now, luck)


def fire_deadline(state: TableState, deadline: Deadline, now: float, luck: Luck) -> TableState:
    """The state after a deadline has come."""
    state = replace(state, due={k: at for k, at in state.due.items() if k != deadline})
    kind, seat = deadline
    if kind is DeadlineKind.UNDO:
        return replace(state, record=state.record.with_undo(open=None))
    ask = state.ask_of(seat)
    if kind in (DeadlineKind.REMIND, DeadlineKind.NUDGE):
        return replace(state, record=_reminded(state, deadline))
    if ask is None or kind is DeadlineKind.FLOOR:
        return _onwards(state, now, luck)
    match kind:
        case DeadlineKind.CAP | DeadlineKind.CAP_LIMIT if seat == TABLE:
            return _run_out(state, now, luck)
        case DeadlineKind.ORDER:
            return advance(
                state, (LogEntry(seat, state.record.orders.held[seat], "order"),), now, luck
            )
        case DeadlineKind.COMPUTER:
            return _computer_turn(state, seat, now, luck)
        case DeadlineKind.TURN | DeadlineKind.TURN_LIMIT:
            state = replace(state, record=_missed_turn(state, seat))
        case _ if state.record.pace == "days":
            state = windows.undecided(_missed(state, seat), seat)
    return advance(state, (LogEntry(seat, timeout_answer(state, seat), "clock"),), now, luck)


def _onwards(state: TableState, now: float, luck: Luck) -> TableState:
    """Everything that happens immediately and by itself."""
    state = draft.with_judged_plans(state)
    while entries := _at_once(state, luck):
        for entry in entries:
            state = apply_answer(state, entry, now, luck)
        state = draft.with_judged_plans(state)
    if not state.asks():
        record = replace(state.record, phase=Phase.OVER, plans={}, partial_answers={}).with_orders(
            held={}
        )
        record = record.with_window(asked=(), kind=None).with_turn(left=None, most=None)
        state = replace(state, record=record, due={})
    return state


def _at_once(state: TableState, luck: Luck) -> tuple[LogEntry, ...]:
    asks = state.asks()
    table = next((ask for ask in asks if ask.seat == TABLE), None)
    if table is None:
        return _overdue(state, asks) or draft.next_step(state) or _by_order(state, asks)
    if table.clock is Clock.NOW:
        return windows.closing(state)
    for ask in asks:
        if ask.seat != TABLE and state.record.chairs[ask.seat].computer:
            return (_by_computer(state, ask.seat, luck),)
    return _overdue(state, asks) or (windows.closing(state) if windows.may_close(state) else ())


def _overdue(state: TableState, asks: tuple[Ask, ...]) -> tuple[LogEntry, ...]:
    """After the deadline of a turn the rest of that turn takes defaults at once."""
    moment = state.game.moment(state.game_state)
    for ask in asks if state.record.turn.missed == moment.turn else ():
        is_up = ask.seat != TABLE and is_of_turn(state.record, ask, moment)
        if is_up and state.record.chairs[ask.seat].computer is None:
            return (LogEntry(ask.seat, state.game.default(state.game_state, ask.seat), "clock"),)
    return ()


def _by_order(state: TableState, asks: tuple[Ask, ...]) -> tuple[LogEntry, ...]:
    """The answer of orders or goals of the seat whose turn it is."""
    held = state.record.orders.held
    seats = (ask.seat for ask in asks if ask.clock is Clock.TURN and ask.seat in held)
    return tuple(LogEntry(seat, held[seat], "order") for seat in seats)[:1]


def _computer_turn(state: TableState, seat: Seat, now: float, luck: Luck) -> TableState:
    """The whole turn of a computer at once, so that it is one change of the board."""
    turn = state.game.moment(state.game_state).turn
    while True:
        state = advance(state, (_by_computer(state, seat, luck),), now, luck)
        asks = state.asks()
        over = state.game.moment(state.game_state).turn != turn
        if over or [ask.seat for ask in asks] != [seat]:
            return state


def _by_computer(state: TableState, seat: Seat, luck: Luck) -> LogEntry:
    game, game_state = state.game, state.game_state
    is_easy = state.record.chairs[seat].computer == "easy"
    config = ComputerConfig("easy" if is_easy else "normal", int(luck() * 2**32))
    tree = partial(game.choices, game_state, seat)
    path = game.choose(game.public(game_state), game.own(game_state, seat), seat, tree, config)
    return LogEntry(seat, path, "computer")


def _run_out(state: TableState, now: float, luck: Luck) -> TableState:
    """The window reached its cap; open decisions count as missed, like a turn."""
    entries, missing = windows.closing(state), windows.missing(state)
    is_missed = state.record.window.kind == "decision" and state.record.pace == "days"
    state = windows.with_missed_window(state, missing)
    for seat in missing if is_missed else ():
        state = windows.undecided(_missed(state, seat), seat)
    return advance(state, entries, now, luck)


def _missed(state: TableState, seat: Seat) -> TableState:
    """Counts a missed deadline of the seat; after several in a row a computer takes over."""
    record = state.record
    chair = record.chairs[seat]
    misses = chair.misses + 1
    computer = "normal" if misses >= MISSES else None  # a computer has no turn deadline
    chair = replace(chair, misses=misses, computer=computer)
    chairs = with_chair(record, seat, chair)
    return replace(state, record=replace(record, chairs=chairs, host=host_of(record, chairs)))


def _missed_turn(state: TableState, seat: Seat) -> TableRecord:
    turn = state.game.moment(state.game_state).turn
    return _missed(state, seat).record.with_turn(missed=turn, reminded=-1)


def _reminded(state: TableState, deadline: Deadline) -> TableRecord:
    """Marks a turn or decision as half over, so that a reminder is sent."""
    record, seat = state.record, deadline.seat
    if deadline.kind is DeadlineKind.REMIND:
        return record.with_turn(reminded=state.game.moment(state.game_state).turn)
    return replace(record, nudged={**record.nudged, seat: record.ask_versions[seat]})
