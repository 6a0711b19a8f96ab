"""A pause: all clocks stop, and continue with the time that was left. Pure functions."""

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Chair, Pause, RemainingTime, TableRecord
from bot.table.model.table_state import TableState
from bot.table.time.whose_clock import move_deadlines, with_limits

LOST = ("channel", "access")  # pauses in which the board cannot be shown


def pause_clocks(state: TableState, pause: Pause, now: float) -> TableState:
    """Stops the clocks; pausing again only replaces the reason."""
    before = state.record.pause
    stopped = {key: at for key, at in state.due.items() if key.meaning.is_of_play}
    left = tuple(
        RemainingTime(kind, seat, max(0.0, at - now)) for (kind, seat), at in stopped.items()
    )
    since, left = (now, left) if before is None else (before.since, before.left)
    pause = replace(pause, since=since, left=left)
    agreements = state.record.agreements.without("pause")
    gone = {*stopped, Deadline(DeadlineKind.PAUSE)}  # a pause settles the vote on it
    return replace(
        state,
        record=replace(state.record, pause=pause, agreements=agreements),
        due={key: at for key, at in state.due.items() if key not in gone},
    )


def resume_clocks(state: TableState, now: float) -> TableState:
    """Starts the clocks again."""
    pause = state.record.pause
    if pause is None:
        raise Refused("not_paused")
    record = replace(state.record, pause=None)
    stopped = {Deadline(left.kind, left.seat): pause.since + left.time for left in pause.left}
    again = move_deadlines(record, record, stopped, pause.since, now)
    return replace(state, record=record, due={**state.due, **again})


def with_habits(state: TableState, chairs: tuple[Chair, ...], now: float) -> TableState:
    """With other habits of the people on these chairs; their deadlines follow."""
    return _resettled(state, replace(state.record, chairs=chairs), now)


def with_zone(state: TableState, zone: str, now: float) -> TableState:
    """With another time zone for default nights; the deadlines follow."""
    return _resettled(state, replace(state.record, zone=zone), now)


def _resettled(state: TableState, record: TableRecord, now: float) -> TableState:
    pause = state.record.pause
    if pause is not None:
        state = resume_clocks(state, now)
        record = replace(record, pause=None)
    due = move_deadlines(state.record, record, state.due, now, now)
    if state.is_dealt:
        due = with_limits(record, due, state.asks(), state.game.moment(state.game_state), now)
    state = replace(state, record=record, due=due)
    return state if pause is None else pause_clocks(state, pause, now)
