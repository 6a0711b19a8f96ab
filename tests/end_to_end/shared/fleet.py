"""Several processes of the bot on one PostgreSQL and one local Discord, killed and stopped.

People press at random: in their DMs, which come by the first shard's process, and in what *My hand*
shows them in channels, which come by their servers' shards. What the log has afterwards is held
against what people were told.
"""

import asyncio
import os
import random
import signal
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from bot.games.contract import Menu, Refused, resolve_path
from bot.games.registry import GAMES
from bot.local.model import Channel
from bot.local.people import Person
from bot.local.permissions import Can
from bot.local.post import Post, Shown
from bot.table.model.record import Phase
from bot.table.model.table_state import TableState
from bot.table.play.fairness import fairness_record, verify_fairness
from bot.table.play.notifications import notifications
from bot.table.storage.postgres.store import PostgresStorage
from bot.ui.intake.custom_id import PickButton, unpack_custom_id
from tests.discord_server import Discord
from tests.end_to_end.players import OPENS, chosen_values, picks

ROOT = Path(__file__).parents[3]
PATIENCE = 20.0  # real seconds for an answer, on a busy machine
LIMIT = 180.0  # and for whatever has to come sooner or later: nothing is waited for without end
OWED = """SELECT table_id FROM outbox WHERE revision >= 0 AND NOT EXISTS (
  SELECT FROM ledger WHERE ledger.table_id = outbox.table_id AND next > $1)"""
"""Without those that wait for their time: for an open page, or for a ring in the morning."""
REFUSALS = ("moved on", "could not save that", "not your", "has ended", "is over")


class Member:
    """One process of the bot."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.lines = process, list[str]()
        self.ready = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            self.lines.append(line.decode(errors="replace").rstrip())
            if b"ready as" in line:
                self.ready.set()

    @property
    def is_stopped(self) -> bool:
        """By SIGSTOP."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        return stat.rpartition(") ")[2].startswith("T")

    async def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(how)
        async with asyncio.timeout(LIMIT):
            await self.process.wait()
            await self.reading


class Press(NamedTuple):
    person: Person
    panel: Post
    custom_id: str
    values: list[str]
    pick: PickButton
    path: str
    is_final: bool  # it completes an answer
    is_public: bool  # it was pressed in a channel


