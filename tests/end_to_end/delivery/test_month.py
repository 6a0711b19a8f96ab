"""A month of bad weather: everybody is told, and nothing is out of step when it is over."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.local.clock import NEW_YEAR_2026, VirtualClock
from tests.discord_server import Discord, local_discord, naps
from tests.end_to_end.delivery.month import Month
from tests.end_to_end.delivery.order import disorder
from tests.end_to_end.delivery.weather import HOUR
from tests.end_to_end.rooms import Rooms, Suite

log = logging.getLogger(__name__)
MORNING = NEW_YEAR_2026 + 6 * HOUR  # and all ends when nobody's phone waits for the dawn to ring
EXPECTED = ("50035", "Attempting a reconnect")  # a bad body was injected; discord.py's own word


def unexpected(discord: Discord) -> list[str]:
    """The ERROR lines but for those of injected bad bodies; a fault is known by its number."""
    records = discord._errors.records
    causes = [str(record.exc_info[1]) if record.exc_info else "" for record in records]
    lines = discord.take_errors()
    known = {line for line, cause in zip(lines, causes, strict=True) if EXPECTED[0] in cause}
    return [
        line
        for line in lines
        if not line.startswith((*known, EXPECTED[1])) and EXPECTED[0] not in line
    ]


async def lived(folder: Path, tables: int, days: float, storms: float, seed: int) -> Month:
    """Nobody was played for without a word; in the end everything is as it should be."""
    async with local_discord(kind=Rooms, clock=VirtualClock(MORNING)) as discord:
        home = Suite(discord, folder / "tafelrunde.sqlite3", seed)
        with naps():
            await home.open()
            month = Month(home, tables, seed)
            await month.live(days, storms)
            errors = unexpected(discord)
            log.info("%s", month.figures())
            discord.report.take_failures()  # which the month has judged
            assert not month.witness.wrongs, "\n".join(month.witness.wrongs)
            assert not (wrong := [line async for line in disorder(home)]), "\n".join(wrong)
            assert not errors, "\n".join(errors)
    return month


@pytest.mark.soak
async def test_a_day_of_bad_weather(tmp_path: Path, same_secrets: Callable[[], None]) -> None:
    same_secrets()
    month = await lived(tmp_path, tables=3, days=0.15, storms=50, seed=7)

    assert month.count["clicks"] > 10
    assert month.witness.by_clock
    assert month.weather.met


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
async def test_a_month_of_bad_weather_at_fifty_tables(tmp_path: Path, part: int) -> None:
    """Five tables in each part, with people and weather of their own: they add up to fifty."""
    month = await lived(tmp_path, tables=5, days=30.5, storms=8, seed=30 + part)

    assert month.witness.by_clock > 100
