"""A new table: in the channel, or in a thread of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.games.contract import Refused
from bot.table.model.ledger import Message
from bot.table.seating import lobby
from bot.table.table import Table
from bot.ui.intake.arguments import RulesPage, write
from bot.ui.intake.buttons import Interaction, Style
from bot.ui.intake.custom_id import NO_TABLE, Verb
from bot.ui.intake.deferral import deferring, first_answer
from bot.ui.intake.guard import refusal
from bot.ui.intake.limits import check_opening
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered
from bot.ui.intake.rights import check_board, check_board_in_new_thread
from bot.ui.lobby.lobby_card import lobby_card
from bot.ui.lobby.own_thread import asked, open_thread, take_away
from bot.ui.message.parts import Post, post
from bot.words import words

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher

Place = discord.TextChannel | discord.Thread


async def here(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> None:
    """The card is the command's answer. Where a table stands already, a thread is offered."""
    place = interaction.channel
    if not isinstance(place, Place):
        await _say_where(dispatcher, interaction, slug)
        return
    check_board(interaction)
    await check_opening(dispatcher, interaction)
    try:
        table = await _opened(dispatcher, interaction, slug, place)
    except Refused as taken:
        if str(taken) != "channel_taken" or isinstance(place, discord.Thread):
            raise
        await _offer_thread(dispatcher, interaction, slug, taken)
        return
    card = await lobby_card(dispatcher.public_scene(table))
    message = await _posted(interaction, place, card)
    await _remember(dispatcher, table, message)


async def in_thread(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> None:
    """The table stands in a new thread, and whoever asked is told where."""
    place, language = interaction.channel, language_of(interaction)
    if isinstance(place, discord.Thread):
        raise Refused("thread_in_thread")
    if not isinstance(place, discord.TextChannel):
        await _say_where(dispatcher, interaction, slug)
        return
    check_board_in_new_thread(interaction)
    await check_opening(dispatcher, interaction, in_thread=True)
    async with deferring():
        thread = await open_thread(place, words(language, slug).say("name"))
        await _opened_in(dispatcher, interaction, slug, thread)
    await answered(interaction, post(words(language).say("thread-open", thread=thread.mention)))


async def _opened_in(
    dispatcher: Dispatcher, interaction: Interaction, slug: str, thread: discord.Thread
) -> None:
    """A table with its card in its thread; else neither."""
    try:
        table = await _opened(dispatcher, interaction, slug, thread)
    except Exception:  # whatever it was, its caller hears of it; a thread without a table goes
        await take_away(thread)
        raise
    try:
        await _show_card(dispatcher, table, thread)
    except Refused:
        await take_away(thread)
        await table.gather(lambda sheet: lobby.cancel(sheet, sheet.host))
        raise


async def _show_card(dispatcher: Dispatcher, table: Table, thread: discord.Thread) -> None:
    card = await lobby_card(dispatcher.public_scene(table))
    try:
        sent = await asked(thread.send(view=card.view, files=card.files))
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        # So that it follows as soon as Discord is well again.
        dispatcher.reconciler.changed(table.sheet.id)
    else:
        await _remember(dispatcher, table, sent.id)


async def _opened(
    dispatcher: Dispatcher, interaction: Interaction, slug: str, place: Place
) -> Table:
    user, language = interaction.user, language_of(interaction)
    await dispatcher.try_dms_again(user.id)
    return await dispatcher.tables.open(
        slug, place.id, place.guild.id, user.id, user.display_name, language
    )


async def _say_where(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> None:
    """In a DM, or wherever else no table can stand; the rules can be read here as well."""
    said = words(language_of(interaction))
    rules = Verb(NO_TABLE, "page", write(RulesPage(slug, 1)))
    to_rules = dispatcher.buttons.button(rules, said.say("button-rules"), emoji="❓")
    await answered(interaction, post(said.say("new-where", command=f"{slug} new"), [to_rules]))


async def _offer_thread(
    dispatcher: Dispatcher, interaction: Interaction, slug: str, taken: Refused
) -> None:
    language = language_of(interaction)
    label = words(language).say("button-thread")
    thread = dispatcher.buttons.button(Verb(NO_TABLE, "thread", slug), label, style=Style.primary)
    await answered(interaction, post(refusal(taken, language, slug), [thread]))


async def _posted(interaction: Interaction, place: Place, card: Post) -> int:
    """The card for all, as the command's answer unless that was announced privately already."""
    async with first_answer(interaction) as is_first:
        if is_first:
            sent = await interaction.response.send_message(view=card.view, files=card.files)
            return sent.message_id or 0
        await interaction.delete_original_response()
        return (await place.send(view=card.view, files=card.files)).id


async def _remember(dispatcher: Dispatcher, table: Table, message: int) -> None:
    where = Message(table.sheet.channel, message)
    await dispatcher.answering.posted(table, table.course, where)
