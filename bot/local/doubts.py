"""What Discord does not document: the answer given here, one switch each, for tests to turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.local import refusals
from bot.local.errors import ApiError


@dataclass
class Doubts:
    nonce_outlives_message: bool = False
    """Whether a nonce still names a message that was deleted, which is then returned as it was
    and nothing is posted. Not so here: a test sees at once whether a bot posts once too often."""
    edits_need_attach_files: bool = True
    """Whether an edit by the bot's token that adds a file takes Attach Files, as a post does."""
    closed_thread: Callable[[], ApiError] = refusals.locked_thread
    """The answer to a post into a thread that is archived and locked; the other candidate is
    `refusals.archived_thread`. Without the lock a post reopens the thread."""
    unavailable_guild: Callable[[], ApiError] = refusals.service_unavailable
    """The answer to requests about a server that is away; the other is `missing_access`."""
