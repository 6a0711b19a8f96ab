"""What every backend promises: the same tests on SQLite and on PostgreSQL."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.message_record import BOARD, MessageRecord, MessageRef, panel_of
from bot.table.model.person import Habits, Person
from bot.table.model.record import Chair, Phase
from bot.table.model.table_state import TableState
from bot.table.people.erasure import NOBODY
from bot.table.people.honours import honours
from bot.table.storage.downtime import EVERYWHERE
from bot.table.storage.faults import ChannelTaken, Stale
from bot.table.storage.ledger import LastPush
from bot.table.storage.protocol import Stamp
from bot.table.storage.sqlite import schema
from tests import postgres
from tests.table.kit import ANNA, BEN, CARL, Room, SharedRoom, position, table_for
from tests.truth import truth

TURN, LOBBY = Deadline(DeadlineKind.TURN, Seat(0)), Deadline(DeadlineKind.LOBBY)


async def opened(room: Room, channel: int = 7, guild: int = 1, at: float = 100.0) -> int:
    record = replace(table_for("duel", 2), channel=channel, guild=guild)
    return (await room.storage.create(record, {LOBBY: room.time.now() + at}, announce=True)).id


async def test_a_channel_has_one_open_table(any_room: Room) -> None:
    assert await opened(any_room) == 1
    with pytest.raises(ChannelTaken):
        await opened(any_room)

    assert await opened(any_room, channel=8) == 2
    assert [await any_room.storage.open_in(channel) for channel in (7, 8, 9)] == [1, 2, None]
    assert await any_room.storage.open_among([8, 9, 7]) == [(1, 7), (2, 8)]
    assert await any_room.storage.open_among([]) == []
    assert await any_room.storage.open_of_guild(1) == [1, 2]
    assert await any_room.storage.guilds() == [1]
    assert await any_room.storage.numbers() == [1, 2]


async def test_two_who_open_at_once_get_two_numbers(any_room: Room) -> None:
    found = await asyncio.gather(*(opened(any_room, channel=one) for one in range(20, 30)))

    assert sorted(found) == list(range(1, 11))


async def test_what_is_saved_is_what_is_loaded(any_room: Room) -> None:
    table = await any_room.place(position("jab", "jab", "jab"))
    await any_room.click(table, ANNA, "trade.-")

    stored = await any_room.storage.load(table.record.id)

    assert stored == table.state
    assert await any_room.storage.due_of(table.record.id) == table.state.due
    assert await any_room.storage.stamp(table.record.id) == Stamp(table.record.row_version, 0)
    assert await any_room.storage.load(99) is None
    assert await any_room.storage.stamp(99) is None
    assert await any_room.storage.running() == [table.record.id]
    assert await any_room.storage.of_person(ANNA) == [table.record.id]
    assert await any_room.storage.tables_mentioning(ANNA) == [table.record.id]
    assert await any_room.storage.tables_mentioning(12345) == []


async def test_of_two_saves_of_one_revision_the_second_is_stale(any_room: Room) -> None:
    table = await any_room.place(position("jab", "jab", "jab"))
    old = table.state
    await any_room.click(table, ANNA, "trade.-")
    stored = await any_room.storage.load(table.record.id)

    with pytest.raises(Stale):
        await any_room.storage.save(replace(old, due={}), any_room.time.now())

    assert await any_room.storage.load(table.record.id) == stored
    assert len(await any_room.storage.log(table.record.id)) == 1


async def test_the_log_can_be_read_from_any_line_on(any_room: Room) -> None:
    table = await any_room.place(position("jab", "jab", "jab"))
    for user in (ANNA, BEN):
        await any_room.click(table, user, "trade.-")

    lines = await any_room.storage.log(table.record.id)
    assert [line.number for line in lines] == [1, 2]
    assert await any_room.storage.log(table.record.id, after=1) == lines[1:]
    assert lines[0].at == any_room.time.now()


async def test_what_is_taken_back_leaves_the_log(any_room: Room) -> None:
    table = await any_room.deal("island", 3, seed=1)
    before = table.state.game_state
    await any_room.click(table, BEN, "i3-s4")

    await table.undo(BEN)

    assert await any_room.storage.log(table.record.id) == []
    assert table.state.game_state == before
    await any_room.click(table, BEN, "i3-s4")
    assert [line.number for line in await any_room.storage.log(table.record.id)] == [1]
    assert await any_room.storage.load(table.record.id) == table.state


async def test_a_finished_game_is_counted_with_its_computers(any_room: Room) -> None:
    table = await any_room.deal("total", 3, seed=1, computers=1)
    total = sum(truth(table.state).dice)
    await any_room.click(table, ANNA, f"{total // 10}.{total}")

    assert table.record.phase is Phase.OVER
    found = await honours(any_room.storage, 1, "total")
    assert [(one.person, one.won) for one in found.tallies] == [(ANNA, 1), (BEN, 0)]
    assert [one.level for one in await any_room.storage.computers()] == ["normal"]
    (mine,) = await any_room.storage.results_of_person(ANNA)
    assert (mine.table, mine.name, mine.place, mine.resigned) == (table.record.id, "Anna", 1, False)
    assert await any_room.storage.last_in(7) == table.record.id


async def test_who_does_not_want_to_be_counted_is_not(any_room: Room) -> None:
    for counted in (False, False, True, True):
        await any_room.storage.count(ANNA, counted=counted)
        assert await any_room.storage.is_counted(ANNA) is counted


async def test_who_is_erased_leaves_a_pseudonym(any_room: Room) -> None:
    table = await any_room.deal("total", 2, seed=1)
    total = sum(truth(table.state).dice)
    await any_room.click(table, ANNA, f"{total // 10}.{total}")
    await any_room.storage.change_person(ANNA, lambda _: Person("de"))
    await any_room.storage.ledger.record_push(ANNA, lambda _: LastPush(1.0, 1, 1, 1))

    await any_room.storage.erase_person(ANNA, -5, NOBODY)

    assert await any_room.storage.people([ANNA]) == {}
    assert await any_room.storage.ledger.last_push(ANNA) == LastPush()
    assert await any_room.storage.results_of_person(ANNA) == []
    assert [one.name for one in await any_room.storage.results_of_person(-5)] == [NOBODY]
    assert [one.person for one in await any_room.storage.results(1, "total")] == [BEN]


async def test_of_two_changes_of_a_person_none_is_lost(any_room: Room) -> None:
    async def another(_: int) -> None:
        await any_room.storage.change_person(
            ANNA, lambda known: replace(known, answers=known.answers + 1)
        )

    await asyncio.gather(*map(another, range(20)))

    assert (await any_room.storage.people([ANNA, BEN]))[ANNA].answers == 20


async def test_the_ledger_knows_what_stands_where(any_room: Room) -> None:
    number, ledger = await opened(any_room), any_room.storage.ledger
    board, panel = (
        MessageRecord(message=MessageRef(7, 70)),
        MessageRecord(ANNA, MessageRef(9, 90), next=5.0),
    )

    first = await ledger.put(number, BOARD, board)
    await ledger.put(number, panel_of(Seat(0)), panel)

    assert first is not None
    assert await ledger.put(number, BOARD, board) is None  # of two writers the later finds out
    assert await ledger.put(number, BOARD, replace(first, fingerprint="b")) is not None
    rows = await ledger.rows(number)
    assert rows[BOARD].fingerprint == "b"
    assert rows[panel_of(Seat(0))].message == MessageRef(9, 90)
    assert await ledger.due() == {(number, panel_of(Seat(0))): 5.0}
    assert await ledger.of_person(ANNA) == [(number, panel_of(Seat(0)))]
    await ledger.record_push(ANNA, lambda _: LastPush(1.5, 2, 3, number))
    await ledger.record_push(ANNA, lambda _: LastPush(2.5, 2, 4, number))
    assert (await ledger.last_push(ANNA), await ledger.last_push(BEN)) == (
        LastPush(2.5, 2, 4, number),
        LastPush(),
    )


async def test_of_many_who_ring_somebody_at_once_one_may(any_room: Room) -> None:
    """Each of their tables asks whether another has just rung, and each in another process."""
    ledger = any_room.storage.ledger

    def alone(known: LastPush) -> LastPush | None:
        return None if known.at else LastPush(5.0, 1, known.number + 1, 1)

    rung = await asyncio.gather(*(ledger.record_push(ANNA, alone) for _ in range(10)))

    assert [one for one in rung if one is not None] == [LastPush(5.0, 1, 1, 1)]
    assert await ledger.last_push(ANNA) == LastPush(5.0, 1, 1, 1)


async def test_of_many_changes_of_one_row_none_is_lost(any_room: Room) -> None:
    number, ledger = await opened(any_room), any_room.storage.ledger

    def another(row: MessageRecord) -> MessageRecord:
        return replace(row, posts=row.posts + 1)

    await asyncio.gather(*(ledger.change(number, BOARD, another) for _ in range(20)))

    assert (await ledger.rows(number))[BOARD].posts == 20


async def test_what_is_remembered(any_room: Room) -> None:
    storage = any_room.storage
    assert await storage.get_meta("commands") is None
    await storage.set_meta("commands", b"one")
    await storage.set_meta("commands", b"two")
    assert await storage.get_meta("commands") == b"two"
    secret = await storage.secret("mac")
    assert len(secret) == 32
    assert await storage.secret("mac") == secret
    async with storage.once("commands"):
        assert await storage.secret("mac") == secret


async def test_deadlines_come_in_their_order_one_for_each_table(any_room: Room) -> None:
    storage, now = any_room.storage, any_room.time.now() + 1000
    for channel, at in ((7, 30.0), (8, 10.0), (9, 5000.0)):
        await opened(any_room, channel, at=at)

    first = await storage.next_due((), now)
    assert first is not None
    assert (first[1], first[2]) == (2, "lobby")
    assert await storage.overdue(now, 100) == [(2, "lobby", -1), (1, "lobby", -1)]
    await storage.put_off(2, "lobby", -1, now + 5)
    await storage.put_off(1, "lobby", -1, now + 6)
    assert await storage.overdue(now, 100) == []
    assert [row[0] for row in await storage.overdue(now + 5, 100)] == [2]


async def test_where_clocks_stand_still_no_deadline_comes(any_room: Room) -> None:
    """Stops overlap: each second is given back once."""
    storage, begin = any_room.storage, any_room.time.now()
    for channel, guild in ((7, 1), (8, 2)):
        await opened(any_room, channel, guild, at=1000.0)
    await storage.stop_clocks(1, begin + 10)
    assert await storage.overdue(begin + 2000, 100, (1,)) == [(2, "lobby", -1)]
    await storage.stop_clocks(EVERYWHERE, begin + 30)

    assert await storage.start_clocks(1, begin + 10, begin + 50) == 20.0
    assert await storage.start_clocks(EVERYWHERE, begin + 30, begin + 100) == 70.0

    assert (await storage.due_of(1))[LOBBY] == begin + 1000 + 90
    assert (await storage.due_of(2))[LOBBY] == begin + 1000 + 70


async def test_who_sleeps_gets_awake_time_back(any_room: Room) -> None:
    """An hour away in the middle of the night costs nobody anything, and gives nothing."""
    state = position("jab", "jab", "jab", pace="days")
    habits = Habits("UTC", (22 * 60, 8 * 60))
    chairs = (replace(state.record.chairs[0], habits=habits), *state.record.chairs[1:])
    state = replace(state, record=replace(state.record, chairs=chairs))
    await any_room.storage.change_person(ANNA, lambda person: replace(person, habits=habits))
    table = await any_room.place(state)
    before = await any_room.storage.due_of(table.record.id)
    midnight = (any_room.time.now() // 86_400 + 1) * 86_400
    assert before[TURN] > midnight + 8 * 3600

    await any_room.storage.stop_clocks(EVERYWHERE, midnight + 3600)
    await any_room.storage.start_clocks(EVERYWHERE, midnight + 3600, midnight + 7200)

    after = await any_room.storage.due_of(table.record.id)
    assert after[TURN] == pytest.approx(before[TURN], abs=0.01)


async def test_what_is_owed_is_told_until_nothing_is_newer(any_room: Room) -> None:
    storage, now = any_room.storage, any_room.time.now() + 100
    table = await any_room.place(position("jab", "jab", "jab"))
    number = table.record.id
    assert await storage.pending_outbox(now) == [number]
    assert await storage.claim_outbox(number, now) is None
    await storage.mark_delivered(number, table.record.row_version - 1)
    assert await storage.pending_outbox(now + 40) == [number]
    assert await storage.mark_delivered(number, table.record.row_version)
    assert await storage.pending_outbox(now + 40) == []


async def test_a_table_that_is_given_up_makes_room(any_room: Room) -> None:
    number = await opened(any_room)
    await any_room.storage.give_up(number)

    assert await any_room.storage.open_in(7) is None
    assert await any_room.storage.pending_outbox(any_room.time.now() + 100) == []
    assert await any_room.storage.next_due() is None


async def test_what_is_over_for_long_goes_but_for_the_last(any_room: Room) -> None:
    for channel in (7, 8):
        table = await any_room.deal("total", 2, seed=1, channel=channel)
        total = sum(truth(table.state).dice)
        await any_room.click(table, ANNA, f"{total // 10}.{total}")

    assert await any_room.storage.purge(any_room.time.now() - 1) == []
    assert await any_room.storage.purge(any_room.time.now() + 1) == [1]
    assert await any_room.storage.numbers() == [2]
    assert await any_room.storage.log(1) == []


async def test_numbers_for_whoever_watches(any_room: Room) -> None:
    await opened(any_room, at=5.0)
    table = await any_room.place(replace_channel(position("jab", "jab", "jab"), 8))

    found = await any_room.storage.census(any_room.time.now() + 6)

    assert found.phases == {"lobby": 1, "running": 1}
    assert found.undelivered == 2
    assert found.overdue >= 1
    assert found.first_due == any_room.time.now() + 5.0
    assert found.size > 0
    assert await any_room.storage.waiting(1) == [table.record.id]
    assert await any_room.storage.waiting(2) == []


def replace_channel(state: TableState, channel: int) -> TableState:
    return replace(state, record=replace(state.record, channel=channel))


async def test_the_people_at_a_table_follow_its_chairs(any_room: Room) -> None:
    table = await any_room.place(position("jab", "jab", "jab"))
    await table.reseat(lambda record: (Chair(999, "Zoe"), *record.chairs[1:]))

    assert await any_room.storage.of_person(ANNA) == []
    assert await any_room.storage.of_person(999) == [table.record.id]
    assert await any_room.storage.of_person(CARL) == [table.record.id]


async def test_a_damaged_snapshot_is_rebuilt_from_the_log(any_room: Room) -> None:
    table = await any_room.deal("total", 2, seed=1)
    record = table.record
    if isinstance(any_room, SharedRoom):
        await any_room.database.value("UPDATE tables SET state = $1", b"\x00")
    else:
        await any_room.store.do(lambda db: db.execute("UPDATE tables SET state = x'00'").rowcount)

    assert await any_room.storage.load(record.id) == table.state


@postgres.needed()
async def test_both_schemas_have_the_same_tables_and_columns() -> None:
    """Whoever adds a step to SQLite's migrations adds it to PostgreSQL too."""
    with closing(sqlite3.connect(":memory:")) as db:
        ours = _columns_of_sqlite(db)
    room = SharedRoom(await postgres.fresh_database())
    await room.open()
    sql = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = $1"
    theirs = {tuple(row) for row in await room.database.rows(sql, "public")}
    await room.close()

    only_sqlite = {(table, column) for table, column in ours - theirs if table != "lease"}
    assert only_sqlite == {("tables", "nights")}  # a hint for the start of a process that is alone


def _columns_of_sqlite(db: sqlite3.Connection) -> set[tuple[str, str]]:
    for step in schema.schema_steps():
        db.executescript(step)
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {(name, row[1]) for name in names for row in db.execute(f"PRAGMA table_info({name})")}
