"""One request on its way through a route: its ids, its place, its decoded body."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from aiohttp import web
from aiohttp.multipart import BodyPartReader

from bot.local import refusals
from bot.local.errors import invalid_form
from bot.local.limits import check_request_size
from bot.local.model import Channel, Guild, Json, Message
from bot.local.permissions import Can
from bot.local.uploads import File

if TYPE_CHECKING:
    from bot.local.rest import Route
    from bot.local.server import LocalDiscord

FILE_PART = re.compile(r"files\[(\d+)\]")


class Body(NamedTuple):
    json: Any
    files: list[File]


@dataclass(slots=True)
class Call:
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
        self._check_availability(channel.guild)
        if not world.sees_channel(world.bot_id, channel):
            raise refusals.missing_access()
        if not all(world.can(world.bot_id, channel, need) for need in needs):
            raise refusals.missing_permissions()
        return channel

    def guild(self) -> Guild:
        """The guild of the path."""
        guild = self.discord.world.guild(self.id("guild"))
        self._check_availability(guild.id)
        return guild

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

    def _check_availability(self, guild: int | None) -> None:
        if guild in self.discord.world.unavailable:
            raise self.discord.doubts.unavailable_guild()

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


def snowflake(name: str, value: object) -> int:
    """An id as the API takes it, text or number."""
    text = str(value)
    if not text.isdecimal() or int(text) >= 1 << 64:
        raise refusals.invalid_field(name, f'Value "{text}" is not snowflake.')
    return int(text)


def _decoded(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data or b"{}")
    except msgspec.DecodeError:
        raise refusals.bad_json() from None
