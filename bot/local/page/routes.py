"""The page's routes: the files, who is there, each person's stream and deeds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from aiohttp import hdrs, web
from msgspec import Meta, Struct

from bot.local.model import Json
from bot.local.page import guard, roster
from bot.local.page.deeds import NAMED, Deeds, Language, Malformed
from bot.local.page.shelf import Shelf
from bot.local.page.stream import stream
from bot.local.people import Person
from bot.local.server import LocalDiscord

STATIC = Path(__file__).parent.parent / "static"
FRESH = {hdrs.CACHE_CONTROL: "no-cache"}
Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"\S")]
T = TypeVar("T")


class Demo(Struct, frozen=True):
    """How a newcomer gets a table: a game's subcommands that open one and that explain it, and by
    their emoji the buttons that seat a computer and that start."""

    open: str
    rules: str
    add: str
    start: str


class Newcomer(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language


class NewChannel(Struct, forbid_unknown_fields=True):
    name: Name


class Page:
    """The page of one server; `language` is what its people speak unless they choose."""

    def __init__(
        self,
        discord: LocalDiscord,
        language: Language,
        demo: Demo | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        self._discord = discord
        self._language = language
        self._demo, self._shelf = demo, shelf
        self._deeds = Deeds()

    def mount(self, app: web.Application) -> None:
        roster.settle(self._discord, self._language)
        guard.protect(app)
        app.router.add_get("/", self._index)
        app.router.add_get(r"/static/{name:[\w-]+\.\w+}", self._file)
        app.router.add_get("/page/hall", self._hall)
        app.router.add_get(r"/page/banners/{language:de|en}/{slug:[a-z_]+}.png", self._banner)
        app.router.add_post("/page/people", self._join)
        app.router.add_post("/page/channels", self._open_channel)
        app.router.add_get(r"/page/people/{person:[0-9]{1,20}}/stream", self._stream)
        app.router.add_post(r"/page/people/{person:[0-9]{1,20}}/{deed}", self._do)

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / "index.html", headers=FRESH)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = STATIC / request.match_info["name"]
        if not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers=FRESH)

    async def _hall(self, _: web.Request) -> web.Response:
        """What the page must know before anybody sits down."""
        return _json(
            {
                "people": roster.roster(self._discord),
                "language": self._language,
                "demo": self._demo,
                "shelf": {} if self._shelf is None else self._shelf.games,
            }
        )

    async def _banner(self, request: web.Request) -> web.Response:
        language, slug = request.match_info["language"], request.match_info["slug"]
        found = None if self._shelf is None else await self._shelf.banner(slug, language)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found, content_type="image/png", headers=FRESH)

    async def _join(self, request: web.Request) -> web.Response:
        told = await _read(request, Newcomer)
        user = self._discord.user(told.name.strip(), locale=roster.LOCALES[told.language])
        roster.tell(self._discord)
        return _json({"id": str(user.id), "people": roster.roster(self._discord)})

    async def _open_channel(self, request: web.Request) -> web.Response:
        told = await _read(request, NewChannel)
        name = re.sub(r"\s+", "-", told.name.strip().lower())
        channel = self._discord.world.add_channel(self._discord.guild, name)
        return _json({"id": str(channel.id)})

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        return await stream(request, self._person(request))

    async def _do(self, request: web.Request) -> web.Response:
        kind = NAMED.get(request.match_info["deed"])
        if kind is None:
            raise web.HTTPNotFound
        told = await _read(request, kind)
        try:
            return _json(await self._deeds.do(self._person(request), told))
        except Malformed as fault:
            raise web.HTTPBadRequest(text=str(fault)) from None

    def _person(self, request: web.Request) -> Person:
        user = self._discord.world.users.get(int(request.match_info["person"]))
        if user is None or user.bot:
            raise web.HTTPNotFound
        return Person(self._discord, user)


async def _read(request: web.Request, kind: type[T]) -> T:
    guard.check_post(request)
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, RecursionError, web.RequestPayloadError) as fault:
        raise web.HTTPBadRequest(text=str(fault)) from None


def _json(answer: Json | Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(answer), content_type="application/json")
