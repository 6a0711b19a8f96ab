"""Threads: opening one, and changing what it is called or whether it is archived."""

from __future__ import annotations

from bot.local.checks import bounds
from bot.local.checks.form import Place

KINDS = frozenset({10, 11, 12})  # in an announcement channel, public, private
FIELDS = frozenset({"name", "auto_archive_duration", "rate_limit_per_user"})


def check_opening(thread: Place, *, on_message: bool) -> None:
    """A thread at a message takes its kind from the channel, a free one may say it."""
    if not thread.is_object():
        return
    thread.knows(FIELDS if on_message else FIELDS | {"type", "invitable"})
    thread.text("name", bounds.THREAD_NAME, required=True)
    thread.chosen("type", KINDS)
    _check_pace(thread)


def check_thread_change(thread: Place) -> None:
    if not thread.is_object():
        return
    thread.knows(FIELDS | {"archived", "locked", "invitable", "flags", "applied_tags"})
    thread.text("name", bounds.THREAD_NAME)
    thread.boolean("archived")
    thread.boolean("locked")
    _check_pace(thread)


def _check_pace(thread: Place) -> None:
    thread.boolean("invitable")
    thread.chosen("auto_archive_duration", bounds.ARCHIVE_MINUTES)
    thread.integer("rate_limit_per_user", bounds.SLOW_MODE, default=0)
