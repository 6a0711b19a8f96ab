"""The process itself: its stop, its log, its signs of life."""

import asyncio
import logging
from io import StringIO
from pathlib import Path
from threading import Event

import pytest

from bot.local.acts import Act
from bot.local.script import FOREVER
from bot.local.troubles import TROUBLES, refusal
from bot.logs import formatter
from bot.table.storage.faults import NotSaved
from bot.table.storage.protocol import PULSE
from bot.table.storage.sqlite.inspect import last_sign
from bot.ui.message import painting
from tests.end_to_end.delivery.usual import is_answering, usual
from tests.end_to_end.house import SharedTime, house
from tests.patience import until


async def test_an_orderly_stop_logs_no_error(tmp_path: Path) -> None:
    """D-26: what is still owed is in the ledger, and is shown after the next start."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        held = home.discord.faults.strike(Act.ANYTHING, TROUBLES["silence"], FOREVER)
        home.discord.owner.delete(home.board(pair.active.person))
        await until(lambda: held.met == 1)

        await home.close()
        home.discord.recover()

        assert home.discord.take_errors() == []
        await home.open()
        await home.heard()
        await home.pass_time(65)
        assert home.board(pair.active.person).buttons[0] == "My hand"


async def test_a_click_that_is_being_answered_when_the_bot_stops_is_no_error(
    tmp_path: Path,
) -> None:
    """D-26: its picture is still being painted when the connection is gone."""
    go_on = Event()
    async with house(tmp_path) as home:
        pair = await usual(home)
        painter = asyncio.create_task(painting.paint_queue.line_up(lambda: go_on.wait(30)))
        person = pair.active.person
        clicking = asyncio.create_task(person.click(home.board(person), "My hand"))
        await until(lambda: is_answering(home))

        await home.close()
        go_on.set()
        await painter
        await home.open()
        home.clock.advance(3)

        assert (await clicking).failure == "This interaction failed"
        home.discord.report.take_failures()
        assert home.discord.take_errors() == []
        assert (await person.click(home.board(person), "My hand")).failure is None


@pytest.mark.parametrize("is_stopped", [True, False])
async def test_news_that_are_being_heard_when_the_bot_stops_are_no_error(
    tmp_path: Path, is_stopped: bool
) -> None:
    """D-26: the next start looks at everything anew. As long as it runs they are one."""
    async with house(tmp_path) as home:
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def on_news() -> None:
            begun.set()
            await go_on.wait()
            if not is_stopped:
                raise NotSaved("the disk is full")
            await home.bot.store.guilds()

        home.bot.add_listener(on_news)
        home.bot.dispatch("news")
        await begun.wait()
        hearing = next(t for t in asyncio.all_tasks() if t.get_name() == "discord.py: on_news")
        if is_stopped:
            await home.close()
        go_on.set()
        await hearing

        assert bool(home.discord.take_errors()) is not is_stopped
        if is_stopped:
            await home.open()


async def test_the_log_names_the_table_that_it_is_about(tmp_path: Path) -> None:
    """D-27: three tables, two of which cannot be shown when the bot comes back."""
    said = StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(formatter("text"))
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        channels = [home.discord.channel]
        channels += [home.discord.world.add_channel(home.discord.guild, n) for n in ("b", "c")]
        await home.heard()
        for channel in channels:
            card = (await anna.slash("emerald new", at=channel)).post
            assert card is not None
            await ben.click(card, "Join")
            await anna.click(card, "Start")
            await home.settle()
        await home.close()
        home.clock.advance(600)
        for number, channel in enumerate(channels[:2], 1):
            route = rf"PATCH /channels/{channel.id}/messages/"
            home.discord.faults.strike(route, refusal(403, 200000, f"no, {number}"), FOREVER)
        logging.getLogger().addHandler(handler)
        try:
            await home.open()
            await home.heard()
        finally:
            logging.getLogger().removeHandler(handler)

    lines = [line for line in said.getvalue().splitlines() if "200000" in line]
    named = {(f"(table {number})" in line, f"no, {number}" in line)
             for line in lines for number in (1, 2, 3)}  # fmt: skip
    assert named == {(True, True), (False, False)}
    assert not any("table" in line for line in said.getvalue().splitlines() if "ready as" in line)


async def test_signs_of_life_do_not_wait_for_the_gateway(tmp_path: Path) -> None:
    """D-29: logged in and held at the door for a minute: the lease is renewed all the while."""
    async with house(tmp_path) as home:
        database = home.file.path
        await usual(home)
        await home.close()
        home.discord.gateway.refuse(waiting=True)
        bot = type(home.bot)(database, time=SharedTime(home.clock), luck=home.luck.random)
        await bot.login(home.discord.token)
        connecting = asyncio.create_task(bot.connect())
        try:
            for _ in range(12):
                home.clock.advance(PULSE)
                for _ in range(20):
                    await asyncio.sleep(0.002)
            sign = last_sign(database)
            assert sign is not None
            assert sign.seen >= home.clock.now() - 2 * PULSE
        finally:
            home.discord.recover()
            await bot.wait_until_ready()
            home.bot = bot
            await home.heard()
            await bot.close()
            await connecting
        await home.open()
