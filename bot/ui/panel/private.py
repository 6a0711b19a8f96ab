"""The private panel of the user who clicks: made of what they may know, and updated."""

from contextlib import suppress

from msgspec.structs import replace

from bot.games.contract import Path, Refused, Seat
from bot.table.model.person import Person
from bot.table.model.record import Phase
from bot.table.model.table_state import TableState
from bot.table.people.agenda import agenda
from bot.table.people.settings import KnownPeople
from bot.table.play.plans.draft import shown_draft
from bot.table.play.recent import Story
from bot.table.storage.faults import NotSaved
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.board.contents import over
from bot.ui.intake.buttons import Buttons
from bot.ui.intake.click import Click, look_of
from bot.ui.ledger.interaction_replies import InteractionReplies
from bot.ui.message.painting import Outdated, cancel_unless
from bot.ui.message.parts import Post, with_first_line
from bot.ui.message.table_view import view_of
from bot.ui.panel.panel import panel
from bot.ui.plans.plan_panel import plan_panel
from bot.ui.seats.seat_handlers import warm_seat

HINTS = 3  # short ones, with the first three questions of a person, then never again


class PrivatePanels:
    def __init__(self, tables: Tables, buttons: Buttons, answering: InteractionReplies) -> None:
        self._tables, self._buttons, self._replies = tables, buttons, answering

    async def render(self, state: TableState, seat: Seat, language: str, path: Path = ()) -> Post:
        """The panel's content: the question or the state of things, and how many tables wait."""
        user, number = state.record.chairs[seat].user, state.record.id
        others = [] if user is None or path else await self._tables.of_person(user)
        waiting = [v for v in agenda(others, user or 0) if v.place and v.table.record.id != number]
        story = () if path else await self._story(state, seat)
        owner = Person() if user is None else await self._tables.people.get(user)
        view = view_of(state, language, self._buttons, look_of(owner))
        hint = await _hint_for(self._tables.people, user)
        return await panel(view, seat, path, len(waiting), story, hint)

    async def _story(self, state: TableState, seat: Seat) -> Story:
        """What happened since the player last clicked, up to this table state."""
        table = await self._tables.get(state.record.id)
        return await table.since(seat, state.record.log_length)

    async def send_copy(self, click: Click, table: Table) -> None:
        """An ephemeral copy: what *My hand* shows."""
        state, seat, shown = await self._now(click, table)
        await click.answer(shown)
        await self._replies.seen(click, table, state, seat)

    async def refresh(self, click: Click, table: Table, line: str = "") -> None:
        """Brings the panel with the button up to date."""
        state, seat, shown = await self._now(click, table)
        page = "plan" if shown_draft(state, seat) is not None else ""
        shown = with_first_line(line, shown) if line else shown
        await self._replies.panel(click, table, state, seat, shown, page)

    async def _now(self, click: Click, table: Table) -> tuple[TableState, Seat, Post]:
        """The user's panel, and the moment that it shows."""
        seat, state = click.seat_at(table), table.state
        if state.record.phase is Phase.LOBBY:
            raise Refused("not_started")
        view = click.view(state)
        if state.record.phase is not Phase.RUNNING:
            return state, seat, await over(table, view)
        if state.record.chairs[seat].computer:
            return state, seat, warm_seat(view)
        if (draft := shown_draft(state, seat)) is not None:
            return state, seat, await plan_panel(view, seat, draft)
        return state, seat, await self.render(state, seat, click.language)

    async def show_after_answer(
        self, click: Click, table: Table, state: TableState, seat: Seat
    ) -> None:
        """Replaces the panel whose click made this state by what comes next."""
        await _answered_once_more(self._tables.people, click.user)
        if state.record.phase is not Phase.RUNNING:  # the end is a message of its own
            await click.acknowledge()
            return
        try:
            with cancel_unless(lambda: table.record.public_version == state.record.public_version):
                shown = await self.render(state, seat, click.language)
        except Outdated:  # another player has acted meanwhile
            await self.refresh(click, table)
        else:
            await self._replies.panel(click, table, state, seat, shown)


async def _hint_for(people: KnownPeople, user: int | None) -> int:
    """The number of the hint for this question; 0: none."""
    answers = HINTS if user is None else (await people.get(user)).answers
    return answers + 1 if answers < HINTS else 0


async def _answered_once_more(people: KnownPeople, user: int) -> None:
    """Counts the answers up to the third."""
    if (await people.get(user)).answers < HINTS:
        with suppress(NotSaved):  # the hint is shown a second time
            await people.change(user, lambda person: replace(person, answers=person.answers + 1))
