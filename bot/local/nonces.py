"""Posts that were made before: a nonce that is to be enforced is remembered for a short while."""

from __future__ import annotations

from bot.local.doubts import Doubts
from bot.local.model import Channel, Json, Message
from bot.local.world import World

LIFE = 300.0
"""Discord says "the past few minutes"."""


class Nonces:
    """Every nonce of the last minutes with the message that carries it, oldest first."""

    def __init__(self, world: World, doubts: Doubts) -> None:
        self._world = world
        self._doubts = doubts
        self._kept: dict[tuple[int, int, str], Message] = {}

    def earlier(self, channel: Channel, author: int, body: Json) -> Message | None:
        """The message that makes this post a repetition, if the body asks to look for one."""
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        self._forget_old()
        found = self._kept.get((channel.id, author, str(body["nonce"])))
        there = found is not None and found.id in self._world.messages[channel.id]
        return found if there or self._doubts.nonce_outlives_message else None

    def keep(self, message: Message) -> None:
        if message.nonce is not None:
            key = message.channel, message.author, str(message.nonce)
            self._kept.pop(key, None)
            self._kept[key] = message

    def _forget_old(self) -> None:
        horizon = self._world.clock.now() - LIFE
        while self._kept:
            key, oldest = next(iter(self._kept.items()))
            if oldest.born > horizon:
                return
            del self._kept[key]
