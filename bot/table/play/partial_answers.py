"""Answers that were begun: on timeout the default continues from the picks already made.

They are stored in the record, not in a message, so they survive reminders and restarts.
"""

from msgspec.structs import replace

from bot.games.contract import Menu, Path, Refused, Seat, resolve_path
from bot.table.model.record import PartialAnswer
from bot.table.model.table_state import TableState


def with_partial(state: TableState, seat: Seat, path: Path) -> TableState:
    """With the picks this seat has made so far; none if it went all the way back."""
    record = state.record
    begun = {whose: one for whose, one in record.partial_answers.items() if whose != seat}
    if path:
        begun[seat] = PartialAnswer(record.ask_versions[seat], path)
    return (
        state
        if begun == record.partial_answers
        else replace(state, record=replace(record, partial_answers=begun))
    )


def timeout_answer(state: TableState, seat: Seat) -> Path:
    """What the clock answers for a seat."""
    said: Path = state.game.default(state.game_state, seat, _begun(state, seat))
    return said


def _begun(state: TableState, seat: Seat) -> Path:
    """The picks for the present ask, as far as they are still possible."""
    begun = state.record.partial_answers.get(seat)
    if begun is None or begun.ask_version != state.record.ask_versions.get(seat):
        return ()
    try:
        goes_on = isinstance(resolve_path(state.game, state.game_state, seat, begun.path), Menu)
    except Refused:
        goes_on = False
    return begun.path if goes_on else ()
