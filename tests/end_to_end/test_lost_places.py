"""A table whose place is taken away: it waits with a stated reason and goes on when it can."""

import random
from pathlib import Path

import pytest

from bot.local import threads
from bot.local.model import Channel
from bot.local.people import Person
from bot.local.permissions import Can
from bot.table.model.record import Pause
from bot.table.table import Table
from tests.end_to_end.answers import said
from tests.end_to_end.house import House, house
from tests.end_to_end.permissions import give_back, withdraw
from tests.end_to_end.players import Player, asked_by_dm, picks

pytestmark = pytest.mark.asyncio(loop_scope="module")

LUCK = random.Random(1)
HOUR = 3600.0


async def pause_of(home: House) -> Pause | None:
    return (await home.table()).record.pause


def deadline_in(table: Table, home: House) -> float:
    """Seconds until the turn is over, as all read it."""
    ends = [at for (kind, _), at in table.state.due.items() if kind == "turn"]
    return min(ends, default=0.0) - home.clock.now()


def alarms(*people: Person) -> list[str]:
    """What tells that a board cannot be shown; a panel has a heading."""
    signs = ("⏸️", "⚠️")
    return [post.text for p in people for post in p.inbox() if post.text.startswith(signs)]


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


async def test_a_channel_deleted_in_the_middle_of_a_turn(home: House) -> None:
    anna, ben = await seated(home, "Anna", "Ben", locale="de")
    active = anna if asked_by_dm(anna.person) else ben
    await active.act(home, LUCK)
    await home.settle()
    left = (await home.table()).state.due

    threads.delete(home.discord.world, home.discord.channel)
    await home.heard()

    paused = await pause_of(home)
    assert paused is not None
    assert paused.why == "channel"
    assert [("</table move:" in text) for text in alarms(anna.person, ben.person)] == [True]
    assert not any(picks(post) for p in (anna, ben) for post in p.person.inbox())

    new = home.discord.world.add_channel(home.discord.guild, "neu")
    moved = (await anna.person.slash("table move", at=new)).post
    await home.settle()

    assert moved is not None
    assert "Es geht weiter" in moved.text
    assert home.board(ben.person, new).buttons[0] == "Meine Hand"
    assert (await home.table()).state.due == left
    assert picks(active.person.inbox()[-1])
    assert await active.act(home, LUCK) is not None


async def moves(home: House, player: Player) -> None:
    """A whole answer, however many clicks it takes."""
    before = (await home.table()).record.log_length
    while (await home.table()).record.log_length == before:
        await player.act(home, LUCK)


async def test_whoever_may_not_see_the_channel_pauses_and_goes_on_by_itself(home: House) -> None:
    anna, ben = await seated(home, "Anna", "Ben")
    active = anna if asked_by_dm(anna.person) else ben

    withdraw(home, Can.VIEW_CHANNEL)
    await moves(home, active)
    await home.heard()

    paused = await pause_of(home)
    assert paused is not None
    assert paused.why == "access"
    assert len(alarms(anna.person)) == 1
    assert "goes on by itself" in alarms(anna.person)[0]
    still = (await ben.person.slash("table resume")).post
    assert still is not None
    assert "not allowed" in still.text
    await home.pass_time(HOUR)
    left = deadline_in(await home.table(), home)

    give_back(home)
    await home.heard()

    assert await pause_of(home) is None
    assert "⏸️" not in home.board(ben.person).text
    assert deadline_in(await home.table(), home) > left  # what the pause took is given back
    assert alarms(anna.person, ben.person) == []
    assert asked_by_dm(anna.person) or asked_by_dm(ben.person)


async def test_a_board_that_may_not_be_written_stops_nobody(home: House) -> None:
    """No pause: the game goes on in the private panels, and the host is told once what to do."""
    anna, ben = await seated(home, "Anna", "Ben")
    withdraw(home, Can.SEND_MESSAGES)
    home.discord.owner.delete(home.board(ben.person))  # its own messages anybody may edit
    await home.heard()

    for _ in range(2):
        active, other = (anna, ben) if asked_by_dm(anna.person) else (ben, anna)
        while not asked_by_dm(other.person):
            assert await active.act(home, LUCK) is not None
            await home.settle()

    assert await pause_of(home) is None
    (alarm,) = alarms(anna.person, ben.person)
    assert [alarm] == alarms(anna.person)
    assert "send messages" in alarm
    assert "private panels" in alarm
    assert not [post for post in ben.person.visible() if "My hand" in post.buttons]

    give_back(home)
    await home.heard()

    assert home.board(ben.person).buttons[0] == "My hand"
    assert alarms(anna.person, ben.person) == []


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


async def test_the_bot_is_removed_and_comes_back(home: House) -> None:
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

    assert await pause_of(home) is None
    assert alarms(anna.person) == []
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
        threads.change_thread(home.discord.world, thread, {"archived": True})
        await home.heard()

        await moves(home, anna if asked_by_dm(anna.person) else ben)
        await home.heard()

        assert await pause_of(home) is None
        assert thread.thread is not None
        assert not thread.thread.archived
        assert home.board(ben.person, thread).id != first.id
        assert not ben.person.again(first).buttons


async def test_a_locked_thread_stops_nobody_and_a_deleted_one_pauses(home: House) -> None:
    anna, ben = (Player(person) for person in home.discord.people("Anna", "Ben"))
    thread = await in_thread(home, anna.person, ben.person)
    threads.change_thread(home.discord.world, thread, {"archived": True, "locked": True})
    active, other = (anna, ben) if asked_by_dm(anna.person) else (ben, anna)
    while not asked_by_dm(other.person):
        await active.act(home, LUCK)
        await home.heard()
    assert await pause_of(home) is None
    (alarm,) = alarms(anna.person, ben.person)
    assert "locked" in alarm
    assert [alarm] == alarms(anna.person)

    threads.delete(home.discord.world, thread)
    await home.heard()

    deleted = await pause_of(home)
    assert deleted is not None
    assert deleted.why == "channel"
    (alarm,) = alarms(anna.person, ben.person)
    assert "channel is gone" in alarm
    await anna.person.slash("table move")
    await home.settle()
    assert home.board(ben.person).buttons[0] == "My hand"
    assert alarms(anna.person, ben.person) == []


async def test_a_deleted_board_comes_back_at_once(home: House) -> None:
    await seated(home, "Anna", "Ben")
    owner = home.discord.owner
    first = home.board(owner)

    owner.delete(first)
    await home.heard()

    assert home.board(owner).id != first.id
    assert home.board(owner).buttons == first.buttons


async def test_nobody_moves_what_is_not_lost_or_to_where_another_table_stands(
    home: House,
) -> None:
    anna, ben = await seated(home, "Anna", "Ben")
    new = home.discord.world.add_channel(home.discord.guild, "new")
    await home.heard()
    assert "None of your tables" in said(await anna.person.slash("table move", at=new))
    await ben.person.slash("emerald new", at=new)

    threads.delete(home.discord.world, home.discord.channel)
    await home.heard()

    assert "already a table" in said(await anna.person.slash("table move", at=new))
    assert await pause_of(home) is not None
