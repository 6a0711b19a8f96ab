"""What release 1.1.0 left behind in the middle of its games, taken over by today's bot.

`tests/fixtures/release_1_1_0/` holds it twice, from a bot on a file and from one on a PostgreSQL,
each with the local Discord that it played on. Messages that only one person saw lie in there too.
It was made by the code of that release: commit 11ae8302 has `tests/fixtures/make_release_1_1_0.py`.
"""

import gzip
import json
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from bot.games.contract import TABLE
from bot.local.clock import VirtualClock
from bot.local.model import Message
from bot.local.people import Person
from bot.local.post import Post, Shown
from bot.table.model.record import LogEntry, Phase
from bot.table.play import flow
from bot.table.play.fairness import fairness_record, verify_fairness
from bot.table.table import Table
from bot.words import LANGUAGES, words
from tests import postgres
from tests.discord_server import local_discord
from tests.end_to_end.players import Player
from tests.end_to_end.rooms import Rooms, Suite
from tests.games.golden import answered

FOLDER = Path(__file__).parents[1] / "fixtures" / "release_1_1_0"
BACKENDS = ("sqlite", pytest.param("postgres", marks=postgres.needed()))
AWAY = 5.0  # seconds between the end of the old bot and the start of the new one
MOST_CLICKS, MINUTE = 200, 60.0
Note = dict[str, Any]


class Button(NamedTuple):
    """A control that stood in a message when the old bot ended."""

    message: int
    custom_id: str
    pick: tuple[str, ...]  # what is chosen, if it is a select
    people: tuple[str, ...]  # who see it
    where: str  # channel, dm, or private: shown to one person alone

    @property
    def table(self) -> int:
        """0: it belongs to no table."""
        return int(self.custom_id.split(":")[1], 16)

    @property
    def verb(self) -> str:
        """Empty: it answers a question of the game."""
        return self.custom_id.split(":")[2] if self.custom_id[0] in "tv" else ""

    @property
    def asked(self) -> tuple[int, int] | None:
        """The seat and the moment of the question that it answers."""
        if self.verb or "+" in (parts := self.custom_id.split(":"))[3]:
            return None
        return int(parts[2], 16), int(parts[3], 16)


def notes(backend: str) -> dict[str, Any]:
    known: dict[str, Any] = json.loads((FOLDER / backend / "notes.json").read_text())
    return known


def rooms(backend: str) -> dict[str, Note]:
    """The newest table of each room."""
    return {one["room"]: one for one in notes(backend)["tables"]}


def old_buttons(backend: str) -> Iterator[Button]:
    listed = json.loads((FOLDER / backend / "old_buttons.json").read_text())["messages"]
    for one in listed:
        for control in one["controls"]:
            pick, people = tuple(control.get("pick", ())), tuple(one["people"])
            yield Button(one["message"], control["id"], pick, people, one["where"])


@cache
def dump() -> str:
    return gzip.decompress((FOLDER / "postgres" / "tafelrunde.sql.gz").read_bytes()).decode()


def said(*keys: str) -> list[str]:
    return [words(language).say(key) for language in LANGUAGES for key in keys]


UNKNOWN = said(
    "refused-forged", "refused-no_table", "refused-old_button"
)  # of a button that means nothing any more
LATE = said(
    *("panel-moved_on", "refused-moved_on", "refused-not_asked"),
    *("refused-game_over", "refused-computer_plays"),
)


# What lies there, read without any code of ours: nothing of it can be lost unnoticed


def rows(backend: str, table: str) -> list[dict[str, Any]]:
    """The rows as they were committed; those of a dump are texts, bytes excepted."""
    if backend == "sqlite":
        with closing(sqlite3.connect(FOLDER / "sqlite" / "tafelrunde.sqlite3")) as db:
            db.row_factory = sqlite3.Row
            return [dict(row) for row in db.execute(f"SELECT * FROM {table}")]
    _, _, rest = dump().partition(f"\nCOPY public.{table} (")
    names, _, lines = rest.partition(") FROM stdin;\n")
    kept = lines.partition("\\.\n")[0].splitlines()
    columns = [name.strip('"') for name in names.split(", ")]
    return [dict(zip(columns, map(_value, line.split("\t")), strict=True)) for line in kept]


def _value(text: str) -> Any:
    if text == "\\N":
        return None
    return bytes.fromhex(text[3:]) if text.startswith("\\\\x") else text


@cache
def sheets(backend: str) -> dict[int, dict[str, Any]]:
    """What was saved of each table besides its state; the first nine bytes are its seal."""
    saved = {int(row["id"]): row["sheet"][9:] for row in rows(backend, "tables")}
    return {number: msgspec.msgpack.decode(record) for number, record in saved.items()}


