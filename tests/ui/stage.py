"""Tables, ledger and reconciler as they are, on a file and a clock of the test's; only Discord is
recorded, and what is shown is a line of text that says what it is.

A picture is asked for all the same: the text comes from the painter, whom a test may keep busy.
"""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.stopping import cancel_and_wait
from bot.table.model.message_record import MessageRecord, MessageSlot, panel_of
from bot.table.model.person import Person
from bot.table.model.record import Pause
from bot.table.model.table_state import TableState
from bot.table.seating.limits import HouseRules
from bot.table.storage.protocol import Storage
from bot.table.table import Table
from bot.table.time.pauses import pause_clocks
from bot.ui.board.scrolling import Scrolling
from bot.ui.intake.app_context import AppContext
from bot.ui.intake.buttons import Buttons
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import VerbButton
from bot.ui.intake.limits import Limits
from bot.ui.ledger.delivery_snapshot import SnapshotLoader
from bot.ui.ledger.desired_messages import Content, DeliveryContext
from bot.ui.ledger.discord_messages import DiscordMessages
from bot.ui.ledger.effects import DeliveryEffects
from bot.ui.ledger.executor import MessageExecutor
from bot.ui.ledger.interaction_replies import InteractionReplies
from bot.ui.ledger.reconciler import Reconciler
from bot.ui.message import painting
from bot.ui.message.parts import Post, post
from bot.ui.panel.private import PrivatePanels
from tests.patience import until
from tests.table.kit import ANNA, A, Reader, Room
from tests.ui.recorded import Discord, Pressed
from tests.virtual_time import VirtualTime

Why = Literal["agreed", "called", "clock"]
TABLE = 1
SUM = 8  # of the dice that lie under the seed of these tests, thrown by two
PANEL = (TABLE, panel_of(A))  # of whoever is asked first


class Teller(Reader):
    """The tables' audience: as in the bot it has told whatever the ledger says."""

    reconciler: Reconciler
    outlook: SnapshotLoader

    def changed(self, table: Table) -> None:
        super().changed(table)
        self.reconciler.changed(table.record.id)

    async def notified_at(self, state: TableState, seat: Seat) -> float | None:
        return await self.outlook.notified_at(state, seat)


