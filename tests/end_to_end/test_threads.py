"""A table in a thread of its own: on request, or because the channel has one already."""

from pathlib import Path

import pytest

from bot.local.model import Overwrite
from bot.local.permissions import Can
from tests.end_to_end.house import house


async def test_a_second_table_is_offered_a_thread(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await anna.slash("emerald new")

        offer = (await ben.slash("drachenland new")).post
        assert offer is not None
        assert offer.ephemeral
        told = (await ben.click(offer, "Open it in a thread")).post
        assert told is not None

        table = await home.table(2)
        thread = home.discord.world.channel(table.sheet.channel)
        assert f"<#{thread.id}>" in told.text
        assert thread.name == "Drachenland"
        card = ben.visible(thread)[-1]
        assert (await anna.click(card, "Join")).failure is None
        assert (await ben.click(ben.again(card), "Start")).failure is None
        await home.settle()
        assert (await home.table(2)).course.state is not None


@pytest.mark.parametrize(("locale", "said"), [("en-US", "stands in"), ("de", "Der Tisch steht in")])
async def test_a_thread_on_request(tmp_path: Path, locale: str, said: str) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna", locale=locale)
        told = (await anna.slash("emerald new", thread=True)).post

        assert told is not None
        assert said in told.text
        channel = (await home.table()).sheet.channel
        assert channel != home.discord.channel.id
        again = (await anna.slash("emerald new", at=home.discord.world.channel(channel))).post
        assert again is not None
        assert again.ephemeral, "one table in a thread, and no thread in it"
        assert not again.buttons


async def test_without_the_permission_one_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        world, guild, channel = home.discord.world, home.discord.guild, home.discord.channel
        world.overwrite(channel, Overwrite(guild.id, 0, deny=int(Can.CREATE_PUBLIC_THREADS)))
        world.overwrite(channel, Overwrite(world.bot_id, 1, deny=int(Can.CREATE_PUBLIC_THREADS)))

        told = (await anna.slash("emerald new", thread=True)).post

        assert told is not None
        assert "Create Public Threads" in told.text
        assert await home.bot.store.open_in(channel.id) is None
