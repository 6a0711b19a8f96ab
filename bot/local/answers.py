"""What the bot's answers to an interaction do: the callback, and the webhook calls after it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from bot.local import limits, messages, refusals
from bot.local.components import numbered
from bot.local.interactions import Deed, Interaction, Interactions, Outcome
from bot.local.model import Flag, Json, Message
from bot.local.uploads import File
from bot.local.wire import Wire
from bot.local.world import World


class AnswerType(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Answers:
    def __init__(self, world: World, wire: Wire, interactions: Interactions) -> None:
        self._world = world
        self._wire = wire
        self._interactions = interactions

    def first(self, interaction: Interaction, body: Json, files: Sequence[File]) -> Json:
        """Takes the callback's effect; the answer is what `with_response` gives."""
        kind = AnswerType(body["type"])
        outcome = self._effect(interaction, kind, body.get("data") or {}, files)
        self._interactions.settle(interaction, outcome)
        return self._response(interaction, kind, outcome.message)

    def _effect(
        self, interaction: Interaction, kind: AnswerType, data: Json, files: Sequence[File]
    ) -> Outcome:
        match kind:
            case AnswerType.CHOICES:
                return Outcome(choices=data["choices"])
            case AnswerType.MODAL:
                return Outcome(modal=data | {"components": numbered(data["components"])})
            case AnswerType.MESSAGE:
                message = self._post(interaction, data, files)
            case AnswerType.DEFERRED_MESSAGE:
                message = self._think(interaction, data)
            case AnswerType.DEFERRED_UPDATE:
                message = self._source(interaction)
            case AnswerType.UPDATE:
                message = messages.edit(self._world, self._source(interaction), data, files)
        interaction.original = message.id
        return Outcome(message)

    def follow_up(self, interaction: Interaction, body: Json, files: Sequence[File]) -> Message:
        """A further message; directly after a deferral it fills the waiting one instead, which
        keeps the visibility it was announced with."""
        if interaction.loading:
            return self.edit(interaction, self.find(interaction), body, files)
        message = self._post(interaction, body, files)
        interaction.followups.add(message.id)
        return message

    def edit(
        self, interaction: Interaction, message: Message, body: Json, files: Sequence[File]
    ) -> Message:
        if message.loading:
            self._interactions.filled(interaction)
        return messages.edit(self._world, message, body, files)

    def delete(self, interaction: Interaction, message: Message) -> None:
        if message.loading:
            self._interactions.filled(interaction)
        messages.remove(self._world, [message])

    def find(self, interaction: Interaction, id: int | None = None) -> Message:
        """A message of this interaction, without id the first answer; no other can be reached
        with its token."""
        id = interaction.original if id is None else id
        own = {interaction.original, *interaction.followups}
        if interaction.source is not None:
            own.add(interaction.source.id)
        if id is None or id not in own:
            raise refusals.unknown_message()
        return self._world.message(interaction.channel.id, id)

    def _source(self, interaction: Interaction) -> Message:
        """The message with the component, if it is still there."""
        if interaction.source is None:
            raise refusals.unknown_message()
        return self._world.message(interaction.channel.id, interaction.source.id)

    def _post(
        self,
        interaction: Interaction,
        data: Json,
        files: Sequence[File],
        *,
        loading: bool = False,
    ) -> Message:
        only = interaction.user if data.get("flags", 0) & Flag.EPHEMERAL else None
        is_first = interaction.original is None
        return messages.post(
            self._world,
            interaction.channel,
            self._world.bot_id,
            data,
            files,
            cause=interaction.cause,
            only=only,
            loading=loading,
            kind=messages.COMMAND_ANSWER if is_first and interaction.deed is Deed.COMMAND else 0,
        )

    def _think(self, interaction: Interaction, data: Json) -> Message:
        interaction.loading = True
        return self._post(interaction, data, (), loading=True)

    def _response(
        self, interaction: Interaction, kind: AnswerType, message: Message | None
    ) -> Json:
        told: Json = {"id": str(interaction.id), "type": int(interaction.deed)}
        resource: Json = {"type": int(kind)}
        if message is not None:
            told |= {
                "response_message_id": str(message.id),
                "response_message_loading": message.loading,
                "response_message_ephemeral": message.ephemeral,
            }
        if message is not None and kind is not AnswerType.DEFERRED_UPDATE:
            resource["message"] = self._wire.message(message)
        return {"interaction": told, "resource": resource}


def check_first(
    interaction: Interaction, body: Json, wire: Wire, files: Sequence[File]
) -> list[str]:
    """Refuses a callback that Discord would refuse."""
    old = None if interaction.source is None else wire.message(interaction.source)
    return limits.check_callback(body, int(interaction.deed), old, [f.upload for f in files])
