"""discord.py 2.7.1 and long-lived buttons: a defect of its own, and the use that avoids it.

When a view that mixes a DynamicItem with an ordinary item is taken down, the client forgets the
DynamicItem's pattern for the whole bot. A view that holds nothing but DynamicItems and never times
out is never registered, and nothing is forgotten with it.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord as client

from bot.local.post import Post
from tests.discord_server import Discord
from tests.local.player_bot import Move, PlayerBot, board
from tests.local.scenes import opened


class _Ordinary(client.ui.Button[Any]):
    async def callback(self, interaction: client.Interaction[Any]) -> None:
        await interaction.response.defer()


def _mixed() -> client.ui.View:
    view: client.ui.View = client.ui.View(timeout=None)
    view.add_item(Move("draw", 1))
    view.add_item(_Ordinary(label="Ordinary"))
    return view


async def test_a_mixed_view_takes_all_buttons_of_the_kind_down_with_it(
    discord: Discord, bot: PlayerBot
) -> None:
    """Documents the defect; should it pass one day, the rule against mixing can go."""
    post = await opened(discord)
    mixed = _mixed()
    await bot.table_channel.send(view=mixed)
    mixed.stop()
    assert await _fails(discord, post)
    bot.add_dynamic_items(Move)
    (anna,) = discord.people("Anna")
    assert (await anna.click(post, "Hand")).failure is None


async def test_an_edit_without_the_dynamic_item_does_the_same(
    discord: Discord, bot: PlayerBot
) -> None:
    post = await opened(discord)
    mixed = _mixed()
    message = await bot.table_channel.send(view=mixed)
    mixed.remove_item(mixed.children[0])
    await message.edit(view=mixed)
    assert await _fails(discord, post)


async def test_purely_dynamic_views_leave_nothing_behind(discord: Discord, bot: PlayerBot) -> None:
    """Our own use: every kind of edit and end, and the oldest message still answers."""
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    message = await bot.table_channel.send("plain")
    for turn in range(3):
        view, file = board(turn)
        await message.edit(content=None, view=view, attachments=[file])
        view.stop()
        await anna.click(anna.post(message.id), "Draw")
        assert (await anna.click(post, "Hand")).failure is None
    closed: client.ui.LayoutView = client.ui.LayoutView(timeout=None)
    closed.add_item(client.ui.TextDisplay("over"))
    await message.edit(view=closed, attachments=[])
    await message.delete()
    assert (await anna.click(post, "Hand")).failure is None
    assert bot.persistent_views == []


async def _fails(discord: Discord, post: Post) -> bool:
    (anna,) = discord.people("Anna")
    click = asyncio.create_task(anna.click(post, "Hand"))
    await asyncio.sleep(0)
    await anna.slash("do")  # which comes after the click, and is answered
    discord.advance(3.0)
    failed = (await click).failure == "This interaction failed"
    discord.report.take_failures()
    return failed
