"""D1: processes die at any moment; nothing acknowledged is lost, nothing happens twice."""

import asyncio
import signal
import time
from pathlib import Path

import pytest

from bot.connection import FIRST
from bot.table.model.record import StoredLogEntry
from tests import postgres
from tests.discord_server import local_discord
from tests.end_to_end.shared.crowd import AFTER, LONGEST, dealt, played
from tests.end_to_end.shared.fleet import LIMIT, Fleet, Member, until

STOPPED = 60.0  # seconds for which a process is hung


async def killed(
    folder: Path, tables: int, kills: int, clicks: int, processes: int = 3, after: float = AFTER
) -> Fleet:
    """Between two kills so many clicks are sent, and some are always under way at a death."""
    async with local_discord() as discord:
        fleet = Fleet(discord, await postgres.fresh_database(), folder, seed=1)
        try:
            await fleet.open(processes, 2 * processes)
            await dealt(fleet, tables)
            for _ in range(kills):
                await asyncio.gather(played(fleet, clicks), struck(fleet))
            await all_told(fleet, after)
            await fleet.assert_replays()
        finally:
            await fleet.close()
        return fleet


async def all_told(fleet: Fleet, within: float = LIMIT) -> None:
    try:
        await until(fleet.is_told, within)
    except AssertionError:
        said = [line for member in fleet.members for line in member.lines[-8:]]
        raise AssertionError("\n".join([*fleet.missing, *said])) from None


async def struck(fleet: Fleet) -> None:
    """In the middle of what the others do."""
    before, end = sum(fleet.told.values()), time.monotonic() + LONGEST / 2
    while sum(fleet.told.values()) < before + 3 and time.monotonic() < end:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    await fleet.kill()


@pytest.mark.slow
async def test_processes_die_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    fleet = await killed(tmp_path, tables=2, kills=3, clicks=16, processes=2, after=LIMIT)

    assert fleet.told["acknowledged"] >= 3, fleet.told
    assert fleet.told["in a channel"] >= 1, fleet.told


@pytest.mark.soak
async def test_forty_deaths(tmp_path: Path) -> None:
    fleet = await killed(tmp_path, tables=200, kills=40, clicks=120)

    assert fleet.told["acknowledged"] >= 4000
    assert fleet.told["in flight"] + fleet.told["unanswered"] >= 25


@pytest.mark.soak
async def test_a_process_that_is_stopped_for_a_minute_begins_anew(tmp_path: Path) -> None:
    """SIGSTOP in the middle of a save: its shards are taken over. When it goes on the save changes
    nothing; it says so, and claims anew."""
    async with local_discord() as discord:
        fleet = Fleet(discord, await postgres.fresh_database(), tmp_path, seed=2)
        try:
            await fleet.open(processes=2, shards=2)
            await dealt(fleet, 2)
            hung = await fleet.holder_of(FIRST)
            hung.process.send_signal(signal.SIGUSR1)
            await until(lambda: played_until_stopped(fleet, hung), LIMIT)
            stopped = time.monotonic()
            await until(lambda: holds_all(fleet, 2), LIMIT)
            await played(fleet, 8)
            await until(lambda: has_passed(stopped + STOPPED), LIMIT)
            before = await logs(fleet)
            hung.process.send_signal(signal.SIGCONT)
            print(f"stopped for {time.monotonic() - stopped:.0f} s")  # noqa: T201

            await until(lambda: said(hung, "taken for dead"), LIMIT)
            await until(lambda: said(hung, "claimed", after="taken for dead"), LIMIT)
            assert await logs(fleet) == before
            await played(fleet, 8)
            await all_told(fleet)
            await fleet.assert_replays()
        finally:
            await fleet.close()


async def played_until_stopped(fleet: Fleet, member: Member) -> bool:
    if not member.is_stopped:
        await played(fleet, 1)
    return member.is_stopped


async def has_passed(moment: float) -> bool:
    return time.monotonic() >= moment


async def logs(fleet: Fleet) -> dict[int, list[StoredLogEntry]]:
    return {table: await fleet.storage.log(table) for table in fleet.seats}


async def holds_all(fleet: Fleet, shards: int) -> bool:
    """One process alone holds everything."""
    rows = await fleet.storage.rows("SELECT count(*), count(DISTINCT holder) FROM shards")
    live = await fleet.storage.value("SELECT count(*) FROM live_shards($1)", time.time())
    return tuple(rows[0]) == (shards, 1) and live == shards


async def said(member: Member, text: str, after: str = "") -> bool:
    lines = member.lines
    begin = next((n for n, line in enumerate(lines) if after in line), len(lines))
    return any(text in line for line in lines[begin:])
