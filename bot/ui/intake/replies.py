"""How a click or command is answered: privately, to all, or by the message with the button."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.ui.intake.buttons import Interaction
from bot.ui.intake.deferral import first_answer
from bot.ui.message.parts import Post

GONE = 10008  # Unknown Message
Edit = Callable[..., Awaitable[Any]]  # takes a view and attachments


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


async def replaced(interaction: Interaction, shown: Post) -> bool:
    """The message with the button becomes this. If it is just being cleared away, because a newer
    one stands below, the answer is a private one; returns whether it was still there."""
    try:
        await _edited(interaction, shown)
    except discord.NotFound as fault:
        if fault.code != GONE:
            raise
        for file in shown.files:
            file.reset()
        await answered(interaction, shown)
        return False
    return True


async def _edited(interaction: Interaction, shown: Post) -> None:
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


def is_private(interaction: Interaction) -> bool:
    """Whether nobody else sees the message with the button: a DM or an answer to one person."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)
