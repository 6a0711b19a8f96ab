"""A new table: in the channel, or in a thread of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.games.contract import Refused
from bot.table.storage.store import PUBLIC, Shown
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction, Style, button
from bot.ui.intake.custom_id import NO_TABLE, Verb
from bot.ui.intake.deferral import first_answer
from bot.ui.intake.guard import refusal
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered
from bot.ui.lobby.lobby_card import lobby_card
from bot.ui.message.parts import Post, post
from bot.words import words

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher

Place = discord.TextChannel | discord.Thread


async def here(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> None:
    """The card is the command's answer. Where a table stands already, a thread is offered."""
    place = _place(interaction)
    try:
        table = await _opened(dispatcher, interaction, slug, place)
    except Refused as taken:
        if str(taken) != "channel_taken" or isinstance(place, discord.Thread):
            raise
        await _offer_thread(dispatcher, interaction, slug, taken)
        return
    message = await _posted(
        interaction, place, lobby_card(dispatcher.public_scene(table), dispatcher.key)
    )
    await _remember(dispatcher, table, message)


async def in_thread(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> None:
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
    table = await _opened(dispatcher, interaction, slug, thread)
    sent = await thread.send(view=lobby_card(dispatcher.public_scene(table), dispatcher.key).view)
    await _remember(dispatcher, table, sent.id)
    await answered(interaction, post(words(language).say("thread-open", thread=thread.mention)))


def _place(interaction: Interaction) -> Place:
    place = interaction.channel
    if interaction.guild_id is None or not isinstance(place, Place):
        raise Refused("no_channel")
    return place


async def _opened(
    dispatcher: Dispatcher, interaction: Interaction, slug: str, place: Place
) -> Table:
    user, language = interaction.user, language_of(interaction)
    await dispatcher.try_dms_again(user.id)
    return await dispatcher.tables.open(
        slug, place.id, place.guild.id, user.id, user.display_name, language
    )


async def _offer_thread(
    dispatcher: Dispatcher, interaction: Interaction, slug: str, taken: Refused
) -> None:
    language = language_of(interaction)
    label = words(language).say("button-thread")
    thread = button(Verb(NO_TABLE, "thread", slug), dispatcher.key, label, style=Style.primary)
    await answered(interaction, post(refusal(taken, language, slug), [thread]))


async def _posted(interaction: Interaction, place: Place, card: Post) -> int:
    """The card for all, as the command's answer unless that was announced privately already."""
    async with first_answer(interaction) as is_first:
        if is_first:
            sent = await interaction.response.send_message(view=card.view)
            return sent.message_id or 0
        await interaction.delete_original_response()
        return (await place.send(view=card.view)).id


async def _remember(dispatcher: Dispatcher, table: Table, message: int) -> None:
    shown = Shown(table.sheet.channel, message, "")
    await dispatcher.tables.store.show(table.sheet.id, "board", PUBLIC, shown)
