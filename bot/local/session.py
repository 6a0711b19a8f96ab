"""A session of the bot: what survives a lost socket, and the frames it is told in."""

from __future__ import annotations

import secrets
from collections import deque
from enum import IntEnum
from typing import Any

import msgspec

from bot.local.connection import Connection
from bot.local.dispatch import Dispatch
from bot.local.model import Json

REPLAY = 2_000


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Session:
    """The intents, the count, and the events for a replay."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.connection: Connection | None = None
        self._count = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=REPLAY)

    def send(self, name: str, data: Json) -> None:
        """Numbers the event, keeps it for a replay, and sends it if a socket is there."""
        self._count += 1
        frame = frame_of(Op.DISPATCH, data, self._count, name)
        self._sent.append((self._count, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def hear(self, dispatch: Dispatch) -> None:
        index, count = self.shard
        home = 0 if dispatch.guild is None else (dispatch.guild >> 22) % count
        if home == index and self.intents & dispatch.intent == dispatch.intent:
            self.send(dispatch.name, dispatch.seen_with(self.intents))

    def missed_after(self, count: int) -> list[str] | None:
        """The frames that followed, or None if they are no longer known."""
        if count > self._count or (self._sent and count < self._sent[0][0] - 1):
            return None
        return [frame for number, frame in self._sent if number > count]


def frame_of(op: Op, data: Any, count: int | None = None, name: str | None = None) -> str:
    return msgspec.json.encode({"op": int(op), "d": data, "s": count, "t": name}).decode()
