"""Two processes of the bot on one PostgreSQL and one virtual clock, each with one of two shards.

DM clicks come to one of them, the server's events to the other, and either may be asked to act.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.client import Tafelrunde
from bot.table.storage.protocol import PULSE
from bot.table.table import Table
from tests import postgres
from tests.discord_server import local_discord
from tests.end_to_end.house import House
from tests.patience import Patience, until

SHARDS = 2
WORK = 20.0  # seconds of it, for a start
MOMENT = 0.02  # real seconds in which the processes get something done


class Twins(House):
    other: Tafelrunde | None = None

    @property
    def bots(self) -> list[Tafelrunde]:
        return [self.bot] if self.other is None else [self.bot, self.other]

    async def open(self, **options: Any) -> None:
        """The second gets a shard when the first has left one to it."""
        self.other = None
        await super().open(**options)
        self.other = self._made(**options)
        connecting = asyncio.create_task(self.discord.connect(self.other))
        await until(lambda: connecting.done() or self._has_come(), WORK)
        patience = Patience(WORK)
        while not connecting.done():
            patience.look_again()
            self.clock.advance(PULSE)
            await self.pulse()
            await asyncio.sleep(MOMENT)
        await connecting
        await self.settle()

    def _has_come(self) -> bool:
        """Listed, and able to take a shard: from now on it has to give signs of life."""
        return self.other is not None and self.other.shard_count is not None

    async def table(self, number: int = 1) -> Table:
        """As one of them has it, whichever."""
        return await self.luck.choice(self.bots).tables.get(number)


@asynccontextmanager
async def twins(folder: Path, seed: int = 1) -> AsyncIterator[Twins]:
    async with local_discord(shards=SHARDS) as discord:
        discord.concurrency = 16
        home = Twins(discord, folder / "none", seed)
        home.address = await postgres.fresh_database()
        await home.open()
        yield home
