"""The log replayed from the deal: record and log reproduce every state."""

from collections import deque
from collections.abc import Iterable, Iterator

from bot.games.contract import AnyState, Seat, TableGame, play
from bot.games.kit.options import settled_options
from bot.table.model.record import LogEntry, TableRecord
from bot.table.model.table_state import LogEvent, log_event


def walked(
    game: TableGame, record: TableRecord, entries: Iterable[LogEntry]
) -> Iterator[tuple[LogEvent, AnyState]]:
    """Every log entry, the deal first, with the state after it. Slow for a long log: call it in a
    thread.
    """
    step = game.start(
        len(record.chairs),
        record.seed,
        settled_options(game.Options, record.options),
        None if record.start_seat is None else Seat(record.start_seat),
    )
    yield log_event(0, None, game.moment(step.state), step), step.state
    for number, entry in enumerate(entries, 1):
        moment = game.moment(step.state)
        step = play(game, step.state, entry.seat, entry.path)
        yield log_event(number, entry, moment, step), step.state


def state_after(game: TableGame, record: TableRecord, entries: Iterable[LogEntry]) -> AnyState:
    """The state after these log entries."""
    ((_, game_state),) = deque(walked(game, record, entries), maxlen=1)
    return game_state
