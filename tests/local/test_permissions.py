"""What the bot may do somewhere: told with every interaction, and asked of its requests."""

from __future__ import annotations

import discord as client
import pytest

from bot.local import threads
from bot.local.model import Channel, Overwrite
from bot.local.permissions import EVERYTHING, ORDINARY, Can
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot, board, picture

GRANTED = int(ORDINARY | Can.PIN_MESSAGES)


async def told(discord: Discord, bot: PlayerBot, at: Channel | None = None) -> int:
    """The `app_permissions` of a command typed here."""
    await discord.owner.slash("do", at=at)
    assert bot.last is not None
    return bot.last.app_permissions.value


async def test_an_interaction_tells_what_the_bot_may_do_there(
    discord: Discord, bot: PlayerBot
) -> None:
    world, guild, here = discord.world, discord.guild, discord.channel
    elsewhere = world.add_channel(guild, "elsewhere")
    assert await told(discord, bot) == GRANTED
    world.overwrite(here, Overwrite(guild.id, 0, deny=int(Can.ATTACH_FILES)))
    assert await told(discord, bot) == GRANTED & ~Can.ATTACH_FILES
    role = world.members[guild.id, bot.user_id].roles[0]
    world.overwrite(here, Overwrite(role, 0, deny=int(Can.SEND_MESSAGES)))
    assert await told(discord, bot) == GRANTED & ~Can.ATTACH_FILES & ~Can.SEND_MESSAGES
    world.overwrite(here, Overwrite(bot.user_id, 1, allow=int(Can.ATTACH_FILES)))
    assert await told(discord, bot) == GRANTED & ~Can.SEND_MESSAGES
    assert await told(discord, bot, elsewhere) == GRANTED
    assert await told(discord, bot, discord.owner.dm) == EVERYTHING


async def test_a_thread_takes_them_from_its_channel(discord: Discord, bot: PlayerBot) -> None:
    world, here = discord.world, discord.channel
    thread = threads.open_thread(world, here, discord.owner.id, {"name": "Table", "type": 11})
    assert await told(discord, bot, thread) == GRANTED
    denied = Can.SEND_MESSAGES_IN_THREADS
    world.overwrite(here, Overwrite(bot.user_id, 1, deny=int(denied)))
    assert await told(discord, bot, thread) == GRANTED & ~denied
    world.overwrite(here, Overwrite(bot.user_id, 1, deny=int(Can.VIEW_CHANNEL)))
    assert await told(discord, bot, thread) == 0


@pytest.mark.parametrize("needed", [True, False])
async def test_whether_an_edit_with_a_file_takes_attach_files_is_in_doubt(
    discord: Discord, bot: PlayerBot, needed: bool
) -> None:
    discord.doubts.edits_need_attach_files = needed
    message = await bot.table_channel.send("board", file=picture(1))
    deny = int(Can.ATTACH_FILES)
    discord.world.overwrite(discord.channel, Overwrite(bot.user_id, 1, deny=deny))
    await message.edit(content="no new file")
    await bot.attempt(message.edit(attachments=[picture(2)]))
    assert bot.refusals == [50013] * needed


async def test_an_answer_takes_no_permission_of_the_bot(discord: Discord, bot: PlayerBot) -> None:
    deny = int(Can.ATTACH_FILES | Can.SEND_MESSAGES)
    discord.world.overwrite(discord.channel, Overwrite(bot.user_id, 1, deny=deny))

    async def answer(press: client.Interaction[PlayerBot]) -> None:
        view, file = board(1)
        await press.response.send_message(view=view, file=file)

    bot.script = answer
    assert (await discord.owner.slash("do")).failure is None
