"""A table layer on a real file, with time and luck in our hands, and positions to start from."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace

from bot.games.contract import AnyGame, AnyState, Rng, Seat, play
from bot.games.kit.options import settled_options
from bot.games.registry import GAMES as REAL
from bot.table.model.record import Chair, Clocks, Phase, TableRecord
from bot.table.model.table_state import TableState
from bot.table.observer import NullObserver
from bot.table.play import flow
from bot.table.play.apply_answer import retimed_course
from bot.table.play.search_process import SearchProcess
from bot.table.storage.postgres.store import PostgresStorage
from bot.table.storage.protocol import Storage
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.table import Table
from bot.table.tables import Tables
from tests.laws import seed_of
from tests.table.variants import VARIANTS
from tests.toys import TOYS, duel
from tests.toys.duel.model import COPIES, Frame, State, Turn
from tests.virtual_time import VirtualTime

ANNA, BEN, CARL, STRANGER = 101, 102, 103, 999
A, B, C = Seat(0), Seat(1), Seat(2)
NAMES = {ANNA: "Anna", BEN: "Ben", CARL: "Carl"}
DAYS = Clocks(
    important_window=60
)  # slow turns, short windows: how windows close is a matter of the pace
FLOOR = 5.5  # of a window of 60 s, with luck one half


GAMES: dict[str, AnyGame] = {**TOYS, **VARIANTS, **REAL}
# what each save writes into: saving fails while a test has dropped it
OUTBOX = "CREATE TABLE outbox (table_id INTEGER PRIMARY KEY, revision INTEGER NOT NULL) STRICT"


class Reader(NullObserver):
    """Hears what is announced, and is told everything at once, unless a test says otherwise."""

    def __init__(self) -> None:
        self.changes: list[int] = []  # tables that were announced
        self.notified: float | None = 0.0  # when players were told of what they are asked

    def changed(self, table: Table) -> None:
        self.changes.append(table.record.id)

    async def notified_at(self, state: TableState, seat: Seat) -> float | None:  # noqa: ARG002
        return self.notified


class Room:
    """The bot without Discord; `restart` throws away everything but the file."""

    def __init__(
        self, path: Path, time: VirtualTime | None = None, thinker: SearchProcess | None = None
    ) -> None:
        self.path, self.time, self.thinker = path, time or VirtualTime(), thinker
        self._reader = Reader()
        self.store: SqliteStorage
        self.storage: Storage  # the same, as everybody else sees it
        self.tables: Tables
        self._clock: asyncio.Task[None]

    @property
    def changed(self) -> list[int]:
        """The tables that were announced."""
        return self._reader.changes

    def tell_at(self, moment: float | None) -> None:
        """Players were told of what they are asked at this time; None: not yet."""
        self._reader.notified = moment

    def live_by(self, lease: Lease) -> None:
        """From now on there are signs of life, as in a bot that has taken a lease."""
        self.tables._renew = lease.renew

    async def open(self) -> None:
        self.store = SqliteStorage(self.path, games=GAMES)
        await self._open(self.store)

    async def _open(self, storage: Storage) -> None:
        self.storage = storage
        await storage.open()
        self.tables = Tables(
            storage, self.time, lambda: 0.5, audience=self._reader, thinker=self.thinker
        )
        self._clock = asyncio.create_task(self.tables.sleeper.run())
        await self.time.settle(1)

    async def close(self) -> None:
        self._clock.cancel()
        with suppress(asyncio.CancelledError):
            await self._clock
        await self.storage.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def place(self, state: TableState) -> Table:
        """A table in the middle of a game."""
        lobby = replace(state.record, phase=Phase.LOBBY)
        record = replace(state.record, id=(await self.storage.create(lobby, {})).id)
        now, record = (
            self.time.now(),
            replace(record, ask_versions=_fresh(state, record.public_version + 1)),
        )
        state = retimed_course(replace(state, record=record), (), None, now, _half)
        seen = replace(state.record, public_version=record.public_version + 1)
        await self.storage.save(replace(state, record=seen), now, reseated=True)
        self.tables.sleeper.wake()
        return await self.tables.get(record.id)

    async def deal(
        self, slug: str, seats: int, seed: int, computers: int = 0, channel: int = 7
    ) -> Table:
        """A game from its beginning, with a seed that is known."""
        game = GAMES[slug]
        record = replace(table_for(slug, seats, computers), seed=seed_of(seed), channel=channel)
        record = await self.storage.create(record, {})
        dealt = flow.deal(game, record, game.Options(), self.time.now(), _half)
        seen = replace(dealt.record, public_version=record.public_version + 1)
        await self.storage.save(replace(dealt, record=seen), self.time.now(), reseated=True)
        self.tables.sleeper.wake()
        return await self.tables.get(record.id)

    async def click(self, table: Table, user: int, path: str, since: int | None = None) -> Any:
        """Somebody presses a button of the panel that is in front of him."""
        seat = table.record.seat_of(user)
        assert seat is not None
        stands = table.record.ask_versions.get(seat, -1) if since is None else since
        return await table.answer(user, seat, stands, tuple(path.split(".")))


class SharedRoom(Room):
    """On PostgreSQL; several of them may work on the same database."""

    def __init__(self, address: str, time: VirtualTime | None = None) -> None:
        super().__init__(Path(), time)
        self.address = address

    async def open(self) -> None:
        self.database = PostgresStorage(self.address, games=GAMES)
        await self._open(self.database)


def table_for(slug: str, seats: int, computers: int = 0) -> TableRecord:
    people = [Chair(user, name) for user, name in NAMES.items()]
    people += [Chair(200 + i, f"Guest {i}") for i in range(seats)]
    for seat in range(seats - computers, seats):
        people[seat] = Chair(None, "Ada", "normal")
    record = TableRecord(0, slug, 7, 1, ANNA, "en", chairs=tuple(people[:seats]))
    return replace(record, pace="together", clocks=DAYS)


def position(
    *hands: str,
    slug: str = "duel",
    turn: Seat = A,
    lives: int = 3,
    frames: tuple[Frame, ...] | None = None,
    clocks: Clocks = DAYS,
    computers: int = 0,
    pace: Literal["together", "days"] = "together",
) -> TableState:
    """Duel with these hands, the rest of the cards in the pile."""
    held = tuple(tuple(sorted(hand.split())) for hand in hands)
    rest = [kind for kind, copies in COPIES.items() for _ in range(copies)]
    for card in sum(held, ()):
        rest.remove(card)
    stack = (Turn(turn),) if frames is None else frames
    state = State(Rng(b"seed"), duel.Options(), (lives,) * len(hands), held, tuple(rest), (), stack)
    record = replace(table_for(slug, len(hands), computers), phase=Phase.RUNNING, clocks=clocks)
    record = replace(record, pace=pace)
    return TableState(GAMES[slug], record, AnyState(state), {})


def asked(table: Table) -> dict[Seat, str]:
    return {ask.seat: ask.about for ask in table.state.asks()}


def due(table: Table, room: Room) -> dict[tuple[str, Seat], float]:
    """The deadlines, in seconds from now."""
    return {key: at - room.time.now() for key, at in table.state.due.items()}


async def log(table: Table, room: Room) -> list[str]:
    """The log in writing: who, what, by whom."""
    lines = await room.storage.log(table.record.id)
    return [f"{x.entry.seat} {'.'.join(x.entry.path)} {x.entry.by}" for x in lines]


def _fresh(state: TableState, edition: int) -> dict[Seat, int]:
    return dict.fromkeys((ask.seat for ask in state.asks()), edition)


def _half() -> float:
    return 0.5


async def rebuilt(room: Room, state: TableState) -> Any:
    """The state that chairs, seed, options and log alone lead to."""
    game, record = state.game, state.record
    game_state = game.start(
        len(record.chairs), record.seed, settled_options(game.Options, record.options)
    ).state
    for line in await room.store.log(record.id):
        game_state = play(game, game_state, line.entry.seat, line.entry.path).state
    return game_state
