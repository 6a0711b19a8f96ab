"""People's time end to end: quiet hours by the board's deadline, reminders, notices as chosen."""

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.local.clock import VirtualClock
from bot.local.model import Channel
from bot.local.people import Person
from bot.local.post import Post
from bot.table.tables import Tables
from tests.end_to_end.house import House, SharedTime, house
from tests.end_to_end.players import picks

MINUTE = 60
JOIN = {"en-US": "Join", "de": "Mitspielen"}
QUIET = {"en-US": "me quiet", "de": "ich ruhe"}
HALF = {"en-US": "half of your time is over", "de": "Hälfte deiner Zeit"}


def starting(moment: str) -> dict[str, Any]:
    return {"clock": VirtualClock(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp())}


async def together(home: House, *people: Person, locale: str = "en-US") -> Person:
    """A table with ten minutes a turn; returns whose turn it is."""
    host, *guests = people
    card = (await host.slash("emerald new")).post
    assert card is not None
    await host.select(card, "together")
    for guest in guests:
        await guest.click(card, JOIN[locale])
    await host.click(card, "Start")
    await home.settle()
    return await up(home, people)


async def up(home: House, people: tuple[Person, ...]) -> Person:
    """Whose turn it is."""
    record = await home.table()
    user = record.record.chairs[record.state.asks()[0].seat].user
    return next(person for person in people if person.id == user)


async def sleep_from(person: Person, begin: str, end: str, locale: str = "en-US") -> None:
    hours: dict[str, Any] = {"zone": "Europe/Berlin", "from": begin, "to": end}
    shown = await person.slash(QUIET[locale], **hours)
    assert shown.failure is None


def minutes_left(home: House, person: Person) -> float:
    """Until the deadline that the board shows."""
    shown = re.search(r"<t:(\d+):R>", home.board(person).text)
    assert shown is not None
    return (int(shown[1]) - home.clock.now()) / MINUTE


def panel(person: Person) -> Post:
    """The one living message in the DM."""
    (post,) = person.inbox()
    return post


def reminders(posts: list[Post], locale: str = "en-US") -> list[Post]:
    return [post for post in posts if HALF[locale] in post.text]


@pytest.mark.parametrize("locale", ["de", "en-US"])
async def test_quiet_hours_put_off_the_boards_deadline_and_nobody_is_charged_in_them(
    tmp_path: Path, locale: str
) -> None:
    """It is one o'clock at night in Berlin."""
    async with house(tmp_path) as home:
        people = home.discord.people("Anna", "Ben", locale=locale)
        active = await together(home, *people, locale=locale)
        assert minutes_left(home, active) == 10

        await sleep_from(active, "1:06", "1:11", locale)
        await home.settle()
        assert minutes_left(home, active) == 15
        first = panel(active)
        await home.pass_time(12 * MINUTE)
        assert (await home.table()).record.log_length == 0
        again = panel(active)  # at half time it is posted anew, and the phone rings
        assert again.id != first.id
        assert not again.silent
        assert again.buttons == first.buttons
        await home.pass_time(3 * MINUTE)

        history = await (await home.table()).history()
        assert {h.entry.by for h in history if h.entry} == {"clock"}
        assert panel(active).id == again.id
        assert not picks(panel(active))
        assert await up(home, people) is not active


@pytest.mark.parametrize(
    ("began", "quiet", "left"),
    [
        ("2026-03-29 00:55", ("1:58", "3:03"), 15),  # 02:00 to 03:00 do not exist
        ("2026-10-25 00:55", ("2:58", "3:02"), 30),  # 02:00 to 03:00 come twice: the limit
        ("2026-10-25 01:55", ("23", "2:57"), 12),  # until the second 02:57
    ],
)
async def test_the_nights_when_the_clock_is_moved(
    tmp_path: Path, began: str, quiet: tuple[str, str], left: int
) -> None:
    async with house(tmp_path, **starting(began)) as home:
        people = home.discord.people("Anna", "Ben")
        active = await together(home, *people)

        await sleep_from(active, *quiet)
        await home.settle()
        assert minutes_left(home, active) == left
        await home.pass_time(left * MINUTE - 5)
        assert (await home.table()).record.log_length == 0
        await home.pass_time(5)

        assert (await home.table()).record.log_length > 0


