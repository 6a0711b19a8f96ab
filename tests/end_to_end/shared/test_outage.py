"""D3: PostgreSQL is away for half a minute: every click gets a sentence, then all goes on."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bot.table.storage.faults import NotSaved
from bot.table.storage.protocol import PULSE
from tests import postgres
from tests.discord_server import local_discord
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, gather, picks

SORRY = "could not save that"


@pytest.mark.slow
async def test_postgres_is_away_for_half_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cluster = await asyncio.to_thread(postgres.Cluster)  # which keeps what it has promised
    try:
        await postgres.template(cluster)
        async with local_discord() as discord:
            home = House(discord, tmp_path / "none", 1)
            home.address = cluster.address(postgres.TEMPLATE)
            await home.open()
            await assert_outage_is_survived(home, cluster)
            await home.close()
            traces = [
                r.getMessage() for r in caplog.records if r.exc_info and r.name != "asyncpg.pool"
            ]
            assert traces == []  # hosting finding 10: what passes by itself is a line each
    finally:
        await asyncio.to_thread(cluster.remove)


async def assert_outage_is_survived(home: House, cluster: postgres.Cluster) -> None:
    players = [Player(person) for person in home.discord.people("Anna", "Ben")]
    await gather(home, players, "emerald")
    await home.settle()
    asked = next(player for player in players if picks(player.person.inbox()[-1]))
    panel = asked.person.inbox()[-1]
    before = await home.bot.store.log(1)

    await asyncio.to_thread(cluster.stop)
    for _ in range(6):
        home.clock.advance(PULSE)
        with suppress(NotSaved):
            await home.bot.tables.pulse()
        shown = await asked.person.click(panel, picks(panel)[0]["custom_id"])
        assert shown.failure is None
        assert shown.post is not None
        assert SORRY in shown.post.text
    await asyncio.to_thread(cluster.start)

    home.clock.advance(PULSE)
    await home.bot.tables.pulse()
    await home.settle()
    home.discord.take_errors()
    assert await home.bot.store.log(1) == before  # none was half done
    shown = await asked.person.click(panel, picks(panel)[0]["custom_id"])
    assert shown.failure is None
    assert shown.post is not None
    assert SORRY not in shown.post.text
    await home.settle()
