"""Interactions from the person's deed to the bot's first answer, and the clocks on both."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass, field
from enum import Enum, IntEnum

from bot.local import refusals
from bot.local.clock import Act
from bot.local.feed import Feeds
from bot.local.gateway import Gateway
from bot.local.model import Cause, Channel, ChannelKind, Json, Message
from bot.local.report import Failure, Report
from bot.local.wire import ATTACHMENT_LIMIT, Wire
from bot.local.world import World

FIRST_ANSWER = 3.0
TOKEN_LIFE = 15 * 60.0


class Deed(IntEnum):
    """What a person can do to an application."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


FAILED = {
    Deed.COMMAND: "The application did not respond",
    Deed.COMPONENT: "This interaction failed",
    Deed.AUTOCOMPLETE: "Loading options failed",
    Deed.MODAL: "Something went wrong. Try again.",
}


class Stage(Enum):
    WAITING = "waiting"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass
class Outcome:
    """What the first answer was, or the words that the person read instead."""

    message: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    failure: str | None = None


@dataclass(eq=False)
class Interaction:
    id: int
    token: str
    deed: Deed
    user: int
    channel: Channel
    data: Json
    born: float
    outcome: asyncio.Future[Outcome]
    source: Message | None = None
    """The message whose component was used, or which led to the modal."""
    command: str = ""
    stage: Stage = Stage.WAITING
    original: int | None = None
    """The message that `@original` names once there is one."""
    loading: bool = False
    followups: set[int] = field(default_factory=set)
    cancel_clock: Act = lambda: None

    @property
    def cause(self) -> Cause:
        clicked = self.source.id if self.source and self.deed is Deed.COMPONENT else None
        return Cause(self.id, int(self.deed), self.user, self.command, clicked)


class Interactions:
    """All interactions of the last fifteen minutes, by id and by token."""

    def __init__(
        self, world: World, wire: Wire, gateway: Gateway, feeds: Feeds, report: Report
    ) -> None:
        self._world = world
        self._wire = wire
        self._gateway = gateway
        self._feeds = feeds
        self._report = report
        self._by_token: dict[str, Interaction] = {}

    def open(
        self,
        deed: Deed,
        user: int,
        channel: Channel,
        data: Json,
        source: Message | None = None,
        command: str = "",
    ) -> Interaction:
        """Tells the bot and starts the three seconds."""
        self._forget_expired()
        id = self._world.ids.next()
        token = hashlib.blake2b(str(id).encode(), digest_size=48).hexdigest()
        outcome = asyncio.get_running_loop().create_future()
        now = self._world.clock.now()
        interaction = Interaction(
            id, token, deed, user, channel, data, now, outcome, source, command
        )
        self._by_token[token] = interaction
        interaction.cancel_clock = self._world.clock.after(
            FIRST_ANSWER, lambda: self.fail(interaction)
        )
        self._gateway.dispatch("INTERACTION_CREATE", self._payload(interaction), channel.guild)
        return interaction

    def to_answer(self, id: int, token: str) -> Interaction:
        """The interaction that still waits for its first answer."""
        found = self._by_token.get(token)
        if found is None or found.id != id or found.stage is Stage.FAILED:
            raise refusals.unknown_interaction()
        if found.stage is Stage.ANSWERED:
            raise refusals.already_acknowledged()
        return found

    def by_token(self, application: int, token: str) -> Interaction:
        """The interaction that a webhook call follows up."""
        found = self._by_token.get(token)
        now = self._world.clock.now()
        if found is None or now >= found.born + TOKEN_LIFE:
            raise refusals.invalid_webhook_token()
        if application != self._world.bot_id or found.stage is not Stage.ANSWERED:
            raise refusals.unknown_webhook()
        return found

    def settle(self, interaction: Interaction, outcome: Outcome) -> None:
        """The first answer has come in time."""
        interaction.stage = Stage.ANSWERED
        interaction.cancel_clock()
        if outcome.modal is not None:
            entry = {"event": "modal", "interaction": str(interaction.id), "modal": outcome.modal}
            self._feeds.send(interaction.user, entry)
        if not interaction.outcome.done():
            interaction.outcome.set_result(outcome)
        if interaction.loading:
            interaction.cancel_clock = self._world.clock.after(
                TOKEN_LIFE, lambda: self._never_filled(interaction)
            )

    def filled(self, interaction: Interaction) -> None:
        """The "thinking" message has got its content."""
        interaction.loading = False
        interaction.cancel_clock()

    def fail(self, interaction: Interaction) -> None:
        """The person reads that it failed; too late an answer will find nothing."""
        if interaction.stage is Stage.WAITING:
            interaction.stage = Stage.FAILED
            self._show_failure(interaction, FAILED[interaction.deed])

    def _never_filled(self, interaction: Interaction) -> None:
        if interaction.loading:
            self._show_failure(interaction, FAILED[Deed.COMMAND])

    def _show_failure(self, interaction: Interaction, shown: str) -> None:
        deed = interaction.command or str(interaction.data.get("custom_id"))
        self._report.failures.append(Failure(interaction.user, deed, shown))
        entry = {"event": "failed", "interaction": str(interaction.id), "text": shown}
        self._feeds.send(interaction.user, entry)
        if not interaction.outcome.done():
            interaction.outcome.set_result(Outcome(failure=shown))

    def _forget_expired(self) -> None:
        horizon = self._world.clock.now() - TOKEN_LIFE
        while self._by_token:
            oldest = next(iter(self._by_token.values()))
            if oldest.born > horizon:
                return
            del self._by_token[oldest.token]

    def _payload(self, interaction: Interaction) -> Json:
        world, wire = self._world, self._wire
        channel, user = interaction.channel, world.users[interaction.user]
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.bot_id),
            "type": int(interaction.deed),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": wire.channel(channel)
            | {"permissions": str(world.allowed(user.id, channel))},
            "locale": user.locale,
            "app_permissions": str(world.allowed(world.bot_id, channel)),
            "context": 1 if channel.kind is ChannelKind.DM else 0,
            "authorizing_integration_owners": {"0": str(channel.guild or 0)},
            "entitlements": [],
            "attachment_size_limit": ATTACHMENT_LIMIT,
        }
        if interaction.source is not None:
            payload["message"] = wire.message(interaction.source)
        return payload | self._where(interaction)

    def _where(self, interaction: Interaction) -> Json:
        world, wire, id = self._world, self._wire, interaction.channel.guild
        if id is None:
            return {"user": wire.user(world.users[interaction.user])}
        guild = world.guilds[id]
        return {
            "guild_id": str(id),
            "guild": {"id": str(id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": wire.member(world.member(id, interaction.user), interaction.channel),
        }
