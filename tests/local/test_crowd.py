"""Many people at once, each pressing whatever is in reach."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.local.people import Person
from bot.local.post import Post
from tests.discord_server import Discord
from tests.local.scenes import opened

TIMELESS = ("Draw", "Hand", "Dm", "Think")


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.usefixtures("bot")
async def test_a_crowd_is_served_and_nobody_sees_anothers_hand(discord: Discord, seed: int) -> None:
    board = await opened(discord)
    crowd = discord.people("Anna", "Ben", "Cleo", "Dora")
    crowd[3].accept_dms(accepts=False)
    await asyncio.gather(
        *(_presses(person, board, random.Random(f"{seed} {person.name}")) for person in crowd)
    )
    for person in crowd:
        texts = [text for post in person.everything() for text in post.everything()]
        hands = {text for text in texts if text.startswith("Hand of")}
        assert hands <= {f"Hand of {person.name}"}


async def _presses(person: Person, board: Post, chance: random.Random) -> None:
    for _ in range(15):
        shown = await person.click(board, chance.choice(TIMELESS))
        assert shown.failure is None
