"""What the normal computer would do, for whoever wants to know: where it is given, and counted."""

from functools import partial

from msgspec.structs import replace

from bot.games.contract import Mind, Path, Refused, Seat
from bot.table.model.record import Hinted, TableRecord
from bot.table.model.table_state import TableState


def is_given(sheet: TableRecord, seat: Seat) -> bool:
    """As the table has settled it; usually only against computers."""
    if sheet.advice.allowed == "auto":
        return all(chair.user is None for n, chair in enumerate(sheet.chairs) if n != seat)
    return sheet.advice.allowed == "on"


def counted(course: TableState, seat: Seat) -> TableState:
    """One more for this seat, unless it has been told about this very question already."""
    sheet = course.record
    if course.ask_of(seat) is None:
        raise Refused("not_asked")
    if not is_given(sheet, seat):
        raise Refused("no_hints")
    known, since = sheet.advice.given.get(seat, Hinted()), sheet.since[seat]
    if known.since == since:
        return course
    given = {**sheet.advice.given, seat: Hinted(known.number + 1, since)}
    return replace(course, sheet=replace(sheet, advice=replace(sheet.advice, given=given)))


def advice(course: TableState, seat: Seat) -> Path:
    """The computer's answer, by what this seat itself can see. Slow in some games: use a thread."""
    game, state = course.game, course.game_state
    tree = partial(game.choices, state, seat)
    path: Path = game.choose(game.public(state), game.own(state, seat), seat, tree, Mind("normal"))
    return path
