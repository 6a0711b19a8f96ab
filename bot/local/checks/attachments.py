"""The files of a message: how many, how large, and which ones it has afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.local.checks import bounds
from bot.local.checks.form import Place
from bot.local.errors import ENTITY_TOO_LARGE, TOO_MANY_ATTACHMENTS, ApiError


class Upload(NamedTuple):
    """A file of a multipart request; `slot` is the n of its part `files[n]`."""

    slot: int
    name: str
    size: int


def check_request_size(size: int) -> None:
    """The whole request in bytes."""
    if size > bounds.REQUEST_BYTES:
        raise ApiError(413, ENTITY_TOO_LARGE, "Request entity too large")


def check_attachments(
    message: Place, old: Mapping[str, Any], uploads: Sequence[Upload]
) -> frozenset[str]:
    """The names of all files the message has afterwards. A list of attachments is complete: what it
    leaves out of the old ones is dropped, null drops all. Without the field the old ones stay."""
    check_sizes(uploads)
    held = {str(one["id"]): str(one["filename"]) for one in old.get("attachments", ())}
    after = {f"files[{upload.slot}]": upload.name for upload in uploads}
    if "attachments" not in message.fields:
        after |= held
    for entry in message.each("attachments", (0, bounds.FILES)):
        after |= _listed(entry, held, uploads)
    if len(after) > bounds.FILES:
        raise too_many_files()
    return frozenset(after.values())


def check_sizes(uploads: Sequence[Upload]) -> None:
    if len(uploads) > bounds.FILES:
        raise too_many_files()
    if any(upload.size > bounds.FILE_BYTES for upload in uploads):
        raise ApiError(413, ENTITY_TOO_LARGE, "Request entity too large")


def too_many_files() -> ApiError:
    message = f"Maximum number of attachments in a message reached ({bounds.FILES})"
    return ApiError(400, TOO_MANY_ATTACHMENTS, message)


def _listed(entry: Place, held: Mapping[str, str], uploads: Sequence[Upload]) -> dict[str, str]:
    """The file an entry stands for: its `id` is a slot of this request or an old file's id."""
    entry.knows(
        {"id", "filename", "description", "title", "is_spoiler", "duration_secs", "waveform"}
        # discord.py repeats these of a kept file
        | {"size", "url", "proxy_url", "height", "width", "content_type", "spoiler", "flags"}
    )
    entry.text("description", bounds.FILE_DESCRIPTION)
    name = entry.text("filename", bounds.FILE_NAME)
    number = str(entry.fields.get("id"))
    if number in held:
        return {number: held[number]}
    for upload in uploads:
        if str(upload.slot) == number:
            return {f"files[{upload.slot}]": name or upload.name}
    entry.at("id").fault("ATTACHMENT_NOT_FOUND", f"No file {number} is uploaded or kept.")
    return {}
