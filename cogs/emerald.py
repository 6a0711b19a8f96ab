"""/emerald: the Discord face of Emerald."""

from bot.client import Tafelrunde
from bot.ui.intake.cog import GameCog
from bot.ui.intake.command_words import localized
from render import emerald as painter


class Emerald(GameCog, group_name="emerald", group_description=localized("group-emerald")):
    """Lead your knights past the dragon and come out rich."""

    slug = "emerald"
    painter = painter
    lessons = (
        "start",
        "choice:first_move",
        "choice:take_card",
        "choice:victim",
        "at:ransom",
        "final",
        "hand:ransom",
    )


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Emerald(bot.dispatcher))
