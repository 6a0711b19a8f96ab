"""Several processes on one PostgreSQL: shards change hands, nobody acts twice."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.storage.downtime import EVERYWHERE
from bot.table.storage.faults import NotSaved, TakenOver
from bot.table.storage.postgres import presence
from bot.table.storage.postgres.presence import PostgresPresence
from bot.table.storage.protocol import CLAIM, SILENCE, Stamp
from bot.table.table import Table
from tests import postgres
from tests.table.kit import ANNA, BEN, SharedRoom, log, position, table_for
from tests.virtual_time import VirtualTime

pytestmark = postgres.needed()
LOBBY = Deadline(DeadlineKind.LOBBY)
T0 = VirtualTime().now()


class Process:
    """One of several: its own memory, its own session."""

    def __init__(self, address: str, time: VirtualTime) -> None:
        self.room = SharedRoom(address, time)
        self.presence: PostgresPresence

    async def open(self) -> None:
        await self.room.open()
        self.presence = PostgresPresence(self.room.database)
        await self.presence.arrive(self.room.time.now())

    async def die(self) -> None:
        """As by `kill -9`: its session ends without a word, which the server sees soon."""
        session = self.presence._session.get_server_pid()
        self.presence._session.terminate()
        is_open = "SELECT count(*) FROM pg_stat_activity WHERE pid = $1"
        async with asyncio.timeout(60):
            while await self.room.database.value(is_open, session):  # noqa: ASYNC110 - no bell
                await asyncio.sleep(0.01)

    async def claims(self, now: float) -> list[int]:
        return [claim.shard for claim in await self.presence.claim(now)]

    async def table(self, number: int = 1) -> Table:
        return await self.room.tables.get(number)


Start = Callable[[], Awaitable[Process]]


@pytest.fixture
async def start(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Start]:
    monkeypatch.setattr(presence, "GRACE", "0 seconds")
    address, time, made = await postgres.fresh_database(), VirtualTime(), list[Process]()

    async def another() -> Process:
        made.append(Process(address, time))
        await made[-1].open()
        return made[-1]

    yield another
    for process in made:
        process.presence._session.terminate()
        await process.room.close()


async def test_shards_are_shared_evenly_and_taken_over_at_once(start: Start) -> None:
    one = await start()
    assert await one.presence.count(6, T0) == 6
    assert await one.claims(T0) == [0, 1, 2, 3, 4, 5]
    two, three = await start(), await start()
    assert await two.presence.count(9, T0) == 6  # others run already
    assert await two.claims(T0) == []

    for shard in await one.presence.excess(T0):
        await one.presence.release(shard, T0)
    assert sorted(one.presence.shards) == [0, 1]
    assert await two.claims(T0) == [2, 3]
    assert await three.claims(T0) == [4, 5]
    await three.presence.renew(T0 + 5)

    await two.die()
    await one.presence.renew(T0 + 6)
    assert await one.claims(T0 + 6) == [2]  # its share of three is one more
    assert await three.claims(T0 + 6) == [3]


async def test_time_away_is_given_back_shard_by_shard(start: Start) -> None:
    """The dead one's tables wait from its last sign of life until its shard is connected again."""
    one, two = await start(), await start()
    await one.presence.count(2, T0)
    assert await one.claims(T0) == [0]
    assert await two.claims(T0) == [1]
    await one.room.storage.start_clocks(EVERYWHERE, T0, T0)
    guild = 1 << 22  # on shard 1
    for channel, where in ((7, 0), (8, guild)):
        await opened(one, channel, where, T0 + 100)
    await one.presence.renew(T0 + 20)
    await two.presence.renew(T0 + 20)

    await two.die()
    late = T0 + 150
    for seconds in range(25, 151, 5):
        await one.presence.renew(T0 + seconds)
    storage = one.room.storage
    assert await storage.overdue(late, 10) == [(1, "lobby", -1)]  # nobody hears table 2's server
    (claim,) = await one.presence.claim(late)
    assert claim == (1, {guild: T0 + 20})
    assert await storage.overdue(late, 10) == []
    assert await storage.start_clocks(guild, T0 + 20, T0 + 160) == 140.0
    assert (await storage.due_of(2))[LOBBY] == T0 + 240


