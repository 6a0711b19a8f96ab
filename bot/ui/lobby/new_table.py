"""Opening a table in the channel or in a thread of its own."""

from contextlib import suppress

import aiohttp
import discord

from bot.games.contract import Refused
from bot.table.model.message_record import MessageRef
from bot.table.seating import lobby
from bot.table.table import Table
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click
from bot.ui.intake.deferral import deferring, first_answer
from bot.ui.intake.error_boundary import refusal_sentence
from bot.ui.intake.handlers import RulesPage, tableless_button
from bot.ui.intake.rights import check_board, check_board_in_new_thread
from bot.ui.lobby.lobby_card import lobby_card
from bot.ui.lobby.own_thread import open_own_thread, refused_in_words, remove_thread
from bot.ui.message.parts import Post, post
from bot.words import words

Place = discord.TextChannel | discord.Thread


async def here(click: Click, slug: str) -> None:
    """Posts the card as the command's answer. If the channel has a table, it offers a thread."""
    place = click.interaction.channel
    if not isinstance(place, Place):
        await _say_where(click, slug)
        return
    check_board(click)
    await _check_opening(click)
    try:
        table = await _opened(click, slug, place)
    except Refused as taken:
        if str(taken) != "channel_taken" or isinstance(place, discord.Thread):
            raise
        await _offer_thread(click, slug, taken)
        return
    card = await lobby_card(click.public_view(table.state))
    message = await _posted(click, place, card)
    await _remember(click, table, message)


@tableless_button("thread", str)
async def on_thread(click: Click, slug: str) -> None:
    """Opens the table in a new thread and tells the user where."""
    place = click.interaction.channel
    if isinstance(place, discord.Thread):
        raise Refused("thread_in_thread")
    if not isinstance(place, discord.TextChannel):
        await _say_where(click, slug)
        return
    check_board_in_new_thread(click)
    await _check_opening(click, in_thread=True)
    async with deferring():
        thread = await open_own_thread(place, words(click.language, slug).say("name"))
        await _opened_in(click, slug, thread)
    await click.answer(post(click.common.say("thread-open", thread=thread.mention)))


async def _check_opening(click: Click, *, in_thread: bool = False) -> None:
    limits, tables = click.app.limits, click.app.tables
    await limits.check_opening(click.interaction, tables, in_thread=in_thread)


async def _opened_in(click: Click, slug: str, thread: discord.Thread) -> None:
    """Creates thread, table and card, or none of them."""
    try:
        table = await _opened(click, slug, thread)
    except Exception:  # of any kind: a thread without a table is removed, the caller handles it
        await remove_thread(thread)
        raise
    try:
        await _show_card(click, table, thread)
    except Refused:
        await remove_thread(thread)
        await table.update_lobby(lambda record: lobby.cancel(record, record.host))
        raise


async def _show_card(click: Click, table: Table, thread: discord.Thread) -> None:
    card = await lobby_card(click.public_view(table.state))
    try:
        sent = await refused_in_words(thread.send(view=card.view, files=card.files))
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        # So that delivery goes on as soon as Discord is well again.
        click.app.reconciler.changed(table.record.id)
    else:
        await _remember(click, table, sent.id)


async def _opened(click: Click, slug: str, place: Place) -> Table:
    await click.try_dms_again()
    return await click.app.tables.open(
        slug, place.id, place.guild.id, click.user, click.name, click.language
    )


async def _say_where(click: Click, slug: str) -> None:
    """Explains where a table can be opened; the rules can be read here as well."""
    said, page = click.common, RulesPage(slug, 1)
    to_rules = click.app.buttons.verb("page", said.say("button-rules"), page, emoji="❓")
    await click.answer(post(said.say("new-where", command=f"{slug} new"), [to_rules]))


async def _offer_thread(click: Click, slug: str, taken: Refused) -> None:
    label = click.common.say("button-thread")
    thread = click.app.buttons.verb("thread", label, slug, style=Style.primary)
    await click.answer(post(refusal_sentence(taken, click.language, slug), [thread]))


async def _posted(click: Click, place: Place, card: Post) -> int:
    """Posts the public card as the command's answer, unless a private one was announced already."""
    async with first_answer(click.interaction) as is_first:
        if is_first:
            sent = await click.interaction.response.send_message(view=card.view, files=card.files)
            return sent.message_id or 0
        with suppress(discord.NotFound):  # the user has dismissed it
            await click.interaction.delete_original_response()
        return (await place.send(view=card.view, files=card.files)).id


async def _remember(click: Click, table: Table, message: int) -> None:
    where = MessageRef(table.record.channel, message)
    await click.app.replies.posted(table, table.state, where)
