"""Every check of a body the bot sends. Each raises ApiError as Discord would refuse, or gives the
dotted names of unknown fields, which Discord ignores and a strict server reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.local.checks import commands, threads
from bot.local.checks.attachments import Upload, check_request_size
from bot.local.checks.callbacks import check_answer
from bot.local.checks.form import Json, Place
from bot.local.checks.messages import EPHEMERAL, SETTABLE, check_message_change, check_new

__all__ = [
    "Upload",
    "check_callback",
    "check_commands",
    "check_edit",
    "check_followup",
    "check_message",
    "check_request_size",
    "check_thread",
    "check_thread_edit",
]


def check_message(body: Any, files: Sequence[Upload] = ()) -> list[str]:
    """POST to a channel's messages."""
    place = Place(body)
    check_new(place, files)
    return place.report.settle()


def check_edit(body: Any, old: Json, files: Sequence[Upload] = ()) -> list[str]:
    """PATCH of a message by bot or interaction token; `old` is the stored message."""
    place = Place(body)
    check_message_change(place, old, files)
    return place.report.settle()


def check_followup(body: Any, files: Sequence[Upload] = ()) -> list[str]:
    """POST to an interaction's webhook."""
    place = Place(body)
    check_new(place, files, settable=SETTABLE | EPHEMERAL)
    return place.report.settle()


def check_callback(
    body: Any, interaction: int, old: Json | None = None, files: Sequence[Upload] = ()
) -> list[str]:
    """The first answer to an interaction of this type (2 command, 3 component, 4 autocomplete,
    5 modal); `old` is the message the clicked component stands on, if there is one."""
    place = Place(body)
    check_answer(place, interaction, old, files)
    return place.report.settle()


def check_commands(body: Any) -> list[str]:
    """PUT of the whole set of an application's commands, for one guild or globally."""
    place = Place(body)
    commands.check_all(place)
    return place.report.settle()


def check_thread(body: Any, *, on_message: bool) -> list[str]:
    """POST of a new thread, at a message or free in a channel."""
    place = Place(body)
    threads.check_opening(place, on_message=on_message)
    return place.report.settle()


def check_thread_edit(body: Any) -> list[str]:
    """PATCH of a thread."""
    place = Place(body)
    threads.check_thread_change(place)
    return place.report.settle()
