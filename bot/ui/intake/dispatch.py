"""Where every click and command arrives: whose it is, what it means, who deals with it."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec.structs import replace

from bot.games.contract import Path, Refused
from bot.table.model.message_record import BOARD, panel_of
from bot.table.model.person import Person
from bot.table.model.record import Phase
from bot.table.model.table_state import TableState
from bot.table.play.windows import is_dozing
from bot.table.storage.faults import NotSaved, Stale
from bot.table.storage.ledger import Key
from bot.table.table import Table
from bot.ui.intake.app_context import AppContext
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.click import Click, client_language
from bot.ui.intake.custom_id import NO_TABLE, PickButton, VerbButton
from bot.ui.intake.error_boundary import error_boundary, is_late
from bot.ui.intake.routes import TABLELESS, VERBS
from bot.ui.panel.end_confirmation import end_confirmation, split_confirmation, would_end_game
from bot.ui.panel.panel import path_after_select
from bot.ui.panel.steps import complete_forced_last_pick
from bot.ui.plans import plan_handlers

OWN_DATA, ERASE = ("me export", "me erase"), "forget"
AGAIN = 60.0  # seconds after which closed DMs are tried again by a click of their owner
Work = Callable[[Click], Awaitable[None]]


class Dispatcher:
    def __init__(self, app: AppContext) -> None:
        self.desk = app

    async def clicked(self, interaction: Interaction) -> None:
        """A button or a select."""
        click = Click(interaction, self.desk)
        await error_boundary(click, lambda: self._one_more(click, self._clicked))

    async def commanded(self, interaction: Interaction, work: Work, game: str = "") -> None:
        """A slash command. Everybody may ask for their own data, also who may not play."""
        click = Click(interaction, self.desk)

        async def recognised(click: Click) -> None:
            await self._recognise(click)
            command = interaction.command
            if command is None or command.qualified_name not in OWN_DATA:
                self.desk.limits.admit(interaction)
            await work(click)

        await error_boundary(click, lambda: self._one_more(click, recognised), game)

    async def _one_more(self, click: Click, work: Work) -> None:
        """Before anything else is done, for one person's flood must not delay others."""
        with click.in_hand:
            click.in_hand.enter_context(self.desk.limits.clicks.one_more(click.user))
            await work(click)

    # Whose it is

    async def _recognise(self, click: Click) -> None:
        """Whoever has chosen a language keeps it; everybody else speaks that of their client.

        Whoever clicks anything may have opened their DMs again: they are tried anew.
        """
        heard, now = client_language(click.interaction), self.desk.tables.time.now()

        def change(known: Person) -> Person:
            if now >= known.dms_closed_at + AGAIN:
                known = replace(known, dms_closed=False)
            return known if known.has_chosen else replace(known, language=heard)

        before = await self.desk.tables.people.get(click.user)
        click.person = await self.desk.tables.people.change(click.user, change)
        if before.dms_closed and not click.person.dms_closed:
            await self._reach_again(click.user)

    async def _reach_again(self, user: int) -> None:
        for table in await self.desk.tables.of_person(user):
            await self.desk.reconciler.wake(table.record.id)
            self.desk.reconciler.changed(table.record.id)

    # What it means

    async def _clicked(self, click: Click) -> None:
        with suppress(NotSaved):  # that somebody's language has changed can wait
            await self._recognise(click)
        meaning, values = self.desk.buttons.pressed(click.interaction)
        if not (isinstance(meaning, VerbButton) and meaning.verb == ERASE):
            self.desk.limits.admit(click.interaction)
        if isinstance(meaning, VerbButton) and meaning.table == NO_TABLE:
            if meaning.verb not in TABLELESS:
                raise Refused("old_button")
            await TABLELESS[meaning.verb](click, _argument(meaning, values))
            return
        table = await self.desk.tables.get(meaning.table)
        await _woken(click, table)
        click.table = table
        with self.desk.reconciler.answering(*_slots(click, table)):
            await _act(click, table, meaning, values)


async def _woken(click: Click, table: Table) -> None:
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


async def _act(
    click: Click, table: Table, meaning: PickButton | VerbButton, values: list[str]
) -> None:
    if isinstance(meaning, PickButton):
        await _step(click, table, meaning, values)
    elif meaning.verb not in VERBS:
        raise Refused("old_button")
    else:
        await VERBS[meaning.verb](click, table, _argument(meaning, values))


def _argument(meaning: VerbButton, values: list[str]) -> str:
    return ".".join(filter(None, [meaning.argument, *values]))


# A step of an answer


async def _step(click: Click, table: Table, pick: PickButton, values: list[str]) -> None:
    """A pick, now or for a plan. An old panel of one's own becomes what it should show now."""
    try:
        if pick.planned is None:
            await _picked(click, table, pick, values)
        else:
            await plan_handlers.picked(click, table, pick, values)
    except (Refused, Stale) as fault:
        is_own = table.record.seat_of(click.user) == pick.seat
        if not is_late(fault) or not is_own or not click.is_private:
            raise
        await click.app.panels.refresh(click, table, click.common.say("panel-moved_on"))


async def _picked(click: Click, table: Table, pick: PickButton, values: list[str]) -> None:
    """A step of an answer, or the whole of it; the panel becomes what comes next."""
    path, is_sure = split_confirmation(pick.path)
    if pick.select:
        is_fresh = (
            table.record.ask_versions.get(pick.seat) == pick.since
        )  # else it is refused below
        menu = click.view(table.state).menu(pick.seat, path) if is_fresh else None
        path = path_after_select(path, values, menu)
    if not is_sure and would_end_game(click.view(table.state), pick, path):
        await _ask_back(click, table, replace(pick, path=path))
        return
    state = await table.answer(click.user, pick.seat, pick.since, path)
    if isinstance(state, TableState):
        await click.app.panels.show_after_answer(click, table, state, pick.seat)
    else:
        await _further(click, table, pick, path)


async def _further(click: Click, table: Table, pick: PickButton, path: Path) -> None:
    """There is more to pick; unless what is left goes without saying."""
    state = table.state
    view = click.view(state)
    path = complete_forced_last_pick(view, pick.seat, path)
    if view.menu(pick.seat, path) is not None:
        shown = await click.app.panels.render(state, pick.seat, click.language, path)
        page = ".".join(path)
        await click.app.replies.panel(click, table, state, pick.seat, shown, page)
    elif would_end_game(view, pick, path):
        await _ask_back(click, table, replace(pick, path=path))
    else:
        after = await table.answer(click.user, pick.seat, pick.since, path)
        assert isinstance(after, TableState)
        await click.app.panels.show_after_answer(click, table, after, pick.seat)


async def _ask_back(click: Click, table: Table, pick: PickButton) -> None:
    state = table.state
    shown = end_confirmation(click.view(state), pick)
    await click.app.replies.panel(click, table, state, pick.seat, shown, "sure")
