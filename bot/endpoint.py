"""Where the Discord client connects to: Discord itself, or any server that speaks its API.

discord.py keeps both addresses as class attributes, so one process has one endpoint.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Endpoint(NamedTuple):
    """`api` includes the version, as in `…/api/v10`; `gateway` is a ws:// or wss:// address."""

    api: str
    gateway: str


def current() -> Endpoint:
    return Endpoint(Route.BASE, str(DiscordWebSocket.DEFAULT_GATEWAY))


def point_at(endpoint: Endpoint) -> None:
    """Every client that connects from now on goes there."""
    Route.BASE = endpoint.api.rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(endpoint.gateway)


@contextmanager
def pointed_at(endpoint: Endpoint) -> Iterator[None]:
    """The same for a while."""
    before = current()
    point_at(endpoint)
    try:
        yield
    finally:
        point_at(before)
