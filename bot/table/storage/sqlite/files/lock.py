"""A lock on a file next to the database tells whether a process of this machine is alive."""

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
        """False if another process holds it; None where locks do not work, as on some network
        drives.
        """
        try:
            self._lock.acquire()
        except Timeout:
            return False
        except OSError as fault:
            if fault.filename is not None:  # the lock file cannot be opened
                raise
            return None
        return True

    def note(self, seen: float) -> None:
        """Notes the last heartbeat outside the database: a lost journal is recognised by it."""
        with suppress(OSError):  # on a full disk the previous one has to do
            self._path.write_text(repr(seen), encoding="ascii")

    def last_sign(self) -> float | None:
        try:
            return float(self._path.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return None

    def release(self) -> None:
        self._lock.release(force=True)
