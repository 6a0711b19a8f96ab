"""Where every click and command arrives: finds the table, acts, answers in the reader's words."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from bot.games.contract import Path, Refused, Seat
from bot.table.model.course import Course
from bot.table.model.ledger import BOARD, panel_of
from bot.table.model.person import Person
from bot.table.model.sheet import Phase
from bot.table.people.agenda import visits
from bot.table.play.plans.draft import shown_draft
from bot.table.play.recent import Story
from bot.table.play.windows import is_dozing
from bot.table.seating.limits import HouseRules
from bot.table.storage.faults import NotSaved, Stale
from bot.table.storage.ledger import Key
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.board.contents import over
from bot.ui.intake.buttons import Buttons, Interaction, TableButton
from bot.ui.intake.custom_id import NO_TABLE, Pick, Verb
from bot.ui.intake.guard import guarded, is_late
from bot.ui.intake.limits import Limits
from bot.ui.intake.reader import CHOSEN, client_language, language_of, look_of, wished_look
from bot.ui.intake.replies import acknowledged, answered, is_private
from bot.ui.intake.routes import TABLELESS, VERBS
from bot.ui.ledger.answering import Answering
from bot.ui.ledger.reconciler import Reconciler
from bot.ui.message.painting import Outdated, as_long_as
from bot.ui.message.parts import Post, with_first_line
from bot.ui.message.table_view import PLAIN, TableView
from bot.ui.panel.newcomers import answered_once_more, hint_for
from bot.ui.panel.panel import joined, panel
from bot.ui.panel.steps import granted
from bot.ui.panel.sure import are_you_sure, is_last, told_apart
from bot.ui.plans import plan_verbs
from bot.ui.plans.plan_panel import plan_panel
from bot.ui.seats.kept_seat import warm_seat
from bot.words import words
from render.looks import Look
from render.registry import PAINTERS

OWN_DATA, ERASE = ("me export", "me erase"), "forget"
AGAIN = 60.0  # seconds after which closed DMs are tried again by a click of their owner


class Dispatcher:
    def __init__(
        self,
        tables: Tables,
        buttons: Buttons,
        reconciler: Reconciler,
        answering: Answering,
        rules: HouseRules,
    ) -> None:
        self.tables, self.people, self.buttons = tables, tables.people, buttons
        self.reconciler, self.answering = reconciler, answering
        self.limits = Limits(rules)
        self.one_replay_at_a_time = asyncio.Semaphore()

    def scene(self, course: Course, language: str, look: Look = PLAIN) -> TableView:
        return TableView(course, PAINTERS[course.sheet.game], language, look, self.buttons)

    def public_scene(self, table: Table) -> TableView:
        """The table in its own language."""
        return self.scene(table.course, table.sheet.language)

    def seated(self, interaction: Interaction, table: Table) -> tuple[TableView, Seat]:
        """The running table in this person's language, and their seat at it."""
        seat = table.sheet.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not_seated")
        if table.sheet.phase is not Phase.RUNNING:
            raise Refused("not_started" if table.sheet.phase is Phase.LOBBY else "game_over")
        return self.scene(table.course, language_of(interaction), look_of(interaction)), seat

    async def clicked(self, interaction: Interaction) -> None:
        """A button or a select."""
        await guarded(interaction, self.tables.time, lambda: self._clicked(interaction))

    async def _clicked(self, interaction: Interaction) -> None:
        with suppress(NotSaved):  # that somebody's language has changed can wait
            await self.remember(interaction)
        meaning, values = self.buttons.pressed(interaction)
        if not (isinstance(meaning, Verb) and meaning.verb == ERASE):
            self.limits.admit(interaction)
        if isinstance(meaning, Verb) and meaning.table == NO_TABLE:
            if meaning.verb not in TABLELESS:
                raise Refused("old_button")
            await TABLELESS[meaning.verb](self, interaction, _argument(meaning, values))
            return
        table = await self.tables.get(meaning.table)
        await self._woken(interaction, table)

        def way() -> TableButton:
            label = words(language_of(interaction)).say("button-hand")
            return self.buttons.button(Verb(meaning.table, "hand"), label, emoji="🎴")

        with self.reconciler.answering(*self._slots(interaction, table)):
            work = partial(self._act, interaction, table, meaning, values)
            await guarded(interaction, self.tables.time, work, table.sheet.game, way)

    async def _woken(self, interaction: Interaction, table: Table) -> None:
        """Whoever let windows run out is waited for again as soon as they click anything."""
        seat = table.sheet.seat_of(interaction.user.id)
        if seat is not None and table.sheet.phase is Phase.RUNNING and is_dozing(table.sheet, seat):
            with suppress(NotSaved, Stale):
                await table.wake(interaction.user.id)

    def _slots(self, interaction: Interaction, table: Table) -> list[Key]:
        """Where this click may be answered: nobody else writes there meanwhile."""
        seat, number = table.sheet.seat_of(interaction.user.id), table.sheet.id
        panels = [] if seat is None else [(number, panel_of(seat))]
        return [*panels, (number, BOARD)] if table.sheet.phase is Phase.LOBBY else panels

    async def _act(
        self, interaction: Interaction, table: Table, meaning: Pick | Verb, values: list[str]
    ) -> None:
        if isinstance(meaning, Pick):
            await self._step(interaction, table, meaning, values)
        elif meaning.verb not in VERBS:
            raise Refused("old_button")
        else:
            await VERBS[meaning.verb](self, interaction, table, _argument(meaning, values))

    async def commanded(
        self, interaction: Interaction, work: Callable[[], Awaitable[None]], game: str = ""
    ) -> None:
        """A slash command. Everybody may ask for their own data, also who may not play."""

        async def remembered() -> None:
            await self.remember(interaction)
            command = interaction.command
            if command is None or command.qualified_name not in OWN_DATA:
                self.limits.admit(interaction)
            await work()

        await guarded(interaction, self.tables.time, remembered, game)

    async def open_panel(self, interaction: Interaction, table: Table) -> None:
        """A copy that only its reader sees: what *My hand* shows."""
        course, seat, shown = await self.private_panel(interaction, table)
        await answered(interaction, shown)
        await self.answering.seen(interaction, table, course, seat)

    async def refresh_panel(self, interaction: Interaction, table: Table, line: str = "") -> None:
        """The panel with the button becomes what it should show now."""
        course, seat, shown = await self.private_panel(interaction, table)
        page = "plan" if shown_draft(course, seat) is not None else ""
        shown = with_first_line(line, shown) if line else shown
        await self.answering.panel(interaction, table, course, seat, shown, page)

    async def open_page(
        self, interaction: Interaction, table: Table, seat: Seat, shown: Post, page: str
    ) -> None:
        """In a private message it takes the place of what stood there, else it is a new one."""
        if is_private(interaction):
            await self.answering.panel(interaction, table, table.course, seat, shown, page)
        else:
            await answered(interaction, shown)

    async def private_panel(
        self, interaction: Interaction, table: Table
    ) -> tuple[Course, Seat, Post]:
        """The panel of whoever asks, and of which moment it is."""
        seat, course = table.sheet.seat_of(interaction.user.id), table.course
        if seat is None:
            raise Refused("not_seated")
        if course.sheet.phase is Phase.LOBBY:
            raise Refused("not_started")
        language = language_of(interaction)
        scene = self.scene(course, language, look_of(interaction))
        if course.sheet.phase is not Phase.RUNNING:
            return course, seat, await over(table, scene)
        if course.sheet.chairs[seat].computer:
            return course, seat, warm_seat(scene)
        if (draft := shown_draft(course, seat)) is not None:
            return course, seat, await plan_panel(scene, seat, draft)
        return course, seat, await self.panel(course, seat, language)

    async def panel(self, course: Course, seat: Seat, language: str, path: Path = ()) -> Post:
        """What is asked, or how things stand; and how many other tables wait for its owner."""
        user, number = course.sheet.chairs[seat].user, course.sheet.id
        others = [] if user is None or path else await self.tables.of_person(user)
        waiting = [v for v in visits(others, user or 0) if v.place and v.table.sheet.id != number]
        story = () if path else await self._story(course, seat)
        owner = Person() if user is None else await self.people.get(user)
        scene = self.scene(course, language, wished_look(owner))
        hint = await hint_for(self.people, user)
        return await panel(scene, seat, path, len(waiting), story, hint)

    async def _story(self, course: Course, seat: Seat) -> Story:
        """What has happened since whoever sits here last clicked, as far as this course goes."""
        table = await self.tables.get(course.sheet.id)
        return await table.since(seat, course.sheet.version)

    async def _step(
        self, interaction: Interaction, table: Table, pick: Pick, values: list[str]
    ) -> None:
        """A pick, now or for a plan. An old panel of one's own becomes what it should show now."""
        try:
            if pick.planned is None:
                await self._picked(interaction, table, pick, values)
            else:
                await plan_verbs.picked(self, interaction, table, pick, values)
        except (Refused, Stale) as fault:
            is_own = table.sheet.seat_of(interaction.user.id) == pick.seat
            if not is_late(fault) or not is_own or not is_private(interaction):
                raise
            moved_on = words(language_of(interaction)).say("panel-moved_on")
            await self.refresh_panel(interaction, table, moved_on)

    async def _picked(
        self, interaction: Interaction, table: Table, pick: Pick, values: list[str]
    ) -> None:
        """A step of an answer, or the whole of it; the panel becomes what comes next."""
        language = language_of(interaction)
        path, is_sure = told_apart(pick.path)
        if pick.select:
            is_fresh = table.sheet.since.get(pick.seat) == pick.since
            scene = self.scene(table.course, language)
            menu = scene.menu(pick.seat, path) if is_fresh else None  # else it is refused below
            path = joined(path, values, menu)
        if not is_sure and is_last(self.scene(table.course, language), pick, path):
            await self._ask_back(interaction, table, replace(pick, path=path))
            return
        course = await table.answer(interaction.user.id, pick.seat, pick.since, path)
        if not isinstance(course, Course):
            now = table.course
            path = granted(self.scene(now, language), pick.seat, path)
            if self.scene(now, language).menu(pick.seat, path) is not None:
                shown = await self.panel(now, pick.seat, language, path)
                page = ".".join(path)
                await self.answering.panel(interaction, table, now, pick.seat, shown, page)
                return
            if is_last(self.scene(now, language), pick, path):
                await self._ask_back(interaction, table, replace(pick, path=path))
                return
            course = await table.answer(interaction.user.id, pick.seat, pick.since, path)
        assert isinstance(course, Course)
        await self.acted(interaction, table, course, pick.seat)

    async def _ask_back(self, interaction: Interaction, table: Table, pick: Pick) -> None:
        course = table.course
        shown = are_you_sure(self.scene(course, language_of(interaction)), pick)
        await self.answering.panel(interaction, table, course, pick.seat, shown, "sure")

    async def acted(
        self, interaction: Interaction, table: Table, course: Course, seat: Seat
    ) -> None:
        """The panel whose click made this course becomes what comes next."""
        await answered_once_more(self.people, interaction.user.id)
        if course.sheet.phase is not Phase.RUNNING:  # the end is a message of its own
            await acknowledged(interaction)
            return
        try:
            with as_long_as(lambda: table.sheet.edition == course.sheet.edition):
                shown = await self.panel(course, seat, language_of(interaction))
        except Outdated:  # somebody else has acted meanwhile
            await self.refresh_panel(interaction, table)
        else:
            await self.answering.panel(interaction, table, course, seat, shown)

    async def try_dms_again(self, user: int) -> None:
        """Whoever sits down may have opened their DMs since they last failed."""
        await self.people.change(user, lambda person: replace(person, dms_closed=False))

    async def remember(self, interaction: Interaction) -> Person:
        """Whoever has chosen a language keeps it; everybody else speaks that of their client.

        Whoever clicks anything may have opened their DMs again: they are tried anew.
        """
        heard = client_language(interaction)

        def change(known: Person) -> Person:
            if self.tables.time.now() >= known.dms_closed_at + AGAIN:
                known = replace(known, dms_closed=False)
            return known if known.has_chosen else replace(known, language=heard)

        before = await self.people.get(interaction.user.id)
        person = await self.people.change(interaction.user.id, change)
        interaction.extras[CHOSEN] = person
        if before.dms_closed and not person.dms_closed:
            await self._reach_again(interaction.user.id)
        return person

    async def _reach_again(self, user: int) -> None:
        for table in await self.tables.of_person(user):
            await self.reconciler.wake(table.sheet.id)
            self.reconciler.changed(table.sheet.id)


def _argument(meaning: Verb, values: list[str]) -> str:
    return ".".join(filter(None, [meaning.argument, *values]))
