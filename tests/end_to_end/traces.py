"""All that reaches each person, as it reached him: texts, ids, file names, pixels, times."""

import json
import re
from collections import defaultdict
from hashlib import sha256
from typing import Any

from bot.local.events import Event, MessageCreated, MessageEdited
from bot.local.people import Person
from tests.discord_server import Discord

# The server's own numbers and addresses say nothing of the game.
SERVERS_OWN = {"id", "url", "proxy_url", "attachment_id", "message_id", "channel_id", "token"}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+\S*")


class Trace:
    """Listens from now on; one line for each message that somebody is sent or sees edited."""

    def __init__(self, discord: Discord, *people: Person) -> None:
        self._discord, self._people = discord, people
        self.lines: defaultdict[str, list[str]] = defaultdict(list)
        discord.world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        if not isinstance(event, MessageCreated | MessageEdited):
            return
        message, world = event.message, self._discord.world
        payload = self._discord.wire.message_event(message)
        seen = {
            "what": type(event).__name__,
            "message": _plain(payload),
            "pixels": [_print(world.files[int(one["id"])]) for one in payload["attachments"]],
        }
        line = json.dumps(seen, sort_keys=True, default=str)
        for person in self._people:
            if world.sees(person.id, message):
                self.lines[person.name].append(line)

    def of(self, name: str) -> list[str]:
        """Sorted: what happens at one moment of the clock has no order."""
        return sorted(self.lines[name])


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items() if key not in SERVERS_OWN}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return ADDRESS.sub("", value) if isinstance(value, str) else value


def _print(content: bytes) -> str:
    return sha256(content).hexdigest()
