"""/dracheninsel: the Discord face of Die Dracheninsel."""

from bot.client import Tafelrunde
from bot.ui.commands.cog import cog_of


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(cog_of("dracheninsel")(bot.dispatcher))
