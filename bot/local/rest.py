"""REST v10: from a request through faults, token and rate limit to its route, and the answer."""

from __future__ import annotations

import logging
import socket
import struct
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from aiohttp import hdrs, web

from bot.local import refusals
from bot.local.acts import act_of
from bot.local.call import Call
from bot.local.errors import ApiError
from bot.local.faults import Visit
from bot.local.model import ChannelKind, Json
from bot.local.ratelimit import Banned, RateLimited
from bot.local.report import Refusal
from bot.local.troubles import Dropped

if TYPE_CHECKING:
    from bot.local.server import LocalDiscord

BASE = "/api/v10"
MAJOR = ("channel", "guild", "token")
# Discord's edge adds it; without it discord.py takes a 429 for a ban.
VIA = {"Via": "1.1 local"}
# To linger for no time: the line is reset instead of closed in order.
AT_ONCE = struct.pack("ii", 1, 0)

log = logging.getLogger(__name__)


Answer = Json | list[Json] | None
Handler = Callable[[Call], Awaitable[Answer]]


class Route(NamedTuple):
    method: str
    path: str
    bucket: str
    handler: Handler
    by_token: bool
    """The path itself carries the interaction's token; no bot token is asked for."""


class Routes:
    """A table of routes that a module fills with decorators."""

    def __init__(self) -> None:
        self.routes: list[Route] = []

    def on(
        self, method: str, path: str, bucket: str = "", *, by_token: bool = False
    ) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            name = bucket or f"{method} {path}"
            self.routes.append(Route(method, path, name, handler, by_token))
            return handler

        return add


def mount_rest(app: web.Application, discord: LocalDiscord, *tables: Routes) -> None:
    """Serves every route, and notes every other request below the base as unknown."""
    for route in [route for table in tables for route in table.routes]:
        app.router.add_route(route.method, BASE + route.path, _served(discord, route))

    async def unknown(request: web.Request) -> web.Response:
        discord.report.unknown_routes.append(f"{request.method} {request.path}")
        return reply({"message": "404: Not Found", "code": 0}, 404)

    app.router.add_route("*", "/api/{rest:.*}", unknown)


def reply(answer: Answer, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """discord.py compares the content type by `==`: no charset may follow it."""
    if answer is None:
        return web.Response(status=204, headers=headers)
    return web.Response(
        body=msgspec.json.encode(answer),
        status=status,
        headers={**(headers or {}), hdrs.CONTENT_TYPE: "application/json"},
    )


def _served(
    discord: LocalDiscord, route: Route
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def serve(request: web.Request) -> web.StreamResponse:
        name = f"{request.method} {request.path.removeprefix(BASE)}"
        visit = Visit(name, act_of(route.bucket, direct=_is_direct(discord, request)))
        headers = dict(VIA)
        try:
            await discord.faults.meet(visit)
            headers |= _admit(discord, route, request)
            answer = await route.handler(Call(discord, request, route))
            await discord.faults.meet(visit._replace(after_effect=True))
        except ApiError as refusal:
            return _refused(discord, name, refusal, headers)
        except Dropped as end:
            return _hang_up(request, reset=end.reset)
        except Banned:
            return web.Response(status=429, text="error code: 1015")
        except Exception as crash:
            if request.transport is None or request.transport.is_closing():
                return web.Response()  # who asked has died in the middle of it
            log.exception("The local Discord failed at %s", name)
            discord.report.crashes.append(crash)
            # Not 500, which discord.py would repeat four times.
            return reply({"message": "501: Not Implemented", "code": 0}, 501, headers)
        return reply(answer, headers=headers)

    return serve


def _admit(discord: LocalDiscord, route: Route, request: web.Request) -> dict[str, str]:
    token = request.headers.get(hdrs.AUTHORIZATION)
    if not route.by_token and token != f"Bot {discord.token}":
        raise refusals.unauthorized()
    found = [request.match_info[name] for name in MAJOR if name in request.match_info]
    exempt = route.bucket == "callback"
    return discord.limits.take(route.bucket, "+".join(found), exempt=exempt)


def _refused(
    discord: LocalDiscord, name: str, refusal: ApiError, headers: dict[str, str]
) -> web.Response:
    discord.report.refusals.append(Refusal(name, refusal.status, refusal.code))
    discord.limits.count_refusal(refusal)
    if isinstance(refusal, RateLimited):
        headers = headers | refusal.headers
    return reply(refusal.body(), refusal.status, headers)


def _hang_up(request: web.Request, *, reset: bool) -> web.Response:
    line = request.transport
    if line is not None:
        if reset:
            line.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        line.close()
    return web.Response()


def _is_direct(discord: LocalDiscord, request: web.Request) -> bool:
    id = request.match_info.get("channel", "")
    channel = discord.world.channels.get(int(id)) if id.isdecimal() else None
    return channel is not None and channel.kind is ChannelKind.DM
