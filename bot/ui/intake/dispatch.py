"""Where every click and command arrives: finds the table, acts, answers in the reader's words."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec.structs import replace

from bot.games.contract import Refused, Seat
from bot.games.registry import LESSONS
from bot.table.model.course import Course
from bot.table.model.person import Person
from bot.table.model.sheet import Phase
from bot.table.play.orders.book import notices
from bot.table.play.plans.draft import draft_of
from bot.table.storage.store import Stale
from bot.table.storage.writer import NotSaved
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.intake.buttons import Interaction, TableButton, button, pressed
from bot.ui.intake.custom_id import NO_TABLE, Pick, Verb
from bot.ui.intake.deferral import deferring
from bot.ui.intake.guard import guarded, is_late
from bot.ui.intake.reader import CHOSEN, client_language, language_of
from bot.ui.intake.replies import is_private, replaced
from bot.ui.intake.routes import TABLELESS, VERBS
from bot.ui.message.parts import Post, with_first_line
from bot.ui.message.table_view import TableView
from bot.ui.panel.panel import finished, joined, panel
from bot.ui.panel.steps import granted
from bot.ui.plans import plan_verbs
from bot.ui.plans.plan_panel import plan_panel
from bot.ui.rules.rules_pages import rules_page
from bot.ui.seats.kept_seat import warm_seat
from bot.words import words
from render.registry import PAINTERS

MOST_TURNED = 1000  # panels remembered; an older one would just be edited once more


class Dispatcher:
    def __init__(self, tables: Tables, key: bytes) -> None:
        self.tables, self.people, self.key = tables, tables.people, key
        self.one_replay_at_a_time = asyncio.Semaphore()  # one replay is made at a time
        self._turned: dict[int, int] = {}  # panels by message: the edition their own click made

    def scene(self, course: Course, language: str) -> TableView:
        return TableView(course, PAINTERS[course.sheet.game], language)

    def public_scene(self, table: Table) -> TableView:
        """The table in its own language."""
        return self.scene(table.course, table.sheet.language)

    def seated(self, interaction: Interaction, table: Table) -> tuple[TableView, Seat]:
        """The running table in this person's language, and his seat at it."""
        seat = table.sheet.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not_seated")
        if table.sheet.phase is not Phase.RUNNING:
            raise Refused("not_started" if table.sheet.phase is Phase.LOBBY else "game_over")
        return self.scene(table.course, language_of(interaction)), seat

    async def rules(self, interaction: Interaction, slug: str, number: int = 1) -> Post:
        """A page of a game's how-to-play."""
        language, lessons = language_of(interaction), LESSONS[slug]
        async with deferring(interaction):
            return await rules_page(slug, language, lessons, self.key, number)

    async def clicked(self, interaction: Interaction) -> None:
        """A button or a select."""
        await guarded(interaction, lambda: self._clicked(interaction))

    async def _clicked(self, interaction: Interaction) -> None:
        with suppress(NotSaved):  # that somebody's language has changed can wait
            await self.remember(interaction)
        meaning, values = pressed(interaction, self.key)
        if isinstance(meaning, Verb) and meaning.table == NO_TABLE:
            await TABLELESS[meaning.verb](self, interaction, _argument(meaning, values))
            return
        table = await self.tables.get(meaning.table)

        def way() -> TableButton:
            label = words(language_of(interaction)).say("button-hand")
            return button(Verb(meaning.table, "hand"), self.key, label, emoji="🎴")

        async def act() -> None:
            if isinstance(meaning, Pick):
                await self._step(interaction, table, meaning, values)
            else:
                await VERBS[meaning.verb](self, interaction, table, _argument(meaning, values))

        await guarded(interaction, act, table.sheet.game, way)  # in the game's own words

    async def commanded(
        self, interaction: Interaction, work: Callable[[], Awaitable[None]], game: str = ""
    ) -> None:
        """A slash command."""

        async def remembered() -> None:
            await self.remember(interaction)
            await work()

        await guarded(interaction, remembered, game)

    async def private_panel(self, interaction: Interaction, table: Table) -> Post:
        """What *My hand* shows: the panel of whoever asks."""
        seat = table.sheet.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not_seated")
        if table.sheet.phase is Phase.LOBBY:
            raise Refused("not_started")
        scene = self.scene(table.course, language_of(interaction))
        if table.sheet.chairs[seat].computer:
            return warm_seat(scene, self.key)
        async with deferring(interaction):
            if (draft := draft_of(table.course, seat)) is not None:
                return await plan_panel(scene, self.key, seat, draft)
            return await self.panel(table, table.course, seat, language_of(interaction))

    async def panel(self, table: Table, course: Course, seat: Seat, language: str) -> Post:
        """What is asked, and what the owner of this seat is to be told of his orders."""
        shown = await panel(self.scene(course, language), self.key, seat)
        await self.heard(table, course, seat)
        return shown

    async def heard(self, table: Table, course: Course, seat: Seat) -> None:
        """What became of his orders was shown to the owner of this seat; he is told it once."""
        with suppress(NotSaved, Stale):  # or twice, if need be
            await table.heard(notices(course, seat))

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
            shown = await self.private_panel(interaction, table)
            moved_on = words(language_of(interaction)).say("panel-moved_on")
            await replaced(interaction, with_first_line(moved_on, shown))

    async def _picked(
        self, interaction: Interaction, table: Table, pick: Pick, values: list[str]
    ) -> None:
        """A step of an answer, or the whole of it; the panel becomes what comes next."""
        language = language_of(interaction)
        path = pick.path
        if pick.select:
            is_fresh = table.sheet.since.get(pick.seat) == pick.since
            scene = self.scene(table.course, language)
            menu = scene.menu(pick.seat, path) if is_fresh else None  # else it is refused below
            path = joined(path, values, menu)
        course = await table.answer(interaction.user.id, pick.seat, pick.since, path)
        if not isinstance(course, Course):
            scene = self.scene(table.course, language)
            path = granted(scene, pick.seat, path)
            if scene.menu(pick.seat, path) is not None:
                await replaced(interaction, await panel(scene, self.key, pick.seat, path))
                return
            course = await table.answer(interaction.user.id, pick.seat, pick.since, path)
        assert isinstance(course, Course)
        await self.acted(interaction, table, course, pick.seat)

    async def acted(
        self, interaction: Interaction, table: Table, course: Course, seat: Seat
    ) -> None:
        """The panel whose click made this course becomes what comes next."""
        message = interaction.message
        if message is not None:
            self.turn(message.id, course)
        async with deferring(interaction):
            shown = await self._after(table, course, seat, language_of(interaction))
        await replaced(interaction, shown)
        if message is not None and course.ask_of(seat) is None:  # asked again, he is told anew
            await self.tables.store.forget_panel(table.sheet.id, seat, message.id)

    def has_turned(self, message: int, course: Course) -> bool:
        """Whether this panel's own click has made it what it must be now."""
        return self._turned.get(message) == course.sheet.edition

    def turn(self, message: int, course: Course) -> None:
        """This panel's own click made it what it must be now."""
        self._turned[message] = course.sheet.edition
        if len(self._turned) > MOST_TURNED:
            del self._turned[next(iter(self._turned))]

    async def _after(self, table: Table, course: Course, seat: Seat, language: str) -> Post:
        if course.ask_of(seat) is None:
            return finished(self.scene(course, language), self.key, seat)
        return await self.panel(table, course, seat, language)

    async def try_dms_again(self, user: int) -> None:
        """Whoever sits down may have opened his DMs since they last failed."""
        await self.people.change(user, lambda person: replace(person, dms_closed=False))

    async def remember(self, interaction: Interaction) -> Person:
        """Whoever has chosen a language keeps it; everybody else speaks that of his client."""
        heard = client_language(interaction)
        person = await self.people.change(
            interaction.user.id,
            lambda known: known if known.has_chosen else replace(known, language=heard),
        )
        interaction.extras[CHOSEN] = person.language
        return person


def _argument(meaning: Verb, values: list[str]) -> str:
    return ".".join(filter(None, [meaning.argument, *values]))
