"""Somebody's click or command: who they are, how they read and see, and how they are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from bot.games.contract import Refused, Seat
from bot.table.model.person import Person
from bot.table.model.record import Phase
from bot.table.model.table_state import TableState
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction, Style
from bot.ui.intake.deferral import first_answer
from bot.ui.message.failures import DELETED
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView, view_of
from bot.words import Words, words
from render.looks import Look

if TYPE_CHECKING:
    from bot.ui.intake.app_context import AppContext

QUIET: dict[str, Any] = {"allowed_mentions": discord.AllowedMentions.none()}  # it calls nobody
Edit = Callable[..., Awaitable[Any]]  # takes a view and attachments


class Click:
    def __init__(self, interaction: Interaction, app: AppContext) -> None:
        self.interaction, self.app = interaction, app
        self.person = Person(language=client_language(interaction))  # until they are recognised
        self.table: Table | None = None  # whose button it is, once that is known
        self.in_hand = ExitStack()  # closed when all that is left to do is to send the answer

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def name(self) -> str:
        return self.interaction.user.display_name

    @property
    def guild(self) -> int | None:
        return self.interaction.guild_id

    @property
    def language(self) -> str:
        """The reader's: by choice, else that of their client."""
        return self.person.language

    @property
    def common(self) -> Words:
        """The sentences that belong to no single game."""
        return words(self.language)

    @property
    def is_private(self) -> bool:
        """Whether nobody else sees the message with the button: a DM, or an answer to them."""
        message = self.interaction.message
        return message is not None and (self.guild is None or message.flags.ephemeral)

    # What they look at

    def view(self, state: TableState) -> TableView:
        """As they read it, and as their own pictures are to look."""
        return view_of(state, self.language, self.app.buttons, look_of(self.person))

    def public_view(self, state: TableState) -> TableView:
        """The table in its own language."""
        return view_of(state, state.record.language, self.app.buttons)

    def seat_at(self, table: Table) -> Seat:
        seat = table.record.seat_of(self.user)
        if seat is None:
            raise Refused("not_seated")
        return seat

    def seated(self, table: Table) -> tuple[TableView, Seat]:
        """The running table as they see it, and their seat at it."""
        seat = self.seat_at(table)
        if table.record.phase is not Phase.RUNNING:
            raise Refused("not_started" if table.record.phase is Phase.LOBBY else "game_over")
        return self.view(table.state), seat

    # How they are answered

    async def answer(self, shown: Post) -> Edit:
        """Privately, whether or not it is the first answer; returns how to change it later."""
        self.in_hand.close()
        sent: dict[str, Any] = {
            "view": shown.view,
            "files": shown.files,
            "ephemeral": True,
            **QUIET,
        }
        async with first_answer(self.interaction) as is_first:
            if is_first:
                await self.interaction.response.send_message(**sent)
                return partial(self.interaction.edit_original_response, **QUIET)
            return partial((await self.interaction.followup.send(**sent, wait=True)).edit, **QUIET)

    async def say_to_all(self, shown: Post, *called: int) -> None:
        """The answer is for everybody in the channel; it calls only those who are named."""
        users = [discord.Object(user) for user in called]
        await self.interaction.response.send_message(
            view=shown.view,
            silent=not called,
            allowed_mentions=discord.AllowedMentions(users=users, everyone=False, roles=False),
        )

    async def replace(self, shown: Post) -> bool:
        """The message with the button becomes this. If it is just being cleared away, because a
        newer one stands below, the answer is a private one; returns whether it was still there."""
        try:
            await self._edit(shown)
        except discord.NotFound as fault:
            if fault.code != DELETED:
                raise
            for file in shown.files:
                file.reset()
            await self.answer(shown)
            return False
        return True

    async def _edit(self, shown: Post) -> None:
        self.in_hand.close()
        async with first_answer(self.interaction) as is_first:
            response = self.interaction.response
            edit = response.edit_message if is_first else self.interaction.edit_original_response
            await edit(view=shown.view, attachments=shown.files, **QUIET)

    async def acknowledge(self) -> None:
        """The click has done its work elsewhere: nothing more is shown."""
        async with first_answer(self.interaction) as is_first:
            if is_first:
                await self.interaction.response.defer()

    async def try_dms_again(self) -> None:
        """Whoever sits down may have opened their DMs since they last failed."""
        await self.app.tables.people.try_dms_again(self.user)


def confirm(view: TableView, verb: str, question: str = "") -> Post:
    """A question back: the button does what the verb says, this time for sure."""
    question = question or f"sure-{verb}"
    label = view.common.say(f"{question}-yes")
    return post(view.common.say(question), [view.verb(verb, label, "yes", style=Style.danger)])


def client_language(interaction: Interaction) -> str:
    return "de" if interaction.locale.value.startswith("de") else "en"


def look_of(person: Person) -> Look:
    """How their own pictures are to look."""
    return Look(person.sight, person.large)
