"""Files that come with a request, and the attachments they become."""

from __future__ import annotations

import mimetypes
from typing import NamedTuple

from bot.local.limits import Upload
from bot.local.model import Attachment, Json
from bot.local.snowflake import Snowflakes

PNG = b"\x89PNG\r\n\x1a\n"


class File(NamedTuple):
    """A part `files[slot]` of a multipart request."""

    slot: int
    name: str
    data: bytes

    @property
    def upload(self) -> Upload:
        return Upload(self.slot, self.name, len(self.data))


def attach(file: File, told: Json, ids: Snowflakes) -> Attachment:
    """The new attachment of a file; `told` is what the body's `attachments` says about it."""
    width, height = dimensions(file.data)
    return Attachment(
        id=ids.next(),
        name=told.get("filename") or file.name,
        size=len(file.data),
        content_type=mimetypes.guess_type(file.name)[0] or "application/octet-stream",
        width=width,
        height=height,
        description=told.get("description"),
    )


def dimensions(data: bytes) -> tuple[int, int] | tuple[None, None]:
    """Width and height of a PNG or GIF, read from its first bytes."""
    if data.startswith(PNG):
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data.startswith((b"GIF87a", b"GIF89a")):
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    return None, None
