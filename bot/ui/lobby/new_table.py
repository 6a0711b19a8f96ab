"""A new table: in the channel, or in a thread of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.games.contract import Refused
from bot.table.storage.store import PUBLIC, Shown
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction, Style, button
from bot.ui.intake.custom_id import Verb
from bot.ui.intake.deferral import first_answer
from bot.ui.intake.refusals import answered, language_of, refusal
from bot.ui.lobby.lobby_card import lobby_card
from bot.ui.message.layout import Post, post
from bot.ui.rules.rules_pages import NO_TABLE
from bot.words import words

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Desk

Place = discord.TextChannel | discord.Thread


async def here(desk: Desk, interaction: Interaction, slug: str) -> None:
    """The card is the command's answer. Where a table stands already, a thread is offered."""
    place = _place(interaction)
    try:
        table = await _opened(desk, interaction, slug, place)
    except Refused as taken:
        if str(taken) != "channel_taken" or isinstance(place, discord.Thread):
            raise
        await _offer_thread(desk, interaction, slug, taken)
        return
    message = await _posted(interaction, place, lobby_card(desk.public_scene(table), desk.key))
    await _remember(desk, table, message)


async def in_thread(desk: Desk, interaction: Interaction, slug: str) -> None:
    """The table stands in a new thread, and whoever asked is told where."""
    place, language = _place(interaction), language_of(interaction)
    if isinstance(place, discord.Thread):
        raise Refused("thread_in_thread")
    try:
        thread = await place.create_thread(
            name=words(language, slug).say("name"), type=discord.ChannelType.public_thread
        )
    except discord.Forbidden:
        raise Refused("no_threads") from None
    table = await _opened(desk, interaction, slug, thread)
    sent = await thread.send(view=lobby_card(desk.public_scene(table), desk.key).view)
    await _remember(desk, table, sent.id)
    await answered(interaction, post(words(language).say("thread-open", thread=thread.mention)))


def _place(interaction: Interaction) -> Place:
    place = interaction.channel
    if interaction.guild_id is None or not isinstance(place, Place):
        raise Refused("no_channel")
    return place


async def _opened(desk: Desk, interaction: Interaction, slug: str, place: Place) -> Table:
    user, language = interaction.user, language_of(interaction)
    await desk.try_dms_again(user.id)
    return await desk.tables.open(
        slug, place.id, place.guild.id, user.id, user.display_name, language
    )


async def _offer_thread(desk: Desk, interaction: Interaction, slug: str, taken: Refused) -> None:
    language = language_of(interaction)
    label = words(language).say("button-thread")
    thread = button(Verb(NO_TABLE, "thread", slug), desk.key, label, style=Style.primary)
    await answered(interaction, post(refusal(taken, language, slug), [thread]))


async def _posted(interaction: Interaction, place: Place, card: Post) -> int:
    """The card for all, as the command's answer unless that was announced privately already."""
    async with first_answer(interaction) as is_first:
        if is_first:
            sent = await interaction.response.send_message(view=card.view)
            return sent.message_id or 0
        await interaction.delete_original_response()
        return (await place.send(view=card.view)).id


async def _remember(desk: Desk, table: Table, message: int) -> None:
    shown = Shown(table.sheet.channel, message, "")
    await desk.tables.store.show(table.sheet.id, "board", PUBLIC, shown)
