"""Many tables for many days on one clock: people who come when they are called, and bad weather."""

import asyncio
import heapq
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from bot.games.registry import GAMES
from bot.local.events import Event, MessageCreated, MessageEdited
from bot.local.people import Person
from bot.local.post import Post, Shown
from bot.local.typed import Impossible
from tests.end_to_end.delivery.usual import is_answering, quiet
from tests.end_to_end.delivery.weather import HOUR, MINUTE, Weather
from tests.end_to_end.delivery.witness import Witness, table_of
from tests.end_to_end.players import Habit, Player, gather, picks
from tests.end_to_end.rooms import Suite

DAY = 24 * HOUR
STEP = 25.0  # seconds: shorter than any clock here, and than what a bot takes for downtime
RISES, RETIRES = 7, 23  # o'clock
BACK, HAND = "I play again myself", ("My hand", "Answer")


class Kind(NamedTuple):
    """How somebody lives with the bot."""

    habit: Habit = "dm"
    notices: str = "dm"
    delay: float = 40 * MINUTE  # the median, from a call to the first click
    sleeps: bool = False  # has said so by `/me quiet`
    comes: bool = True


KINDS = (
    Kind(),
    Kind("hand", delay=5 * MINUTE),
    Kind("closed"),
    Kind(sleeps=True),
    Kind(notices="mention", habit="hand"),
    Kind(comes=False),
    Kind(delay=3 * HOUR),
    Kind(notices="none", habit="hand"),
)
LENGTHS: dict[str, dict[str, str]] = {
    "dracheninsel": {"length": "blitz", "max_rounds": "20"},
    "schatzjagd": {"length": "blitz"},
    "scratch_island": {"length": "short"},
    "emerald": {"length": "short"},
    "drachenland": {"length": "short"},
}
TIMES: tuple[dict[str, str], ...] = (
    {"turn_time": "10min"},
    {"turn_time": "1h"},
    {"key_time": "8h"},
    {},
)


class Patient(Player):
    """Whoever plays by *My hand* looks for it again when it did not open."""

    async def look(self, home: Any) -> Post | None:
        if self.habit == "dm":
            return await super().look(home)
        public = [post for post in self.person.visible() if not post.ephemeral]
        for post in reversed(public):
            if (opens := next((b for b in post.buttons if b in HAND), None)) is not None:
                shown = await self.person.click(post, opens)
                return shown.post if shown.post is not None and picks(shown.post) else None
        return None


@dataclass(eq=False)
class Guest:
    person: Person
    kind: Kind
    called: dict[str, None] = field(default_factory=dict)  # rooms, in the order of the calls
    comes_at: float | None = None

    async def act(self, home: Suite, luck: random.Random) -> Shown | None:
        """One click, where something asks them; None: nothing does."""
        warm = next((post for post in self.person.inbox() if BACK in post.buttons), None)
        if warm is not None:
            return await self.person.click(warm, BACK)
        for room in list(self.called):
            home.enter(room, 0)
            shown = await Patient(self.person, self.kind.habit, eager=1.0).act(home, luck)
            if shown is not None:
                return shown
            self.called.pop(room, None)
        return None


