"""Who looks on while tables are played: the one way from the tables up to what is shown of them.

Whoever shows tables needs them, and they have to say when something is to be shown: so they know
of nobody but an audience, and somebody above them is it.
"""

from typing import Protocol

from bot.games.contract import Seat
from bot.table.model.table_state import TableState
from bot.table.table import Table


class TableObserver(Protocol):
    def changed(self, table: Table) -> None:
        """Something was saved that others may see, or that they are owed."""
        ...

    async def time_credited(self, seconds: float, guild: int) -> None:
        """All deadlines of this server were put off by so much."""
        ...

    async def notified_at(self, state: TableState, seat: Seat) -> float | None:
        """When whoever sits there was told what they are asked now; None: not yet."""
        ...


class NullObserver:
    """Where nobody sends messages, everybody knows everything."""

    def changed(self, table: Table) -> None: ...

    async def time_credited(self, seconds: float, guild: int) -> None: ...

    async def notified_at(self, state: TableState, seat: Seat) -> float | None:  # noqa: ARG002
        return 0.0
