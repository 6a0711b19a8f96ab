"""H-21: what happens in one server costs nothing for all the others."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.client import Hosting
from bot.local import guilds
from bot.local.model import Channel, Guild
from bot.local.people import Person
from bot.local.permissions import Can
from bot.table.model.message_record import BOARD, RetryState
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather

FAR = 9  # messages by which a board has scrolled out of sight


def another_server(home: House, person: Person) -> tuple[Guild, Channel]:
    world = home.discord.world
    guild = world.add_guild("Elsewhere", person.id, "en")
    world.join(guild, world.users[person.id])
    world.join(guild, world.users[world.bot_id])
    world.grant(guild, "Bots", Can.VIEW_CHANNEL | Can.SEND_MESSAGES | Can.ATTACH_FILES)
    return guild, world.add_channel(guild, "elsewhere")


async def two_servers(home: House) -> Guild:
    """With a lobby in each; the bot has started anew and has neither in mind."""
    (anna,) = home.discord.people("Anna")
    guild, channel = another_server(home, anna)
    await home.heard()
    await anna.slash("emerald new")
    await anna.slash("emerald new", at=channel)
    await home.settle()
    await home.close()
    await home.open()
    await home.heard()
    home.bot.tables.forget([1, 2])
    return guild


def awake(home: House) -> set[int]:
    """The tables that are decoded."""
    return set(home.bot.tables._known)


async def test_a_server_that_is_back_wakes_its_own_tables_only(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        guild, ledger = await two_servers(home), home.bot.store.ledger
        refused = RetryState("refused", 0, 1, home.clock.now() + 3600)
        for number in (1, 2):  # neither board could be written
            row = (await ledger.rows(number))[BOARD]
            await ledger.put(number, BOARD, replace(row, retries={"edit": refused}))

        guilds.take_away(home.discord.world, guild)
        guilds.bring_back(home.discord.world, guild)
        await home.heard()

        assert awake(home) == {2}


async def test_a_server_that_is_left_wakes_its_own_tables_only(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        guild, world = await two_servers(home), home.discord.world

        world.leave(guild, world.users[world.bot_id])
        await home.heard()

        assert awake(home) == {2}


async def test_both_questions_are_answered_by_an_index(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        sql = "SELECT id FROM tables WHERE guild = ? AND phase IN ('lobby', 'running') ORDER BY id"
        assert await home.bot.store.open_of_guild(1) == []
        plan = await home.file.rows(f"EXPLAIN QUERY PLAN {sql}", 1)
        assert "open_of_guild" in str([tuple(row) for row in plan])


async def test_only_where_a_board_stands_messages_are_counted(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        aside = home.discord.world.add_channel(home.discord.guild, "aside")
        await anna.slash("emerald new")
        await home.settle()  # the board stands
        for _ in range(FAR):
            anna.say("hello", at=aside)
            anna.say("hello")
        await home.heard()

        assert set(home.bot.front.scrolling._below) == {home.discord.channel.id}


@pytest.mark.parametrize("listens", [True, False])
async def test_a_host_may_do_without_the_news_of_every_message(
    tmp_path: Path, *, listens: bool
) -> None:
    """Then a board that has scrolled away stays where it is, and the game goes on."""
    async with house(tmp_path) as home:
        await home.close()
        await home.open(hosting=Hosting(listens=listens))
        anna, ben = home.discord.people("Anna", "Ben")
        players = [Player(anna, eager=1.0), Player(ben, eager=1.0)]
        await gather(home, players, "emerald")
        board = home.board(anna)
        for _ in range(FAR):
            anna.say("hello")
        await home.heard()
        await home.pass_time(61)

        version = (await home.table()).record.log_length
        while (await home.table()).record.log_length == version:
            for player in players:
                await player.act(home, random.Random(1))
        await home.settle()

        assert home.bot.intents.guild_messages is listens
        assert (home.board(anna).id != board.id) is listens
