"""What the bot may do in its channel, withdrawn and given back."""

from bot.local.model import Overwrite
from bot.local.permissions import Can
from tests.end_to_end.house import House


def withdraw(home: House, lost: Can) -> None:
    world = home.discord.world
    world.overwrite(home.discord.channel, Overwrite(world.bot_id, 1, deny=int(lost)))


def give_back(home: House) -> None:
    world = home.discord.world
    world.overwrite(home.discord.channel, Overwrite(world.bot_id, 1))
