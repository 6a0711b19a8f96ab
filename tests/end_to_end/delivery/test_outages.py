"""While Discord is away clocks stand still: no turn is missed, every second is given back, once."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from bot.local import guilds, refusals
from bot.local.script import FOREVER
from bot.local.troubles import TROUBLES
from bot.table.model.deadline import Due
from bot.table.model.record import Phase
from tests.discord_server import naps
from tests.end_to_end.delivery.usual import asked_user, asks_once, passes, play_on, quiet, usual
from tests.end_to_end.house import House, house
from tests.patience import until

HOUR = 3600.0
TURN = 600.0
AWAY = 4 * HOUR


@asynccontextmanager
async def gateway(home: House) -> AsyncIterator[None]:
    """No connection, and nobody is let in."""
    home.discord.gateway.refuse(waiting=True)
    home.discord.gateway.drop()
    await until(lambda: bool(home.bot.tables.standstill.guilds))
    yield
    home.discord.gateway.accept()
    await until(lambda: not home.bot.tables.standstill.guilds)


@asynccontextmanager
async def first_shard(home: House) -> AsyncIterator[None]:
    """The shard that brings the clicks in DMs is lost alone."""
    home.discord.gateway.refuse(shard=0, waiting=True)
    home.discord.gateway.drop(shard=0)
    await until(lambda: bool(home.bot.tables.standstill.guilds))
    yield
    home.discord.gateway.accept()
    await until(lambda: not home.bot.tables.standstill.guilds)


@asynccontextmanager
async def rest(home: House) -> AsyncIterator[None]:
    """Every request is answered 503, the gateway is up."""
    everything = home.discord.faults.strike(".", TROUBLES["503"], FOREVER)
    home.discord.owner.delete(home.board(home.discord.owner))  # something is to be sent
    yield
    everything.lift()


@asynccontextmanager
async def server(home: House) -> AsyncIterator[None]:
    guilds.take_away(home.discord.world, home.discord.guild)
    await until(lambda: bool(home.bot.tables.standstill.guilds))
    yield
    guilds.bring_back(home.discord.world, home.discord.guild)
    await home.heard()


@asynccontextmanager
async def forbidden_server(home: House) -> AsyncIterator[None]:
    """Discord answers 403/50001 instead of 503 meanwhile."""
    home.discord.doubts.unavailable_guild = refusals.missing_access
    async with server(home):
        yield


def seconds_left(home: House, due: Due) -> float:
    return min(at for (kind, _), at in due.items() if kind == "turn") - home.clock.now()


Outage = Callable[[House], AbstractAsyncContextManager[None]]
OUTAGES = [gateway, first_shard, rest, server, forbidden_server]


@pytest.mark.parametrize("outage", OUTAGES)
async def test_four_hours_in_the_middle_of_ten_minute_turns(tmp_path: Path, outage: Outage) -> None:
    """D-1: nobody has missed anything, and the board says it in one sentence."""
    shards = 2 if outage is first_shard else 1
    async with house(tmp_path, shards=shards) as home:
        pair = await usual(home, pace="together")
        await home.pass_time(60)
        left, version = seconds_left(home, (await home.table()).state.due), 0
        with naps():
            async with outage(home):
                await passes(home, AWAY, step=25)
                table = await home.table()
                assert table.record.phase is Phase.RUNNING
                assert table.record.log_length == version
            await passes(home, 65)
            await quiet(home)

        table = await home.table()
        assert table.record.log_length == version
        assert table.record.pause is None
        assert [chair.misses for chair in table.record.chairs] == [0, 0]
        assert left - 135 <= seconds_left(home, table.state.due) <= left + 61
        assert await asked_user(home) == pair.active.person.id
        assert asks_once(pair.active.person)
        text = home.board(pair.active.person).text
        assert text.count("did not count") == 1
        assert "240 minutes" in text or "239 minutes" in text or "241 minutes" in text
        pair = await play_on(home, pair)
        assert asks_once(pair.active.person)
        assert "did not count" not in home.board(pair.active.person).text


@pytest.mark.parametrize("outage", [gateway, server])
async def test_a_moment_away_is_not_worth_a_word(tmp_path: Path, outage: Outage) -> None:
    async with house(tmp_path) as home:
        pair = await usual(home, pace="together")
        left = seconds_left(home, (await home.table()).state.due)
        with naps():
            async with outage(home):
                await passes(home, 50)
            await home.heard()

        assert abs(seconds_left(home, (await home.table()).state.due) - left) <= 1
        assert "did not count" not in home.board(pair.active.person).text


async def test_a_deadline_that_was_put_off_is_shown_where_it_is_near(tmp_path: Path) -> None:
    """DV3: too short to be worth a word, but else the board says that the time is over."""
    async with house(tmp_path) as home:
        pair = await usual(home, pace="together")
        await home.pass_time(TURN - 30)
        with naps():
            async with gateway(home):
                await passes(home, 50)
            await home.heard()

        due = (await home.table()).state.due
        until_when = f"<t:{int(home.clock.now() + seconds_left(home, due))}:R>"
        assert seconds_left(home, due) > 25
        assert until_when in home.board(pair.active.person).text
        assert until_when in pair.active.person.inbox()[-1].text


async def test_a_moment_away_writes_no_board_whose_deadline_is_far(tmp_path: Path) -> None:
    """A day later nobody sees these seconds: a hiccup of the gateway costs a busy bot nothing."""
    async with house(tmp_path) as home:
        await usual(home)
        home.requests.clear()
        left = seconds_left(home, (await home.table()).state.due)
        with naps():
            async with gateway(home):
                await passes(home, 50)
            await home.heard()

        assert abs(seconds_left(home, (await home.table()).state.due) - left) <= 1
        assert not [one for one in home.requests if "/messages" in one]