def half_made(backend: str) -> Iterator[tuple[int, int, int, str]]:
    """Table, seat, moment and picks of every answer that was begun and may still be completed."""
    for number, record in sheets(backend).items():
        if record["phase"] != "running" or record["pause"] is not None:
            continue
        for seat, begun in record["begun"].items():
            if begun["since"] == record["since"].get(seat):
                yield number, seat, begun["since"], ".".join(begun["path"])


# Taken over


class Inheritance:
    """Today's bot on a copy of what lay there."""

    def __init__(self, backend: str, home: Suite, messages: dict[int, bytes]) -> None:
        self.backend, self.home, self._messages = backend, home, messages
        self.rooms = rooms(backend)

    def person(self, name: str) -> Person:
        return self.home.discord.people(name)[0]

    def entered(self, room: str) -> list[Player]:
        """The people of this room, who are now in it."""
        note = self.rooms[room]
        self.home.number = note["table"]
        channels = self.home.discord.world.channels.values()
        if any(channel.name == room for channel in channels):
            self.home.enter(room, note["table"])
        return [
            Player(self.person(name), "closed" if habit == "closed" else "hand")
            for name, habit in note["people"]
        ]

    async def press(self, person: Person, button: Button) -> Shown:
        """As on a screen that still shows the message as the old bot left it."""
        message = msgspec.json.decode(self._messages[button.message], type=Message)
        self.home.discord.world.load(message)
        post = Post(self.home.discord.wire.message_event(message))
        if button.pick:
            return await person.select(post, *button.pick, which=button.custom_id)
        return await person.click(post, button.custom_id)

    async def ready(self, room: str) -> Table:
        """The table of this room; whatever held its game up is over."""
        players = self.entered(room)
        pause = (table := await self.home.table()).record.pause
        if pause is not None:
            command = "table move" if pause.why == "channel" else "table resume"
            self.home.enter(room, self.home.number)
            assert (await players[0].person.slash(command)).failure is None
            await self.home.settle()
        return table

    async def answered_for(self, table: Table) -> None:
        """Somebody who is asked does what the clock would do for them."""
        state = table.state
        for ask in state.asks():
            chair = None if ask.seat == TABLE else table.record.chairs[ask.seat]
            if chair is not None and chair.is_played and chair.user is not None:
                path = state.game.default(state.game_state, ask.seat)
                await table.answer(chair.user, ask.seat, table.record.ask_versions[ask.seat], path)
                return
        raise AssertionError("nobody is asked")

    async def clicked_on(self, room: str) -> None:
        """People answer by clicks until the log is longer, also where nobody has called them."""
        table, luck = await self.ready(room), random.Random(self.home.number)
        before, players = table.record.log_length, self.entered(room)
        for _ in range(MOST_CLICKS):
            if table.record.log_length > before or table.record.phase is not Phase.RUNNING:
                return
            for player in luck.sample(players, len(players)):
                if (shown := await player.act(self.home, luck)) is not None:
                    assert shown.failure is None, (room, shown)
                    await self.home.settle()
                    break
            else:
                await self.home.pass_time(MINUTE)
        raise AssertionError(f"{room} does not go on")

    async def played_to_the_end(self, table: Table) -> None:
        """As computers would play it; the silent go before the table."""
        state = table.state
        while asks := state.asks():
            seat, now = asks[-1].seat, self.home.clock.now()
            path = answered(state.game, state.game_state, seat, "normal", random.Random(1))
            state = flow.advance(state, (LogEntry(seat, path),), now, self.home.luck.random)
        await table._save(state)
        await self.home.settle()

    async def assert_over_and_fair(self, table: Table) -> None:
        assert table.record.phase is Phase.OVER
        verify_fairness(
            fairness_record(table.state, await self.home.bot.store.log(table.record.id))
        )


def running(backend: str) -> list[str]:
    return [room for room, note in rooms(backend).items() if note["phase"] == "running"]


@asynccontextmanager
async def inherited(backend: str, folder: Path) -> AsyncIterator[Inheritance]:
    """It is ready; nobody has clicked anything yet."""
    clock = VirtualClock(notes(backend)["moment"] + AWAY)
    world = folder / "discord.sqlite3"
    world.write_bytes(gzip.decompress((FOLDER / backend / "discord.sqlite3.gz").read_bytes()))
    with closing(sqlite3.connect(world)) as db:
        messages = dict(db.execute("SELECT id, body FROM record WHERE kind = 'message'"))
    async with local_discord(kind=Rooms, database=world, clock=clock) as discord:
        home = Suite(discord, folder / "tafelrunde.sqlite3", seed=1)
        if backend == "postgres":
            home.address = await postgres.database_of(dump())
        else:
            shutil.copy(FOLDER / "sqlite" / "tafelrunde.sqlite3", home.database)
        await home.open()
        yield Inheritance(backend, home, messages)
