"""/scratch_island: the Discord face of Scratch Island."""

from bot.client import Tafelrunde
from bot.ui.commands.cog import cog_of


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(cog_of("scratch_island")(bot.dispatcher))