@pytest.mark.parametrize("locale", ["de", "en-US"])
async def test_eight_hours_of_suspend_and_a_restart_cost_no_awake_time(
    tmp_path: Path, locale: str
) -> None:
    async with house(tmp_path) as home:
        people = home.discord.people("Anna", "Ben", locale=locale)
        active = await together(home, *people, locale=locale)
        await sleep_from(active, "8:58", "9:03", locale)
        await home.pass_time(2 * MINUTE)

        home.clock.advance(8 * 3600 - 7 * MINUTE)  # under a closed lid: now it is 08:55
        await home.bot.tables.pulse()
        await home.settle()

        assert (await home.table()).record.log_length == 0
        assert "473" in home.board(active).text  # minutes away, said once
        assert minutes_left(home, active) == 13  # three of eight minutes are before the quiet hours
        await home.close()
        home.clock.advance(4 * MINUTE)
        await home.open()
        await home.heard()
        assert minutes_left(home, active) == 12  # 08:59: all eight are after them
        home.clock.advance(-3600)  # somebody sets the clock back: nothing comes sooner
        await home.settle()
        assert (await home.table()).record.log_length == 0


async def test_a_reminder_that_was_saved_but_not_told_is_told_once_after_a_restart(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        assert home.file  # where several share, clocks stand still while nobody is there
        people = home.discord.people("Anna", "Ben")
        active = await together(home, *people)
        first = panel(active)
        await home.pass_time(4 * MINUTE)
        await home.close()
        await home.bot.store.open()
        home.clock.advance(MINUTE)
        silent = Tables(home.bot.store, SharedTime(home.clock))  # it dies before it can tell
        await silent.fire_due(home.clock.now())
        await home.bot.store.close()
        assert panel(active) == first

        await home.open()
        await home.heard()
        reminded = panel(active)
        assert reminded.id != first.id
        assert not reminded.silent
        await home.close()
        await home.open()
        await home.heard()

        assert panel(active).id == reminded.id
        await home.pass_time(2 * MINUTE)
        assert panel(active).id == reminded.id


@pytest.mark.parametrize(
    ("locale", "command"), [("de", "ich nachrichten"), ("en-US", "me notices")]
)
async def test_turns_and_reminders_come_as_they_were_chosen(
    tmp_path: Path, locale: str, command: str
) -> None:
    async with house(tmp_path) as home:
        anna, ben, carl = home.discord.people("Anna", "Ben", "Carl", locale=locale)
        await anna.slash(command, how="mention")
        await ben.slash(command, how="none")
        people = (anna, ben, carl)
        await together(home, *people, locale=locale)
        expected = {"Anna": (1, 0, 1, 0), "Ben": (0, 0, 0, 0), "Carl": (0, 1, 0, 1)}
        seen = set[str]()
        while len(seen) < 3:
            active = await up(home, people)
            before = {post.id for post in active.inbox()}
            await home.pass_time(5 * MINUTE)
            called = [post for post in carl.visible() if post.mentions(active.id)]
            told = [post for post in active.inbox() if picks(post)]
            anew = [post for post in told if post.id not in before]
            reminded = (reminders(called, locale), anew)
            numbers = (len(called), len(told), *map(len, reminded))
            assert numbers == expected[active.name]
            seen.add(active.name)
            await home.pass_time(5 * MINUTE)
            assert reminders(carl.visible(), locale) == []
            assert not any(picks(post) for post in active.inbox())


async def test_closed_dms_are_reminded_by_a_mention(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        people = home.discord.people("Anna", "Ben")
        for person in people:
            person.accept_dms(accepts=False)
        active = await together(home, *people)

        await home.pass_time(5 * MINUTE)

        assert len(reminders([p for p in active.visible() if p.mentions(active.id)])) == 1


async def test_tables_that_call_somebody_at_the_same_moment_ring_once(tmp_path: Path) -> None:
    """Each looks whether another has just rung, and all of them look at once."""
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        world, guild = home.discord.world, home.discord.guild
        aside = [world.add_channel(guild, name) for name in ("two", "three")]
        await home.heard()
        cards = [await lobby(anna, ben, channel) for channel in (home.discord.channel, *aside)]
        await asyncio.gather(*(anna.click(card, "Start") for card in cards))
        await home.settle()

        panels = [[post for post in who.inbox() if picks(post)] for who in (anna, ben)]
        assert sum(map(len, panels)) == len(cards)  # one of two people is asked at two of them
        rang = [[post for post in mine if not post.silent] for mine in panels]
        assert [len(mine) for mine in rang] == [min(1, len(mine)) for mine in panels]


async def lobby(host: Person, guest: Person, channel: Channel) -> Post:
    card = (await host.slash("emerald new", at=channel)).post
    assert card is not None
    assert (await guest.click(card, JOIN["en-US"])).failure is None
    return card