async def opened(process: Process, channel: int, guild: int, at: float) -> None:
    record = replace(table_for("duel", 2), channel=channel, guild=guild)
    await process.room.storage.create(record, {LOBBY: at})


async def test_who_hangs_is_taken_over_and_changes_nothing(start: Start) -> None:
    """SIGSTOP for a minute in the middle of a save: found out, and begun anew."""
    hung, other = await start(), await start()
    await hung.presence.count(2, T0)
    assert await hung.claims(T0) == [0]
    table = await hung.room.place(position("jab", "jab", "jab"))
    for seconds in range(5, 65, 5):  # of the hung one nothing is heard
        await other.presence.renew(T0 + seconds)
    assert await other.claims(T0 + 60) == [0, 1]

    stamp = await other.room.storage.stamp(table.record.id)
    with pytest.raises(TakenOver):  # the save that was under way
        await hung.room.storage.save(table.state, T0 + 61)
    with pytest.raises(TakenOver):
        await hung.presence.renew(T0 + 61)
    with pytest.raises(NotSaved):
        await hung.room.storage.stop_clocks(EVERYWHERE, T0 + 61)
    assert await other.room.storage.stamp(table.record.id) == stamp

    await hung.presence.arrive(T0 + 62)
    assert hung.presence.shards == set()
    await other.presence.release(1, T0 + 62)
    assert await hung.claims(T0 + 62) == [1]
    await hung.room.click(await hung.table(), ANNA, "trade.-")
    assert await log(await other.table(), other.room) == ["0 trade.- click"]


async def test_who_slept_and_was_not_taken_over_gets_the_time_back(start: Start) -> None:
    alone = await start()
    await alone.presence.count(1, T0)
    (claim,) = await alone.presence.claim(T0)
    assert claim == (0, {EVERYWHERE: T0})
    await alone.room.storage.start_clocks(EVERYWHERE, T0, T0)
    await opened(alone, 7, 0, T0 + 100)

    assert await alone.presence.renew(T0 + 20) == 0.0
    assert await alone.presence.renew(T0 + 20 + 600) == 600.0

    assert (await alone.room.storage.due_of(1))[LOBBY] == T0 + 700
    assert await alone.room.storage.stamp(1) == Stamp(0, 1)


async def test_identifies_of_a_bucket_are_spaced(start: Start) -> None:
    one, two = await start(), await start()
    assert await one.presence.wait_to_identify(0, T0) == 0.0
    assert await two.presence.wait_to_identify(0, T0 + 2) == 3.0
    assert await two.presence.wait_to_identify(1, T0 + 2) == 0.0
    assert await two.presence.wait_to_identify(0, T0 + 5) == 0.0


async def test_memory_proves_itself(start: Start) -> None:
    """What another process has saved is seen by the next who looks."""
    one, two = await start(), await start()
    table = await one.room.place(position("jab", "jab", "jab"))
    other = await two.table(table.record.id)
    await one.room.click(table, ANNA, "trade.-")
    assert other.record.log_length == 0

    assert (await two.table(table.record.id)).record.log_length == 1
    await two.room.click(other, BEN, "trade.-")
    assert await log(table, one.room) == ["0 trade.- click", "1 trade.- click"]


