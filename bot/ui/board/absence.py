"""Why a table has waited: shown on its board until the board changes."""

from collections.abc import Iterable

from bot.table.model.record import TableRecord

NOTICEABLE = 60.0  # seconds of absence that are worth mentioning


class Absences:
    def __init__(self) -> None:
        # Seconds, and the public version at which they were shown first.
        self._away: dict[int, tuple[float, int | None]] = {}

    def note(self, tables: Iterable[int], seconds: float) -> None:
        """Notes that all deadlines of these tables were extended by this time."""
        if seconds >= NOTICEABLE:
            for table in tables:
                before, _ = self._away.get(table, (0.0, None))
                self._away[table] = before + seconds, None

    def minutes(self, record: TableRecord) -> int:
        """The minutes to show while the board is the same; showing them edits it too."""
        seconds, said = self._away.pop(record.id, (0.0, None))
        if not seconds or said not in (None, record.public_version):
            return 0
        self._away[record.id] = seconds, record.public_version
        return max(1, round(seconds / 60))
