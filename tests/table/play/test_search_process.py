"""Hard computers: they think beside the event loop, and what comes too late is dropped."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Seat
from bot.table.model.record import Chair, Pause, TableRecord
from bot.table.model.table_state import TableState
from bot.table.play.search_process import (
    SearchProcess,
    SearchRequest,
    SearchResult,
    search_request,
    search_turn,
)
from bot.table.table import Table
from bot.table.time.pauses import pause_clocks
from tests.table.kit import ANNA, A, B, C, Room, asked, due, log, position

HANDS = ("jab", "jab slash", "jab")


class Slow(SearchProcess):
    """Asks another thinker, and gives nothing out before it is let."""

    def __init__(self, asked: SearchProcess) -> None:
        self.percent, self.asked = asked.percent, asked
        self.gate, self.begun = asyncio.Event(), 0

    async def turn(self, asked: SearchRequest) -> SearchResult:
        self.begun += 1
        found = await self.asked.turn(asked)
        await self.gate.wait()
        return found

    def close(self) -> None:
        """The one behind it goes on to serve other tests."""


@pytest.fixture(scope="module")
def employed() -> Iterator[SearchProcess]:
    """One process for all tests, and no more patient than they are."""
    thinker = SearchProcess(nice=os.nice(0))
    yield thinker
    thinker.close()


@pytest.fixture
def thinker(employed: SearchProcess) -> Slow:
    return Slow(employed)


@pytest.fixture
async def room(tmp_path: Path, thinker: Slow) -> AsyncIterator[Room]:
    room = Room(tmp_path / "tables.sqlite3", thinker=thinker)
    await room.open()
    yield room
    await room.close()


def hard(state: TableState) -> TableState:
    chairs = tuple(
        replace(chair, computer="hard") if chair.computer else chair
        for chair in state.record.chairs
    )
    return replace(state, record=replace(state.record, chairs=chairs))


async def thinking(room: Room) -> Table:
    """It is the turn of B, a hard computer, which has taken its breath."""
    table = await room.place(hard(position(*HANDS, turn=A, computers=2)))
    await room.click(table, ANNA, "trade.0")
    assert asked(table) == {B: "turn"}
    await room.time.advance(2)
    return table


async def thought(room: Room, thinker: Slow) -> None:
    thinker.gate.set()
    await asyncio.gather(*room.tables._thinking.values())


async def test_a_table_whose_computer_thinks_is_not_locked(room: Room, thinker: Slow) -> None:
    table = await thinking(room)

    assert not table.lock.locked()
    assert asked(table) == {B: "turn"}
    assert due(table, room) == {("computer", B): 60.0}, "without the thought it comes again"
    await asyncio.wait_for(table.apply_habits(), 60)
    await thought(room, thinker)
    assert (await log(table, room))[1].startswith("1 strike.")


async def test_a_thought_is_dropped_when_the_table_has_moved_on(room: Room, thinker: Slow) -> None:
    table = await thinking(room)
    await table.update_running(lambda state, now, _: pause_clocks(state, Pause("access"), now))
    await thought(room, thinker)
    assert await log(table, room) == ["0 trade.0 click"]


async def test_a_thought_that_comes_too_late_is_dropped(room: Room, thinker: Slow) -> None:
    """Its turn was played without it."""
    table = await thinking(room)
    room.tables._thinker = None
    await room.time.advance(60)
    before = await log(table, room)
    assert before[1] == "1 strike.0.slash computer"
    await thought(room, thinker)
    assert await log(table, room) == before


async def test_a_thought_is_dropped_when_somebody_else_plays_the_seat(
    room: Room, thinker: Slow
) -> None:
    table = await thinking(room)

    def weaker(record: TableRecord) -> tuple[Chair, ...]:
        return tuple(replace(c, computer="easy") if c.computer else c for c in record.chairs)

    await table.reseat(weaker)
    await thought(room, thinker)
    assert await log(table, room) == ["0 trade.0 click"]


async def test_a_restart_in_the_middle_thinks_anew(room: Room, thinker: Slow) -> None:
    number = (await thinking(room)).record.id
    await room.restart()
    thinker.gate.set()
    await room.time.advance(60)
    await asyncio.gather(*room.tables._thinking.values())

    table = await room.tables.get(number)
    assert thinker.begun == 2
    assert (await log(table, room))[1].startswith("1 strike.")


async def test_in_a_window_a_hard_computer_answers_at_once(room: Room, thinker: Slow) -> None:
    table = await room.place(hard(position("jab jab", "jab", "jab", computers=2)))
    await room.click(table, ANNA, "strike.1.jab")

    assert asked(table) == {TABLE: "close"}
    assert thinker.begun == 0


async def test_without_a_thinker_it_plays_like_a_normal_one(room: Room) -> None:
    room.thinker = None
    await room.restart()
    table = await thinking(room)
    assert (await log(table, room))[1] == "1 strike.0.slash computer"


async def test_it_thinks_at_the_lowest_priority_in_another_process() -> None:
    loop, thinker = asyncio.get_running_loop(), SearchProcess()
    assert await loop.run_in_executor(thinker._pool, os.nice, 0) == 19
    assert await loop.run_in_executor(thinker._pool, os.getpid) != os.getpid()
    thinker.close()


def asked_of(seat: Seat = B, effort: int = 24) -> SearchRequest:
    return search_request(position(*HANDS, turn=seat), seat, luck=3, effort=effort)


def test_the_same_question_has_the_same_answer() -> None:
    assert search_turn(asked_of()) == search_turn(asked_of())
    assert search_turn(asked_of()).playouts >= 24


def test_when_time_is_over_the_normal_answer_is_given_and_counted() -> None:
    normal, cut = search_turn(asked_of(effort=0)), search_turn(asked_of(), patience=0.0)
    assert cut.paths == normal.paths
    assert (cut.cut, normal.cut) == (1, 0)


def test_the_turn_ends_where_somebody_else_is_asked() -> None:
    assert len(search_turn(asked_of(C)).paths) == 1
