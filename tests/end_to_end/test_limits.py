"""Limits: the bot lends its rights to nobody, and nobody fills a server through it."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.client import Hosting
from bot.games.contract import Refused
from bot.local import threads
from bot.local.model import Guild, Overwrite
from bot.local.people import Person
from bot.local.permissions import Can
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Phase
from bot.table.seating.limits import MOST_LOBBIES, Cooldown, HouseRules
from bot.table.seating.votes import expire_proposal
from bot.ui.intake.custom_id import VerbButton, pack_custom_id
from tests.end_to_end.answers import said
from tests.end_to_end.house import House, house
from tests.end_to_end.mischief import carrying, press
from tests.end_to_end.players import Player, gather
from tests.end_to_end.rushing import rushed

MINUTE = 60.0


def deny(home: House, person: Person, *lost: Can) -> None:
    denied = sum(int(one) for one in lost)
    home.discord.world.overwrite(home.discord.channel, Overwrite(person.id, 1, deny=denied))


async def tables(home: House) -> int:
    return len(await home.bot.store.numbers())


def new_threads(home: House) -> int:
    return sum(channel.thread is not None for channel in home.discord.world.channels.values())


async def with_rules(home: House, rules: HouseRules) -> None:
    """The host has changed a setting and started the bot again."""
    await home.close()
    await home.open(hosting=Hosting(rules))


# H-4


@pytest.mark.parametrize(
    ("locale", "sentence"), [("en-US", "You may not"), ("de", "Du darfst hier")]
)
@pytest.mark.parametrize("lost", [Can.SEND_MESSAGES, Can.CREATE_PUBLIC_THREADS])
async def test_whoever_may_not_do_it_does_not_get_it_from_the_bot(
    tmp_path: Path, locale: str, sentence: str, lost: Can
) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna", locale=locale)
        deny(home, anna, lost)

        told = await anna.slash("emerald new", thread=True)

        assert told.post is not None
        assert told.post.ephemeral
        assert sentence in said(told)
        assert (await tables(home), new_threads(home)) == (0, 0)


async def test_thirty_threads_of_one_person_are_three(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        told = []
        for _ in range(30):
            home.clock.advance(MINUTE)
            told.append(said(await anna.slash("emerald new", thread=True)))

        assert (await tables(home), new_threads(home)) == (MOST_LOBBIES, MOST_LOBBIES)
        assert "still wait for people" in told[-1]
        await (await home.table(1)).end()
        assert "stands in" in said(await anna.slash("emerald new", thread=True))


async def test_opening_and_cancelling_without_end_is_too_often(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        for number in range(5):
            assert (await anna.slash("emerald new")).failure is None
            await (await home.table(number + 1)).end()

        assert "a lot in a short time" in said(await anna.slash("emerald new"))
        assert await tables(home) == 5
        assert "a lot in" not in said(await ben.slash("emerald new")), "others may"
        await (await home.table(6)).end()
        home.clock.advance(MINUTE)
        assert "a lot in" not in said(await anna.slash("emerald new"))


async def test_a_server_has_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await with_rules(home, HouseRules(tables=2))
        anna, ben, carla = home.discord.people("Anna", "Ben", "Carla")
        for person in (anna, ben):
            await person.slash("emerald new", thread=True)

        assert "as many open tables" in said(await carla.slash("emerald new"))
        assert len(await home.bot.store.open_of_guild(home.discord.guild.id)) == 2
        assert await home.bot.store.open_of_guild(4711) == []


def test_a_cooldown_counts_each_by_itself_and_forgets_in_time() -> None:
    cooldown = Cooldown(2, 10.0)
    cooldown.count("a", 0.0)
    cooldown.count("a", 9.0)
    cooldown.count("b", 9.0)
    with pytest.raises(Refused, match="too_often"):
        cooldown.count("a", 9.9)
    cooldown.count("a", 10.0)
    with pytest.raises(Refused):
        cooldown.count("a", 18.0)


# D-24


async def test_one_person_is_called_to_a_seat_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = (Player(person) for person in home.discord.people("Anna", "Ben"))
        await gather(home, [anna, ben], "emerald")
        people = home.discord.people("Zoe", "Yves", "Xaver", "Wanda")
        zoe = people[0]

        answers = [
            await anna.person.slash("table replace", seat="0", member=zoe) for _ in range(15)
        ]

        calls = [one for one in zoe.visible() if one.mentions(zoe.id)]
        assert len(calls) == 1
        assert "the offer still stands" in said(answers[-1])
        told = [
            said(await anna.person.slash("table replace", seat="0", member=person))
            for person in people[1:]
        ]
        assert "a lot in a short time" in told[-1]
        assert not any(one.mentions(people[-1].id) for one in zoe.visible())


async def test_votes_are_not_proposed_without_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben, carla = (Player(p) for p in home.discord.people("Anna", "Ben", "Carla"))
        await gather(home, [anna, ben, carla], "emerald")
        table = await home.table()
        for _ in range(3):
            assert "proposes a pause" in said(await ben.person.slash("table pause"))
            await table.update_running(
                lambda state, *_: expire_proposal(state, Deadline(DeadlineKind.PAUSE))
            )

        assert "a lot in a short time" in said(await ben.person.slash("table pause"))
        assert "proposes a pause" in said(await carla.person.slash("table pause"))


# H-20


@pytest.mark.parametrize(
    ("locale", "sentence"), [("en-US", "has excluded you"), ("de", "hat dich ausgeschlossen")]
)
async def test_whoever_is_blocked_plays_nowhere_but_gets_their_data(
    tmp_path: Path, locale: str, sentence: str
) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna", locale=locale)
        (ben,) = home.discord.people("Ben")
        card = (await ben.slash("emerald new")).post
        assert card is not None
        await with_rules(home, HouseRules(blocked=frozenset({anna.id})))

        assert sentence in said(await anna.slash("emerald new", thread=True))
        join = "Join"
        assert sentence in said(await anna.click(card, join))
        assert (await home.table()).record.seat_of(anna.id) is None
        assert (await anna.slash("me export")).post is not None
        asked = (await anna.slash("me erase")).post
        assert asked is not None
        assert (await anna.click(asked, asked.buttons[0])).failure is None
        assert await home.bot.store.people([anna.id]) == {}


async def test_servers_are_blocked_or_the_only_ones(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        here = home.discord.guild.id
        for rules in (
            HouseRules(blocked=frozenset({here})),
            HouseRules(servers=frozenset({4711})),
        ):
            await with_rules(home, rules)
            assert "does not let it play in this server" in said(await anna.slash("emerald new"))
        await with_rules(home, HouseRules(servers=frozenset({here})))
        assert "Anna" in said(await anna.slash("emerald new"))


async def test_before_an_upgrade_games_go_on_and_none_begin(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben)], "emerald")
        await with_rules(home, HouseRules(is_draining=True))

        assert "about to be upgraded" in said(await anna.slash("emerald new", thread=True))
        hand = (await anna.click(home.board(anna), "My hand")).post
        assert hand is not None
        assert "upgraded" not in hand.text


async def test_no_rematch_begins_either(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await rushed(home, anna, ben)
        await with_rules(home, HouseRules(is_draining=True))

        assert "about to be upgraded" in said(await anna.click(home.board(anna), "Rematch"))
        assert await tables(home) == 1


# H-14


def another_guild(home: House, *people: Person) -> tuple[Guild, Any]:
    world = home.discord.world
    guild = world.add_guild("Elsewhere", people[0].id, "en")
    role = world.grant(guild, "Bots", Can.VIEW_CHANNEL | Can.SEND_MESSAGES | Can.ATTACH_FILES)
    for person in people:
        world.join(guild, world.users[person.id])
    world.join(guild, world.users[world.bot_id], (role.id,))
    return guild, world.add_channel(guild, "new")


async def lost_table(home: House, *people: Person, number: int = 1) -> None:
    await gather(home, [Player(person) for person in people], "emerald")
    threads.delete(home.discord.world, home.discord.channel)
    await home.heard()
    pause = (await home.table(number)).record.pause
    assert pause is not None


async def test_within_the_server_the_host_or_a_moderator_moves_a_lost_table(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        anna, ben, mia = home.discord.people("Anna", "Ben", "Mia")
        world, guild = home.discord.world, home.discord.guild
        await lost_table(home, anna, ben)
        new = world.add_channel(guild, "new")
        await home.heard()

        assert "Only the host" in said(await ben.slash("table move", at=new))
        assert (await home.table()).record.pause is not None
        role = world.grant(guild, "Moderators", Can.MANAGE_MESSAGES)
        world.member(guild.id, mia.id).roles.append(role.id)
        assert "goes on" in said(await mia.slash("table move", at=new))
        assert (await home.table()).record.channel == new.id


async def test_into_another_server_only_with_everybodys_word(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        guild, new = another_guild(home, ben, anna)
        await home.heard()
        await lost_table(home, anna, ben)

        first = said(await ben.slash("table move", at=new))
        assert re.search(r"everybody at the table.*by Anna", first)
        assert (await home.table()).record.guild == home.discord.guild.id
        assert "goes on" in said(await anna.slash("table move", at=new))
        await home.settle()

        record = (await home.table()).record
        assert (record.guild, record.channel, record.pause) == (guild.id, new.id, None)
        assert record.phase is Phase.RUNNING


# H-24


async def test_a_moderator_elsewhere_is_none_here(tmp_path: Path) -> None:
    """The table has moved to another server; its old server's moderator has no say there."""
    async with house(tmp_path) as home:
        anna, ben, mia = home.discord.people("Anna", "Ben", "Mia")
        world, guild = home.discord.world, home.discord.guild
        role = world.grant(guild, "Moderators", Can.MANAGE_MESSAGES)
        world.member(guild.id, mia.id).roles.append(role.id)
        _, new = another_guild(home, anna, ben)
        left = world.add_channel(guild, "left")
        await home.heard()
        old = (await anna.slash("drachenland new", at=left)).post
        assert old is not None
        await (await home.table(1)).end()
        await lost_table(home, anna, ben, number=2)
        for person in (anna, ben):
            await person.slash("table move", at=new)
        end = pack_custom_id(VerbButton(2, "end", "yes"), home.bot.front.buttons.key)
        message = carrying(world.messages[left.id][old.id], end)

        told = await press(mia, message, end)

        assert "Only the host" in told.text
        assert (await home.table(2)).record.phase is Phase.RUNNING
