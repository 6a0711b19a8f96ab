"""Discord is away in part or as a whole: a server, a shard, the gateway."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord as client
import pytest
from discord.ext import commands

from bot.local import guilds, refusals
from bot.local.errors import ApiError
from bot.local.typed import Impossible
from tests.discord_server import Discord, local_discord, naps
from tests.local.player_bot import PlayerBot
from tests.patience import until


async def _pong(press: client.Interaction) -> None:
    await press.response.send_message("pong")


class Sharded(commands.AutoShardedBot):
    """Says which shards it has lost."""

    def __init__(self) -> None:
        intents = client.Intents(guilds=True)
        super().__init__(commands.when_mentioned, intents=intents, guild_ready_timeout=0.02)
        self.lost: set[int] = set()
        self.tree.command(name="do", description="Answers")(_pong)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Tests do not wait five seconds between shards."""

    async def on_shard_disconnect(self, shard: int) -> None:
        self.lost.add(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self.lost.discard(shard)


@pytest.mark.parametrize(
    ("refusal", "met"),
    [(refusals.service_unavailable, (503, 0)), (refusals.missing_access, (403, 50001))],
)
async def test_a_server_that_is_away_is_told_and_refuses(
    discord: Discord, bot: PlayerBot, refusal: Callable[[], ApiError], met: tuple[int, int]
) -> None:
    discord.doubts.unavailable_guild = refusal
    channel, board = bot.table_channel, await bot.table_channel.send("board")
    guilds.take_away(discord.world, discord.guild)
    await until(lambda: bot.guilds[0].unavailable)
    for request in (
        channel.send("hello"),
        board.edit(content="turned"),
        bot.fetch_channel(channel.id),
        bot.fetch_guild(discord.guild.id),
    ):
        with pytest.raises(client.HTTPException) as refused:
            await request
        assert (refused.value.status, refused.value.code) == met
    guilds.bring_back(discord.world, discord.guild)
    await until(lambda: not bot.guilds[0].unavailable)
    await board.edit(content="turned")


async def test_people_reach_the_bot_only_by_dm_then(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    guilds.take_away(discord.world, discord.guild)
    with pytest.raises(Impossible):
        await anna.slash("do")
    with pytest.raises(Impossible):
        anna.say("hello")
    assert (await anna.slash("do", at=anna.dm)).failure is None
    await (await bot.fetch_user(anna.id)).send("hello")


async def test_a_bot_that_starts_meanwhile_hears_of_the_server_later(discord: Discord) -> None:
    guilds.take_away(discord.world, discord.guild)
    bot = PlayerBot()
    await discord.connect(bot)
    assert bot.guilds[0].unavailable
    guilds.bring_back(discord.world, discord.guild)
    await until(lambda: [one.name for one in bot.guilds] == ["Tafelrunde"])


async def test_the_gateway_refuses_until_it_accepts(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    with naps() as tries:
        discord.gateway.refuse()
        discord.gateway.drop()
        await until(lambda: len(tries) > 2)
        assert discord.gateway.connections == []
        await bot.table_channel.send("REST goes on")
        discord.gateway.accept()
        await until(lambda: discord.gateway.resumed == 1)
    assert (await anna.slash("do")).failure is None
    assert all(line.startswith("Attempting a reconnect") for line in discord.take_errors())


async def test_a_client_left_waiting_comes_back_at_once(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    discord.gateway.refuse(waiting=True)
    discord.gateway.drop()
    await until(lambda: discord.gateway.connections == [])
    discord.gateway.accept()
    assert (await anna.slash("do")).failure is None
    assert discord.gateway.resumed == 1
    assert not bot.is_closed()


async def test_a_bot_that_waits_at_the_door_can_still_leave(
    discord: Discord, bot: PlayerBot
) -> None:
    discord.gateway.refuse(waiting=True)
    discord.gateway.drop()
    await until(lambda: discord.gateway.connections == [])
    async with asyncio.timeout(60):
        await discord.clear_up()
    assert bot.is_closed()


@pytest.mark.parametrize("shard", [0, 1])
@pytest.mark.parametrize("waiting", [True, False])
async def test_one_shard_is_away_alone(shard: int, waiting: bool) -> None:
    async with local_discord(shards=2) as discord:
        bot = Sharded()
        await discord.connect(bot)
        with naps():
            discord.gateway.refuse(shard, waiting=waiting)
            discord.gateway.drop(shard)
            await until(lambda: bot.lost == {shard})
            there = [one.shard[0] for one in discord.gateway.sessions.values() if one.connection]
            assert there == [1 - shard]
            discord.gateway.accept()
            await until(lambda: not bot.lost)


@pytest.mark.parametrize("away", [0, 1])
@pytest.mark.parametrize("direct", [False, True])
async def test_servers_belong_to_their_shard_and_dms_to_the_first(away: int, direct: bool) -> None:
    async with local_discord(shards=2) as discord:
        bot = Sharded()
        await discord.connect(bot)
        (anna,) = discord.people("Anna")
        home = 0 if direct else (discord.guild.id >> 22) % 2
        discord.gateway.refuse(away, waiting=True)
        discord.gateway.drop(away)
        await until(lambda: bot.lost == {away})
        typing = asyncio.create_task(anna.slash("do", at=anna.dm if direct else None))
        if away == home:
            await asyncio.sleep(0)
            discord.advance(3.0)
            assert discord.report.take_failures()
        assert bool((await typing).failure) is (away == home)