class Stage(Room):
    def __init__(self, path: Path, time: VirtualTime | None = None) -> None:
        super().__init__(path, time)
        self._reader: Teller = Teller()
        self.discord = Discord()
        self.brush: Callable[[str], None] = lambda _: None  # what painting a picture takes
        self.painted: list[str] = []
        self._pictures = 0  # that were asked for
        self._running: asyncio.Task[None]

    async def _open(self, storage: Storage) -> None:
        await super()._open(storage)
        self.ledger, self.buttons = storage.ledger, Buttons(bytes(32))
        self.scrolling = Scrolling(self.time)
        self.outlook = SnapshotLoader(self.tables, self.ledger, self._around)
        self.then = DeliveryEffects(self.tables, self.ledger, self.scrolling)
        client: Any = self.discord
        doing = MessageExecutor(DiscordMessages(client), self._built, self.time)
        self.reconciler = Reconciler(self.outlook, doing, self.then, self.time)
        self.answering = InteractionReplies(self.outlook, self.ledger, self.time.now)
        panels = PrivatePanels(self.tables, self.buttons, self.answering)
        known = self.tables, self.buttons, self.answering, self.reconciler, panels
        self.app = AppContext(*known, Limits(HouseRules()), asyncio.Semaphore())
        self._reader.reconciler, self._reader.outlook = self.reconciler, self.outlook
        self._is_open = True
        self._running = asyncio.create_task(self.reconciler.run())
        await asyncio.sleep(0)  # it has begun
        await self.quiet()

    async def close(self) -> None:
        if self._is_open:
            await self.shut()

    async def shut(self) -> None:
        """As if the process had ended; `open` starts another one."""
        self._is_open = False
        await cancel_and_wait([self._running])
        await self.reconciler.close()
        await super().close()

    def _around(self, state: TableState) -> DeliveryContext:
        return DeliveryContext(below=self.scrolling.below(state.record.channel))

    async def _built(
        self, _table: Table, _course: TableState, _slot: MessageSlot, content: Content
    ) -> Post:
        """What it is, for whom (0: in the channel) and what distinguishes it."""
        self._pictures += 1
        text = f"{content.kind} {content.person} {content.fingerprint}"
        return self.shown(await painting.run_in_painter(partial(self._paint, text)))

    def _paint(self, text: str) -> str:
        self.brush(text)
        self.painted.append(text)
        return text

    def shown(self, text: str) -> Post:
        """With a button, by which a message is known to be of this table."""
        return post(text, [self.buttons.button(VerbButton(TABLE, "hand"), "My hand")])

    # Playing

    async def dealt(self, slug: str = "total", seats: int = 2, computers: int = 0) -> Table:
        """Of Total if nothing is said: all guess in turn, and Anna begins. All of it is told."""
        table = await self.deal(slug, seats, 1, computers)
        self.reconciler.changed(table.record.id)
        await self.quiet()
        return table

    async def set(self, user: int, **settings: Any) -> Person:
        return await self.tables.people.change(user, lambda known: replace(known, **settings))

    async def guess(self, table: Table, user: int, *, is_told: bool = True) -> None:
        """Something new, and wrong; then somebody else is called."""
        total: Any = table.state.game.public(table.state.game_state)
        number = next(n for n in range(2, 13) if n not in (*total.said, SUM))
        await self.click(table, user, f"{number // 10}.{number}")
        if is_told:
            await self.quiet()

    async def give_time(self, table: Table, seconds: float) -> None:
        """All deadlines come later, which panels and board say."""

        def later(state: TableState, *_: object) -> TableState:
            return replace(state, due={which: at + seconds for which, at in state.due.items()})

        await table.update_running(later)
        self.reconciler.changed(table.record.id)
        await self.quiet()

    async def pause(self, table: Table, why: Why = "called") -> None:
        """Every panel and the board are edited then."""
        await table.update_running(lambda state, now, _: pause_clocks(state, Pause(why, ANNA), now))

    # Waiting

    async def quiet(self) -> None:
        """Until there is nothing more to tell now. (`idle` would wait for a click, too.)"""
        while (tasks := [*self.reconciler._tasks.values()]) or self._is_due():
            await asyncio.wait([*tasks, asyncio.create_task(asyncio.sleep(0))])
            await asyncio.sleep(0)

    def _is_due(self) -> bool:
        moments = [self.reconciler._sweep, *self.reconciler._due.values()]
        return not self._running.done() and min(moments) <= self.time.now()

    async def later(self, seconds: float) -> None:
        await self.time.advance(seconds)
        await self.quiet()

    async def requested(self, place: str, number: int = 1) -> None:
        """Until so many requests of this kind were begun."""
        await until(lambda: self.discord.coming[place] >= number)

    @contextmanager
    def busy_painter(self, what: str) -> Iterator[threading.Event]:
        """What begins like this, and all after it, is not painted before the event is set."""
        begun, go_on = threading.Event(), threading.Event()

        def brush(text: str) -> None:
            if text.startswith(what):
                begun.set()
                go_on.wait(30)

        self.brush, self._begun = brush, begun
        try:
            yield go_on
        finally:
            go_on.set()
            self.brush = lambda _: None

    async def painting(self) -> None:
        """Until the busy painter has begun."""
        await until(self._begun.is_set)

    @asynccontextmanager
    async def long_line(self) -> AsyncIterator[threading.Event]:
        """Whoever wants to be painted waits in the line before the event is set."""
        go_on = threading.Event()
        other = asyncio.create_task(painting.paint_queue.line_up(lambda: go_on.wait(30)))
        await asyncio.sleep(0)
        try:
            yield go_on
        finally:
            go_on.set()
            await other

    async def lined_up(self, number: int) -> None:
        """Until so many pictures were asked for, from the beginning on."""
        await until(lambda: self._pictures >= number)

    async def painters(self) -> None:
        """Until whatever waits to be painted is painted, and everybody has done what they can."""
        await painting.paint_queue.line_up(lambda: None)
        for _ in range(50):
            await asyncio.sleep(0)

    @asynccontextmanager
    async def slow_disk(self) -> AsyncIterator[None]:
        """Nothing is saved in here."""
        go_on = threading.Event()
        blocking = asyncio.create_task(self.store.do(lambda _: go_on.wait(30)))
        await asyncio.sleep(0)
        try:
            yield
        finally:
            go_on.set()
            await blocking

    # Looking

    async def row(self, slot: MessageSlot = PANEL[1]) -> MessageRecord:
        return (await self.ledger.rows(TABLE)).get(slot, MessageRecord())

    async def count_claims(self) -> Callable[[], Awaitable[int]]:
        """How often a ring has been claimed from now on, or given back."""
        await self.store.do(lambda db: db.execute("CREATE TABLE claims (at)").rowcount)
        sql = "CREATE TRIGGER claim AFTER INSERT ON rings BEGIN INSERT INTO claims VALUES (1); END"
        await self.store.do(lambda db: db.execute(sql).rowcount)

        async def counted() -> int:
            return len(await self.store.rows("SELECT at FROM claims"))

        return counted

    def press(self, user: int, message: int, *, is_ephemeral: bool = False) -> Click:
        pressed: Any = Pressed(self.discord, user, message, self.time, is_ephemeral=is_ephemeral)
        return Click(pressed, self.app)

    async def answer(self, click: Click, table: Table, text: str, page: str = "") -> None:
        """The panel whose button was clicked becomes this."""
        await self.answering.panel(click, table, table.state, A, self.shown(text), page)

    async def panel(self) -> int:
        """The message in which it stands."""
        message = (await self.row()).message
        assert message is not None
        return message.id
