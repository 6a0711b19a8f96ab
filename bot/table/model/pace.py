"""The clocks of a table by name, and the floors of its windows."""

from collections.abc import Callable

from bot.games.contract import Ask, Clock, Moment
from bot.table.model.record import Clocks, TableRecord, WindowKind

MINUTE, HOUR = 60, 3600
TURN_TIMES: dict[str, int | None] = {
    "none": None,
    "10min": 10 * MINUTE,
    "1h": HOUR,
    "24h": 24 * HOUR,
    "72h": 72 * HOUR,
}
REACTION_TIMES = {"10s": 10, "20s": 20, "60s": MINUTE}
SHORT = MINUTE  # the key time with which important windows are no longer than others
KEY_TIMES = {
    "short": SHORT,
    "20min": 20 * MINUTE,
    "2h": 2 * HOUR,
    "8h": 8 * HOUR,
    "24h": 24 * HOUR,
}
PACES = {
    "together": Clocks(10 * MINUTE, 20, SHORT),
    "days": Clocks(24 * HOUR, MINUTE, 8 * HOUR),
}
UNHURRIED = 48 * HOUR  # what a turn counts as where turns have no limit

# No window closes before a random floor, which depends on its length only, never on hands.
FLOORS = (
    (10, (2, 4)),
    (20, (3, 6)),
    (MINUTE, (3, 8)),
    (10 * MINUTE, (10, 30)),
    (30 * MINUTE, (30, 90)),
)
LONG_FLOOR = (60, 180)
COMPUTERS_FLOOR = (2, 4)  # if only computers are asked

COMPUTER_PAUSE = 2.0  # between two actions of a computer, so that people can follow
LOBBY_TIME = 24 * HOUR
Luck = Callable[[], float]  # cosmetic randomness in [0, 1), never the game's own


def decision_time(record: TableRecord) -> int:
    """How many seconds a seat has for a decision out of turn."""
    if record.pace == "together":
        return max(MINUTE, 3 * record.clocks.reaction)
    return (record.clocks.turn or UNHURRIED) // 2


def window_time(record: TableRecord, kind: WindowKind | None) -> int:
    """How many seconds a window may stay open."""
    if kind == "decision":
        return decision_time(record)
    return (
        record.clocks.important_window
        if kind == "key" and has_long_windows(record)
        else record.clocks.reaction
    )


def has_long_windows(record: TableRecord) -> bool:
    """Whether important windows stay open longer than others."""
    return record.clocks.important_window > SHORT


def is_of_turn(record: TableRecord, ask: Ask, moment: Moment) -> bool:
    """Whether the ask uses up the turn clock: a turn, and over days also a decision within it."""
    if ask.clock is Clock.TURN:
        return True
    is_within = ask.clock is Clock.DECISION and ask.seat == moment.seat
    return is_within and record.pace == "days"


def floor(record: TableRecord, kind: WindowKind, luck: Luck) -> float:
    """How many seconds a window stays open at least; it does not depend on anybody's hand."""
    low, high = _floors(record, kind)
    return low + (high - low) * luck()


def _floors(record: TableRecord, kind: WindowKind) -> tuple[int, int]:
    if record.window.asked and not any(
        record.chairs[seat].is_played for seat in record.window.asked
    ):
        return COMPUTERS_FLOOR
    is_quick = kind == "decision" and record.pace == "together"
    length = record.clocks.reaction if is_quick else window_time(record, kind)
    return next((floors for most, floors in FLOORS if length <= most), LONG_FLOOR)