class Month:
    def __init__(self, home: Suite, tables: int, seed: int) -> None:
        self.home, self.luck = home, random.Random(seed)
        self.weather = Weather(home, random.Random(seed + 1))
        persons = home.discord.people(*(f"Guest {n}" for n in range(max(6, tables))))
        self.guests = [Guest(p, KINDS[n % len(KINDS)]) for n, p in enumerate(persons)]
        self._by_user = {guest.person.id: guest for guest in self.guests}
        unasked = {g.person.id for g in self.guests if g.kind.notices == "none"}
        self.witness = Witness(home, self.weather, unasked)
        self.rooms = [f"room-{number}" for number in range(tables)]
        self.count = Counter[str]()
        self._queue: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self._order = count()
        home.discord.world.listeners.append(self._hear)

    async def live(self, days: float, storms: float) -> None:
        """`storms` a day; after the last day the weather is fine and nobody comes any more."""
        end = self.home.clock.now() + days * DAY
        for guest in self.guests:
            await self._settle_in(guest)
        for number, room in enumerate(self.rooms):
            self._at(self.home.clock.now() + number * MINUTE, partial(self._keep, room, number))
        self._at(self.home.clock.now() + HOUR / 2, partial(self._storm, DAY / storms))
        while self._queue[0][0] < end:
            at, _, deed = heapq.heappop(self._queue)
            await self._until(at)
            await deed()
        await self._until(end)
        await self.weather.clear_up()
        await self._until(self.home.clock.now() + HOUR + 5 * MINUTE)

    def figures(self) -> dict[str, Any]:
        seen = {"faults met": self.weather.met, "weather": dict(self.weather.seen)}
        return {**self.count, **self.witness.figures(), **seen}

    # Time

    def _at(self, moment: float, deed: Callable[[], Awaitable[None]]) -> None:
        heapq.heappush(self._queue, (moment, next(self._order), deed))

    async def _until(self, moment: float) -> None:
        clock = self.home.clock
        while clock.now() < moment:
            clock.advance(min(STEP, moment - clock.now()))
            await self.home.bot.tables.quiet()  # its sign of life too: else it believes it slept
            await quiet(self.home)
            await self.weather.pass_by()
            await self.witness.look()

    async def _storm(self, apart: float) -> None:
        await self.weather.turn()
        self._at(
            self.home.clock.now() + apart * self.luck.uniform(0.2, 1.8), partial(self._storm, apart)
        )

    # Tables

    async def _settle_in(self, guest: Guest) -> None:
        await guest.person.slash("me notices", how=guest.kind.notices)
        if guest.kind.sleeps:
            hours: dict[str, Any] = {"zone": "UTC", "from": "23:00", "to": "7:00"}
            await guest.person.slash("me quiet", **hours)

    async def _keep(self, room: str, number: int) -> None:
        """In this room there is always a game, unless Discord is in trouble just now."""
        self.home.enter(room, 0)
        channel = self.home.discord.channel.id
        if self.weather.is_calm and await self.home.bot.store.open_in(channel) is None:
            await self._open(list(GAMES)[(number + self.count["games"]) % len(GAMES)])
        self._at(self.home.clock.now() + HOUR, partial(self._keep, room, number))

    async def _open(self, slug: str) -> None:
        people = self.luck.sample(self.guests, self.luck.choice((2, 3)))
        players: list[Player] = [Patient(guest.person, guest.kind.habit) for guest in people]
        computers = max(0, min(GAMES[slug].SEATS) - len(players)) + self.luck.choice((0, 1))
        options = LENGTHS.get(slug, {}) | TIMES[self.count["games"] % len(TIMES)]
        self.count["games"] += 1
        await gather(self.home, players, slug, computers, options)

    # People

    def _hear(self, event: Event) -> None:
        """A message in the DM, or one that names somebody, is a call."""
        if not isinstance(event, MessageCreated | MessageEdited):
            return
        message, world = event.message, self.home.discord.world
        channel = world.channels[message.channel]
        readers = {*message.mentions, *(channel.recipients if channel.guild is None else ())}
        for guest in (self._by_user[user] for user in readers if user in self._by_user):
            room = (
                self._room_of(table_of(message.components)) if not channel.guild else channel.name
            )
            if room:
                guest.called[room] = None
                self._expect(guest, self._delay(guest))

    def _room_of(self, number: int | None) -> str:
        table = self.home.bot.tables._known.get(number or 0)
        return "" if table is None else self.home.discord.world.channels[table.record.channel].name

    def _expect(self, guest: Guest, seconds: float) -> None:
        at = self.home.clock.now() + seconds
        if guest.kind.comes and (guest.comes_at is None or at < guest.comes_at):
            guest.comes_at = at
            self._at(at, partial(self._come, guest, at))

    def _delay(self, guest: Guest) -> float:
        """They come when they are awake, sooner or later."""
        seconds = guest.kind.delay * self.luck.lognormvariate(0, 1)
        then = datetime.fromtimestamp(self.home.clock.now() + seconds, UTC)
        asleep = (RISES - then.hour) % 24 if not RISES <= then.hour < RETIRES else 0
        return seconds + asleep * HOUR

    async def _come(self, guest: Guest, at: float) -> None:
        if guest.comes_at != at:  # they came earlier
            return
        guest.comes_at = None
        was_calm = self.weather.is_calm
        shown = await self._through(guest.act(self.home, self.luck))
        if shown is None:
            return
        self.count["failed clicks" if shown.failure else "clicks"] += 1
        if shown.failure and was_calm and self.weather.is_calm:
            self.witness.wrongs.append(f"{guest.person.name} in good weather: {shown.failure}")
        self._expect(guest, self.luck.uniform(20, 240) if not shown.failure else 5 * MINUTE)

    async def _through(self, deed: Coroutine[Any, Any, Shown | None]) -> Shown | None:
        """A click; where no answer will come any more, they are told so after three seconds."""
        task = asyncio.create_task(deed)
        while not task.done():
            await asyncio.wait({task}, timeout=0.05)
            if not task.done() and not self.weather.is_calm and not is_answering(self.home):
                self.home.clock.advance(4)
        try:
            return task.result()
        except Impossible as why:
            return Shown(failure=str(why))
