"""One house for all tests of a module in which nothing is killed or started anew.

Each test has a server with people of its own, so that it sees nothing of the others; time goes on
from test to test. At its end its tables are called off, and nothing may have gone wrong.
"""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import shake_256
from itertools import count
from pathlib import Path

import pytest

from bot.local.model import Channel, ChannelKind, Guild, User
from bot.local.permissions import ORDINARY, Can
from bot.table.table import Table
from tests.discord_server import Discord, local_discord
from tests.end_to_end.house import House, located


class Servers(Discord):
    """Whatever names no server is about the one that was founded last."""

    here: Guild | None = None

    @property
    def guild(self) -> Guild:
        return self.here or super().guild

    @property
    def channel(self) -> Channel:
        texts = (one for one in self.world.channels.values() if one.kind is ChannelKind.TEXT)
        return next(one for one in texts if one.guild == self.guild.id)

    def user(self, name: str, *, locale: str = "en-US") -> User:
        """Nobody knows anybody from another server."""
        for user in self.world.users.values():
            is_here = (self.guild.id, user.id) in self.world.members
            if is_here and user.display == name and not user.bot:
                return user
        user = self.world.add_user(name, locale=locale)
        self.world.join(self.guild, user)
        return user

    def found(self) -> None:
        """A new server, just like the first."""
        world = self.world
        owner = world.add_user("Owner")
        self.here = guild = world.add_guild("Tafelrunde", owner.id, "de")
        role = world.grant(guild, "Tafelrunde", ORDINARY | Can.PIN_MESSAGES)
        world.join(guild, owner)
        world.join(guild, world.users[world.bot_id], (role.id,))
        world.add_channel(guild, "spieltisch")

    def assert_nothing_went_wrong(self) -> None:
        """Of this test; the next begins anew."""
        try:
            super().assert_nothing_went_wrong()
        finally:
            self.take_errors()
            for findings in vars(self.report).values():
                findings.clear()


class SharedHouse(House):
    tables_before = 0

    async def table(self, number: int = 1) -> Table:
        """The tables of a test are numbered from one."""
        return await super().table(self.tables_before + number)

    async def begin(self) -> None:
        """A test: of those before it there remain the time and the numbers of things."""
        assert isinstance(self.discord, Servers)
        self.discord.found()
        await self.heard()
        self.tables_before = max(await self.bot.store.numbers(), default=0)
        self.discord.take_errors()  # of a house that one of them had for itself
        self.luck.seed(1)
        self.requests.clear()

    async def end(self) -> None:
        """Its tables are called off, so that they cost the next test nothing."""
        self.discord.recover()
        for table in await self.bot.tables.of_guild(self.discord.guild.id):
            await table.end()
        await self.settle()
        self.discord.assert_nothing_went_wrong()


@asynccontextmanager
async def shared_house(folder: Path, name: str) -> AsyncIterator[SharedHouse]:
    """`name`: from which its secrets follow, as those of a test follow from the test's."""
    numbers = count()

    def token_bytes(length: int | None = None) -> bytes:
        return shake_256(f"{name} {next(numbers)}".encode()).digest(length or 32)

    async with local_discord(kind=Servers) as discord:
        home = SharedHouse(discord, folder / "tafelrunde.sqlite3", 1)
        await located(home)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "token_bytes", token_bytes)
            await home.open()
        yield home
