"""A machine whose clock is wrong: the bot goes by Discord's, and nobody loses time."""

import random
from pathlib import Path

import pytest

from bot.table.model.record import Pause
from bot.table.time.pauses import pause_clocks
from tests.end_to_end.days import deadline
from tests.end_to_end.house import house
from tests.end_to_end.players import Player, asked_by_dm, gather

DAY = 24 * 3600


@pytest.mark.parametrize(
    "wrong", [-3 * 3600, 3 * 3600, -30 * DAY, 30 * DAY, -3650 * DAY, 3650 * DAY]
)
async def test_a_machine_with_a_wrong_clock_plays_by_discords(tmp_path: Path, wrong: float) -> None:
    """Hosting finding 1: every table was paused and stayed so when the clock was right again."""
    async with house(tmp_path) as home:
        anna, ben = (Player(p) for p in home.discord.people("Anna", "Ben"))
        await gather(home, [anna, ben], "emerald")
        active = next(player for player in (anna, ben) if asked_by_dm(player.person))
        left = await deadline(home)
        await home.close()
        home.wrong = wrong

        await home.open()
        assert ["clock is" in line for line in home.discord.take_errors()] == [True]
        assert abs(await deadline(home) - left) < 5
        home.wrong = 0.0  # somebody sets it right
        await home.pass_time(60)

        assert ["clock jumped" in line for line in home.discord.take_errors()] == [True]
        assert (await home.table()).record.pause is None
        assert abs(await deadline(home) - (left - 60)) < 5
        assert await active.act(home, random.Random(1)) is not None


async def test_tables_that_1_1_0_has_paused_for_its_clock_go_on_by_themselves(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        players = [Player(p) for p in home.discord.people("Anna", "Ben")]
        await gather(home, players, "emerald")
        table, left = await home.table(), await deadline(home)
        await table.update_running(lambda state, now, _: pause_clocks(state, Pause("clock"), now))
        await home.close()

        await home.open()

        assert (await home.table()).record.pause is None
        assert abs(await deadline(home) - left) < 5


@pytest.mark.parametrize("wrong", [-240.0, -3.0, 3.0, 240.0])
async def test_a_few_seconds_are_corrected_too_at_the_start_and_later(
    tmp_path: Path, wrong: float
) -> None:
    """DV7: ahead of Discord's by seconds, every click looked old and was acknowledged at once."""
    async with house(tmp_path) as home:
        players = [Player(p) for p in home.discord.people("Anna", "Ben")]
        await gather(home, players, "emerald")
        left = await deadline(home)
        for is_restarted in (False, True):
            home.wrong = wrong if is_restarted else 0.5 * wrong
            if is_restarted:
                await home.close()
                await home.open()
            await players[0].person.slash("table board")  # an answer tells the time
            await home.pass_time(30)
            assert abs(home.bot.time.now() - home.clock.now()) <= 1.5
        home.discord.take_errors()  # steps of minutes are told
        assert abs(await deadline(home) - (left - 60)) < 5
