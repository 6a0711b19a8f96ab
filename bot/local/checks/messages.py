"""A message as a whole: a new one is the change of nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.local.checks import bounds
from bot.local.checks.attachments import Upload, check_attachments
from bot.local.checks.components import check_components
from bot.local.checks.embeds import check_embeds
from bot.local.checks.form import Place
from bot.local.errors import EMPTY_MESSAGE, ApiError

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
SILENT = 1 << 12
VOICE = 1 << 13
COMPONENTS_V2 = 1 << 15
FORWARD = 1
SETTABLE = SUPPRESS_EMBEDS | SILENT | VOICE | COMPONENTS_V2

KNOWN = frozenset(
    {"content", "embeds", "components", "attachments", "flags", "allowed_mentions", "poll", "tts"}
    | {"sticker_ids", "nonce", "enforce_nonce", "message_reference"}
)
# What a message with the V2 flag cannot have.
LEGACY = ("content", "embeds", "poll", "sticker_ids")
PARTS = (*LEGACY, "components")


def check_new(message: Place, uploads: Sequence[Upload], *, settable: int = SETTABLE) -> None:
    """A message that did not exist; only the settable flags may be set."""
    extra = _flags(message.fields) & ~settable
    if extra:
        message.at("flags").fault("FLAGS", f"The flags {extra} cannot be set on this message.")
    if isinstance(message.fields.get("nonce"), str):  # or a number
        message.text("nonce", bounds.NONCE)
    check_message_change(message, {}, uploads)


def check_message_change(message: Place, old: Mapping[str, Any], uploads: Sequence[Upload]) -> None:
    """A message that was `old`; what the body leaves out stays as it was."""
    if not message.is_object():
        return
    message.knows(KNOWN)
    message.text("content", bounds.CONTENT)
    message.integer("flags", bounds.FLAGS, default=0)
    _check_mentions(message.at("allowed_mentions"))
    v2 = _is_v2(message, old)
    files = check_attachments(message, old, uploads)
    check_embeds(message, files)
    check_components(message, files, v2=v2)
    after = {part: message.fields.get(part, old.get(part)) for part in PARTS}
    if v2:
        _check_no_legacy(message, after)
    shows = after["components"] if v2 else _shows_something(message, after, files)
    if not shows and not message.report.faults:
        raise ApiError(400, EMPTY_MESSAGE, "Cannot send an empty message")


def _flags(fields: Mapping[str, Any]) -> int:
    flags = fields.get("flags")
    return flags if isinstance(flags, int) else 0


def _is_v2(message: Place, old: Mapping[str, Any]) -> bool:
    """Whether the V2 rules hold afterwards. The flag is there for good."""
    was, asked = (_flags(fields) & COMPONENTS_V2 for fields in (old, message.fields))
    if was and not asked and message.fields.get("flags") is not None:
        message.at("flags").fault(
            "MESSAGE_FLAGS_COMPONENTS_V2", "The flag IS_COMPONENTS_V2 can never be removed."
        )
    return bool(was or asked)


def _check_no_legacy(message: Place, after: Mapping[str, Any]) -> None:
    for name in LEGACY:
        if after[name]:
            message.at(name).fault(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"A message with IS_COMPONENTS_V2 has no {name}; an edit must clear it.",
            )


def _shows_something(message: Place, after: Mapping[str, Any], files: frozenset[str]) -> bool:
    content = after["content"]
    said = content.strip() if isinstance(content, str) else ""
    forwards = message.at("message_reference").fields.get("type") == FORWARD
    rest = any(after[part] for part in PARTS if part != "content")
    return bool(said or rest or files or forwards)


def _check_mentions(allowed: Place) -> None:
    """Whom a message may notify: a kind is either allowed as a whole or by a list."""
    if allowed.value is None or not allowed.is_object():
        return
    allowed.knows({"parse", "users", "roles", "replied_user"})
    parse = [place.value for place in allowed.listed("parse", bounds.MENTIONS)]
    for kind in ("users", "roles"):
        if allowed.listed(kind, bounds.MENTIONS) and kind in parse:
            allowed.fault(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse names {kind!r}, so no list of {kind} may be given.",
            )
