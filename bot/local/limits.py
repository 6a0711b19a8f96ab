"""Every check of a body the bot sends. Each raises ApiError as Discord would refuse, or gives the
dotted names of unknown fields, which Discord ignores and a strict server reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.local.form import Json, Place


class Upload(NamedTuple):
    """A file of a multipart request; `slot` is the n of its part `files[n]`."""

    slot: int
    name: str
    size: int


def check_request_size(size: int) -> None:
    """The whole request in bytes, before it is read."""


def check_message(body: Any, files: Sequence[Upload] = ()) -> list[str]:
    """POST to a channel's messages."""
    return _object(body)


def check_edit(body: Any, old: Json, files: Sequence[Upload] = ()) -> list[str]:
    """PATCH of a message by bot or interaction token; `old` is the stored message."""
    return _object(body)


def check_followup(body: Any, files: Sequence[Upload] = ()) -> list[str]:
    """POST to an interaction's webhook."""
    return _object(body)


def check_callback(
    body: Any, interaction: int, old: Json | None = None, files: Sequence[Upload] = ()
) -> list[str]:
    """The first answer to an interaction of this type (2 command, 3 component, 4 autocomplete,
    5 modal); `old` is the message the clicked component stands on, if there is one."""
    return _object(body)


def check_commands(body: Any) -> list[str]:
    """PUT of the whole set of an application's commands, for one guild or globally."""
    return _object({"commands": body})


def check_thread(body: Any, *, on_message: bool) -> list[str]:
    """POST of a new thread, at a message or free in a channel."""
    return _object(body)


def _object(body: Any) -> list[str]:
    place = Place(body)
    place.is_object()
    return place.report.settle()
