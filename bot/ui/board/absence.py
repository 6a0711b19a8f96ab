"""Why a table has waited: said on its board until the game goes on."""

from collections.abc import Iterable

from bot.table.model.record import TableRecord

NOTICEABLE = 60.0  # seconds away that are worth a word


class Absences:
    def __init__(self) -> None:
        # Seconds, and the edition at which it was first said.
        self._away: dict[int, tuple[float, int | None]] = {}

    def note(self, tables: Iterable[int], seconds: float) -> None:
        """All deadlines of these tables were put off by so much."""
        if seconds >= NOTICEABLE:
            for table in tables:
                before, _ = self._away.get(table, (0.0, None))
                self._away[table] = before + seconds, None

    def minutes(self, record: TableRecord) -> int:
        """While the board is the same: a reminder edits it too."""
        seconds, said = self._away.pop(record.id, (0.0, None))
        if not seconds or said not in (None, record.public_version):
            return 0
        self._away[record.id] = seconds, record.public_version
        return max(1, round(seconds / 60))
