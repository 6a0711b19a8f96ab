"""What every backend can do with tables, deadlines, messages and people.

The operations are those of the domain; no connection leaves a backend. A backend is shared if
several processes may work on it: then cached tables are compared (`stamp`) and work is claimed.
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

SILENCE = 30.0  # seconds without a heartbeat after which a process counts as dead
PULSE = 5.0  # seconds between two heartbeats
CLAIM = 30.0  # seconds for which a claim holds; the claim of a dead process expires


class Stamp(NamedTuple):
    """Tells whether the table in memory is what is stored."""

    row_version: int
    credits: int  # counts extensions of deadlines, which do not change the row version


class Census(NamedTuple):
    """Figures of the database."""

    phases: Mapping[str, int]
    undelivered: int
    overdue: int
    first_due: float | None  # the oldest overdue deadline
    size: int  # bytes


class TableStore(Protocol):
    async def create(
        self, record: TableRecord, due: Due, *, announce: bool = False, at: float = 0.0
    ) -> TableRecord:
        """Stores a new table under the next free id; raises `ChannelTaken`."""
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
        """Saves all or nothing; raises `Stale` if the stored row version is another one."""
        ...

    async def load(self, table: int) -> TableState | None:
        """Raises `Unreadable` rather than return a wrong state."""
        ...

    async def stamp(self, table: int) -> Stamp | None: ...
    async def log(self, table: int, after: int = 0) -> list[StoredLogEntry]: ...
    async def give_up(self, table: int) -> None:
        """Frees the channel of an unreadable table; its row stays for repair."""
        ...

    async def numbers(self) -> list[int]:
        """The ids of all tables, open and over."""
        ...

    async def open_in(self, channel: int) -> int | None: ...
    async def open_among(self, channels: list[int]) -> list[tuple[int, int]]:
        """The open tables in these channels, by channel."""
        ...

    async def last_in(self, channel: int) -> int | None:
        """The newest table of this channel whose game has ended."""
        ...

    async def running(self) -> list[int]: ...
    async def open_of_guild(self, guild: int) -> list[int]: ...
    async def of_person(self, user: int) -> list[int]: ...
    async def tables_mentioning(self, user: int) -> list[int]:
        """All tables whose record may name this person, anywhere in it; none is missed."""
        ...

    async def guilds(self) -> list[int]:
        """The servers with open tables."""
        ...

    async def purge(self, before: float) -> list[int]:
        """Removes the tables that ended before this moment; returns their ids."""
        ...


class DeadlinesAndOutbox(Protocol):
    """Deadlines, stopped clocks and the outbox."""

    async def due_of(self, table: int) -> Due: ...
    async def next_due(
        self, without: Iterable[int] = (), now: float = 0.0
    ) -> tuple[float, int, str, int] | None:
        """The earliest deadline, except on servers whose clocks are stopped."""
        ...

    async def overdue(
        self, now: float, most: int, without: Iterable[int] = ()
    ) -> list[tuple[int, str, int]]:
        """The oldest due deadline of each table; claimed if the backend is shared."""
        ...

    async def put_off(self, table: int, kind: str, seat: int, until: float) -> None: ...
    async def waiting(self, guild: int = 0, before: float = math.inf) -> list[int]:
        """Tables whose next deadline comes after one moment and before another."""
        ...

    async def stop_clocks(self, guild: int, since: float) -> None:
        """Stops the clocks there; an earlier start of the stop is kept."""
        ...

    async def start_clocks(self, guild: int, since: float, now: float) -> float:
        """Ends the clock stop and returns the credited seconds; `since` is used if no start was
        stored.
        """
        ...

    async def pending_outbox(self, now: float = 0.0) -> list[int]:
        """Outbox entries that no process works on."""
        ...

    async def claim_outbox(self, table: int, now: float) -> float | None:
        """None: the entry is claimed by this process; else until when another one has it."""
        ...

    async def mark_delivered(self, table: int, revision: int) -> bool:
        """Deletes the outbox entry; False if a newer change has to be delivered."""
        ...


class PersonStore(Protocol):
    async def people(self, users: Iterable[int]) -> dict[int, Person]:
        """The stored settings of these people; unknown ones are missing."""
        ...

    async def change_person(self, user: int, change: Callable[[Person], Person]) -> Person:
        """Changes the current settings atomically."""
        ...

    async def erase_person(self, user: int, pseudonym: int, name: str) -> None:
        """Deletes the person's rows; results stay under a pseudonym and are not counted."""
        ...

    async def results(self, guild: int, game: str) -> list[PlayerResult]:
        """The results of people who want to be counted, the oldest first."""
        ...

    async def computers(self) -> list[ComputerResult]: ...
    async def results_of_person(self, person: int) -> list[PlayerResult]: ...
    async def is_counted(self, person: int) -> bool: ...
    async def count(self, person: int, *, counted: bool) -> None: ...


class MetaStore(Protocol):
    async def get_meta(self, key: str) -> bytes | None: ...
    async def set_meta(self, key: str, value: bytes) -> None: ...
    async def secret(self, key: str) -> bytes:
        """A random key, created once and kept with the database."""
        ...

    def once(self, what: str) -> AbstractAsyncContextManager[None]:
        """Lets one process do this while the others wait; then they find it done."""
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
