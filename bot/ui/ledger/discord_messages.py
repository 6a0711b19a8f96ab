"""What is done to Discord for a slot: a message is posted, edited, cleared away or looked for."""

from collections.abc import Iterable

import discord

from bot.table.model.message_record import (
    MessageOp,
    MessageRecord,
    MessageRef,
    MessageSlot,
    PendingAttempt,
    SlotKind,
)
from bot.ui.intake.custom_id import tables_on
from bot.ui.ledger.delivery_snapshot import DeliverySnapshot
from bot.ui.message.failures import UNKNOWN_CHANNEL
from bot.ui.message.parts import Post

SEARCHED = 50  # messages of a place that are looked through


class DiscordMessages:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def do(
        self,
        snapshot: DeliverySnapshot,
        slot: MessageSlot,
        record: MessageRecord,
        attempt: PendingAttempt,
        shown: Post,
    ) -> MessageRef | None:
        """The message that came of it or was found, if any."""
        try:
            return await self._do(snapshot, slot, record, attempt, shown)
        except discord.NotFound as fault:
            opens = attempt.op in (MessageOp.POST, MessageOp.SEARCH)
            if not (opens and record.person and fault.code == UNKNOWN_CHANNEL):
                raise
        await self._open_dm_anew(record.person)
        for file in shown.files:
            file.reset()
        return await self._do(snapshot, slot, record, attempt, shown)

    async def _do(
        self,
        snapshot: DeliverySnapshot,
        slot: MessageSlot,
        record: MessageRecord,
        attempt: PendingAttempt,
        shown: Post,
    ) -> MessageRef | None:
        match attempt.op:
            case MessageOp.POST:
                return await self._post(snapshot, slot, record.person, attempt, shown)
            case MessageOp.SEARCH:
                return await self._find(snapshot.state.record.id, slot, record, attempt)
            case MessageOp.EDIT if attempt.message is not None:
                await self._edit(attempt.message, shown, snapshot.contents[slot].readers)
            case MessageOp.CLEAR if attempt.message is not None:
                await self._clear(slot, attempt.message, shown)
        return None

    async def _post(
        self,
        snapshot: DeliverySnapshot,
        slot: MessageSlot,
        person: int,
        attempt: PendingAttempt,
        shown: Post,
    ) -> MessageRef:
        """The nonce has slot and number of the post: whoever asks again gets the same message."""
        where, readers = await self._where(person, attempt.channel), snapshot.contents[slot].readers
        sent = await where.send(
            view=shown.view,
            files=shown.files,
            silent=not readers and not attempt.push,
            nonce=f"{snapshot.state.record.id:x}-{slot.kind[0]}{slot.seat + 1}-{attempt.post:x}",
            allowed_mentions=_calling(readers),
        )
        return MessageRef(sent.channel.id, sent.id)

    async def _edit(self, message: MessageRef, shown: Post, readers: Iterable[int] = ()) -> None:
        await self._message(message).edit(
            view=shown.view, attachments=shown.files, allowed_mentions=_calling(readers)
        )

    async def _clear(self, slot: MessageSlot, message: MessageRef, instead: Post) -> None:
        """A board leaves a line behind, so that nobody looks for it; everything else goes."""
        if slot.kind is not SlotKind.BOARD:
            await self._message(message).delete()
            return
        try:
            await self._edit(message, instead)
        except (discord.Forbidden, discord.NotFound):  # no word of ours is wanted there any more
            await self._message(message).delete()

    async def _find(
        self, table: int, slot: MessageSlot, record: MessageRecord, attempt: PendingAttempt
    ) -> MessageRef | None:
        """The newest message of ours there that belongs to this table and is not known yet; in a
        channel a mention is told from the board by whom it calls."""
        where = await self._where(record.person, attempt.channel)
        newest = max(
            (one.id for one in (*record.stale_messages, record.message) if one is not None),
            default=0,
        )
        async for found in where.history(limit=SEARCHED):
            is_ours = found.author == self._client.user and table in tables_on(found.components)
            is_meant = bool(record.person) or bool(found.mentions) is (
                slot.kind is SlotKind.MENTION
            )
            if found.id > newest and is_ours and is_meant:
                return MessageRef(found.channel.id, found.id)
        return None

    async def _where(self, person: int, channel: int) -> discord.abc.Messageable:
        if not person:
            return self._client.get_partial_messageable(channel)
        return await self._client.create_dm(discord.Object(person))

    async def _open_dm_anew(self, person: int) -> None:
        """Their channel is another one now; discord.py would return the old one for ever."""
        data = await self._client.http.start_private_message(person)
        self._client._connection.add_dm_channel(data)  # pyright: ignore[reportPrivateUsage]

    def _message(self, message: MessageRef) -> discord.PartialMessage:
        place = self._client.get_partial_messageable(message.channel)
        return place.get_partial_message(message.id)


def _calling(readers: Iterable[int]) -> discord.AllowedMentions:
    """Whom a message may call. An edit says it too: discord.py adds the client's own word for it
    only where there is `content`, which no message of ours has."""
    users = [discord.Object(reader) for reader in readers]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)
