"""When everything is told: the bot says so itself, and nobody has to look again and again."""

import asyncio
from pathlib import Path

from bot.local.acts import Act
from bot.local.script import ONCE
from bot.local.troubles import delay
from bot.table.model.message_record import BOARD
from tests.end_to_end.delivery.usual import is_in_step, panels, usual
from tests.end_to_end.house import house
from tests.patience import until

SOON = 2.0  # seconds that Discord takes for an answer


async def test_it_is_idle_when_a_message_that_is_owed_stands(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        pair, reconciler = await usual(home), home.bot.reconciler
        assert reconciler.is_idle
        home.discord.owner.delete(home.board(pair.active.person))

        await reconciler.doubt(1, BOARD)
        assert not reconciler.is_idle
        await reconciler.idle()

        assert await is_in_step(home)


async def test_it_is_not_idle_while_discord_has_not_answered(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await usual(home)
        home.discord.faults.strike(Act.CHANNEL_EDIT, delay(SOON), ONCE)
        await home.bot.reconciler.doubt(1, BOARD)
        idle = asyncio.create_task(home.bot.reconciler.idle())
        await until(lambda: home.discord.faults.held == 1)
        assert not idle.done()

        home.clock.advance(SOON)
        await idle

        assert home.bot.reconciler.is_idle


async def test_it_is_not_idle_while_a_click_is_being_answered(tmp_path: Path) -> None:
    """What its message shows is left to the answer, which may be on its way."""
    async with house(tmp_path) as home:
        person = (await usual(home)).active.person
        home.discord.faults.strike(Act.ANSWER, delay(SOON), ONCE)
        click = asyncio.create_task(person.click(panels(person)[0], "Refresh"))
        await until(lambda: home.discord.faults.held == 1)
        assert not home.bot.reconciler.is_idle

        home.clock.advance(SOON)
        await home.bot.reconciler.idle()

        assert (await click).failure is None


async def test_it_is_not_idle_while_a_command_is_acted_on(tmp_path: Path) -> None:
    """It holds no message, and yet has not come to its end."""
    async with house(tmp_path) as home:
        person = (await usual(home)).active.person
        home.discord.faults.strike(Act.ANSWER, delay(SOON), ONCE)
        command = asyncio.create_task(person.slash("table board"))
        await until(lambda: home.discord.faults.held == 1)
        assert not home.bot.once.is_idle

        home.clock.advance(SOON)
        await home.bot.once.idle()

        assert home.bot.once.is_idle
        assert (await command).failure is None


async def test_what_comes_due_is_waited_for_as_soon_as_it_does(tmp_path: Path) -> None:
    """Before anybody could notice that time has passed: a deadline, and what is told of it."""
    async with house(tmp_path) as home:
        await usual(home, pace="together")
        table = await home.table()
        home.clock.advance(min(table.state.due.values()) - home.clock.now())
        assert not home.bot.tables.is_quiet

        await home.bot.tables.quiet()

        assert min(table.state.due.values()) > home.clock.now()
        await home.bot.reconciler.idle()
        assert await is_in_step(home)
