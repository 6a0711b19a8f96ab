"""Where every click and command arrives: whose it is, what it means, which handler it calls."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.message_record import BOARD, panel_of
from bot.table.model.person import Person
from bot.table.model.record import Phase
from bot.table.play.windows import is_dozing
from bot.table.storage.faults import NotSaved, Stale
from bot.table.storage.ledger import Key
from bot.table.table import Table
from bot.ui.history import after_the_end, log, replay_steps, since
from bot.ui.honours import honours_handlers
from bot.ui.intake.app_context import AppContext
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.click import Click, client_language
from bot.ui.intake.custom_id import NO_TABLE, PickButton, VerbButton
from bot.ui.intake.error_boundary import error_boundary, is_late
from bot.ui.intake.handlers import handler_of
from bot.ui.lobby import lobby_handlers, new_table
from bot.ui.orders import attention, order_handlers
from bot.ui.panel import answer_handler, panel_handlers
from bot.ui.person import data_handlers, games_handlers, me_handlers
from bot.ui.plans import plan_handlers
from bot.ui.rules import rules_handlers
from bot.ui.seats import pause_handlers, seat_handlers, time_handlers, transfer

# Importing them registers their buttons.
WITH_BUTTONS = (
    *(after_the_end, attention, data_handlers, games_handlers, honours_handlers, lobby_handlers),
    *(log, me_handlers, new_table, order_handlers, panel_handlers, pause_handlers, plan_handlers),
    *(replay_steps, rules_handlers, seat_handlers, since, time_handlers, transfer),
)
OWN_DATA, ERASE = ("me export", "me erase"), "forget"
AGAIN = 60.0  # seconds after which closed DMs are tried again by a click of their owner
Work = Callable[[Click], Awaitable[None]]


class Dispatcher:
    def __init__(self, app: AppContext) -> None:
        self.app = app

    async def clicked(self, interaction: Interaction) -> None:
        """A button or a select."""
        click = Click(interaction, self.app)
        async with error_boundary(click):
            with self._one_more(click):
                with suppress(NotSaved):  # that somebody's language has changed can wait
                    await self._recognise(click)
                meaning, values = self.app.buttons.pressed(interaction)
                if not (isinstance(meaning, VerbButton) and meaning.verb == ERASE):
                    self.app.limits.admit(interaction)
                if isinstance(meaning, VerbButton) and meaning.table == NO_TABLE:
                    await _call_handler(click, None, meaning, values)
                else:
                    await self._clicked_at_table(click, meaning, values)

    async def commanded(self, interaction: Interaction, work: Work, game: str = "") -> None:
        """A slash command. Everybody may ask for their own data, also who may not play."""
        click, command = Click(interaction, self.app), interaction.command
        async with error_boundary(click, game):
            with self._one_more(click):
                await self._recognise(click)
                if command is None or command.qualified_name not in OWN_DATA:
                    self.app.limits.admit(interaction)
                await work(click)

    @contextmanager
    def _one_more(self, click: Click) -> Iterator[None]:
        """Before anything else is done, for one person's flood must not delay others."""
        with click.in_hand:
            click.in_hand.enter_context(self.app.limits.clicks.one_more(click.user))
            yield

    # Whose it is

    async def _recognise(self, click: Click) -> None:
        """Whoever has chosen a language keeps it; everybody else speaks that of their client.

        Whoever clicks anything may have opened their DMs again: they are tried anew.
        """
        heard, now = client_language(click.interaction), self.app.tables.time.now()

        def change(known: Person) -> Person:
            if now >= known.dms_closed_at + AGAIN:
                known = replace(known, dms_closed=False)
            return known if known.has_chosen else replace(known, language=heard)

        before = await self.app.tables.people.get(click.user)
        click.person = await self.app.tables.people.change(click.user, change)
        if before.dms_closed and not click.person.dms_closed:
            for table in await self.app.tables.of_person(click.user):
                await self.app.reconciler.wake(table.record.id)
                self.app.reconciler.changed(table.record.id)

    # What it means

    async def _clicked_at_table(
        self, click: Click, meaning: PickButton | VerbButton, values: list[str]
    ) -> None:
        click.table = table = await self.app.tables.get(meaning.table)
        await _wake(click, table)
        with self.app.reconciler.answering(*_slots(click, table)):
            if isinstance(meaning, VerbButton):
                await _call_handler(click, table, meaning, values)
            else:
                await _pick(click, table, meaning, values)


async def _wake(click: Click, table: Table) -> None:
    """Whoever let windows run out is waited for again as soon as they click anything."""
    seat = table.record.seat_of(click.user)
    if seat is not None and table.record.phase is Phase.RUNNING and is_dozing(table.record, seat):
        with suppress(NotSaved, Stale):
            await table.wake(click.user)


def _slots(click: Click, table: Table) -> list[Key]:
    """Where this click may be answered: nobody else writes there meanwhile."""
    seat, number = table.record.seat_of(click.user), table.record.id
    panels = [] if seat is None else [(number, panel_of(seat))]
    return [*panels, (number, BOARD)] if table.record.phase is Phase.LOBBY else panels


async def _call_handler(
    click: Click, table: Table | None, meaning: VerbButton, values: list[str]
) -> None:
    """Raises `Refused` for a verb that no release knows, or no longer."""
    argument = ".".join(filter(None, [meaning.argument, *values]))
    await handler_of(meaning.verb, at_table=table is not None).call(click, table, argument)


async def _pick(click: Click, table: Table, pick: PickButton, values: list[str]) -> None:
    """A step of an answer, now or for a plan. An old panel of one's own becomes the current one."""
    handler = answer_handler.answer_pick if pick.planned is None else plan_handlers.plan_pick
    try:
        await handler(click, table, pick, values)
    except (Refused, Stale) as fault:
        is_own = table.record.seat_of(click.user) == pick.seat
        if not is_late(fault) or not is_own or not click.is_private:
            raise
        await click.app.panels.refresh(click, table, click.common.say("panel-moved_on"))
