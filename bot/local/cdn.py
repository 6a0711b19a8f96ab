"""Attachment addresses: signed, good for a day, and served as long as the file is kept."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING
from urllib.parse import quote

from aiohttp import web

from bot.local.model import Attachment
from bot.local.wire import HOUR

if TYPE_CHECKING:
    from bot.local.server import LocalDiscord


def path(channel: int, attachment: Attachment, now: float, secret: str) -> str:
    """The path and signature under which a file can be fetched for a day."""
    place = f"/attachments/{channel}/{attachment.id}/{attachment.name}"
    # By the full hour, so that an unchanged message looks the same twice.
    expires = f"{(int(now) // HOUR + 25) * HOUR:x}"
    return f"{quote(place)}?ex={expires}&hm={_signature(place, expires, secret)}"


def mount_cdn(app: web.Application, discord: LocalDiscord) -> None:
    async def serve(request: web.Request) -> web.Response:
        expires = request.query.get("ex", "")
        signed = _signature(request.path, expires, discord.token)
        is_signed = hmac.compare_digest(request.query.get("hm", "").encode(), signed.encode())
        if not is_signed or not _is_ahead(expires, discord.world.clock.now()):
            raise web.HTTPNotFound
        found = discord.world.files.get(int(request.match_info["id"]))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found, content_type=_type(request.match_info["name"]))

    app.router.add_get(r"/attachments/{channel:[0-9]{1,20}}/{id:[0-9]{1,20}}/{name}", serve)


def _is_ahead(expires: str, now: float) -> bool:
    try:
        return int(expires, 16) >= now
    except ValueError:
        return False


def _signature(place: str, expires: str, secret: str) -> str:
    return hmac.digest(secret.encode(), f"{place}?{expires}".encode(), "sha256").hex()


def _type(name: str) -> str:
    endings = {"png": "image/png", "gif": "image/gif", "jpg": "image/jpeg", "webp": "image/webp"}
    return endings.get(name.rpartition(".")[2].lower(), "application/octet-stream")
