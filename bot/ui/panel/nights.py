"""What is said at the deal to whoever has settled no quiet hours: when no clock runs for them."""

from bot.games.contract import Seat
from bot.table.time.whose_clock import NIGHT, habits_of
from bot.ui.intake.buttons import TableButton
from bot.ui.intake.custom_id import NO_TABLE, VerbButton
from bot.ui.message.table_view import TableView


def nights_line(view: TableView, seat: Seat) -> str | None:
    if not _is_told(view, seat):
        return None
    return view.common.say("nights-told", zone=view.record.zone)


def nights_button(view: TableView, seat: Seat) -> list[TableButton]:
    """The way to their own settings."""
    if not _is_told(view, seat):
        return []
    return [view.button(VerbButton(NO_TABLE, "me"), view.common.say("button-nights"), emoji="🌙")]


def _is_told(view: TableView, seat: Seat) -> bool:
    """Before the first move, unless they have settled it themselves."""
    record = view.record
    is_given = record.chairs[seat].habits.quiet is None and habits_of(record, seat).quiet == NIGHT
    return is_given and record.log_length == 0 and view.is_on
