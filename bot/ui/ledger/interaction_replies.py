"""A click answered by its own message: the same ledger knows of it, so that nobody writes twice."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot.games.contract import Seat
from bot.table.model.message_record import BOARD, MessageRef, MessageSlot, panel_of
from bot.table.model.table_state import TableState
from bot.table.play.orders.book import unread_notices
from bot.table.storage.faults import NotSaved, Stale
from bot.table.storage.ledger import Ledger
from bot.table.table import Table
from bot.ui.intake.click import Click
from bot.ui.ledger.delivery_snapshot import SnapshotLoader
from bot.ui.ledger.goals import Goal
from bot.ui.ledger.outcomes import shown_by_click, shown_in_copy
from bot.ui.message.parts import Post


class InteractionReplies:
    def __init__(self, outlook: SnapshotLoader, ledger: Ledger, now: Callable[[], float]) -> None:
        self._snapshots, self._ledger, self._now = outlook, ledger, now

    async def panel(
        self,
        click: Click,
        table: Table,
        state: TableState,
        seat: Seat,
        shown: Post,
        page: str = "",
    ) -> None:
        """The panel with the button becomes this; `page` if its reader has opened something."""
        is_there = await click.replace(shown)
        await self.seen(click, table, state, seat, page, is_there=is_there)

    async def page(self, click: Click, table: Table, seat: Seat, shown: Post, page: str) -> None:
        """In a private message it takes the place of what stood there, else it is a new one."""
        if click.is_private:
            await self.panel(click, table, table.state, seat, shown, page)
        else:
            await click.answer(shown)

    async def seen(
        self,
        click: Click,
        table: Table,
        state: TableState,
        seat: Seat,
        page: str = "",
        *,
        is_there: bool = True,
    ) -> None:
        """Whoever sits here has just read this: in the DM, or in a copy that only they see."""
        message, slot = click.interaction.message, panel_of(seat)
        goal = await self._goal(table, state, slot)
        if not page:
            await self.read(table, state, seat)
        if goal is None:  # they get no DMs: the copy is all there is
            return
        is_dm = is_there and click.guild is None
        if is_dm and message is not None and not message.flags.ephemeral:
            here = MessageRef(message.channel.id, message.id)
            change = partial(shown_by_click, goal=goal, message=here, page=page, now=self._now())
        else:
            change = partial(shown_in_copy, goal=goal, now=self._now())
        await self._ledger.change(table.record.id, slot, change)

    async def read(self, table: Table, state: TableState, seat: Seat) -> None:
        """What became of their orders was shown to whoever sits here: they are told it once."""
        with suppress(NotSaved, Stale):  # or twice, if need be
            await table.mark_notices_read(unread_notices(state, seat))

    async def board(self, click: Click, table: Table, state: TableState, shown: Post) -> None:
        """The public card with the button becomes this."""
        await click.replace(shown)
        if (message := click.interaction.message) is not None:
            await self.posted(table, state, MessageRef(message.channel.id, message.id))

    async def posted(self, table: Table, state: TableState, message: MessageRef) -> None:
        """This message is the table's board now."""
        goal = await self._goal(table, state, BOARD)
        if goal is not None:
            change = partial(shown_by_click, goal=goal, message=message, page="", now=self._now())
            await self._ledger.change(table.record.id, BOARD, change)

    async def _goal(self, table: Table, state: TableState, slot: MessageSlot) -> Goal | None:
        snapshot = await self._snapshots.of(table, state)
        return await self._snapshots.goal(snapshot, slot)
