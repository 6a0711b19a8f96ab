"""Many tables on a fleet, and clicks at all of them at once."""

import asyncio
import time
from itertools import cycle

from bot.games.registry import GAMES
from tests.end_to_end.shared.fleet import Fleet

LONGEST = 60.0  # real seconds between two kills, however slow the machine
AFTER = 60.0  # seconds after the last kill in which everybody has their panel again; in soak


async def dealt(fleet: Fleet, tables: int) -> None:
    slugs = cycle(GAMES)
    for number in range(tables):
        slug = next(slugs)
        names = [f"P{number}x{seat}" for seat in range(min(GAMES[slug].SEATS))]
        people = list(fleet.discord.people(*names))
        channel = fleet.server(number % fleet.discord.shards, people[0])
        await fleet.deal(slug, channel, people)


async def played(fleet: Fleet, clicks: int) -> None:
    seats = [(table, seat) for table, people in fleet.seats.items() for seat in people]

    async def busy(mine: list[tuple[int, int]]) -> None:
        sent, end = 0, time.monotonic() + LONGEST
        while sent < -(-clicks // 4) and time.monotonic() < end:
            if await fleet.click(*fleet.luck.choice(mine)):
                sent += 1
            else:
                await asyncio.sleep(0.05)

    tables = list(fleet.seats)
    parts = [[one for one in seats if one[0] in tables[n::4]] for n in range(4)]
    await asyncio.gather(*(busy(part) for part in parts if part))
