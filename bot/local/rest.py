"""REST v10: from a request through faults, token and rate limit to its route, and the answer."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from aiohttp import hdrs, web
from aiohttp.multipart import BodyPartReader

from bot.local import refusals
from bot.local.errors import ApiError, invalid_form
from bot.local.faults import Dropped
from bot.local.limits import check_request_size
from bot.local.model import Channel, Json, Message
from bot.local.permissions import Can
from bot.local.ratelimit import Banned, RateLimited
from bot.local.report import Refusal
from bot.local.uploads import File

if TYPE_CHECKING:
    from bot.local.server import LocalDiscord

BASE = "/api/v10"
MAJOR = ("channel", "guild", "token")
FILE_PART = re.compile(r"files\[(\d+)\]")
# Discord's edge adds it; without it discord.py takes a 429 for a ban.
VIA = {"Via": "1.1 local"}

log = logging.getLogger(__name__)


class Body(NamedTuple):
    json: Any
    files: list[File]


@dataclass(slots=True)
class Call:
    """One request on its way through a route."""

    discord: LocalDiscord
    request: web.Request
    route: Route

    def id(self, name: str) -> int:
        """The id at this place of the path."""
        return snowflake(name, self.request.match_info[name])

    def channel(self, *needs: Can) -> Channel:
        """The channel of the path, which the bot must see and where it must be allowed this."""
        world = self.discord.world
        channel = world.channel(self.id("channel"))
        if not world.sees_channel(world.bot_id, channel):
            raise refusals.missing_access()
        if not all(world.can(world.bot_id, channel, need) for need in needs):
            raise refusals.missing_permissions()
        return channel

    def message(self, *needs: Can) -> Message:
        """The message of the path; an ephemeral one is out of the bot token's reach."""
        channel = self.channel(*needs)
        message = self.discord.world.message(channel.id, self.id("message"))
        if message.ephemeral:
            raise refusals.unknown_message()
        return message

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A bounded number of the query."""
        text = self.request.query.get(name, str(default))
        if not text.isdecimal() or not least <= int(text) <= most:
            raise refusals.invalid_field(name, f"Must be between {least} and {most}.")
        return int(text)

    def place(self, name: str) -> int | None:
        """An optional id of the query."""
        text = self.request.query.get(name)
        return None if text is None else snowflake(name, text)

    async def body(self) -> Body:
        """The decoded body, with files if it is a multipart one."""
        check_request_size(self.request.content_length or 0)
        multipart = self.request.content_type == "multipart/form-data"
        read = self._multipart() if multipart else self._plain()
        body = await read
        self._compare(body.json)
        return body

    async def json(self) -> Json:
        told = (await self.body()).json
        if not isinstance(told, dict):
            raise refusals.bad_json()
        return told

    def note(self, unknown: list[str]) -> None:
        """Fields that Discord would ignore, kept for the test to see."""
        route = f"{self.request.method} {self.request.path}"
        self.discord.report.unknown_fields += [f"{route}: {name}" for name in unknown]

    def _compare(self, told: Any) -> None:
        """Holds the body against Discord's own description, where it is at hand."""
        spec = self.discord.spec
        faults = spec.check(self.route.method, self.route.path, told) if spec else []
        if faults:
            raise invalid_form(faults)

    async def _plain(self) -> Body:
        return Body(_decoded(await self.request.read()), [])

    async def _multipart(self) -> Body:
        told: Any = {}
        files: list[File] = []
        async for part in await self.request.multipart():
            if not isinstance(part, BodyPartReader):
                raise refusals.bad_json()
            data = bytes(await part.read())
            slot = FILE_PART.fullmatch(part.name or "")
            if part.name == "payload_json":
                told = _decoded(data)
            elif slot is not None:
                files.append(File(int(slot[1]), part.filename or "unknown", data))
        return Body(told, files)


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


def mount(app: web.Application, discord: LocalDiscord, *tables: Routes) -> None:
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


def snowflake(name: str, value: object) -> int:
    """An id as the API takes it, text or number."""
    text = str(value)
    if not text.isdecimal() or int(text) >= 1 << 64:
        raise refusals.invalid_field(name, f'Value "{text}" is not snowflake.')
    return int(text)


def _served(
    discord: LocalDiscord, route: Route
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def serve(request: web.Request) -> web.StreamResponse:
        name = f"{request.method} {request.path.removeprefix(BASE)}"
        headers = dict(VIA)
        try:
            await discord.faults.meet(name)
            headers |= _admit(discord, route, request)
            answer = await route.handler(Call(discord, request, route))
            await discord.faults.meet(name, after_effect=True)
        except ApiError as refusal:
            return _refused(discord, name, refusal, headers)
        except Dropped:
            return _hang_up(request)
        except Banned:
            return web.Response(status=429, text="error code: 1015")
        except Exception as crash:
            if request.transport is None or request.transport.is_closing():
                return web.Response()  # who asked has died in the middle of his request
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


def _hang_up(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.close()
    return web.Response()


def _decoded(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data or b"{}")
    except msgspec.DecodeError:
        raise refusals.bad_json() from None
