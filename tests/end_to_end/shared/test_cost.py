"""D2: what several processes cost in CPU beside one, and how often they get in each other's way."""

import os
import urllib.request
from pathlib import Path

import pytest

from tests import postgres
from tests.discord_server import local_discord
from tests.end_to_end.shared.crowd import AFTER, dealt, played
from tests.end_to_end.shared.fleet import Fleet, Member, until
from tests.ports import free_port

TICKS = os.sysconf("SC_CLK_TCK")


def seconds_of(member: Member) -> float:
    """CPU that the process has used so far."""
    fields = Path(f"/proc/{member.process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def lost_of(port: int) -> float:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as page:
        lines = page.read().decode().splitlines()
    found = [line.split()[-1] for line in lines if line.startswith("tafelrunde_saves_lost_total ")]
    return float(found[0]) if found else 0.0


async def cost(folder: Path, processes: int, tables: int, clicks: int) -> tuple[float, float]:
    """CPU seconds of the bot per durable change; the share of saves that lost a race."""
    async with local_discord() as discord:
        fleet = Fleet(discord, await postgres.fresh_database(), folder, seed=5)
        fleet.ports = [free_port() for _ in range(processes)]
        try:
            await fleet.open(processes, 6)
            await dealt(fleet, tables)
            await played(fleet, clicks // 2)  # what each process loads once is no cost of an action
            await until(fleet.is_told, AFTER)
            began, before = sum(map(seconds_of, fleet.members)), await saves(fleet)
            await played(fleet, clicks)
            await until(fleet.is_told, AFTER)
            done = await saves(fleet) - before
            used = sum(map(seconds_of, fleet.members)) - began
            return used / done, sum(map(lost_of, fleet.ports)) / done
        finally:
            await fleet.close()


async def saves(fleet: Fleet) -> int:
    return int(await fleet.storage.value("SELECT sum(revision) FROM tables"))


@pytest.mark.soak
async def test_three_processes_cost_little_more_than_one(tmp_path: Path) -> None:
    one, _ = await cost(tmp_path, 1, tables=12, clicks=240)
    three, lost = await cost(tmp_path, 3, tables=12, clicks=240)

    print(f"D2: {three / one:.2f} ({three:.3f} ÷ {one:.3f} s), lost races {lost:.2%}")  # noqa: T201
    assert three / one <= 1.25
    assert lost <= 0.02
