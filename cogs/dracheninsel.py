"""/dracheninsel: the Discord face of Die Dracheninsel."""

from bot.client import Tafelrunde
from bot.ui.intake.cog import GameCog
from bot.ui.intake.command_words import localized
from render import dracheninsel as painter


class Dracheninsel(
    GameCog, group_name="dracheninsel", group_description=localized("group-dracheninsel")
):
    """Lift treasures together, carry them together, and share them perhaps."""

    slug = "dracheninsel"
    painter = painter
    lessons = (
        "start",
        "hand:turn",
        "choice:target",
        "at:exit",
        "",
        "at:claim",
        "choice:tile",
        "at:react",
    )


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Dracheninsel(bot.dispatcher))