class Fleet:
    def __init__(self, discord: Discord, address: str, folder: Path, seed: int) -> None:
        self.discord, self.address, self.folder = discord, address, folder
        self.luck = random.Random(seed)
        self.members = list[Member]()
        self.storage = PostgresStorage(address)
        self.places = dict[int, Channel]()  # by table
        self.seats = dict[int, dict[int, Person]]()  # by table: who sits where
        self.hands = dict[tuple[int, int], Post]()  # what *My hand* has shown to a seat of a table
        self.told = Counter[str]()
        self.missing = list[str]()  # what was not told when somebody looked last
        self.key = b""
        self.ports = list[int]()  # one for the meters of each process, if anybody wants to know

    async def open(self, processes: int, shards: int) -> None:
        self.discord.shards, self.discord.concurrency = shards, 16
        await self.storage.open()
        for _ in range(processes):
            await self.add()
        try:
            async with asyncio.timeout(LIMIT):
                await asyncio.gather(*(member.ready.wait() for member in self.members))
        except TimeoutError:
            said = [line for member in self.members for line in member.lines[-8:]]
            raise AssertionError("\n".join(["not ready in time", *said])) from None
        self.key = await self.storage.secret("mac")

    async def close(self) -> None:
        for member in self.members:
            with suppress(ProcessLookupError):
                member.process.send_signal(signal.SIGCONT)
            await member.end()
        await self.storage.close()

    async def add(self) -> Member:
        self.set_clock()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.end_to_end.mortal", "never:1"),
            cwd=ROOT,
            env=self._environment(),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        self.members.append(Member(process))
        return self.members[-1]

    async def kill(self) -> Member:
        """One of them, whichever; another comes in its place."""
        victim = self.members.pop(self.luck.randrange(len(self.members)))
        await victim.end()
        await self.add()
        return victim

    async def holder_of(self, shard: int) -> Member:
        holder = await self.storage.value("SELECT holder FROM shards WHERE shard = $1", shard)
        pid = int(holder.split(":")[1])
        return next(member for member in self.members if member.process.pid == pid)

    def set_clock(self) -> None:
        """The processes have the real time, and believe a Discord only that has it too."""
        self.discord.clock.advance(max(0.0, time.time() - self.discord.clock.now()))  # type: ignore[attr-defined]

    def _environment(self) -> dict[str, str]:
        return os.environ | {
            "DISCORD_TOKEN": self.discord.token,
            "TAFELRUNDE_API": self.discord.api_address,
            "TAFELRUNDE_GATEWAY": self.discord.gateway_address,
            "TAFELRUNDE_DATA": str(self.folder),
            "TAFELRUNDE_DATABASE": self.address,
            "TAFELRUNDE_WORKERS": "0",
            "PYTHONPATH": str(ROOT),
            **self._watched(),
        }

    def _watched(self) -> dict[str, str]:
        number = len(self.members)
        port = self.ports[number] if number < len(self.ports) else 0
        return {"TAFELRUNDE_METRICS": f"127.0.0.1:{port}"} if port else {}

    # Servers and tables

    def server(self, shard: int, owner: Person) -> Channel:
        """A new server on this shard, with one channel."""
        world = self.discord.world
        while True:
            guild = world.add_guild("Elsewhere", owner.id, "en")
            if (guild.id >> 22) % self.discord.shards == shard:
                break
            world.guilds.pop(guild.id)
            self.discord.clock.advance(0.001)  # type: ignore[attr-defined]
        world.join(guild, world.users[owner.id])
        world.join(guild, world.users[world.bot_id])
        may = Can.VIEW_CHANNEL | Can.SEND_MESSAGES | Can.ATTACH_FILES | Can.READ_MESSAGE_HISTORY
        world.grant(guild, "Bots", may)
        return world.add_channel(guild, "elsewhere")

    async def deal(self, slug: str, channel: Channel, people: list[Person]) -> int:
        host, *guests = people
        guild = self.discord.world.guilds[channel.guild or 0]
        for guest in guests:
            self.discord.world.join(guild, self.discord.world.users[guest.id])
        await self._sure(lambda: host.slash(f"{slug} new", at=channel), host, channel, "Join")
        for guest in guests:
            await self._sure(lambda guest=guest: self._pressed(guest, channel, "Join"))
        await self._sure(lambda: self._pressed(host, channel, "Start"))
        number = await self.storage.open_in(channel.id)
        assert number is not None
        self.places[number] = channel
        state = await self.storage.load(number)
        assert state is not None
        assert state.record.phase is Phase.RUNNING
        by_id = {person.id: person for person in people}
        self.seats[number] = {
            seat: by_id[chair.user]
            for seat, chair in enumerate(state.record.chairs)
            if chair.user is not None
        }
        return number

    async def _sure(
        self, what: Any, sees: Person | None = None, at: Channel | None = None, button: str = ""
    ) -> None:
        """Until it got through: a shard may just be on its way to another process."""
        end = time.monotonic() + LIMIT
        while True:
            assert time.monotonic() < end, f"{button or what}: it never got through"
            shown = await self._waited(asyncio.create_task(what()))
            if sees is not None and _with(sees, at, button) is not None:
                return
            if sees is None and shown.failure is None:
                return
            await asyncio.sleep(0.5)

    async def _pressed(self, person: Person, at: Channel, button: str) -> Shown:
        card = _with(person, at, button)
        assert card is not None
        return await person.click(card, button)

    async def _waited(self, clicking: "asyncio.Task[Shown]") -> Shown:
        """If nobody answers, the three seconds of the answer pass."""
        self.set_clock()
        await asyncio.wait([clicking], timeout=PATIENCE)
        if not clicking.done():
            self.discord.advance(3.0)
        async with asyncio.timeout(LIMIT):
            shown = await clicking
        self.discord.report.take_failures()
        return shown

    # Clicks

    async def click(self, table: int, seat: int) -> bool:
        """Whoever sits there presses something in a panel of theirs; False: there is nothing."""
        press = await self._chosen(table, seat)
        if press is None:
            return False
        before = await self._deeds(table, seat)
        person = press.person
        using = (
            person.select(press.panel, *press.values, which=press.custom_id)
            if press.values
            else person.click(press.panel, press.custom_id)
        )
        shown = await self._waited(asyncio.create_task(using))
        self._judge(press, shown, (await self._deeds(table, seat))[len(before) :])
        return True

    async def _chosen(self, table: int, seat: int) -> Press | None:
        person, is_public = self.seats[table][seat], self.luck.random() < 0.5
        panel = await self._hand(table, seat) if is_public else self._dm(table, seat)
        state = await self.storage.load(table)
        if panel is None or state is None:
            return None
        control = self.luck.choice(self._picks(panel, table, seat))
        values = chosen_values(control, self.luck)
        pick = unpack_custom_id(control["custom_id"], self.key)
        assert isinstance(pick, PickButton)
        path = (*pick.path, "+".join(values)) if pick.select else pick.path
        is_final = _is_final(state, pick, path)
        name, way = control["custom_id"], ".".join(path)
        return Press(person, panel, name, values, pick, way, is_final, is_public)

    def _dm(self, table: int, seat: int) -> Post | None:
        """The newest panel in their DMs."""
        person = self.seats[table][seat]
        panels = [post for post in person.inbox() if self._picks(post, table, seat)]
        return panels[-1] if panels else None

    async def _hand(self, table: int, seat: int) -> Post | None:
        """What the board of their server shows them alone; it is gone on with while it asks."""
        person, key = self.seats[table][seat], (table, seat)
        if key in self.hands:
            known = person.again(self.hands[key])
            if self._picks(known, table, seat) and self.luck.random() < 0.8:
                return known
        boards = [_with(person, self.places[table], opens) for opens in OPENS]
        board = next((post for post in boards if post is not None), None)
        if board is None:
            return None
        opens = next(name for name in board.buttons if name in OPENS)
        shown = await self._waited(asyncio.create_task(person.click(board, opens)))
        if shown.failure is not None or shown.post is None:
            return None
        self.hands[key] = shown.post
        return shown.post if self._picks(shown.post, table, seat) else None

    def _picks(self, post: Post, table: int, seat: int) -> list[dict[str, Any]]:
        found = [
            (control, unpack_custom_id(control["custom_id"], self.key)) for control in picks(post)
        ]
        return [
            control
            for control, meant in found
            if isinstance(meant, PickButton) and (meant.table, meant.seat) == (table, seat)
            and meant.planned is None
        ]  # fmt: skip

    async def _deeds(self, table: int, seat: int) -> list[str]:
        sql = (
            "SELECT path FROM actions WHERE table_id = $1 AND seat = $2 AND \"by\" = 'click' "
            "ORDER BY version"
        )
        return [row[0] for row in await self.storage.rows(sql, table, seat)]

    def _judge(self, press: Press, shown: Shown, new: list[str]) -> None:
        """Once, as it was clicked, if it was acknowledged; else once or not at all."""
        assert len(new) <= 1, f"doubled: {new}"
        assert all(f"{path}.".startswith(f"{press.path}.") for path in new), (new, press.path)
        if shown.failure is not None or shown.post is None:
            self.told["in flight" if new else "unanswered"] += 1
        elif new:
            self.told["acknowledged"] += 1
            self.told["in a channel"] += press.is_public
        elif any(text in shown.post.text for text in REFUSALS) or shown.post == press.panel:
            self.told["refused"] += 1
        else:
            assert not press.is_final, f"acknowledged, but lost: {shown.post.text}"
            self.told["steps"] += 1

    # Afterwards

    async def is_told(self) -> bool:
        """Whether nothing is owed, and everybody who is asked has a panel that asks them so."""
        self.missing = await self._missing()
        return not self.missing

    async def _missing(self) -> list[str]:
        rows = await self.storage.rows(OWED, time.time() + 60)
        found = [f"table {number} is owed its messages" for (number,) in rows]
        for table, seats in self.seats.items():
            state = await self.storage.load(table)
            assert state is not None
            for seat in notifications(state):
                since = state.record.ask_versions[seat]
                if not self._is_asked(seats[seat], table, seat, since):
                    found.append(f"table {table}: seat {seat} has no panel of {since}")
        return found

    def _is_asked(self, person: Person, table: int, seat: int, since: int) -> bool:
        """By DM; or in what *My hand* showed them, where they read on: then the DM can wait."""
        hand = self.hands.get((table, seat))
        pages = [] if hand is None else [person.again(hand)]
        found = [
            unpack_custom_id(control["custom_id"], self.key)
            for post in [*person.inbox(), *pages]
            for control in self._picks(post, table, seat)
        ]
        return any(isinstance(one, PickButton) and one.since == since for one in found)

    async def assert_replays(self) -> None:
        """The log alone leads to the very state that was saved, and every die is fair."""
        for table in await self.storage.numbers():
            state = await self.storage.load(table)
            assert state is not None
            verify_fairness(fairness_record(state, await self.storage.log(table)))


def _with(person: Person, at: Channel | None, button: str) -> Post | None:
    """The newest message there that has this button."""
    seen = [post for post in person.visible(at) if button in post.buttons]
    return seen[-1] if seen else None


def _is_final(state: TableState, pick: PickButton, path: tuple[str, ...]) -> bool:
    """Whether this would complete an answer as things stand."""
    if state.record.ask_versions.get(pick.seat) != pick.since:
        return False
    try:
        found = resolve_path(GAMES[state.record.game], state.game_state, pick.seat, path)
    except Refused:
        return False
    return not isinstance(found, Menu)


async def until(what: Any, seconds: float) -> None:
    """Or it fails."""
    end = time.monotonic() + seconds
    while not await what():
        assert time.monotonic() < end, "not in time"
        await asyncio.sleep(0.25)


async def connections(address: str, sql: str, *values: Any) -> Any:
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetch(sql, *values)
    finally:
        await connection.close()
