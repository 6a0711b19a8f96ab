"""What only one seat is told: in the first lines of its panel, and in *Since my last turn*."""

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.table.model.table_state import LogEvent
from bot.ui.message.table_view import TableView

SIGN = "🤫 "


def told_alone(view: TableView, seat: Seat, happened: Iterable[LogEvent]) -> list[str]:
    whispers = [whisper for one in happened for whisper in one.whispers if whisper.to == seat]
    return [view.noted(whisper.note) for whisper in whispers]


def latest(lines: list[str], most: int) -> str:
    """As many of the newest lines as have room."""
    kept = list(lines)
    while sum(map(len, kept)) + len(kept) > most:
        del kept[0]
    return "\n".join(kept if len(kept) == len(lines) else ["- …", *kept])
