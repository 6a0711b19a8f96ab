"""A disk that fails at one chosen call of SQLite, really and once."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest

Kind = Literal["I/O error", "full"]
MESSAGES: dict[Kind, str] = {"I/O error": "disk I/O error", "full": "database or disk is full"}


class Trouble:
    """Counts the calls of all connections; the chosen one fails, the others do not."""

    def __init__(self) -> None:
        self.calls, self.chosen = 0, 0
        self.kind: Kind = "I/O error"
        self.has_struck = False
        self.is_looking_away = False

    def expect(self, chosen: int, kind: Kind) -> None:
        self.calls, self.chosen, self.kind, self.has_struck = 0, chosen, kind, False

    @contextmanager
    def looking_away(self) -> Iterator[None]:
        """The test looks itself: that neither counts nor fails."""
        self.is_looking_away = True
        yield
        self.is_looking_away = False

    def meet(self, db: sqlite3.Connection) -> None:
        self.calls += not self.is_looking_away
        if self.calls != self.chosen or self.is_looking_away:
            return
        self.has_struck = True
        if self.kind == "full" and db.in_transaction:  # SQLite takes everything back by itself
            sqlite3.Connection.execute(db, "ROLLBACK")
        raise sqlite3.OperationalError(MESSAGES[self.kind])


@contextmanager
def failing_disk() -> Iterator[Trouble]:
    """Every connection that is opened in here, to write or to read, meets the trouble."""
    trouble = Trouble()

    class Failing(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            trouble.meet(self)
            return super().execute(*args)

        def executemany(self, *args: Any) -> sqlite3.Cursor:
            trouble.meet(self)
            return super().executemany(*args)

    connect: Callable[..., sqlite3.Connection] = sqlite3.connect
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            sqlite3, "connect", lambda *args, **options: connect(*args, **options, factory=Failing)
        )
        yield trouble
