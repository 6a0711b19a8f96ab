"""Answers that were begun: when their owner's time runs out, silence goes on where they stopped.

A half-made answer lies on the sheet and not in a message: it outlives reminders and restarts.
"""

from msgspec.structs import replace

from bot.games.contract import Menu, Path, Refused, Seat, look
from bot.table.model.record import Begun
from bot.table.model.table_state import TableState


def noted(course: TableState, seat: Seat, path: Path) -> TableState:
    """This seat has picked so far; nothing, if they went all the way back."""
    sheet = course.record
    begun = {whose: one for whose, one in sheet.begun.items() if whose != seat}
    if path:
        begun[seat] = Begun(sheet.since[seat], path)
    return course if begun == sheet.begun else replace(course, sheet=replace(sheet, begun=begun))


def silence(course: TableState, seat: Seat) -> Path:
    """What the clock answers for a seat."""
    said: Path = course.game.default(course.game_state, seat, _begun(course, seat))
    return said


def _begun(course: TableState, seat: Seat) -> Path:
    """What they have picked for the ask that stands, as far as it may still be answered so."""
    begun = course.record.begun.get(seat)
    if begun is None or begun.since != course.record.since.get(seat):
        return ()
    try:
        goes_on = isinstance(look(course.game, course.game_state, seat, begun.path), Menu)
    except Refused:
        goes_on = False
    return begun.path if goes_on else ()
