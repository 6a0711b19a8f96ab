"""Changed clocks of a running table: by the host, and by a vote if a time gets shorter.

They apply from the next ask on; open asks keep the deadline that people were told.
"""

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.games.kit.options import BadOption
from bot.table.model.pace import KEY_TIMES, TURN_TIMES
from bot.table.model.record import Clocks
from bot.table.model.table_state import TableState
from bot.table.seating.votes import propose

CHANGEABLE = ("turn_time", "key_time")


def with_time(clocks: Clocks, name: str, value: str) -> Clocks:
    """These clocks with one of them changed."""
    times = TURN_TIMES if name == "turn_time" else KEY_TIMES
    if name not in CHANGEABLE or value not in times:
        raise BadOption(name, value, tuple(times))
    if name == "turn_time":
        return replace(clocks, turn=TURN_TIMES[value])
    return replace(clocks, important_window=KEY_TIMES[value])


def is_shorter(new: Clocks, old: Clocks) -> bool:
    """Whether a turn or an important window gets shorter, which needs a vote."""
    turn = new.turn is not None and (old.turn is None or new.turn < old.turn)
    return turn or new.important_window < old.important_window


def change_times(state: TableState, by: int, clocks: Clocks, now: float) -> TableState:
    """Applies the change, or opens a vote on it."""
    if by != state.record.host:
        raise Refused("not_host")
    if not is_shorter(clocks, state.record.clocks):
        return replace(state, record=replace(state.record, clocks=clocks))
    return propose(state, by, "times", now, clocks)
