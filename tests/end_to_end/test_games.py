"""/games: all my tables on all servers, one after the other or in any order, also in DMs."""

from pathlib import Path

import pytest

from bot.local.model import Channel
from bot.local.people import Person
from bot.local.post import Post
from bot.words import words
from tests.end_to_end.house import House, house
from tests.end_to_end.players import picks
from tests.end_to_end.two_people import LOCALES

GAMES = ("scratch_island", "emerald", "scratch_island")


async def two_servers(home: House, person: Person) -> list[Channel]:
    """Two channels on one server, one on another that the bot is on too."""
    world, guild = home.discord.world, home.discord.guild
    channels = [home.discord.channel, world.add_channel(guild, "zweites")]
    other = world.add_guild("Elsewhere", guild.owner)
    for user in (guild.owner, world.bot_id, person.id):
        world.join(other, world.users[user])
    channels.append(world.add_channel(other, "drittes"))
    await home.close()
    await home.open()
    return channels


async def against_computers(home: House, person: Person, channels: list[Channel]) -> None:
    """A table in each channel where one plays against a computer, and is up."""
    say = words("de" if person.user.locale == "de" else "en").say
    for channel, slug in zip(channels, GAMES, strict=False):
        card = (await person.slash(f"{slug} new", at=channel)).post
        assert card is not None
        for label in ("button-computer", "button-start"):
            assert (await person.click(card, say(label))).failure is None
        await home.pass_time(1)
    for number in range(1, len(channels) + 1):
        while not await is_asked(home, person, number):
            await home.pass_time(2)


async def is_asked(home: House, person: Person, number: int) -> bool:
    table = await home.table(number)
    seat = table.record.seat_of(person.id)
    return seat is not None and table.state.ask_of(seat) is not None


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_one_table_after_the_other_across_servers_from_the_dms(
    tmp_path: Path, locale: str, language: str
) -> None:
    say = words(language).say
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna", locale=locale)
        channels = await two_servers(home, anna)
        await against_computers(home, anna, channels)
        games = (await anna.slash("games", at=anna.dm)).post
        assert games is not None
        assert games.ephemeral
        assert f"{say('games-asked')}** (3)" in games.text
        assert games.text.count(say("games-you")) == 3
        assert "Anna" not in games.text
        assert len(games.options) == 3
        assert any("Elsewhere" in option for option in games.options)
        assert say("button-since") in games.buttons

        opened = []
        for _ in range(4):
            before = {post.id for post in anna.visible(anna.dm)}
            assert (await anna.click(anna.again(games), say("button-next"))).failure is None
            panel = await new(anna, before)
            opened.append(table_of(panel))

        assert sorted(opened[:3]) == [1, 2, 3]
        assert opened[3] == opened[0]
        assert "▶️" in anna.again(games).text


async def new(person: Person, before: set[int]) -> Post:
    return await person.wait(lambda post: post.id not in before and bool(picks(post)))


def table_of(panel: Post) -> int:
    return int(str(picks(panel)[0]["custom_id"]).split(":")[1], 16)


async def test_any_order_by_the_select_and_what_was_answered_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        channels = (await two_servers(home, anna))[:2]
        await against_computers(home, anna, channels)
        games = (await anna.slash("games")).post
        assert games is not None
        before = {post.id for post in anna.visible()}

        assert (await anna.select(games, "2")).failure is None
        panel = await new(anna, before)
        assert table_of(panel) == 2
        await anna.click(anna.again(games), "Since my last turn")
        story = await anna.wait(lambda post: "since your last turn" in post.text)
        assert story.text.startswith("### Emerald")

        sure = (await anna.slash("table end", at=channels[0])).post
        assert sure is not None
        await anna.click(sure, "Yes, end it")
        await anna.click(anna.again(games), "Refresh")
        assert "You are asked** (1)" in anna.again(games).text


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_whoever_has_no_table_is_told_so(tmp_path: Path, locale: str, language: str) -> None:
    async with house(tmp_path) as home:
        (zoe,) = home.discord.people("Zoe", locale=locale)

        shown = (await zoe.slash("games")).post

        assert shown is not None
        assert shown.ephemeral
        assert words(language).say("games-none") in shown.text
