"""What every click is dealt with at: the tables, and all that answers are made with."""

import asyncio
from typing import NamedTuple, Protocol

from bot.games.contract import Path, Seat
from bot.table.model.table_state import TableState
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.intake.buttons import Buttons
from bot.ui.intake.click import Click
from bot.ui.intake.limits import Limits
from bot.ui.ledger.interaction_replies import InteractionReplies
from bot.ui.ledger.reconciler import Reconciler
from bot.ui.message.parts import Post


class PrivatePanelService(Protocol):
    """Private panels, which may hold something of every room; whoever knows them all makes them."""

    async def render(
        self, state: TableState, seat: Seat, language: str, path: Path = ()
    ) -> Post: ...
    async def send_copy(self, click: Click, table: Table) -> None: ...
    async def refresh(self, click: Click, table: Table, line: str = "") -> None: ...
    async def show_after_answer(
        self, click: Click, table: Table, state: TableState, seat: Seat
    ) -> None: ...


class AppContext(NamedTuple):
    tables: Tables
    buttons: Buttons
    replies: InteractionReplies
    reconciler: Reconciler
    panels: PrivatePanelService
    limits: Limits
    one_replay_at_a_time: asyncio.Semaphore
