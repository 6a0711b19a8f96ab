"""A table in a thread of its own: on request, or because the channel has one already."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.local import refusals
from bot.local.errors import ApiError
from bot.local.model import ChannelKind, Overwrite
from bot.local.permissions import Can
from tests.end_to_end.house import House, house

pytestmark = pytest.mark.asyncio(loop_scope="module")

CARD = r"POST /channels/\d+/messages$"
NO_MORE_TABLES = """CREATE TRIGGER no_more BEFORE INSERT ON tables
    BEGIN SELECT RAISE(FAIL, 'no more tables'); END"""


async def open_tables(home: House) -> int:
    phases = (await home.bot.store.census(home.clock.now())).phases
    return sum(number for phase, number in phases.items() if phase != "ended")


async def test_a_second_table_is_offered_a_thread(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    await anna.slash("emerald new")

    offer = (await ben.slash("drachenland new")).post
    assert offer is not None
    assert offer.ephemeral
    told = (await ben.click(offer, "Open it in a thread")).post
    assert told is not None

    table = await home.table(2)
    thread = home.discord.world.channel(table.record.channel)
    assert f"<#{thread.id}>" in told.text
    assert thread.name == "Drachenland"
    card = ben.visible(thread)[-1]
    assert (await anna.click(card, "Join")).failure is None
    assert (await ben.click(ben.again(card), "Start")).failure is None
    await home.settle()
    assert (await home.table(2)).state.game_state is not None


@pytest.mark.parametrize(("locale", "said"), [("en-US", "stands in"), ("de", "Der Tisch steht in")])
async def test_a_thread_on_request(home: House, locale: str, said: str) -> None:
    (anna,) = home.discord.people("Anna", locale=locale)
    told = (await anna.slash("emerald new", thread=True)).post

    assert told is not None
    assert said in told.text
    channel = (await home.table()).record.channel
    assert channel != home.discord.channel.id
    again = (await anna.slash("emerald new", at=home.discord.world.channel(channel))).post
    assert again is not None
    assert again.ephemeral, "one table in a thread, and no thread in it"
    assert not again.buttons


async def test_without_the_permission_one_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        world, guild, channel = home.discord.world, home.discord.guild, home.discord.channel
        world.overwrite(channel, Overwrite(guild.id, 0, deny=int(Can.CREATE_PUBLIC_THREADS)))
        world.overwrite(channel, Overwrite(world.bot_id, 1, deny=int(Can.CREATE_PUBLIC_THREADS)))

        told = (await anna.slash("emerald new", thread=True)).post

        assert told is not None
        assert "Create Public Threads" in told.text
        assert await home.bot.store.open_in(channel.id) is None


async def test_what_a_thread_takes_is_asked_before_it_is_opened(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        deny = int(Can.SEND_MESSAGES_IN_THREADS)
        world, channel = home.discord.world, home.discord.channel
        world.overwrite(channel, Overwrite(world.bot_id, 1, deny=deny))

        told = (await anna.slash("emerald new", thread=True)).post

        assert told is not None
        assert "“Send Messages in Threads”" in told.text
        assert not list(world.threads(home.discord.guild.id))
        assert not await open_tables(home)


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (refusals.too_many_threads, "As many threads are open"),
        (refusals.wrong_channel_type, "no threads in this channel"),
        (refusals.missing_permissions, "I may not open threads here"),
        (lambda: ApiError(400, 200000, "blocked"), "nothing is left of it"),
    ],
)
async def test_a_refused_thread_is_told_in_one_sentence(
    tmp_path: Path, refusal: Callable[[], ApiError], said: str
) -> None:
    """D-13: too many threads, a channel that takes none."""
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        home.discord.faults.answer(r"POST /channels/\d+/threads", refusal())

        told = (await anna.slash("emerald new", thread=True)).post

        assert told is not None
        assert said in told.text
        assert "\n" not in told.text
        assert not await open_tables(home)


@pytest.mark.parametrize("may_delete", [True, False])
async def test_a_card_that_is_refused_leaves_nothing_behind(
    tmp_path: Path, *, may_delete: bool
) -> None:
    """D-13: neither an empty thread nor a table that nobody sees."""
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        world, channel = home.discord.world, home.discord.channel
        if may_delete:
            world.overwrite(channel, Overwrite(world.bot_id, 1, allow=int(Can.MANAGE_THREADS)))
        home.discord.faults.answer(CARD, ApiError(403, 50013, "no"), times=9)

        told = (await anna.slash("emerald new", thread=True)).post
        await home.settle()

        assert told is not None
        assert told.ephemeral
        assert "I may not open threads here" in told.text
        assert not await open_tables(home)
        assert not list(world.threads(home.discord.guild.id)), "no thread is open"
        assert len([c for c in world.channels.values() if c.thread]) == (not may_delete)
        assert [post for post in anna.visible() if not post.ephemeral] == []


async def test_a_card_that_discord_cannot_take_just_now_follows(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    home.discord.faults.server_error(CARD, 503, times=1)

    told = (await anna.slash("emerald new", thread=True)).post
    await home.settle()

    assert told is not None
    assert "stands in" in told.text
    thread = home.discord.world.channel((await home.table()).record.channel)
    assert "Join" in anna.visible(thread)[-1].buttons


async def test_a_table_that_is_not_saved_takes_its_thread_along(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        await home.file.do(lambda db: db.execute(NO_MORE_TABLES).rowcount)

        told = (await anna.slash("emerald new", thread=True)).post

        assert told is not None
        assert not list(home.discord.world.threads(home.discord.guild.id))
        home.discord.take_errors()


async def test_in_an_announcement_channel_the_thread_is_of_its_kind(home: House) -> None:
    """D-13: type 10."""
    (anna,) = home.discord.people("Anna")
    world = home.discord.world
    news = world.add_channel(home.discord.guild, "news", kind=ChannelKind.ANNOUNCEMENTS)
    await home.heard()

    told = (await anna.slash("emerald new", at=news, thread=True)).post

    assert told is not None
    thread = world.channel((await home.table()).record.channel)
    assert thread.kind is ChannelKind.ANNOUNCEMENT_THREAD
    assert thread.parent == news.id
    assert "Join" in anna.visible(thread)[-1].buttons
