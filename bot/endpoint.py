"""Where the Discord client connects to: Discord, or any server with its API.

discord.py keeps the addresses as class attributes, so a process has one endpoint.
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
    be a proxy. Without one, the address from the API is used.
    """

    api: str
    gateway: str = ""


class _Socket(DiscordWebSocket):
    """Every connection of a shard passes here: new sessions and resumed ones."""

    chosen: ClassVar[yarl.URL | None] = None

    @classmethod
    async def from_client(  # pyright: ignore[reportIncompatibleMethodOverride]
        cls, client: discord.Client, *, gateway: yarl.URL | None = None, **options: Any
    ) -> _Socket:
        if gateway is not None and not options.get("resume"):
            cls.DEFAULT_GATEWAY = gateway  # sessions that cannot be resumed start there too
        return await super().from_client(client, gateway=cls.chosen or gateway, **options)


for module in (discord.client, discord.shard):  # discord.py has no parameter for the class
    setattr(module, "DiscordWebSocket", _Socket)  # noqa: B010 - the module exports no such name


def current() -> Endpoint:
    return Endpoint(Route.BASE, str(_Socket.chosen or ""))


def point_at(endpoint: Endpoint) -> None:
    """Redirects every client that connects from now on."""
    Route.BASE = endpoint.api.rstrip("/")
    _Socket.chosen = yarl.URL(endpoint.gateway) if endpoint.gateway else None


@contextmanager
def pointed_at(endpoint: Endpoint) -> Iterator[None]:
    """Redirects within a `with` block."""
    before = current()
    point_at(endpoint)
    try:
        yield
    finally:
        point_at(before)
