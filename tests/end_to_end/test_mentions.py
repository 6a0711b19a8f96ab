"""Nobody is called by a name: neither in what is posted nor in what is edited."""

import random
from pathlib import Path
from typing import Any

import pytest

from bot.local import messages
from bot.local.model import Message
from bot.local.world import World
from tests.end_to_end.house import house
from tests.end_to_end.players import Player, gather, play_out

LOUD = ("@everyone", "@here <@1>")


async def test_a_name_calls_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosting 3: no text has a call in it, and every message and every edit says whom it may call;
    discord.py says it for an edit only if there is `content`."""
    told: list[Any] = []
    mention = messages._mention  # pyright: ignore[reportPrivateUsage]

    def heard(world: World, message: Message, allowed: Any) -> None:
        told.append(allowed)
        mention(world, message, allowed)

    monkeypatch.setattr(messages, "_mention", heard)
    async with house(tmp_path) as home:
        anna, ben = home.discord.people(*LOUD)
        players = [Player(anna), Player(ben)]
        await gather(home, players, "emerald")
        await play_out(home, players, random.Random(1), clicks=4)
        await anna.click(home.board(anna), "Log")
        found = [one for there in home.discord.world.messages.values() for one in there.values()]

    texts = "\n".join(line for message in found for line in messages.words(message))
    assert "everyone" in texts
    assert [call for call in ("@everyone", "@here", "<@1>") if call in texts] == []
    assert not any(message.mention_everyone for message in found)
    assert len(told) > 8
    assert [one for one in told if one is None or {"everyone", "roles"} & {*one["parse"]}] == []
