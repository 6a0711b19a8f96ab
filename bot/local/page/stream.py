"""The live stream of one person: the whole screen first, then every change, as server-sent events.

Whoever loses the stream simply opens it again, so that a restart of this server is only a pause.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from aiohttp import hdrs, web

from bot.local.model import Json
from bot.local.page.screen import screen
from bot.local.people import Person

PULSE = 15.0
"""Seconds of silence after which a sign of life finds out whether anybody still reads."""
HEADERS = {hdrs.CONTENT_TYPE: "text/event-stream", hdrs.CACHE_CONTROL: "no-store"}


async def stream(request: web.Request, person: Person) -> web.StreamResponse:
    if not person.discord.gateway.connections:
        raise web.HTTPServiceUnavailable(text="The bot is not here yet.")
    response = web.StreamResponse(headers=HEADERS)
    with suppress(ConnectionResetError), person.discord.feeds.listen(person.id) as queue:
        first = _frame(screen(person))
        await response.prepare(request)
        await response.write(first)
        while True:
            await response.write(await _next(queue))
    return response


async def _next(queue: asyncio.Queue[Json]) -> bytes:
    try:
        return _frame(await asyncio.wait_for(queue.get(), PULSE))
    except TimeoutError:
        return b": still here\n\n"


def _frame(entry: Json) -> bytes:
    return b"data: " + msgspec.json.encode(entry) + b"\n\n"
