"""/schatzjagd: the Discord face of Schatzjagd."""

from bot.client import Tafelrunde
from bot.ui.intake.cog import GameCog
from bot.ui.intake.command_words import localized
from render import schatzjagd as painter


class Schatzjagd(GameCog, group_name="schatzjagd", group_description=localized("group-schatzjagd")):
    """Find Grandlin's treasures and bring them home to your castle."""

    slug = "schatzjagd"
    painter = painter
    lessons = (
        "start",
        "choice:journey",
        "choice:field",
        "hand:fight",
        "at:fight",
        "",
        "at:activity",
        "final",
    )


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Schatzjagd(bot.dispatcher))
