"""The gateway: sessions of the bot, their numbered events, heartbeats, resuming and replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.local.connection import Connection
from bot.local.delivery import Delivery
from bot.local.dispatch import PRIVILEGED, Dispatch, Intent, dispatches
from bot.local.door import Door
from bot.local.events import Event
from bot.local.model import Json
from bot.local.session import Op, Session, frame_of
from bot.local.wire import Wire
from bot.local.world import World

HEARTBEAT_MS = 41_250
PAYLOAD_BYTES = 4_096
SENDS_PER_MINUTE = 120
ROUND_TRIP = 0.05
"""Real seconds before a heartbeat is acknowledged, as on a line of some length."""


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


class Gateway:
    """All sockets of the bot. Tests reach in to close, drop, refuse, reconnect, invalidate or fall
    silent."""

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
        self.delivery = Delivery(world.clock)
        self._door = Door()
        world.listeners.append(self._hear)

    @property
    def connections(self) -> list[Connection]:
        return self._connections(None)

    def dispatch(self, name: str, data: Json, guild: int | None) -> None:
        """An event that needs no intent, such as an interaction."""
        self._deliver(Dispatch(name, data, guild))

    async def close(self, code: int) -> None:
        """Every socket closes with this code; the sessions can be resumed."""
        for connection in self.connections:
            await connection.close(code)

    def drop(self, shard: int | None = None) -> None:
        """The line of this shard, or every line, is cut without a word."""
        for connection in self._connections(shard):
            connection.drop()

    def refuse(self, shard: int | None = None, *, waiting: bool = False) -> None:
        """No new connection of this shard, or none at all, gets through until `accept`. Left
        waiting, the client does not try again and again; it goes on as soon as it may."""
        self._door.shut(shard, waiting=waiting)

    def accept(self) -> None:
        self._door.open()

    def reconnect(self) -> None:
        for connection in self.connections:
            connection.send(frame_of(Op.RECONNECT, None))

    def invalidate(self, *, resumable: bool = False) -> None:
        sessions = list(self.sessions.values())
        if not resumable:
            self.sessions.clear()
        for session in sessions:
            if session.connection is not None:
                session.connection.send(frame_of(Op.INVALID_SESSION, resumable))

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if not await self._door.admits() or request.transport is None:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        asked = request.query.get("compress") == "zlib-stream"
        compressed = asked and self.compresses
        connection = Connection(socket, request.transport, compressed=compressed)
        connection.send(frame_of(Op.HELLO, {"heartbeat_interval": self.heartbeat_ms}))
        try:
            async for message in socket:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):  # JSON may come in both
                    await self._receive(connection, message.data)
        finally:
            self._lost(connection, socket.close_code)
            connection.stop()
        return socket

    async def _receive(self, connection: Connection, told: str | bytes) -> None:
        text = told.encode() if isinstance(told, str) else told
        if len(text) > PAYLOAD_BYTES:
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
        elif op in (Op.IDENTIFY, Op.RESUME) and not await self._admits(frame["d"]):
            connection.drop()
        elif op == Op.IDENTIFY:
            await self._identify(connection, frame["d"])
        elif op == Op.RESUME:
            await self._resume(connection, frame["d"])
        elif op not in (Op.PRESENCE, Op.VOICE_STATE, Op.REQUEST_MEMBERS):
            await connection.close(Close.UNKNOWN_OPCODE)
        elif (session := self._session_of(connection)) is None:
            await connection.close(Close.NOT_AUTHENTICATED)
        elif op == Op.REQUEST_MEMBERS:  # presence and voice are nobody's business here
            self._tell_members(session, frame["d"])

    def _tell_members(self, session: Session, asked: Json) -> None:
        """Those who are asked for by id; a search by name would need a privileged intent."""
        guild, users = int(asked["guild_id"]), _listed(asked.get("user_ids", ()))
        found = [self._world.members.get((guild, int(user))) for user in users]
        members = [self._wire.member(member) for member in found if member is not None]
        missing = [user for user, member in zip(users, found, strict=True) if member is None]
        chunk: Json = {"guild_id": str(guild), "members": members, "not_found": missing}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "nonce": asked.get("nonce")}
        session.send("GUILD_MEMBERS_CHUNK", chunk)

    async def _admits(self, told: Json) -> bool:
        resumed = self.sessions.get(told.get("session_id", ""))
        shard = told.get("shard", (0, 1)) if resumed is None else resumed.shard
        return await self._door.admits(next(iter(shard), None))

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
            for guild in [one for one in here if one.id not in world.unavailable]:
                session.send("GUILD_CREATE", wire.guild_create(guild))

    async def _resume(self, connection: Connection, told: Json) -> None:
        if told.get("token") != self._token:
            return await connection.close(Close.AUTHENTICATION_FAILED)
        session = self.sessions.get(told.get("session_id", ""))
        missed = None if session is None else session.missed_after(told.get("seq") or 0)
        if session is None or missed is None:
            connection.send(frame_of(Op.INVALID_SESSION, False))
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
            if dispatch.guild not in self._world.unavailable or dispatch.name == "GUILD_DELETE":
                self._deliver(dispatch)

    def _deliver(self, dispatch: Dispatch) -> None:
        def send() -> None:
            for session in tuple(self.sessions.values()):
                session.hear(dispatch)

        self.delivery.deliver(dispatch.name, send)

    def _connections(self, shard: int | None) -> list[Connection]:
        chosen = [one for one in self.sessions.values() if shard in (None, one.shard[0])]
        return [one.connection for one in chosen if one.connection is not None]


def _listed(told: str | list[str]) -> list[str]:
    """Discord takes one id as well as a list of them."""
    return [told] if isinstance(told, str) else list(told)


def _acknowledge(connection: Connection) -> None:
    """Not at once: a thread of discord.py notes the sending only after it is done, and would
    count an acknowledgement that is there before from the heartbeat before."""
    ack = frame_of(Op.HEARTBEAT_ACK, None)
    asyncio.get_running_loop().call_later(ROUND_TRIP, connection.send, ack)
