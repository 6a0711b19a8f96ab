"""Discord at the boundary of discord.py: what stands there, and what the bot has asked for.

A request can be held back, as a rate limit does, or be refused; what is cancelled while it is held
back has never been sent.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
from discord import ui

from bot.table.model.message_record import MessageRef
from bot.table.time.sources import Time
from bot.ui.message.failures import DELETED

PLACES = ("post", "edit", "delete", "find", "answer", "reply")
DM = 1_000_000  # added to a person's id: the channel of their DM


def refused(status: int, code: int = 0) -> discord.HTTPException:
    """What discord.py raises for such an answer."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    response: Any = SimpleNamespace(status=status, reason="")
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": ""})


def text_of(view: ui.LayoutView) -> str:
    texts = [part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay)]
    return "\n".join(texts)


class Standing:
    """A message as it stands there."""

    def __init__(
        self, author: object, where: MessageRef, view: ui.LayoutView, silent: bool
    ) -> None:
        self.author, self.id, self.silent = author, where.id, silent
        self.channel = SimpleNamespace(id=where.channel)
        self.mentions: object = ()
        self.show(view)

    def show(self, view: ui.LayoutView) -> None:
        self.text, self.components = text_of(view), view.children


class Discord:
    """The part of `discord.Client` that the ledger uses."""

    def __init__(self) -> None:
        self.user = object()
        self.messages: dict[int, Standing] = {}
        self.log: list[tuple[str, str]] = []  # what was done, and with which text
        self.held = {place: asyncio.Event() for place in PLACES}
        self.offers: list[list[str | None]] = []  # the buttons under each reply
        self.coming: dict[str, int] = defaultdict(int)  # requests that were begun
        self.tried: list[tuple[str, str]] = []  # those requests, whatever became of them
        self.faults: dict[str, list[Exception]] = defaultdict(list)  # for the next requests
        self.broken: dict[str, Exception] = {}  # for whatever begins with this text
        self.vanishing = False  # what is posted arrives, the answer gets lost
        self.clicks = count(1)
        self._nonces: dict[str, int] = {}
        self.go_on(*PLACES)

    def hold_back(self, *places: str) -> None:
        for place in places:
            self.held[place].clear()

    def go_on(self, *places: str) -> None:
        for place in places:
            self.held[place].set()

    async def request(self, place: str, about: str = "") -> None:
        self.coming[place] += 1
        self.tried.append((place, about))
        await self.held[place].wait()
        if self.faults[place]:
            raise self.faults[place].pop(0)
        for text, fault in self.broken.items():
            if about.startswith(text):
                raise fault

    def done(self, *places: str) -> list[tuple[str, str]]:
        """What was done so far, all of it or only this."""
        return [one for one in self.log if not places or one[0] in places]

    def forget_nonces(self) -> None:
        """Discord remembers them for a few minutes."""
        self._nonces = {f"forgotten {nonce}": number for nonce, number in self._nonces.items()}

    def at(self, channel: int) -> list[Standing]:
        """What stands there, the oldest first."""
        return [one for one in self.messages.values() if one.channel.id == channel]

    def in_dm(self, person: int) -> list[Standing]:
        return self.at(DM + person)

    def dms(self, person: int) -> list[str]:
        return [one.text for one in self.in_dm(person)]

    def put(self, channel: int, nonce: str, view: ui.LayoutView, silent: bool) -> Standing:
        """Posted; the same nonce leads to the same message."""
        if nonce not in self._nonces:
            number = self._nonces[nonce] = 1 + len(self._nonces)
            self.messages[number] = Standing(self.user, MessageRef(channel, number), view, silent)
            self.log.append(("post", text_of(view)))
        return self.messages[self._nonces[nonce]]

    def found(self, message: int) -> Standing:
        if message not in self.messages:
            raise refused(404, DELETED)
        return self.messages[message]

    def show(self, place: str, message: int, view: ui.LayoutView) -> None:
        self.found(message).show(view)
        self.log.append((place, text_of(view)))

    # As discord.py has it

    def get_partial_messageable(self, channel: int) -> "Place":
        return Place(self, channel)

    async def create_dm(self, person: discord.Object) -> "Place":
        return Place(self, DM + person.id)


class Place:
    def __init__(self, world: Discord, channel: int) -> None:
        self._world, self._channel = world, channel

    async def send(
        self,
        *,
        view: ui.LayoutView,
        silent: bool,
        nonce: str,
        allowed_mentions: discord.AllowedMentions,
        **_: Any,
    ) -> Standing:
        await self._world.request("post", text_of(view))
        sent = self._world.put(self._channel, nonce, view, silent)
        sent.mentions = allowed_mentions.users
        if self._world.vanishing:
            raise refused(503)
        return sent

    async def history(self, limit: int) -> AsyncIterator[Standing]:
        await self._world.request("find")
        for message in self._world.at(self._channel)[-1 : -limit - 1 : -1]:
            yield message

    def get_partial_message(self, message: int) -> "Partial":
        return Partial(self._world, message)


class Partial:
    def __init__(self, world: Discord, message: int) -> None:
        self._world, self._message = world, message

    async def edit(self, *, view: ui.LayoutView, **_: Any) -> None:
        await self._world.request("edit", text_of(view))
        self._world.show("edit", self._message, view)

    async def delete(self) -> None:
        gone = self._world.found(self._message)
        await self._world.request("delete", gone.text)
        del self._world.messages[self._message]
        self._world.log.append(("delete", gone.text))


class Pressed:
    """The part of `discord.Interaction` that answering a click uses."""

    type = discord.InteractionType.component
    permissions = discord.Permissions.none()

    def __init__(
        self, world: Discord, user: int, message: int, time: Time, *, is_ephemeral: bool = False
    ) -> None:
        standing = world.messages[message]
        self.message = SimpleNamespace(
            id=message,
            channel=standing.channel,
            components=standing.components,
            flags=SimpleNamespace(ephemeral=is_ephemeral),
        )
        self.user = SimpleNamespace(id=user, display_name=f"Person {user}")
        self.id, self.data = next(world.clicks), dict[str, Any]()
        self.created_at = datetime.fromtimestamp(time.now(), UTC)
        self.guild_id = None if standing.channel.id > DM else 1
        self.locale, self.extras = discord.Locale.british_english, dict[str, Any]()
        self.response = Response(world, message)
        self.edit_original_response = self.response.edit_message


class Response:
    def __init__(self, world: Discord, message: int) -> None:
        self._world, self._message, self._is_done = world, message, False

    def is_done(self) -> bool:
        return self._is_done

    async def edit_message(self, *, view: ui.LayoutView, **_: Any) -> None:
        await self._world.request("answer")
        self._world.show("answer", self._message, view)
        self._is_done = True

    async def send_message(self, *, view: ui.LayoutView, **_: Any) -> None:
        await self._world.request("reply")
        self._world.log.append(("reply", text_of(view)))
        buttons = [part for part in view.walk_children() if isinstance(part, ui.Button)]
        self._world.offers.append([button.label for button in buttons])
        self._is_done = True
