"""Observer interface: tables notify the UI without importing it."""

from typing import Protocol

from bot.games.contract import Seat
from bot.table.model.table_state import TableState
from bot.table.table import Table


class TableObserver(Protocol):
    def changed(self, table: Table) -> None:
        """A table was saved: others may see a change, or its outbox entry is open."""
        ...

    async def time_credited(self, seconds: float, guild: int) -> None:
        """All deadlines of this server were extended by this time."""
        ...

    async def notified_at(self, state: TableState, seat: Seat) -> float | None:
        """When the player in this seat was notified of the present ask; None: not yet."""
        ...


class NullObserver:
    """Used where no messages are sent: every notification counts as delivered."""

    def changed(self, table: Table) -> None: ...

    async def time_credited(self, seconds: float, guild: int) -> None: ...

    async def notified_at(self, state: TableState, seat: Seat) -> float | None:  # noqa: ARG002
        return 0.0
