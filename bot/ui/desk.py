"""Where every click and command arrives: finds the table, acts, answers in the reader's words."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Refused, Seat
from bot.table.course import Course
from bot.table.people import People
from bot.table.sheet import Phase
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui import verbs_looking, verbs_seats
from bot.ui.buttons import Interaction, button
from bot.ui.ids import Forged, Pick, Verb, unpack
from bot.ui.layout import Post
from bot.ui.panel import finished, joined, panel
from bot.ui.refusals import guarded, language_of, replaced
from bot.ui.rules_pages import NO_TABLE
from bot.ui.scene import Scene
from bot.ui.verbs import VERBS
from bot.words import words
from render.painter import Painter

MOST_TURNED = 1000  # panels remembered; an older one would just be edited once more


class Desk:
    def __init__(self, tables: Tables, people: People, key: bytes) -> None:
        self.tables, self.people, self.key = tables, people, key
        self.painters: dict[str, Painter[Any, Any]] = {}
        self._turned: dict[int, int] = {}  # panels by message: the edition their own click made

    def scene(self, course: Course, language: str) -> Scene:
        return Scene(course, self.painters[course.sheet.game], language)

    def public_scene(self, table: Table) -> Scene:
        """The table in its own language."""
        return self.scene(table.course, table.sheet.language)

    def seated(self, interaction: Interaction, table: Table) -> tuple[Scene, Seat]:
        """The running table in this person's language, and his seat at it."""
        seat = table.sheet.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not_seated")
        if table.sheet.phase is not Phase.RUNNING:
            raise Refused("not_started" if table.sheet.phase is Phase.LOBBY else "game_over")
        return self.scene(table.course, language_of(interaction)), seat

    async def clicked(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """A button or a select."""

        async def work() -> None:
            meaning = unpack(custom_id, self.key)
            await self._remember(interaction)
            if isinstance(meaning, Verb) and meaning.table == NO_TABLE:
                await verbs_looking.page(self, interaction, meaning.argument)
                return
            table = await self.tables.get(meaning.table)
            if isinstance(meaning, Pick):
                await self._picked(interaction, table, meaning, values)
            else:
                argument = ".".join(filter(None, [meaning.argument, *values]))
                await VERBS[meaning.verb](self, interaction, table, argument)

        await self._guarded(interaction, custom_id, work)

    async def commanded(
        self, interaction: Interaction, work: Callable[[], Awaitable[None]], game: str = ""
    ) -> None:
        """A slash command."""

        async def remembered() -> None:
            await self._remember(interaction)
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
            return verbs_seats.warm_seat(scene, self.key)
        return await panel(scene, self.key, seat)

    async def _picked(
        self, interaction: Interaction, table: Table, pick: Pick, values: list[str]
    ) -> None:
        """A step of an answer, or the whole of it; the panel becomes what comes next."""
        message = interaction.message
        language = language_of(interaction)
        path = pick.path
        if pick.select:
            menu = self.scene(table.course, language).menu(pick.seat, path)
            path = joined(path, values, menu)
        course = await table.answer(interaction.user.id, pick.seat, pick.since, path)
        if not isinstance(course, Course):
            scene = self.scene(table.course, language)
            await replaced(interaction, await panel(scene, self.key, pick.seat, path))
            return
        if message is not None:
            self._turn(message.id, course)
        await replaced(interaction, await self._after(course, pick.seat, language))

    def has_turned(self, message: int, course: Course) -> bool:
        """Whether this panel's own click has made it what it must be now."""
        return self._turned.get(message) == course.sheet.edition

    def _turn(self, message: int, course: Course) -> None:
        self._turned[message] = course.sheet.edition
        if len(self._turned) > MOST_TURNED:
            del self._turned[next(iter(self._turned))]

    async def _after(self, course: Course, seat: Seat, language: str) -> Post:
        scene = self.scene(course, language)
        if course.ask_of(seat) is None:
            return finished(scene)
        return await panel(scene, self.key, seat)

    async def try_dms_again(self, user: int) -> None:
        """Whoever sits down may have opened his DMs since they last failed."""
        person = await self.people.get(user)
        await self.people.remember(user, replace(person, dms_closed=False))

    async def _remember(self, interaction: Interaction) -> None:
        person = await self.people.get(interaction.user.id)
        spoken = replace(person, language=language_of(interaction))
        await self.people.remember(interaction.user.id, spoken)

    async def _guarded(
        self, interaction: Interaction, custom_id: str, work: Callable[[], Awaitable[None]]
    ) -> None:
        """Refusals may be in a game's own words; which game it is, the button's table knows."""
        game, way = "", None
        with suppress(Refused, Forged):
            sheet = (await self.tables.get(unpack(custom_id, self.key).table)).sheet
            label = words(language_of(interaction)).say("button-hand")
            game, way = sheet.game, button(Verb(sheet.id, "hand"), self.key, label, emoji="🎴")
        await guarded(interaction, work, game, way)
