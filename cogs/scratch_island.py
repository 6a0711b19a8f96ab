"""/scratch_island: the Discord face of Scratch Island."""

from bot.client import Tafelrunde
from bot.ui.intake.cog import GameCog
from bot.ui.intake.command_words import localized
from render import scratch_island as painter


class ScratchIsland(
    GameCog, group_name="scratch_island", group_description=localized("group-scratch_island")
):
    """Scratch your way to the chests, and mind the snakes."""

    slug = "scratch_island"
    painter = painter
    lessons = (
        "start",
        "choice:choose_pair",
        "choice:choose_placement",
        "hand:scratch",
        "",
        "",
        "",
        "final",
    )


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(ScratchIsland(bot.dispatcher))
