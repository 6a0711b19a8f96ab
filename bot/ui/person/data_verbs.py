"""What people do about their own data: have it, be counted or not, be forgotten."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.table.people.erasure import erase
from bot.table.people.export import dossier
from bot.table.people.honours import count
from bot.ui.intake.buttons import Interaction, Style, button
from bot.ui.intake.custom_id import Verb
from bot.ui.intake.refusals import answered, language_of, replaced
from bot.ui.message.layout import post
from bot.ui.rules.rules_pages import NO_TABLE
from bot.words import Words, words

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Desk

EXPORT = "tafelrunde.json"


async def export(desk: Desk, interaction: Interaction) -> None:
    """A file that only this person sees."""
    found = await dossier(desk.tables.store, interaction.user.id)
    content = msgspec.json.format(msgspec.json.encode(found))
    shown = post(_said(interaction).say("export-done"))
    shown.files.append(discord.File(BytesIO(content), EXPORT))
    shown.view.add_item(discord.ui.File(f"attachment://{EXPORT}"))
    await answered(interaction, shown)


async def ask_before_erasing(desk: Desk, interaction: Interaction) -> None:
    said = _said(interaction)
    yes = button(Verb(NO_TABLE, "forget"), desk.key, said.say("erase-yes"), style=Style.danger)
    await answered(interaction, post(said.say("erase-sure"), [yes]))


async def forget(desk: Desk, interaction: Interaction, _: str) -> None:
    """The button of a private message, so only the person himself can press it."""
    await erase(desk.tables, interaction.user.id)
    await replaced(interaction, post(_said(interaction).say("erase-done")))


async def be_counted(desk: Desk, interaction: Interaction, *, counted: bool) -> None:
    await count(desk.tables.store, interaction.user.id, counted=counted)
    key = "counted-on" if counted else "counted-off"
    await answered(interaction, post(_said(interaction).say(key)))


def _said(interaction: Interaction) -> Words:
    return words(language_of(interaction), "data")
