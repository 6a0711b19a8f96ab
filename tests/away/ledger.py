"""The book kept beside the tables: every wait measured anew, every deadline judged by it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from statistics import mean, median

from msgspec.structs import replace

from bot.games.contract import TABLE, Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Phase, TableRecord
from bot.table.model.table_state import TableState
from bot.table.time.quiet_hours import awake
from bot.table.time.whose_clock import DAY, LONG, MOST

CLOSE = 1.0  # seconds within which two moments are the same


@dataclass
class Window:
    floor: float
    length: int
    seats: tuple[Seat, ...]
    waited: dict[Seat, float] = field(default_factory=dict)  # awake time of everybody asked
    open_for: float = 0.0


@dataclass
class Account:
    """One table, as it was seen last."""

    state: TableState
    at: float
    turn_began: float
    charged: dict[tuple[int, Seat], list[float]] = field(default_factory=dict)  # awake, in all
    halved: set[int] = field(default_factory=set)
    missed: set[int] = field(default_factory=set)
    window: Window | None = None


class Ledger:
    def __init__(self) -> None:
        self.accounts: dict[int, Account] = {}
        self.turns: dict[int, list[float]] = {}  # by table, in seconds
        self.windows: dict[int, list[float]] = {}  # seconds beyond the floor
        self.misses: dict[int, int] = {}
        self.reminders = 0
        self.faults: list[str] = []

    def opened(self, state: TableState, now: float) -> None:
        self.accounts[state.record.id] = Account(state, now, now)
        self.turns[state.record.id], self.windows[state.record.id] = [], []
        self.misses[state.record.id] = 0
        self._window(self.accounts[state.record.id], state, now)

    def slept(self, since: float, now: float) -> None:
        """The bot was away: that time is nobody's."""
        for account in self.accounts.values():
            self._charge(account, since)
            account.at = now
            if account.window is not None:
                account.window.floor += now - since

    def put_off(self, state: TableState) -> None:
        """The deadlines after a credit."""
        self.accounts[state.record.id].state = state

    def saw(self, state: TableState, now: float) -> None:
        """A table was saved."""
        account = self.accounts[state.record.id]
        self._charge(account, now)
        self._judge_half_time(account, state)
        self._judge_miss(account, state, now)
        self._window(account, state, now)
        if _turn(state) != _turn(account.state) or state.record.phase is not Phase.RUNNING:
            self.turns[state.record.id].append(now - account.turn_began)
            account.turn_began = now
        account.state, account.at = state, now

    def _charge(self, account: Account, now: float) -> None:
        """The time since the last look goes to whoever was waited for."""
        record = account.state.record
        if record.pause is not None:
            return

        def counted(seat: Seat, length: int, *, in_window: bool = False) -> float:
            """A window heeds nights, not vacations."""
            habits = record.chairs[seat].habits
            habits = replace(habits, vacation=0.0) if in_window else habits
            return awake(habits, account.at, now) if length >= LONG else now - account.at

        for kind, seat in account.state.due:
            if kind == "turn":
                spent = account.charged.setdefault((_turn(account.state), seat), [0.0, 0.0])
                spent[0] += counted(seat, record.clocks.turn or 0)
                spent[1] += now - account.at
        if (window := account.window) is not None:
            window.open_for += now - account.at
            for seat in window.seats:
                spent_here = counted(seat, window.length, in_window=True)
                window.waited[seat] = window.waited.get(seat, 0.0) + spent_here

    def _judge_half_time(self, account: Account, state: TableState) -> None:
        turn = state.record.turn.reminded
        if turn in (-1, account.state.record.turn.reminded):
            return
        self._check(turn not in account.halved, "reminded twice")
        account.halved.add(turn)
        self.reminders += 1
        spent = next(spent for (own, _), spent in account.charged.items() if own == turn)
        half = (state.record.clocks.turn or 0) / 2
        is_half = abs(spent[0] - half) <= CLOSE
        self._check(is_half, f"table {state.record.id}: reminded after {spent}, not {half}")

    def _judge_miss(self, account: Account, state: TableState, now: float) -> None:
        """Nobody pays before his awake time is used up, or three times the length has passed."""
        turn = state.record.turn.missed
        if turn in (-1, account.state.record.turn.missed):
            return
        before, full = account.state, state.record.clocks.turn or 0
        (seat,) = [seat for kind, seat in before.due if kind == "turn"]
        is_open = any(ask.seat == TABLE for ask in before.asks())
        self._check(not is_open or before.record.window.kind == "decision", "charged in a window")
        self._check(turn not in account.missed, "charged twice")
        account.missed.add(turn)
        self.misses[state.record.id] += 1
        spent = account.charged.pop((turn, seat))
        at_limit = abs(spent[1] - MOST * full) <= CLOSE
        self._check(at_limit or abs(spent[0] - full) <= CLOSE, f"charged early or late: {spent}")
        habits = before.record.chairs[seat].habits
        self._check(at_limit or awake(habits, now - CLOSE, now) > 0, "charged in quiet hours")

    def _window(self, account: Account, state: TableState, now: float) -> None:
        """A window was opened or closed; every one has a floor of its own."""
        is_open, floor = (
            TABLE in state.record.ask_versions,
            state.due.get(Deadline(DeadlineKind.FLOOR)),
        )
        window = account.window
        is_new = floor is not None and (window is None or abs(floor - window.floor) > CLOSE)
        if window is not None and (is_new or not is_open):
            self._close(account, state, window, now)
            account.window = None
        if is_open and is_new and floor is not None:
            account.window = Window(floor, _length(state.record), state.record.window.asked)

    def _close(self, account: Account, after: TableState, window: Window, now: float) -> None:
        record = account.state.record
        if after.record.phase is Phase.ENDED:
            return
        self._check(now >= window.floor - CLOSE, "a window closed before its floor")
        self.windows[record.id].append(now - window.floor)
        due = account.state.due.items()
        ends = [at for one, at in due if one.meaning.is_end and one.seat == TABLE]
        most = max(MOST * window.length, window.length + DAY)
        if now < min(ends, default=inf) - CLOSE or window.open_for >= most - CLOSE:
            return  # all had answered, or nobody's sleep puts it off any longer
        for seat in window.seats:
            waited = window.waited[seat]
            enough = not record.chairs[seat].is_played or waited >= window.length - CLOSE
            self._check(enough, f"table {record.id}: a window closed on a sleeper ({waited:.0f} s)")

    def _check(self, is_right: bool, fault: str) -> None:
        """Whoever saves a table must not be stopped by the book."""
        if not is_right:
            self.faults.append(fault)


def _length(record: TableRecord) -> int:
    """How long this window may stay open, counted in awake time."""
    if record.window.kind == "decision":
        return (record.clocks.turn or 48 * 3600) // 2
    is_long = record.window.kind == "key" and record.clocks.important_window > 60
    return record.clocks.important_window if is_long else record.clocks.reaction


def _turn(state: TableState) -> int:
    turn: int = state.game.moment(state.game_state).turn
    return turn


def hours(seconds: Iterable[float]) -> str:
    """Mean, median and the worst of ten, in hours."""
    waits = sorted(seconds)
    if not waits:
        return f"{'–':>7}{'–':>7}{'–':>7}"
    worst = waits[min(len(waits) - 1, len(waits) * 9 // 10)]
    return "".join(f"{wait / 3600:7.1f}" for wait in (mean(waits), median(waits), worst))
