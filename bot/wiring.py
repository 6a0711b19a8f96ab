"""Constructs all parts and connects them, each by its constructor.

The tables know nothing above them but the `TableObserver` interface, which is implemented here.
"""

import asyncio
import math
from functools import partial

import discord

from bot import metrics
from bot.games.contract import Seat
from bot.table.model.pace import HOUR, Luck
from bot.table.model.table_state import TableState
from bot.table.play.search_process import SearchProcess
from bot.table.seating.limits import HouseRules
from bot.table.startup import Database
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.time.sources import Time
from bot.ui.board.absence import NOTICEABLE, Absences
from bot.ui.board.contents import build
from bot.ui.board.scrolling import Scrolling
from bot.ui.intake.app_context import AppContext
from bot.ui.intake.buttons import Buttons
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.intake.limits import Limits
from bot.ui.ledger.delivery_snapshot import SnapshotLoader
from bot.ui.ledger.desired_messages import DeliveryContext
from bot.ui.ledger.discord_messages import DiscordMessages
from bot.ui.ledger.effects import DeliveryEffects
from bot.ui.ledger.executor import MessageExecutor
from bot.ui.ledger.interaction_replies import InteractionReplies
from bot.ui.ledger.reconciler import Reconciler
from bot.ui.message import painting
from bot.ui.panel.private import PrivatePanels

VISIBLE = 5.0  # seconds of credit that readers may notice


class Wiring:
    def __init__(
        self,
        client: discord.Client,
        database: Database,
        time: Time,
        luck: Luck,
        rules: HouseRules,
        thinker: SearchProcess | None,
    ) -> None:
        self.store, ledger = database.store, database.store.ledger
        self._backups = database.backups
        renew = database.presence.renew
        self.tables = Tables(self.store, time, luck, audience=self, renew=renew, thinker=thinker)
        self.scrolling, self.absences = Scrolling(time), Absences()
        self.outlook = SnapshotLoader(self.tables, ledger, self._around)
        self.consequences = DeliveryEffects(self.tables, ledger, self.scrolling)
        self.buttons, answering = Buttons(), InteractionReplies(self.outlook, ledger, time.now)
        panels = PrivatePanels(self.tables, self.buttons, answering)
        doing = MessageExecutor(DiscordMessages(client), partial(build, panels, self.buttons), time)
        self.reconciler = Reconciler(self.outlook, doing, self.consequences, time)
        app = (self.tables, self.buttons, answering, self.reconciler, panels, Limits(rules))
        self.dispatcher = Dispatcher(AppContext(*app, asyncio.Semaphore()))

    async def open(self) -> None:
        """Called when the database is open."""
        self.buttons.use(await self.store.secret("mac"))

    async def close(self) -> None:
        await self.tables.close()
        await self.reconciler.close()

    async def update_gauges(self) -> None:
        """Sets the gauges, with every heartbeat if metrics are exported."""
        now = self.tables.time.now()
        census = await self.store.census(now)
        for phase in ("lobby", "running", "over", "ended"):
            metrics.TABLES.labels(phase).set(census.phases.get(phase, 0))
        metrics.OUTBOX_TABLES.set(census.undelivered)
        metrics.OUTBOX_AGE.set(self.consequences.owed_for())
        metrics.DEADLINE_LAG.set(0.0 if census.first_due is None else now - census.first_due)
        metrics.DATABASE_BYTES.set(census.size)
        metrics.PAINTER_QUEUE.set(painting.paint_queue.waiting)
        metrics.THOUGHTS.set(self.tables.thoughts)
        metrics.AWAKE_TABLES.set(self.tables.awake)
        age = None if self._backups is None else self._backups.age(now)
        metrics.BACKUP_AGE.set(math.nan if age is None else age)

    # `TableObserver`

    def changed(self, table: Table) -> None:
        self.reconciler.changed(table.record.id)

    async def time_credited(self, seconds: float, guild: int) -> None:
        """Boards show the credit and the new deadlines; short credits only where minutes matter,
        because an interruption of the gateway concerns all tables at once.
        """
        if seconds < VISIBLE:
            return
        soon = self.tables.time.now() + HOUR
        late = await self.store.waiting(guild, math.inf if seconds >= NOTICEABLE else soon)
        self.absences.note(late, seconds)
        for table in late:
            self.reconciler.changed(table)

    async def notified_at(self, state: TableState, seat: Seat) -> float | None:
        return await self.outlook.notified_at(state, seat)

    def _around(self, state: TableState) -> DeliveryContext:
        record = state.record
        return DeliveryContext(self.absences.minutes(record), self.scrolling.below(record.channel))
