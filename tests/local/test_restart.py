"""What outlives the server's process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.local.server import LocalDiscord
from tests.discord_server import Discord, local_discord
from tests.local.player_bot import PlayerBot, Press, picture
from tests.local.scenes import opened

DYING = """
import os, signal, sys
from bot.local.messages import post
from bot.local.server import LocalDiscord
discord = LocalDiscord(database=sys.argv[1])
for number in range(50):
    post(discord.world, discord.channel, discord.world.bot_id, {"content": f"line {number}"})
os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_old_buttons_and_pictures_work_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "discord.sqlite3"
    async with local_discord(database=database) as before:
        await before.connect(PlayerBot())
        post = await opened(before)
        (anna,) = before.people("Anna")
        anna.accept_dms(accepts=False)
        before_ids = (anna.id, before.guild.id, before.channel.id, before.world.bot_id)
    async with local_discord(database=database) as after:
        await after.connect(PlayerBot())
        (anna,) = after.people("Anna")
        assert (anna.id, after.guild.id, after.channel.id, after.world.bot_id) == before_ids
        assert not anna.user.accepts_dms
        assert [one.id for one in anna.visible()] == [post.id]
        assert await _fetched(anna.visible()[0].pictures[0])
        shown = await anna.click(post, "Draw")
        assert shown.post is not None
        assert shown.post.files == ["board-001.png"]
        assert shown.post.id < after.world.ids.next()


async def test_ephemeral_messages_and_deleted_ones_are_gone(tmp_path: Path) -> None:
    database = tmp_path / "discord.sqlite3"
    async with local_discord(database=database) as before:
        bot = PlayerBot()
        await before.connect(bot)
        post = await opened(before)
        (anna,) = before.people("Anna")
        await anna.click(post, "Hand")
        before.owner.delete(post)
        thread = await bot.table_channel.create_thread(name="Table")
        await thread.send("still here")
    async with local_discord(database=database) as after:
        (anna,) = after.people("Anna")
        assert anna.visible() == []
        assert [one.text for one in after.owner.everything()] == ["still here"]
        assert len(after.world.files) == 0


async def test_the_pictures_of_ephemeral_messages_go_with_them(tmp_path: Path) -> None:
    database = tmp_path / "discord.sqlite3"
    async with local_discord(database=database) as before:
        bot = PlayerBot()
        await before.connect(bot)
        (anna,) = before.people("Anna")

        async def hand(press: Press) -> None:
            await press.response.send_message(file=picture(1), ephemeral=True)

        bot.script = hand
        await anna.slash("do")
        assert len(before.world.files) == 1
    async with local_discord(database=database) as after:
        assert len(after.world.files) == 0


async def test_registered_commands_are_kept(tmp_path: Path) -> None:
    database = tmp_path / "discord.sqlite3"
    async with local_discord(database=database) as before:
        await before.connect(PlayerBot())
        commands = before.world.commands
    async with local_discord(database=database) as after:
        assert after.world.commands == commands


async def test_a_taken_port_is_an_error_and_another_can_be_tried() -> None:
    async with local_discord() as one:
        other = LocalDiscord()
        with pytest.raises(OSError, match="address already in use"):
            await other.start(one.port)
        await other.start()
        assert other.port not in (0, one.port)
        await other.stop()


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    database = tmp_path / "discord.sqlite3"
    root = Path(__file__).parents[2]
    dying = subprocess.run(
        [sys.executable, "-c", DYING, str(database)],
        cwd=root,
        env=os.environ | {"PYTHONPATH": str(root)},
        check=False,
    )
    assert dying.returncode == -signal.SIGKILL
    discord = Discord(database=database)
    assert [post.text for post in discord.owner.visible()] == [f"line {n}" for n in range(50)]
    discord.store.close()


async def _fetched(address: str) -> bool:
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        return response.status == 200 and (await response.read()).startswith(b"\x89PNG")
