"""Positions of Die Dracheninsel at a table, and moves that are saved one by one."""

from msgspec.structs import replace

from bot.games.contract import TABLE, AnyState
from bot.games.dracheninsel.model import State
from bot.games.registry import GAMES
from bot.table.model.record import Chair, LogEntry, Phase, TableRecord
from bot.table.model.table_state import TableState
from bot.table.play.flow import advance
from tests.games.dracheninsel.kit import DRACHENINSEL, path_of, seat_of
from tests.truth import truth


def at_a_table(state: State) -> TableState:
    chairs = tuple(Chair(100 + seat, f"p{seat}") for seat in range(len(state.hands)))
    record = TableRecord(1, "dracheninsel", 1, 1, 100, "en", Phase.RUNNING, chairs, seed=bytes(32))
    stands = {ask.seat: 1 for ask in DRACHENINSEL.asks(state)}
    return TableState(
        GAMES["dracheninsel"],
        replace(record, public_version=1, ask_versions=stands),
        AnyState(state),
        {},
    )


def going_on(state: TableState, *moves: str) -> TableState:
    """Each move saved as a change of its own, as the table does."""
    state = replace(state, unsaved_events=())
    for move in moves:
        colour, path = move.split() if " " in move else ("table", move)
        seat = seat_of(truth(state), colour)
        entry = LogEntry(seat, path_of(path), "clock" if seat == TABLE else "click")
        state = advance(state, (entry,), 1.0, lambda: 0.5)
        state = replace(
            state, record=replace(state.record, public_version=state.record.public_version + 1)
        )
    return state
