"""One socket of the bot: frames leave in order, compressed if the client asked for it."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque

from aiohttp import web


class Connection:
    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        *,
        compressed: bool,
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._zlib = zlib.compressobj() if compressed else None
        self._frames: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._received: deque[float] = deque()
        self.closed_by_us = False

    def send(self, frame: str) -> None:
        self._frames.put_nowait(frame)

    def sends_within(self, seconds: float, now: float) -> int:
        """How many frames the client has sent in this span, this one included."""
        self._received.append(now)
        while self._received[0] <= now - seconds:
            self._received.popleft()
        return len(self._received)

    async def close(self, code: int) -> None:
        self.closed_by_us = True
        await self._socket.close(code=code)

    def drop(self) -> None:
        """The line is cut: no close frame, no code."""
        if self._transport is not None:
            self._transport.abort()

    def stop(self) -> None:
        self._writer.cancel()

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            if self._socket.closed:
                return
            try:
                await self._put(frame)
            except ConnectionError:
                return

    async def _put(self, frame: str) -> None:
        if self._zlib is None:
            await self._socket.send_str(frame)
            return
        # One compressor for the whole connection; the flush ends each message.
        packed = self._zlib.compress(frame.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
        await self._socket.send_bytes(packed)
