"""The writer: many tables in one flush; who fails fails alone; faults of the disk are told."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.table.storage.faults import NotSaved
from bot.table.storage.sqlite.writer import MOST_AT_ONCE, Work, Writer


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[Writer]:
    writer = Writer(tmp_path / "notes.sqlite3")
    yield writer
    writer.close()


@pytest.fixture
async def notes(writer: Writer) -> Writer:
    await writer.do(lambda db: db.execute("CREATE TABLE notes (text TEXT PRIMARY KEY) STRICT"))
    return writer


def note(text: str) -> Work[int]:
    return lambda db: db.execute("INSERT INTO notes VALUES (?)", (text,)).rowcount


async def texts(writer: Writer) -> list[str]:
    rows = await writer.do(lambda db: db.execute("SELECT text FROM notes").fetchall())
    return sorted(row[0] for row in rows)


def held_up(writer: Writer) -> tuple[Event, "asyncio.Task[bool]"]:
    """The writer is busy until the event is set: what comes meanwhile gathers behind it."""
    go_on = Event()
    return go_on, asyncio.create_task(writer.do(lambda _: go_on.wait(10)))


async def begun(writer: Writer, count: int) -> list[str]:
    """Has so many notes written at once; returns the transactions that took."""
    seen: list[str] = []
    await writer.do(lambda db: db.set_trace_callback(seen.append))
    go_on, busy = held_up(writer)
    jobs = [asyncio.create_task(writer.do(note(f"{i:04}"))) for i in range(count)]
    await asyncio.sleep(0)  # all have queued their work
    go_on.set()
    await asyncio.gather(busy, *jobs)
    return [line for line in seen if line.startswith("COMMIT")]


async def test_what_has_gathered_is_committed_at_once(notes: Writer) -> None:
    assert len(await begun(notes, 100)) <= 3
    assert len(await texts(notes)) == 100


async def test_a_batch_is_bounded(notes: Writer) -> None:
    assert 2 <= len(await begun(notes, MOST_AT_ONCE + 50)) <= 4


async def test_a_failing_piece_of_work_fails_alone(notes: Writer) -> None:
    def broken(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO notes VALUES ('half')")
        raise ZeroDivisionError

    go_on, busy = held_up(notes)
    jobs = [asyncio.create_task(notes.do(work)) for work in (note("a"), broken, note("b"))]
    await asyncio.sleep(0)
    go_on.set()
    one, two, three, _ = await asyncio.gather(*jobs, busy, return_exceptions=True)

    assert (one, three) == (1, 1)
    assert isinstance(two, ZeroDivisionError)
    assert await texts(notes) == ["a", "b"]


async def test_a_broken_constraint_reaches_whoever_broke_it(notes: Writer) -> None:
    await notes.do(note("a"))

    with pytest.raises(sqlite3.IntegrityError):
        await notes.do(note("a"))


async def test_a_full_disk_is_told_and_the_writer_goes_on(notes: Writer) -> None:
    """Nobody is told that something was saved which was not, and room makes it work again."""
    (pages,) = await notes.do(lambda db: db.execute("PRAGMA page_count").fetchone())
    await notes.do(lambda db: db.execute(f"PRAGMA max_page_count = {pages}"))
    go_on, busy = held_up(notes)
    jobs = [asyncio.create_task(notes.do(note(letter * 9000))) for letter in "xyz"]
    await asyncio.sleep(0)
    go_on.set()
    results = await asyncio.gather(*jobs, busy, return_exceptions=True)

    saved = sum(result == 1 for result in results[:3])
    assert saved == len(await texts(notes)) < 3
    assert any("full" in str(r) for r in results if isinstance(r, NotSaved))
    await notes.do(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
    assert await notes.do(note("after")) == 1


async def test_a_read_only_database_is_told(notes: Writer) -> None:
    await notes.do(lambda db: db.execute("PRAGMA query_only = ON"))

    with pytest.raises(NotSaved, match="readonly"):
        await notes.do(note("a"))

    notes._db.execute("PRAGMA query_only = OFF")
    assert await notes.do(note("a")) == 1


async def test_if_the_transaction_cannot_begin_or_end_everybody_is_told(
    notes: Writer, tmp_path: Path
) -> None:
    """Another process holds the database for too long."""
    await notes.do(lambda db: db.execute("PRAGMA busy_timeout = 0"))
    with closing(sqlite3.connect(tmp_path / "notes.sqlite3")) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotSaved, match="locked"):
            await notes.do(note("a"))
        other.execute("ROLLBACK")

    assert await notes.do(note("a")) == 1


class BrokenDisk(sqlite3.Connection):
    """Cannot flush while it is out of order, and then not even roll back in good order."""

    out_of_order = ""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if self.out_of_order and sql in self.out_of_order:
            cursor = super().execute("ROLLBACK") if sql == "ROLLBACK" else None
            raise sqlite3.OperationalError(f"disk I/O error {cursor}")
        return super().execute(sql, *values)


@pytest.mark.parametrize("fault", ["COMMIT", "COMMIT, ROLLBACK"])
async def test_if_the_flush_fails_nobody_is_told_that_it_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    path = tmp_path / "notes.sqlite3"
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=BrokenDisk)
    monkeypatch.setattr("bot.table.storage.sqlite.writer.connect", lambda _: db)
    writer = Writer(path)
    await writer.do(lambda db: db.execute("CREATE TABLE notes (text TEXT) STRICT"))
    db.out_of_order = fault

    with pytest.raises(NotSaved, match="disk I/O error"):
        await writer.do(note("a"))

    db.out_of_order = ""
    assert await writer.do(note("b")) == 1
    assert await texts(writer) == ["b"]
    writer.close()


async def test_work_that_ends_the_transaction_takes_the_batch_with_it(notes: Writer) -> None:
    """As SQLite itself does when the disk is full: what was rolled back is not reported saved."""
    go_on, busy = held_up(notes)
    rollback: Work[object] = lambda db: db.execute("ROLLBACK")  # noqa: E731
    jobs = [asyncio.create_task(notes.do(work)) for work in (note("a"), rollback)]
    await asyncio.sleep(0)
    go_on.set()
    results = await asyncio.gather(*jobs, return_exceptions=True)
    await asyncio.gather(busy, return_exceptions=True)

    assert [type(result) for result in results] == [NotSaved, NotSaved]
    assert await texts(notes) == []
    assert await notes.do(note("a")) == 1


async def test_who_stops_waiting_does_not_stop_the_work(notes: Writer) -> None:
    go_on, busy = held_up(notes)
    job = asyncio.create_task(notes.do(note("a")))
    await asyncio.sleep(0)
    job.cancel()
    go_on.set()
    await busy

    assert await texts(notes) == ["a"]
    assert job.cancelled()


async def test_closing_finishes_what_was_asked_for_and_takes_no_more(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "notes.sqlite3")
    await writer.do(lambda db: db.execute("CREATE TABLE notes (text TEXT) STRICT"))
    go_on, busy = held_up(writer)
    job = asyncio.create_task(writer.do(note("a")))
    await asyncio.sleep(0)
    go_on.set()
    writer.close()

    assert await job == 1
    await busy
    with pytest.raises(NotSaved, match="closed"):
        await writer.do(note("b"))


def test_an_event_loop_that_is_gone_does_not_stop_the_writer(writer: Writer) -> None:
    async def leave() -> None:
        go_on, busy = held_up(writer)
        await asyncio.sleep(0)
        busy.cancel()
        waiting.append(go_on)

    waiting: list[Event] = []
    asyncio.run(leave())
    waiting[0].set()

    async def come() -> int:
        return await writer.do(lambda _: 1)

    assert asyncio.run(come()) == 1
