"""A house with one channel for each table: whoever does something does it in the room entered."""

from bot.local.model import Channel, ChannelKind
from bot.table.table import Table
from tests.discord_server import Discord
from tests.end_to_end.house import House


class Rooms(Discord):
    """The channel people write in is the one entered last."""

    entered: int | None = None

    @property
    def channel(self) -> Channel:
        return super().channel if self.entered is None else self.world.channels[self.entered]

    def enter(self, name: str) -> None:
        """The channel of this name, made if need be."""
        texts = [one for one in self.world.channels.values() if one.kind is ChannelKind.TEXT]
        known = next((one for one in texts if one.name == name), None)
        self.entered = (known or self.world.add_channel(self.guild, name)).id


class Suite(House):
    """Its table is the one of the room entered."""

    number = 1

    def enter(self, name: str, number: int) -> None:
        assert isinstance(self.discord, Rooms)
        self.discord.enter(name)
        self.number = number

    async def table(self, number: int | None = None) -> Table:
        return await super().table(self.number if number is None else number)
