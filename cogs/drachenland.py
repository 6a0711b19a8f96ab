"""/drachenland: the Discord face of Drachenland."""

from bot.client import Tafelrunde
from bot.ui.intake.cog import GameCog
from bot.ui.intake.command_words import localized
from render import drachenland as painter


class Drachenland(
    GameCog, group_name="drachenland", group_description=localized("group-drachenland")
):
    """Save eggs and gems from the volcanoes before they erupt."""

    slug = "drachenland"
    painter = painter
    lessons = (
        "start",
        "",
        "choice:entrance",
        "choice:move",
        "at:collect",
        "choice:fly_to",
        "hand:hand",
        "final",
    )


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Drachenland(bot.dispatcher))
