"""A table whose place is taken away: it waits with a stated reason and goes on when it can."""

import random
from pathlib import Path

import pytest

from bot.local import threads
from bot.local.model import Channel, Overwrite
from bot.local.people import Person
from bot.local.permissions import Can
from bot.local.post import Shown
from bot.table.model.sheet import Pause
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, picks

LUCK = random.Random(1)


async def pause_of(home: House) -> Pause | None:
    return (await home.table()).sheet.pause


def withdraw(home: House, lost: Can) -> None:
    world = home.discord.world
    world.overwrite(home.discord.channel, Overwrite(world.bot_id, 1, deny=int(lost)))


def give_back(home: House) -> None:
    world = home.discord.world
    world.overwrite(home.discord.channel, Overwrite(world.bot_id, 1))


def alarms(*people: Person) -> list[str]:
    return [post.text for p in people for post in p.inbox() if "/t" in post.text]


async def seated(home: House, *names: str, locale: str = "en-US") -> list[Player]:
    players = [Player(person) for person in home.discord.people(*names, locale=locale)]
    words = ("Mitspielen", "Start") if locale == "de" else ("Join", "Start")
    card = (await players[0].person.slash("emerald new")).post
    assert card is not None
    for player in players[1:]:
        await player.person.click(card, words[0])
    await players[0].person.click(card, words[1])
    await home.settle()
    return players


async def test_a_channel_deleted_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = await seated(home, "Anna", "Ben", locale="de")
        active = anna if anna.person.inbox() else ben
        await active.act(home, LUCK)
        await home.settle()
        left = (await home.table()).course.due

        threads.delete(home.discord.world, home.discord.channel)
        await home.heard()

        paused = await pause_of(home)
        assert paused is not None
        assert paused.why == "channel"
        assert [("/tisch umziehen" in text) for text in alarms(anna.person, ben.person)] == [True]
        assert not any(picks(post) for p in (anna, ben) for post in p.person.inbox())

        new = home.discord.world.add_channel(home.discord.guild, "neu")
        moved = (await ben.person.slash("table move", at=new)).post
        await home.settle()

        assert moved is not None
        assert "Es geht weiter" in moved.text
        assert home.board(ben.person, new).buttons[0] == "Meine Hand"
        assert (await home.table()).course.due == left
        assert picks(active.person.inbox()[-1])
        assert await active.act(home, LUCK) is not None


@pytest.mark.parametrize("lost", [Can.VIEW_CHANNEL, Can.SEND_MESSAGES])
async def test_permissions_withdrawn_and_given_back(tmp_path: Path, lost: Can) -> None:
    async with house(tmp_path) as home:
        anna, ben = await seated(home, "Anna", "Ben")
        active = anna if anna.person.inbox() else ben

        withdraw(home, lost)
        await active.act(home, LUCK)
        if lost is Can.SEND_MESSAGES:  # its own messages anybody may edit
            home.discord.owner.delete(home.board(ben.person))
        await home.heard()

        paused = await pause_of(home)
        assert paused is not None
        assert paused.why == "access"
        assert len(alarms(anna.person)) == 1
        assert "/table resume" in alarms(anna.person)[0]
        still = (await ben.person.slash("table resume")).post
        assert still is not None
        assert "not allowed" in still.text

        give_back(home)
        await home.heard()
        assert "I was not allowed to write here" in home.board(ben.person).text
        await ben.person.slash("table resume")
        await home.settle()

        assert await pause_of(home) is None
        assert "⏸️" not in home.board(ben.person).text
        assert alarms(anna.person, ben.person) == alarms(anna.person)
        assert len(alarms(anna.person)) == 1


async def test_the_second_at_the_table_is_told_when_the_host_cannot_be(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = await seated(home, "Anna", "Ben")
        anna.person.accept_dms(accepts=False)

        threads.delete(home.discord.world, home.discord.channel)
        await home.heard()

        assert len(alarms(ben.person)) == 1
        await home.close()
        await home.open()
        await home.heard()
        assert len(alarms(ben.person)) == 1  # a restart does not say it again


async def test_the_bot_is_removed_and_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = await seated(home, "Anna", "Ben")
        world, guild = home.discord.world, home.discord.guild
        me = world.users[world.bot_id]

        world.leave(guild, me)
        await home.heard()
        paused = await pause_of(home)
        assert paused is not None
        assert paused.why == "access"

        world.join(guild, me)
        await home.heard()
        assert "⏸️" in home.board(ben.person).text
        await anna.person.slash("table resume")
        await home.settle()

        assert await pause_of(home) is None
        assert "<t:" in home.board(ben.person).text


async def in_thread(home: House, anna: Person, ben: Person) -> Channel:
    """A table in a thread, begun."""
    world = home.discord.world
    thread = threads.open_thread(
        world, home.discord.channel, anna.id, {"name": "a game", "type": 11}
    )
    await home.heard()
    card = (await anna.slash("emerald new", at=thread)).post
    assert card is not None
    await ben.click(card, "Join")
    await anna.click(card, "Start")
    await home.settle()
    return thread


async def test_an_archived_thread_is_reopened_by_the_next_move(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = (Player(person) for person in home.discord.people("Anna", "Ben"))
        thread = await in_thread(home, anna.person, ben.person)
        first = home.board(ben.person, thread)
        threads.change(home.discord.world, thread, {"archived": True})
        await home.heard()

        for player in (anna, ben):
            await player.act(home, LUCK)
        await home.heard()

        assert await pause_of(home) is None
        assert thread.thread is not None
        assert not thread.thread.archived
        assert home.board(ben.person, thread).id != first.id
        assert not ben.person.again(first).buttons


async def test_a_locked_thread_pauses_and_a_deleted_one_too(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = (Player(person) for person in home.discord.people("Anna", "Ben"))
        thread = await in_thread(home, anna.person, ben.person)
        threads.change(home.discord.world, thread, {"archived": True, "locked": True})
        for player in (anna, ben):
            await player.act(home, LUCK)
        await home.heard()
        locked = await pause_of(home)
        assert locked is not None
        assert locked.why == "access"

        threads.delete(home.discord.world, thread)
        await home.heard()

        deleted = await pause_of(home)
        assert deleted is not None
        assert deleted.why == "channel"
        await ben.person.slash("table move")
        await home.settle()
        assert home.board(ben.person).buttons[0] == "My hand"


async def test_a_deleted_board_comes_back_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await seated(home, "Anna", "Ben")
        owner = home.discord.owner
        first = home.board(owner)

        owner.delete(first)
        await home.heard()

        assert home.board(owner).id != first.id
        assert home.board(owner).buttons == first.buttons


async def test_nobody_moves_what_is_not_lost_or_to_where_another_table_stands(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        anna, ben = await seated(home, "Anna", "Ben")
        new = home.discord.world.add_channel(home.discord.guild, "new")
        await home.heard()
        assert "None of your tables" in said(await anna.person.slash("table move", at=new))
        await ben.person.slash("emerald new", at=new)

        threads.delete(home.discord.world, home.discord.channel)
        await home.heard()

        assert "already a table" in said(await anna.person.slash("table move", at=new))
        assert await pause_of(home) is not None


def said(shown: Shown) -> str:
    assert shown.post is not None
    return shown.post.text
