"""What people do about their own data: have it, be counted or not, be forgotten."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.table.people.erasure import erase
from bot.table.people.export import dossier
from bot.ui.intake.buttons import Interaction, Style
from bot.ui.intake.custom_id import NO_TABLE, Verb
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, replaced
from bot.ui.message.parts import post
from bot.words import Words, words

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher

EXPORT = "tafelrunde.json"


async def export(dispatcher: Dispatcher, interaction: Interaction) -> None:
    """A file that only this person sees."""
    found = await dossier(dispatcher.tables.store, interaction.user.id)
    content = msgspec.json.format(msgspec.json.encode(found))
    shown = post(_said(interaction).say("export-done"))
    shown.files.append(discord.File(BytesIO(content), EXPORT))
    shown.view.add_item(discord.ui.File(f"attachment://{EXPORT}"))
    await answered(interaction, shown)


async def ask_before_erasing(dispatcher: Dispatcher, interaction: Interaction) -> None:
    said = _said(interaction)
    yes = dispatcher.buttons.button(
        Verb(NO_TABLE, "forget"), said.say("erase-yes"), style=Style.danger
    )
    await answered(interaction, post(said.say("erase-sure"), [yes]))


async def forget(dispatcher: Dispatcher, interaction: Interaction, _: str) -> None:
    """The button of a private message, so only that very person can press it."""
    await erase(dispatcher.tables, interaction.user.id)
    await replaced(interaction, post(_said(interaction).say("erase-done")))


async def be_counted(dispatcher: Dispatcher, interaction: Interaction, *, counted: bool) -> None:
    await dispatcher.tables.store.count(interaction.user.id, counted=counted)
    key = "counted-on" if counted else "counted-off"
    await answered(interaction, post(_said(interaction).say(key)))


def _said(interaction: Interaction) -> Words:
    return words(language_of(interaction), "data")
