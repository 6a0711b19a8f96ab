"""Where the Discord client connects to: Discord itself, or any server that speaks its API.

discord.py keeps the addresses as class attributes, so one process has one endpoint.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, NamedTuple

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Endpoint(NamedTuple):
    """`api` includes the version, as in `…/api/v10`; `gateway` is a ws:// or wss:// address.

    With a gateway every connection goes there, whatever address the API or a session names: it may
    be a proxy. Without one, the API's own is used.
    """

    api: str
    gateway: str = ""


class _Socket(DiscordWebSocket):
    """Every connection of every shard begins here: the first one, a resumed one, a new session."""

    chosen: ClassVar[yarl.URL | None] = None

    @classmethod
    async def from_client(  # pyright: ignore[reportIncompatibleMethodOverride]
        cls, client: discord.Client, *, gateway: yarl.URL | None = None, **options: Any
    ) -> _Socket:
        if gateway is not None and not options.get("resume"):
            cls.DEFAULT_GATEWAY = gateway  # a session that cannot be resumed begins anew there
        return await super().from_client(client, gateway=cls.chosen or gateway, **options)


for module in (discord.client, discord.shard):  # discord.py takes no other class by itself
    setattr(module, "DiscordWebSocket", _Socket)  # noqa: B010 - the module exports no such name


def current() -> Endpoint:
    return Endpoint(Route.BASE, str(_Socket.chosen or ""))


def point_at(endpoint: Endpoint) -> None:
    """Every client that connects from now on goes there."""
    Route.BASE = endpoint.api.rstrip("/")
    _Socket.chosen = yarl.URL(endpoint.gateway) if endpoint.gateway else None


@contextmanager
def pointed_at(endpoint: Endpoint) -> Iterator[None]:
    """The same for a while."""
    before = current()
    point_at(endpoint)
    try:
        yield
    finally:
        point_at(before)
