"""One clear private sentence for everything that cannot be done; nothing changes, nothing ends."""

import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex

import discord

from bot.games.contract import Refused
from bot.games.options import BadOption
from bot.table.store import Stale
from bot.table.writer import NotSaved
from bot.ui.buttons import Interaction, TableButton
from bot.ui.ids import Forged
from bot.ui.layout import Post, post
from bot.words import words

log = logging.getLogger(__name__)
LATE = ("moved_on", "not_asked")
GONE = 10062  # "Unknown interaction": the person has waited too long or was answered already


def language_of(interaction: Interaction) -> str:
    return "de" if interaction.locale.value.startswith("de") else "en"


def who_is(user: discord.User | discord.Member) -> tuple[int, str]:
    return user.id, user.display_name


def is_moderator(interaction: Interaction) -> bool:
    return interaction.permissions.manage_messages


async def answered(interaction: Interaction, shown: Post) -> None:
    """Privately, whether or not the interaction has had its first answer."""
    if interaction.response.is_done():
        await interaction.followup.send(view=shown.view, files=shown.files, ephemeral=True)
    else:
        await interaction.response.send_message(view=shown.view, files=shown.files, ephemeral=True)


async def replaced(interaction: Interaction, shown: Post) -> None:
    """The message with the button becomes this."""
    await interaction.response.edit_message(view=shown.view, attachments=shown.files)


async def guarded(
    interaction: Interaction,
    work: Callable[[], Awaitable[None]],
    game: str = "",
    way: TableButton | None = None,
) -> None:
    """Every click and command runs in here: whatever goes wrong is said in one sentence.

    `way` leads to how things are now; it is shown to whoever comes too late.
    """
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
            is_late = isinstance(fault, Stale) or str(fault) in LATE
            await answered(interaction, post(sentence, [way] if way and is_late else None))


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
    log.error("fault %s in interaction %s", number, interaction.id, exc_info=fault)
    sentence = words(language_of(interaction)).say("refused-fault", number=number)
    try:
        await answered(interaction, post(sentence))
    except discord.HTTPException:
        log.error("fault %s could not be told", number)
