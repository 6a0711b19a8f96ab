"""A lock on a file beside the database: tells at once whether a process on this machine lives."""

from contextlib import suppress
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class Lock:
    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._file: IO[str] | None = None

    def take(self) -> bool | None:
        """False if somebody has it; None where there are no locks: Windows, some network drives."""
        self._file = self._path.open("a+", encoding="ascii")
        if fcntl is None:
            return None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return None
        return True

    def note(self, seen: float) -> None:
        """The last sign of life, outside the database: who has lost his journal is told by it."""
        if self._file is not None:
            with suppress(OSError):  # on a full disk the one before has to do
                self._file.truncate(0)
                self._file.write(repr(seen))
                self._file.flush()

    def noted(self) -> float | None:
        try:
            return float(self._path.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return None

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
