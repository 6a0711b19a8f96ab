"""What one seat alone is told: at once to whoever has just acted, and in *Since my last turn*."""

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.table.model.course import Happening
from bot.ui.message.table_view import TableView

LONGEST = 1000  # of the 4000 characters that a message holds


def noted(scene: TableView, seat: Seat) -> str | None:
    """What the answer just given has told this seat, unless its owner knows that anyway.

    Only the course that an answer returns still says what has happened: no other panel has notes.
    """
    return latest(notes(scene, seat, scene.course.happened, with_known=False), LONGEST) or None


def notes(
    scene: TableView, seat: Seat, happened: Iterable[Happening], *, with_known: bool = True
) -> list[str]:
    whispers = [whisper for one in happened for whisper in one.whispers if whisper.to == seat]
    return [f"- 🤫 {scene.noted(w.note)}" for w in whispers if with_known or not w.is_known]


def latest(lines: list[str], most: int) -> str:
    """As many of the latest lines as there is room for."""
    kept = list(lines)
    while sum(map(len, kept)) + len(kept) > most:
        del kept[0]
    return "\n".join(kept if len(kept) == len(lines) else ["- …", *kept])
