"""What every backend can do with tables, deadlines, messages and people.

These are operations of our domain; no connection leaves a backend. A backend is shared if several
processes may work on it: then memory has to prove itself (`stamp`) and duties are claimed.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

from bot.games.contract import AnyGame
from bot.table.model.deadline import Due
from bot.table.model.person import Person
from bot.table.model.record import StoredLogEntry, TableRecord
from bot.table.model.table_state import TableState
from bot.table.storage.ledger import Ledger
from bot.table.storage.results import ComputerResult, PlayerResult

SILENCE = 30.0  # seconds without a sign of life, after which a process counts as gone
PULSE = 5.0  # seconds between two signs of life
CLAIM = 30.0  # seconds for which a duty is one process's own; who dies meanwhile frees it


class Stamp(NamedTuple):
    """Tells whether what is in memory is still what is stored."""

    row_version: int
    credits: int  # how often deadlines were put off without a new revision


class Census(NamedTuple):
    """How things stand, in numbers."""

    phases: Mapping[str, int]
    undelivered: int
    overdue: int
    first_due: float | None  # the moment of the oldest deadline that should have been kept
    size: int  # bytes


class TableStore(Protocol):
    async def create(
        self, record: TableRecord, due: Due, *, announce: bool = False, at: float = 0.0
    ) -> TableRecord:
        """A new table with the next free id; raises `ChannelTaken`."""
        ...

    async def save(
        self,
        state: TableState,
        at: float,
        *,
        announce: bool = True,
        reseated: bool = False,
        undone: bool = False,
    ) -> TableRecord:
        """All of it or nothing; raises `Stale` unless the stored revision is the course's."""
        ...

    async def load(self, table: int) -> TableState | None:
        """Raises `Unreadable` rather than to give a wrong board."""
        ...

    async def stamp(self, table: int) -> Stamp | None: ...
    async def log(self, table: int, after: int = 0) -> list[StoredLogEntry]: ...
    async def give_up(self, table: int) -> None:
        """A table that cannot be read makes room; its row stays, for whoever can mend it."""
        ...

    async def numbers(self) -> list[int]:
        """Of all tables, whatever became of them."""
        ...

    async def open_in(self, channel: int) -> int | None: ...
    async def open_among(self, channels: list[int]) -> list[tuple[int, int]]:
        """The open tables in these channels, each with its channel."""
        ...

    async def last_in(self, channel: int) -> int | None:
        """The newest table of this channel whose game was begun and is over."""
        ...

    async def running(self) -> list[int]: ...
    async def open_of_guild(self, guild: int) -> list[int]: ...
    async def of_person(self, user: int) -> list[int]: ...
    async def tables_mentioning(self, user: int) -> list[int]:
        """Every table whose sheet may name this person, in whatever part of it: none is missed."""
        ...

    async def guilds(self) -> list[int]:
        """The servers where tables are open."""
        ...

    async def purge(self, before: float) -> list[int]:
        """Removes the tables that were over before this moment; their numbers."""
        ...


class DeadlinesAndOutbox(Protocol):
    """Deadlines, time that is to be given back, and what has not been told yet."""

    async def due_of(self, table: int) -> Due: ...
    async def next_due(
        self, without: Iterable[int] = (), now: float = 0.0
    ) -> tuple[float, int, str, int] | None:
        """The earliest deadline, but for the servers where clocks stand still."""
        ...

    async def overdue(
        self, now: float, most: int, without: Iterable[int] = ()
    ) -> list[tuple[int, str, int]]:
        """The oldest deadline of each table where one has come; claimed where others look too."""
        ...

    async def put_off(self, table: int, kind: str, seat: int, until: float) -> None: ...
    async def waiting(self, guild: int = 0, before: float = math.inf) -> list[int]:
        """The tables where somebody is waited for until a certain time, which comes before that."""
        ...

    async def stop_clocks(self, guild: int, since: float) -> None:
        """Clocks stand still there; an earlier beginning counts."""
        ...

    async def start_clocks(self, guild: int, since: float, now: float) -> float:
        """They go again: the seconds that were given back; `since` where nobody wrote it down."""
        ...

    async def pending_outbox(self, now: float = 0.0) -> list[int]:
        """Whose messages may be out of step, and nobody is at it."""
        ...

    async def claim_outbox(self, table: int, now: float) -> float | None:
        """None: it is ours to tell for a while; else until when it is somebody else's."""
        ...

    async def mark_delivered(self, table: int, revision: int) -> bool:
        """Whether nothing newer is to be told."""
        ...


class PersonStore(Protocol):
    async def people(self, users: Iterable[int]) -> dict[int, Person]:
        """Those of them whom we know."""
        ...

    async def change_person(self, user: int, change: Callable[[Person], Person]) -> Person:
        """As they are at this moment, whoever else writes."""
        ...

    async def erase_person(self, user: int, pseudonym: int, name: str) -> None:
        """Their rows go; their results stay under a pseudonym, and are not counted."""
        ...

    async def results(self, guild: int, game: str) -> list[PlayerResult]:
        """Of whoever wants to be counted, the oldest first."""
        ...

    async def computers(self) -> list[ComputerResult]: ...
    async def results_of_person(self, person: int) -> list[PlayerResult]: ...
    async def is_counted(self, person: int) -> bool: ...
    async def count(self, person: int, *, counted: bool) -> None: ...


class MetaStore(Protocol):
    async def get_meta(self, key: str) -> bytes | None: ...
    async def set_meta(self, key: str, value: bytes) -> None: ...
    async def secret(self, key: str) -> bytes:
        """A random key that is made once and stays with the database."""
        ...

    def once(self, what: str) -> AbstractAsyncContextManager[None]:
        """While one process does this, the others wait; then they find it done."""
        ...

    async def census(self, now: float) -> Census: ...


class Storage(TableStore, DeadlinesAndOutbox, PersonStore, MetaStore, Protocol):
    games: dict[str, AnyGame]

    @property
    def is_shared(self) -> bool: ...
    @property
    def ledger(self) -> Ledger: ...
    async def open(self) -> None: ...
    async def open_to_read(self) -> None: ...
    async def close(self) -> None: ...
