"""The tests' own judge: whatever goes wrong unasked makes a test fail."""

from __future__ import annotations

import logging

import pytest

from bot.endpoint import Endpoint, current, pointed_at
from tests.discord_server import Discord, local_discord
from tests.local.player_bot import PlayerBot, Press, picture
from tests.patience import until


async def test_leaving_the_block_is_judged() -> None:
    block = local_discord()
    discord = await block.__aenter__()
    discord.report.unknown_routes.append("GET /nowhere")
    with pytest.raises(AssertionError, match="GET /nowhere"):
        await block.__aexit__(None, None, None)


async def test_a_failed_interaction_is_found(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")

    async def nothing(_: Press) -> None:
        discord.advance(3.0)

    bot.script = nothing
    await anna.slash("do")
    with pytest.raises(AssertionError, match=r"do: .* did not respond"):
        discord.assert_nothing_went_wrong()
    discord.report.take_failures()


async def test_an_unknown_route_is_found(discord: Discord, bot: PlayerBot) -> None:
    await bot.attempt(bot.fetch_invite("abc"))
    with pytest.raises(AssertionError, match="invites/abc"):
        discord.assert_nothing_went_wrong()
    discord.report.unknown_routes.clear()


async def test_an_unknown_field_is_found(discord: Discord, bot: PlayerBot) -> None:
    discord.report.unknown_fields.append("colour")
    with pytest.raises(AssertionError, match="colour"):
        discord.assert_nothing_went_wrong()
    discord.report.unknown_fields.clear()
    assert not bot.is_closed()


async def test_an_error_in_the_log_is_found(discord: Discord) -> None:
    logging.getLogger("bot").error("something broke")
    with pytest.raises(AssertionError, match="something broke"):
        discord.assert_nothing_went_wrong()
    discord.take_errors()


async def test_a_bot_that_ended_is_found(discord: Discord, bot: PlayerBot) -> None:
    await bot.close()
    await until(lambda: discord.gateway.connections == [])
    with pytest.raises(AssertionError, match="ended by itself"):
        discord.assert_nothing_went_wrong()
    assert await discord.ended(bot) is None


async def test_a_crash_of_the_server_is_found(
    discord: Discord, bot: PlayerBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.world, "files", None)
    await bot.attempt(bot.table_channel.send(file=picture(1)))
    with pytest.raises(AssertionError, match="the server crashed"):
        discord.assert_nothing_went_wrong()
    discord.report.crashes.clear()
    discord.take_errors()


async def test_the_endpoint_is_put_back() -> None:
    before = current()
    with pointed_at(Endpoint("http://127.0.0.1:1/api/v10/", "ws://127.0.0.1:1/gateway")):
        assert current() == Endpoint("http://127.0.0.1:1/api/v10", "ws://127.0.0.1:1/gateway")
    assert current() == before
