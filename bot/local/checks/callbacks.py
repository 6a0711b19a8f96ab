"""The first answer to an interaction, by its type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from bot.local.checks import bounds
from bot.local.checks.attachments import Upload
from bot.local.checks.commands import check_choices
from bot.local.checks.form import Place
from bot.local.checks.messages import EPHEMERAL, SETTABLE, check_message_change, check_new
from bot.local.checks.modals import check_modal


class InteractionType(IntEnum):
    """What a person did."""

    PING = 1
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CallbackType(IntEnum):
    """The `type` of a callback."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


def check_answer(
    body: Place, interaction: int, old: Mapping[str, Any] | None, uploads: Sequence[Upload]
) -> None:
    """`old` is the message the interaction came from, if it came from one."""
    if not body.is_object():
        return
    body.knows({"type", "data"})
    answer = body.chosen("type", _answers(interaction, from_message=old is not None), required=True)
    data = body.at("data")
    match answer:
        case CallbackType.MESSAGE:
            check_new(data, uploads, settable=SETTABLE | EPHEMERAL)
        case CallbackType.DEFERRED_MESSAGE | CallbackType.DEFERRED_UPDATE:
            _check_deferred(data, visible=answer == CallbackType.DEFERRED_MESSAGE)
        case CallbackType.UPDATE if data.value is not None:
            check_message_change(data, old or {}, uploads)
        case CallbackType.CHOICES if data.is_object():
            data.knows({"choices"})
            check_choices(data, typed=None)
        case CallbackType.FORM if data.is_object():
            check_modal(data)


def _answers(interaction: int, *, from_message: bool) -> frozenset[int]:
    """The answers this interaction can get: no form upon a form, no update without a message."""
    if interaction == InteractionType.PING:
        return frozenset({CallbackType.PONG})
    if interaction == InteractionType.AUTOCOMPLETE:
        return frozenset({CallbackType.CHOICES})
    answers = {CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE}
    if from_message:
        answers |= {CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE}
    return frozenset(
        answers if interaction == InteractionType.MODAL else answers | {CallbackType.FORM}
    )


def _check_deferred(data: Place, *, visible: bool) -> None:
    """Nothing can be said yet, only who will see it."""
    if data.value is None or not data.is_object():
        return
    allowed = EPHEMERAL if visible else 0
    flags = data.integer("flags", bounds.FLAGS, default=0)
    if flags & ~allowed:
        data.at("flags").fault("FLAGS", "A deferred answer may carry only the EPHEMERAL flag.")
    for name in sorted(data.fields.keys() - {"flags"}):
        data.at(name).fault("DEFERRED", f"A deferred answer has no {name}.")
