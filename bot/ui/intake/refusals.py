"""One clear private sentence for everything that cannot be done; nothing changes, nothing ends."""

import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any

import discord

from bot import tracing
from bot.games.contract import Refused
from bot.games.kit.options import BadOption
from bot.table.storage.store import Stale
from bot.table.storage.writer import NotSaved
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction, TableButton
from bot.ui.intake.custom_id import Forged
from bot.ui.intake.deferral import first_answer
from bot.ui.message.layout import Post, post
from bot.words import words

log = logging.getLogger(__name__)
Edit = Callable[..., Awaitable[Any]]  # takes a view and attachments
CHOSEN = "language"  # where an interaction carries the language that its person has chosen
LATE = ("moved_on", "not_asked")
GONE = 10062  # "Unknown interaction": the person has waited too long or was answered already


def language_of(interaction: Interaction) -> str:
    """The reader's: by choice (the desk has noted it), else that of his client."""
    chosen: str | None = interaction.extras.get(CHOSEN)
    return chosen or client_language(interaction)


def client_language(interaction: Interaction) -> str:
    return "de" if interaction.locale.value.startswith("de") else "en"


def who_is(user: discord.User | discord.Member) -> tuple[int, str]:
    return user.id, user.display_name


def is_moderator(interaction: Interaction) -> bool:
    return interaction.permissions.manage_messages


def is_chief(interaction: Interaction, table: Table) -> bool:
    """The host or a moderator, who may act for the whole table."""
    return interaction.user.id == table.sheet.host or is_moderator(interaction)


def may_show_board(interaction: Interaction) -> bool:
    """Whether the bot may do where it is spoken to what a board takes."""
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    may_send = may.send_messages_in_threads if in_thread else may.send_messages
    return may.view_channel and may_send and may.attach_files


async def said_to_all(interaction: Interaction, shown: Post, *called: int) -> None:
    """The answer is for everybody in the channel; it calls only those who are named."""
    users = [discord.Object(user) for user in called]
    await interaction.response.send_message(
        view=shown.view,
        silent=not called,
        allowed_mentions=discord.AllowedMentions(users=users, everyone=False, roles=False),
    )


async def answered(interaction: Interaction, shown: Post) -> Edit:
    """Privately, whether or not it is the first answer; returns how to change it later."""
    sent: dict[str, Any] = {"view": shown.view, "files": shown.files, "ephemeral": True}
    async with first_answer(interaction) as is_first:
        if is_first:
            await interaction.response.send_message(**sent)
            return interaction.edit_original_response
        return (await interaction.followup.send(**sent, wait=True)).edit


async def replaced(interaction: Interaction, shown: Post) -> None:
    """The message with the button becomes this."""
    async with first_answer(interaction) as is_first:
        if is_first:
            await interaction.response.edit_message(view=shown.view, attachments=shown.files)
        else:
            await interaction.edit_original_response(view=shown.view, attachments=shown.files)


async def acknowledged(interaction: Interaction) -> None:
    """The click has done its work elsewhere: nothing more is shown."""
    async with first_answer(interaction) as is_first:
        if is_first:
            await interaction.response.defer()


async def guarded(
    interaction: Interaction,
    work: Callable[[], Awaitable[None]],
    game: str = "",
    way: Callable[[], TableButton] | None = None,
) -> None:
    """Every click and command runs in here: whatever goes wrong is said in one sentence.

    `way` makes the button to how things are now; it is shown to whoever comes too late.
    """
    tracing.interaction.set(interaction.id)
    try:
        await work()
    except discord.HTTPException as fault:
        if fault.code != GONE:
            await _sorry(interaction, fault)
    except Exception as fault:
        sentence = refusal(fault, language_of(interaction), game)
        if sentence is None:
            await _sorry(interaction, fault)
        else:
            late = [way()] if way and is_late(fault) else None
            await answered(interaction, post(sentence, late))


def is_late(fault: Exception) -> bool:
    """Whether what was clicked was of an earlier moment of the game."""
    return isinstance(fault, Stale) or str(fault) in LATE


def is_private(interaction: Interaction) -> bool:
    """Whether nobody else sees the message with the button: a DM or an answer to one person."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


def refusal(fault: Exception, language: str, game: str) -> str | None:
    """The sentence for a fault that we know; None for one that is ours."""
    common = words(language)
    match fault:
        case Refused():
            key = f"refused-{fault}"
            said = words(language, game) if game else common
            return said.say(key) if said.has(key) else common.say(key)
        case BadOption():
            name, value, known = fault.args
            allowed = ", ".join(str(one) for one in known)
            return common.say("refused-option", name=name, value=str(value), allowed=allowed)
        case NotSaved():
            log.error("not saved: %s", fault)
            return common.say("refused-not_saved")
        case Stale():
            return common.say("refused-moved_on")
        case Forged():
            return common.say("refused-forged")
        case _:
            return None


async def _sorry(interaction: Interaction, fault: Exception) -> None:
    """Nobody expected this. The log gets the place, never a state; the person gets the number."""
    number = token_hex(4)
    log.error("fault %s", number, exc_info=fault)
    sentence = words(language_of(interaction)).say("refused-fault", number=number)
    try:
        await answered(interaction, post(sentence))
    except discord.HTTPException:
        log.error("fault %s could not be told", number)
