"""A lock on a file beside the database: tells at once whether a process on this machine lives."""

from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from bot.table.storage.sqlite.files.places import sibling


class Lock:
    def __init__(self, database: Path) -> None:
        self._path = sibling(database, ".lock")
        self._lock = FileLock(
            self._path, blocking=False, mode=0o600, thread_local=False, fallback_to_soft=False
        )

    def take(self) -> bool | None:
        """False if somebody has it; None where there are no locks, as on some network drives."""
        try:
            self._lock.acquire()
        except Timeout:
            return False
        except OSError as fault:
            if fault.filename is not None:  # the file itself cannot be opened
                raise
            return None
        return True

    def note(self, seen: float) -> None:
        """The last sign of life, outside the database: a journal that got lost is told by it."""
        with suppress(OSError):  # on a full disk the one before has to do
            self._path.write_text(repr(seen), encoding="ascii")

    def last_sign(self) -> float | None:
        try:
            return float(self._path.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return None

    def release(self) -> None:
        self._lock.release(force=True)
