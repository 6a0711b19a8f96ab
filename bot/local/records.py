"""What the world consists of, by id: loaded, saved, journalled, forgotten. No rules."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Protocol

from bot.local.clock import Clock
from bot.local.events import Event
from bot.local.model import Attachment, Channel, Guild, Json, Member, Message, User
from bot.local.snowflake import Snowflakes

Record = User | Guild | Member | Channel | Message
GLOBAL = 0


class Journal(Protocol):
    """Keeps what must outlive the process."""

    def keep(self, record: Record) -> None: ...

    def drop(self, record: Record) -> None: ...

    def keep_commands(self, guild: int, commands: list[Json]) -> None: ...


class Records:
    """All records, the journal that keeps them, and who listens to their changes."""

    def __init__(
        self,
        clock: Clock,
        ids: Snowflakes,
        journal: Journal | None = None,
        files: MutableMapping[int, bytes] | None = None,
    ) -> None:
        self.clock = clock
        self.ids = ids
        self.journal = journal
        self.files: MutableMapping[int, bytes] = {} if files is None else files
        self.listeners: list[Callable[[Event], None]] = []
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.members: dict[tuple[int, int], Member] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.ephemeral: defaultdict[tuple[int, int], deque[int]] = defaultdict(deque)
        """By channel and person the ephemeral messages on that screen, oldest first."""
        self.commands: dict[int, list[Json]] = {GLOBAL: []}
        self.unavailable: set[int] = set()
        """The guilds that are away at the moment."""
        self.bot_id = 0

    def load(self, record: Record) -> None:
        """Takes a record as it stands, without journal and listeners."""
        match record:
            case User():
                self.users[record.id] = record
            case Guild():
                self.guilds[record.id] = record
            case Member():
                self.members[record.guild, record.user] = record
            case Channel():
                self.channels[record.id] = record
                self.messages.setdefault(record.id, {})
            case Message():
                self.messages[record.channel][record.id] = record

    def save(self, record: Record) -> None:
        self.load(record)
        ephemeral = isinstance(record, Message) and record.ephemeral
        if self.journal is not None and not ephemeral:
            self.journal.keep(record)

    def drop(self, record: Record) -> None:
        """Forgets a record for good, a message with its files."""
        if isinstance(record, Message):
            for attachment in record.attachments:
                self.discard_file(attachment)
        if self.journal is not None:
            self.journal.drop(record)

    def discard_file(self, attachment: Attachment) -> None:
        with suppress(KeyError):
            del self.files[attachment.id]

    def tell(self, event: Event) -> None:
        for listener in tuple(self.listeners):
            listener(event)

    def set_commands(self, guild: int, commands: list[Json]) -> None:
        self.commands[guild] = commands
        if self.journal is not None:
            self.journal.keep_commands(guild, commands)