async def test_a_lost_race_is_tried_again_once_and_since_decides(start: Start) -> None:
    one, two = await start(), await start()
    table = await one.room.place(position("jab", "jab", "jab"))
    other = await two.table(table.record.id)
    since = table.record.ask_versions[table.record.seat_of(ANNA)]  # type: ignore[index]

    await two.room.click(other, ANNA, "trade.-")
    with pytest.raises(Refused, match="moved_on"):  # the same button, pressed at another process
        await one.room.click(table, ANNA, "trade.-", since=since)
    await one.room.click(table, BEN, "trade.-")
    await two.room.click(other := await two.table(other.record.id), next_up(other), "trade.-")

    assert len(await log(table, one.room)) == 3


def next_up(table: Table) -> int:
    (seat,) = [ask.seat for ask in table.state.asks()]
    user = table.record.chairs[seat].user
    assert user is not None
    return user


async def test_a_click_that_lost_a_race_it_need_not_lose_is_carried_out(start: Start) -> None:
    """An order of somebody else was saved meanwhile: the click still means the same."""
    one, two = await start(), await start()
    table = await one.room.place(position("jab", "jab", "jab"))
    other = await two.table(table.record.id)
    await two.room.storage.save(other.state, T0, announce=False)  # a change that nobody sees

    await one.room.click(table, ANNA, "trade.-")

    assert await log(table, one.room) == ["0 trade.- click"]


async def test_a_deadline_is_claimed_by_one(start: Start) -> None:
    one, two = await start(), await start()
    for channel in range(20):
        await opened(one, channel + 1, 0, T0 + 10)

    now = T0 + 11
    found = await asyncio.gather(one.room.storage.overdue(now, 8), two.room.storage.overdue(now, 8))
    rest = await one.room.storage.overdue(now, 100)

    tables = [row[0] for row in (*found[0], *found[1], *rest)]
    assert sorted(tables) == list(range(1, 21))
    assert await two.room.storage.overdue(now + CLAIM - 1, 100) == []
    assert len(await two.room.storage.overdue(now + CLAIM, 100)) == 20  # who has died lets go


async def test_whoever_stops_leaves_the_telling_to_the_others_at_once(start: Start) -> None:
    one, two = await start(), await start()
    table = await one.room.place(position("jab", "jab", "jab"))
    number, now = table.record.id, one.room.time.now()
    assert await one.room.storage.claim_outbox(number, now) is None

    await one.presence.leave(now + 1)

    assert await two.room.storage.pending_outbox(now + 1) == [number]
    assert await two.room.storage.claim_outbox(number, now + 1) is None


async def test_one_process_tells_and_the_last_state_wins(start: Start) -> None:
    one, two = await start(), await start()
    table = await one.room.place(position("jab", "jab", "jab"))
    number, now = table.record.id, one.room.time.now()
    assert await one.room.storage.claim_outbox(number, now) is None
    assert await two.room.storage.claim_outbox(number, now + 1) == now + CLAIM
    told = table.record.row_version

    other = await two.table(number)
    await two.room.click(other, ANNA, "trade.-")  # leaves the telling to the first
    assert await two.room.storage.pending_outbox(now + 2) == []
    assert not await one.room.storage.mark_delivered(number, told)  # there is something newer
    assert await one.room.storage.mark_delivered(number, told + 1)

    await two.room.click(other, BEN, "trade.-")
    assert await two.room.storage.pending_outbox(now + 3) == [number]
    assert await one.room.storage.pending_outbox(now + 3) == []
    assert await one.room.storage.pending_outbox(now + 3 + CLAIM) == [number]  # the second has died


async def test_deadlines_that_others_put_off_are_never_written_back(start: Start) -> None:
    one, two = await start(), await start()
    table = await one.room.place(position("jab", "jab", "jab"))
    other = await two.table(table.record.id)
    before = dict(other.state.due)

    await one.room.storage.start_clocks(EVERYWHERE, T0, T0 + SILENCE)
    await two.room.click(other, ANNA, "trade.-")

    after = await one.room.storage.due_of(table.record.id)
    kept = [deadline for deadline in before if deadline in after]
    assert all(after[one] >= before[one] for one in kept)
    assert other.state.credits == 1
