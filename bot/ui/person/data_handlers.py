"""A person's data: exported, counted or not, erased."""

from io import BytesIO

import discord
import msgspec

from bot.table.people.erasure import erase
from bot.table.people.export import dossier
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click
from bot.ui.intake.handlers import tableless_button
from bot.ui.message.parts import post
from bot.words import Words, words

EXPORT = "tafelrunde.json"


async def export(click: Click) -> None:
    """An ephemeral message with the file."""
    found = await dossier(click.app.tables.store, click.user)
    content = msgspec.json.format(msgspec.json.encode(found))
    shown = post(_said(click).say("export-done"))
    shown.files.append(discord.File(BytesIO(content), EXPORT))
    shown.view.add_item(discord.ui.File(f"attachment://{EXPORT}"))
    await click.answer(shown)


async def ask_before_erasing(click: Click) -> None:
    said = _said(click)
    yes = click.app.buttons.verb("forget", said.say("erase-yes"), style=Style.danger)
    await click.answer(post(said.say("erase-sure"), [yes]))


@tableless_button("forget")
async def on_forget(click: Click) -> None:
    """From a private message, so only that person can click it."""
    await erase(click.app.tables, click.user)
    await click.replace(post(_said(click).say("erase-done")))


async def be_counted(click: Click, *, counted: bool) -> None:
    await click.app.tables.store.count(click.user, counted=counted)
    key = "counted-on" if counted else "counted-off"
    await click.answer(post(_said(click).say(key)))


def _said(click: Click) -> Words:
    return words(click.language, "data")
