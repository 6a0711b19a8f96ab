"""The file: messages, secrets and people."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.table.model.message_record import BOARD, MessageRecord, MessageRef, panel_of
from bot.table.model.person import Person
from bot.table.people.settings import KnownPeople
from bot.table.storage.faults import ChannelTaken
from bot.table.storage.sqlite.store import SqliteStorage
from tests.table.kit import ANNA, BEN, Room, position, table_for


async def test_the_file_may_have_a_difficult_name(tmp_path: Path) -> None:
    store = SqliteStorage(tmp_path / "what? #1 100%.sqlite3")
    await store.open()

    assert await store.next_due() is None
    await store.close()


async def test_a_store_that_was_never_opened_can_be_closed(tmp_path: Path) -> None:
    await SqliteStorage(tmp_path / "never.sqlite3").close()

    assert not (tmp_path / "never.sqlite3").exists()


async def test_every_write_reaches_the_disk_before_it_counts(room: Room) -> None:
    modes = await room.store.do(
        lambda db: [
            db.execute(f"PRAGMA {x}").fetchone()[0] for x in ("synchronous", "journal_mode")
        ]
    )

    assert modes == [2, "wal"]


async def test_an_unknown_table_is_none(room: Room) -> None:
    assert await room.store.load(12) is None
    assert await room.store.log(12) == []


async def test_one_open_table_per_channel(room: Room) -> None:
    await room.store.create(table_for("duel", 2), {})

    with pytest.raises(ChannelTaken):
        await room.store.create(table_for("duel", 3), {})

    other = replace(table_for("duel", 2), channel=8)
    assert (await room.store.create(other, {})).id == 2
    assert [await room.store.open_in(channel) for channel in (7, 8, 9)] == [1, 2, None]


async def test_the_log_can_be_read_from_any_line_on(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    for user in (ANNA, BEN):
        await room.click(table, user, "trade.-")

    assert [line.number for line in await room.store.log(table.record.id, after=1)] == [2]
    assert (await room.store.log(table.record.id))[0].at == room.time.now()


async def test_the_ledger_knows_what_stands_where(room: Room) -> None:
    number, ledger = (await room.place(position("jab", "jab", "jab"))).record.id, room.store.ledger
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


async def test_a_secret_is_made_once_and_stays(room: Room) -> None:
    secret = await room.store.secret("mac")
    await room.restart()

    assert len(secret) == 32
    assert await room.store.secret("mac") == secret
    assert await room.store.secret("other") != secret


async def test_what_is_remembered(room: Room) -> None:
    assert await room.store.get_meta("commands") is None
    await room.store.set_meta("commands", b"one")
    await room.store.set_meta("commands", b"two")

    assert await room.store.get_meta("commands") == b"two"


async def test_people_are_remembered(room: Room) -> None:
    people = KnownPeople(room.store)
    assert await people.get(ANNA) == Person()
    german = Person("de", dms_closed=True)
    await people.change(ANNA, lambda _: german)
    await people.change(ANNA, lambda _: german)
    assert await people.get(ANNA) == german

    await room.restart()

    assert await KnownPeople(room.store).get(ANNA) == german
    assert await KnownPeople(room.store).get(BEN) == Person()
