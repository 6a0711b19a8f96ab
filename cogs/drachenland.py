"""/drachenland: the Discord face of Drachenland."""

from bot.client import Tafelrunde
from bot.ui.commands.cog import cog_of


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(cog_of("drachenland")(bot.dispatcher))
