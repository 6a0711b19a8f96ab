"""The gateway: sessions of the bot, their numbered events, heartbeats, resuming and replay."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.local.connection import Connection
from bot.local.dispatch import PRIVILEGED, Dispatch, Intent, dispatches
from bot.local.events import Event
from bot.local.model import Json
from bot.local.wire import Wire
from bot.local.world import World

HEARTBEAT_MS = 41_250
REPLAY = 2_000
PAYLOAD_BYTES = 4_096
SENDS_PER_MINUTE = 120
ROUND_TRIP = 0.05
"""Real seconds before a heartbeat is acknowledged, as on a line of some length."""


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    RATE_LIMITED = 4008
    INVALID_SHARD = 4010
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Session:
    """What survives a lost socket: the intents, the count, and the events for a replay."""

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
        frame = _frame(Op.DISPATCH, data, self._count, name)
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


class Gateway:
    """All sockets of the bot. Tests reach in to close, reconnect, invalidate or fall silent."""

    def __init__(self, world: World, wire: Wire, token: str, address: Callable[[], str]) -> None:
        self._world = world
        self._wire = wire
        self._token = token
        self._address = address
        self.sessions: dict[str, Session] = {}
        self.heartbeat_ms = HEARTBEAT_MS
        self.acknowledges = True
        self.compresses = True
        """Plain text frames are always allowed, also where compression was asked for."""
        self.privileged = Intent.NONE
        """The privileged intents switched on in the developer portal."""
        self.identified = 0
        self.resumed = 0
        world.listeners.append(self._hear)

    @property
    def connections(self) -> list[Connection]:
        return [one.connection for one in self.sessions.values() if one.connection is not None]

    def dispatch(self, name: str, data: Json, guild: int | None) -> None:
        """An event that needs no intent, such as an interaction."""
        for session in tuple(self.sessions.values()):
            session.hear(Dispatch(name, data, guild))

    async def close(self, code: int) -> None:
        """Every socket closes with this code; the sessions can be resumed."""
        for connection in self.connections:
            await connection.close(code)

    def drop(self) -> None:
        """Every line is cut without a word."""
        for connection in self.connections:
            connection.drop()

    def reconnect(self) -> None:
        for connection in self.connections:
            connection.send(_frame(Op.RECONNECT, None))

    def invalidate(self, *, resumable: bool = False) -> None:
        sessions = list(self.sessions.values())
        if not resumable:
            self.sessions.clear()
        for session in sessions:
            if session.connection is not None:
                session.connection.send(_frame(Op.INVALID_SESSION, resumable))

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        asked = request.query.get("compress") == "zlib-stream"
        compressed = asked and self.compresses
        connection = Connection(socket, request.transport, compressed=compressed)
        connection.send(_frame(Op.HELLO, {"heartbeat_interval": self.heartbeat_ms}))
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(connection, message.data)
        finally:
            self._lost(connection, socket.close_code)
            connection.stop()
        return socket

    async def _receive(self, connection: Connection, text: str) -> None:
        if len(text.encode()) > PAYLOAD_BYTES:
            return await connection.close(Close.DECODE_ERROR)
        if connection.sends_within(60.0, self._world.clock.now()) > SENDS_PER_MINUTE:
            return await connection.close(Close.RATE_LIMITED)
        try:
            frame = msgspec.json.decode(text, type=dict[str, Any])
        except msgspec.DecodeError:
            return await connection.close(Close.DECODE_ERROR)
        return await self._obey(connection, frame)

    async def _obey(self, connection: Connection, frame: Json) -> None:
        op = frame.get("op")
        if op == Op.HEARTBEAT:
            if self.acknowledges:
                _acknowledge(connection)
        elif op == Op.IDENTIFY:
            await self._identify(connection, frame["d"])
        elif op == Op.RESUME:
            await self._resume(connection, frame["d"])
        elif op != Op.PRESENCE:
            await connection.close(Close.UNKNOWN_OPCODE)
        elif self._session_of(connection) is None:
            await connection.close(Close.NOT_AUTHENTICATED)

    async def _identify(self, connection: Connection, told: Json) -> None:
        shard = tuple(told.get("shard", (0, 1)))
        if (code := self._objection(connection, told, shard)) is not None:
            return await connection.close(code)
        self._forget_predecessors(shard)
        session = Session(told["intents"], shard)
        session.connection = connection
        self.sessions[session.id] = session
        self.identified += 1
        self._welcome(session)
        return None

    def _objection(
        self, connection: Connection, told: Json, shard: tuple[int, ...]
    ) -> Close | None:
        if self._session_of(connection) is not None:
            return Close.ALREADY_AUTHENTICATED
        if told.get("token") != self._token:
            return Close.AUTHENTICATION_FAILED
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return Close.INVALID_SHARD
        intents = told.get("intents")
        if not isinstance(intents, int) or not 0 <= intents < 1 << 26:
            return Close.INVALID_INTENTS
        return Close.DISALLOWED_INTENTS if intents & PRIVILEGED & ~self.privileged else None

    def _welcome(self, session: Session) -> None:
        world, wire = self._world, self._wire
        mine = [one for one in world.guilds.values() if (one.id, world.bot_id) in world.members]
        here = [one for one in mine if (one.id >> 22) % session.shard[1] == session.shard[0]]
        session.send(
            "READY",
            {
                "v": 10,
                "user": wire.user(world.users[world.bot_id]),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in here],
                "session_id": session.id,
                "resume_gateway_url": self._address(),
                "shard": list(session.shard),
                "application": {"id": str(world.bot_id), "flags": 0},
            },
        )
        if session.intents & Intent.GUILDS:
            for guild in here:
                session.send("GUILD_CREATE", wire.guild_create(guild))

    async def _resume(self, connection: Connection, told: Json) -> None:
        if told.get("token") != self._token:
            return await connection.close(Close.AUTHENTICATION_FAILED)
        session = self.sessions.get(told.get("session_id", ""))
        missed = None if session is None else session.missed_after(told.get("seq") or 0)
        if session is None or missed is None:
            connection.send(_frame(Op.INVALID_SESSION, False))
            return None
        session.connection = connection
        for frame in missed:
            connection.send(frame)
        session.send("RESUMED", {})
        self.resumed += 1
        return None

    def _lost(self, connection: Connection, code: int | None) -> None:
        session = self._session_of(connection)
        if session is None:
            return
        session.connection = None
        if code in (1000, 1001) and not connection.closed_by_us:
            del self.sessions[session.id]

    def _forget_predecessors(self, shard: tuple[int, ...]) -> None:
        for session in tuple(self.sessions.values()):
            if session.connection is None and session.shard == shard:
                del self.sessions[session.id]

    def _session_of(self, connection: Connection) -> Session | None:
        return next((s for s in self.sessions.values() if s.connection is connection), None)

    def _hear(self, event: Event) -> None:
        for dispatch in dispatches(event, self._world, self._wire) if self.sessions else ():
            for session in tuple(self.sessions.values()):
                session.hear(dispatch)


def _acknowledge(connection: Connection) -> None:
    """Not at once: a thread of discord.py notes the sending only after it is done, and would
    count an acknowledgement that is there before from the heartbeat before."""
    ack = _frame(Op.HEARTBEAT_ACK, None)
    asyncio.get_running_loop().call_later(ROUND_TRIP, connection.send, ack)


def _frame(op: Op, data: Any, count: int | None = None, name: str | None = None) -> str:
    return msgspec.json.encode({"op": int(op), "d": data, "s": count, "t": name}).decode()
