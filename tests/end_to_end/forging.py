"""Custom_ids as forgers make them: from genuine ones, from nothing, from another bot's key."""

import asyncio
import random
from collections.abc import Callable

from bot.games.contract import Seat
from bot.local.interactions import Deed
from bot.local.people import Person
from bot.local.post import Post
from bot.ui.intake.custom_id import LIMIT, PickButton, VerbButton, pack_custom_id

Forge = Callable[[str, random.Random], str]
SIGNS = "0123456789abcdef:.+-_ATtavs\u00e4\u6f22\U0001f409\ud800\x00 "
OTHER_KEY = b"another bot's key"


def changed_sign(genuine: str, luck: random.Random) -> str:
    place = luck.randrange(len(genuine))
    return genuine[:place] + luck.choice(SIGNS) + genuine[place + 1 :]


def missing_sign(genuine: str, luck: random.Random) -> str:
    place = luck.randrange(len(genuine))
    return genuine[:place] + genuine[place + 1 :]


def further_sign(genuine: str, luck: random.Random) -> str:
    place = luck.randrange(len(genuine) + 1)
    return genuine[:place] + luck.choice(SIGNS) + genuine[place:]


def truncated(genuine: str, luck: random.Random) -> str:
    return genuine[: luck.randrange(1, len(genuine))]


def other_part(genuine: str, luck: random.Random) -> str:
    """Another table, seat, edition, path or verb, under the same MAC."""
    parts = genuine.split(":")
    number = f"{luck.choice((0, 1, 2, 3, 7, 2**31, 2**63, 2**200)):x}"
    parts[luck.randrange(len(parts) - 1)] = luck.choice((number, "end", "yes", "", "-1", "\u0663"))
    return ":".join(parts)


def other_mac(genuine: str, luck: random.Random) -> str:
    body, _, mac = genuine.rpartition(":")
    return f"{body}:{''.join(luck.sample(mac, len(mac)))}"


def other_key(_: str, luck: random.Random) -> str:
    table, seat = luck.choice((1, 2, 99)), Seat(luck.randrange(3))
    pick = PickButton(table, seat, luck.randrange(9), ("redT1",), select=luck.random() < 0.5)
    verb = VerbButton(table, luck.choice(("end", "resign", "hand", "undo", "nonsense")), "yes")
    return pack_custom_id(luck.choice((pick, verb)), OTHER_KEY)


def nonsense(_: str, luck: random.Random) -> str:
    return "".join(luck.choices(SIGNS, k=luck.randint(1, LIMIT)))


FORGES: tuple[Forge, ...] = (
    changed_sign, missing_sign, further_sign, truncated, other_part, other_mac, other_key, nonsense,
)  # fmt: skip


def forged(genuine: list[str], luck: random.Random) -> str:
    """One that is not genuine, of at most so many signs as Discord lets through."""
    while True:
        made = luck.choice(FORGES)(luck.choice(genuine), luck)[:LIMIT]
        if made and made not in genuine:
            return made


async def send(person: Person, post: Post, custom_id: str) -> Post | None:
    """A click as a tampering client would send it, with any custom_id at all."""
    world = person.discord.world
    data = {"component_type": 2, "custom_id": custom_id}
    source = world.messages[post.channel][post.id]
    channel = world.channel(post.channel)
    opened = person.discord.interactions.open(Deed.COMPONENT, person.id, channel, data, source)
    outcome = await asyncio.wait_for(opened.outcome, 60)
    assert outcome.failure is None
    return (
        None
        if outcome.message is None
        else Post(person.discord.wire.message_event(outcome.message))
    )
