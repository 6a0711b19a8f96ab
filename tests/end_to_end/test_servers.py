"""The common house of a module: its tests see nothing of each other, and what goes wrong in one is
found at its end, and only there."""

import logging

import pytest

from tests.end_to_end.house import House
from tests.end_to_end.players import Player, gather
from tests.end_to_end.servers import SharedHouse

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("_", [1, 2])
async def test_each_has_a_server_people_and_tables_of_its_own(home: House, _: int) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    assert (anna.inbox(), anna.visible()) == ([], [])

    await gather(home, [Player(anna), Player(ben)], "emerald")

    assert len(await home.bot.tables.of_guild(home.discord.guild.id)) == 1
    assert (await home.table()).record.channel == home.discord.channel.id


async def test_what_goes_wrong_is_found_at_the_end_of_the_test(home: SharedHouse) -> None:
    logging.getLogger("bot").error("it went wrong")
    home.discord.report.unknown_routes.append("GET /nowhere")

    with pytest.raises(AssertionError, match=r"unknown route: GET /nowhere\nlogged: it went wrong"):
        await home.end()

    home.discord.assert_nothing_went_wrong()
    assert await home.bot.tables.of_guild(home.discord.guild.id) == []


async def test_a_table_that_is_left_open_costs_the_next_nothing(home: SharedHouse) -> None:
    await gather(home, [Player(person) for person in home.discord.people("Anna", "Ben")], "emerald")

    await home.end()

    assert await home.bot.tables.of_guild(home.discord.guild.id) == []
    assert await home.bot.store.next_due() is None
