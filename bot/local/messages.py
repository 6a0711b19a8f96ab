"""Posting, editing, deleting and pinning messages. Bodies come checked, permissions too."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.local import refusals, threads
from bot.local.checks.controls import ControlKind
from bot.local.components import numbered, walk
from bot.local.events import MessageCreated, MessageEdited, MessagesDeleted, PinsChanged
from bot.local.model import Cause, Channel, Flag, Json, Message
from bot.local.uploads import File, attach
from bot.local.world import World, is_archived

SETTABLE = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
PINS = 250
REPLY = 19
COMMAND_ANSWER = 20
"""The `type` of a message that refers to another one, and of the first answer to a command."""
EPHEMERAL = 50
"""How many ephemeral messages one person keeps in one channel."""


def post(
    world: World,
    channel: Channel,
    author: int,
    body: Json,
    files: Sequence[File] = (),
    *,
    cause: Cause | None = None,
    only: int | None = None,
    loading: bool = False,
    kind: int = 0,
) -> Message:
    """A new message from a checked body. With a cause it answers an interaction; with `only`
    just that person sees it; a loading one is still empty and says that the bot is thinking."""
    message = Message(world.ids.next(), channel.id, author, world.clock.now(), kind=kind)
    message.cause, message.by_webhook, message.only = cause, cause is not None, only
    message.flags = int(body.get("flags") or 0) & SETTABLE
    message.flags |= (Flag.EPHEMERAL if only else 0) | (Flag.LOADING if loading else 0)
    message.nonce, message.tts = body.get("nonce"), bool(body.get("tts"))
    if reference := body.get("message_reference"):
        message.reference, message.kind = int(reference["message_id"]), REPLY
    _fill(world, message, body, files)
    if message.only is None:
        _arrive(world, channel, message)
    world.save(message)
    world.tell(MessageCreated(message))
    if only is not None:
        _fade(world, message, only)
    return message


def edit(world: World, message: Message, body: Json, files: Sequence[File] = ()) -> Message:
    """Changes what the body names and leaves the rest; `attachments` lists all files to keep."""
    _unarchived(world, message)
    if "flags" in body:
        kept = message.flags & ~Flag.SUPPRESS_EMBEDS
        message.flags = kept | int((body["flags"] or 0) & SETTABLE)
    message.flags &= ~Flag.LOADING
    message.edited = world.clock.now()
    message.revision += 1
    _fill(world, message, body, files)
    world.save(message)
    world.tell(MessageEdited(message))
    return message


def remove(world: World, messages: Sequence[Message], *, bulk: bool = False) -> None:
    """The messages of one channel, gone with their files."""
    _unarchived(world, messages[0])
    for message in messages:
        del world.messages[message.channel][message.id]
        world.drop(message)
    channel = world.channels[messages[0].channel]
    world.tell(MessagesDeleted(channel, tuple(messages), bulk))


def pin(world: World, message: Message, *, pinned: bool) -> None:
    _unarchived(world, message)
    if pinned and not message.pinned:
        others = sum(one.pinned for one in world.messages[message.channel].values())
        if others >= PINS:
            raise refusals.too_many_pins()
    message.pinned, message.pinned_at = pinned, world.clock.now() if pinned else None
    message.revision += 1
    world.save(message)
    world.tell(MessageEdited(message))
    world.tell(PinsChanged(world.channels[message.channel]))


def history(
    world: World,
    channel: Channel,
    limit: int,
    *,
    before: int | None = None,
    after: int | None = None,
    around: int | None = None,
) -> list[Message]:
    """The newest first; with `after` the oldest ones that follow it. Never an ephemeral one."""
    public = [one for one in world.messages[channel.id].values() if not one.ephemeral]
    if around is not None:
        older = [one for one in public if one.id < around][-(limit // 2) :]
        return [*older, *(one for one in public if one.id >= around)][:limit][::-1]
    if after is not None:
        return [one for one in public if one.id > after][:limit][::-1]
    return [one for one in public if before is None or one.id < before][-limit:][::-1]


def words(message: Message) -> list[str]:
    """All text of a message in which a mention counts."""
    displays = [c for c in walk(message.components) if c["type"] == ControlKind.TEXT_DISPLAY]
    return [message.content, *(one["content"] for one in displays)]


def _fade(world: World, message: Message, only: int) -> None:
    """A client drops its ephemeral messages at every reload; here the oldest go one by one."""
    screen = world.ephemeral[message.channel, only]
    screen.append(message.id)
    if len(screen) > EPHEMERAL:
        oldest = world.messages[message.channel].get(screen.popleft())
        if oldest is not None:
            remove(world, [oldest])


def _arrive(world: World, channel: Channel, message: Message) -> None:
    """A new message makes a thread active again; nothing else does by itself."""
    channel.last_message = message.id
    if channel.thread is not None:
        channel.thread.active = message.born
    if is_archived(channel):
        threads.change_thread(world, channel, {"archived": False})
    world.save(channel)


def _unarchived(world: World, message: Message) -> None:
    if not message.ephemeral and is_archived(world.channel(message.channel)):
        raise refusals.archived_thread()


def _fill(world: World, message: Message, body: Json, files: Sequence[File]) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [{"type": "rich", **one} for one in body["embeds"] or []]
    if "components" in body:
        message.components = numbered(body["components"] or [])
    _keep_files(world, message, body, files)
    _mention(world, message, body.get("allowed_mentions"))


def _keep_files(world: World, message: Message, body: Json, files: Sequence[File]) -> None:
    if "attachments" not in body and not files:
        return
    listed: list[Json] = body.get("attachments") or []
    told = {int(one.get("id", -1)): one for one in listed}
    kept = [one for one in message.attachments if one.id in told or "attachments" not in body]
    for one in kept:
        one.description = told.get(one.id, {}).get("description", one.description)
    for gone in [one for one in message.attachments if one not in kept]:
        world.discard_file(gone)
    message.attachments = kept
    for file in files:
        attachment = attach(file, told.get(file.slot, {}), world.ids)
        world.files[attachment.id] = file.data
        message.attachments.append(attachment)


def _mention(world: World, message: Message, allowed: Json | None) -> None:
    """Whom the text names, cut down to whom `allowed_mentions` lets it notify."""
    text = "\n".join(words(message))
    named = [int(id) for id in MENTION.findall(text)]
    roles = [int(id) for id in ROLE_MENTION.findall(text)]
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse", []))
    users = _permitted(named, "users", parse, allowed) + _replied(world, message, allowed)
    message.mentions = [id for id in dict.fromkeys(users) if id in world.users]
    message.mention_roles = list(dict.fromkeys(_permitted(roles, "roles", parse, allowed)))
    loud = "@everyone" in text or "@here" in text
    message.mention_everyone = loud and "everyone" in parse


def _replied(world: World, message: Message, allowed: Json | None) -> list[int]:
    """Whoever is replied to is called, unless the bot says otherwise."""
    replied = world.messages[message.channel].get(message.reference or 0)
    quiet = allowed is not None and not allowed.get("replied_user")
    return [] if replied is None or quiet else [replied.author]


def _permitted(named: list[int], what: str, parse: set[str], allowed: Json | None) -> list[int]:
    if what in parse:
        return named
    listed = {int(id) for id in (allowed or {}).get(what, [])}
    return [id for id in named if id in listed]
