"""The disk fails at every single call in turn: memory and file agree, and the next try works."""

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.offers import Scope
from bot.table.model.ledger import BOARD, Message, Row
from bot.table.model.sheet import Phase
from bot.table.people.settings import People
from bot.table.seating import lobby
from bot.table.storage.faults import NotSaved
from bot.table.table import Table
from tests.table.failing import Kind, Trouble, failing_disk
from tests.table.kit import ANNA, BEN, GAMES, Room

Step = Callable[[Room], Awaitable[object]]
KINDS: tuple[Kind, ...] = ("I/O error", "full")


@pytest.fixture(autouse=True)
def quiet_clock(caplog: pytest.LogCaptureFixture) -> None:
    """The clock tells each failure; other tests listen to it."""
    caplog.set_level(logging.CRITICAL, "bot.table.time.sources")


async def the_table(room: Room) -> Table:
    return await room.tables.get(1)


async def opened(room: Room) -> None:
    if await room.store.open_in(7) is None:
        await room.tables.open("duel", 7, 1, ANNA, "Anna", "en")


async def joined(room: Room) -> None:
    table = await the_table(room)
    game = GAMES["duel"]
    if BEN not in [chair.user for chair in table.sheet.chairs]:
        await table.gather(lambda sheet: lobby.join(game, sheet, BEN, "Ben"))
    await table.gather(lambda sheet: lobby.change(game, sheet, ANNA, "start_seat", "0"))


async def dealt(room: Room) -> None:
    table = await the_table(room)
    await table.start(ANNA)


async def ordered(room: Room) -> None:
    await (await the_table(room)).give_order(BEN, "guard", ("1",), Scope.GAME)


async def traded(room: Room) -> None:
    table = await the_table(room)
    seat = table.course.asks()[0].seat
    await room.click(table, (ANNA, BEN)[seat], "trade.-")


async def passed(room: Room) -> None:
    """A missed turn; the clock tries again by itself."""
    await room.time.advance(25 * 3600)


async def remembered(room: Room) -> None:
    people = People(room.store)
    await people.change(ANNA, lambda person: replace(person, language="de"))
    await room.store.ledger.put(1, BOARD, Row(message=Message(7, 70)))
    await room.store.was_told(1, 2)


async def called_off(room: Room) -> None:
    await (await the_table(room)).end()


SESSION: tuple[Step, ...] = (
    opened, joined, dealt, ordered, traded, remembered, passed, traded, called_off,
)  # fmt: skip


async def agree(room: Room, trouble: Trouble) -> None:
    """What memory shows is what a restart would show."""
    with trouble.looking_away():
        if await room.store.open_in(7) is not None:
            table = await the_table(room)
            assert await room.store.load(1) == table.course


async def played(path: Path, trouble: Trouble, chosen: int, kind: Kind) -> list[str]:
    """The whole session on a disk that fails at that call; returns the log that it leaves."""
    path.parent.mkdir()
    room = Room(path)
    await room.open()
    trouble.expect(chosen, kind)
    for step in SESSION:
        try:
            await step(room)
        except NotSaved:
            assert trouble.has_struck
            await agree(room, trouble)
            await step(room)
        await agree(room, trouble)
    with trouble.looking_away():
        await room.restart()
        course = (await the_table(room)).course
        lines = await room.store.log(1)
        await room.close()
    assert course.sheet.phase is Phase.ENDED
    assert len(lines) == course.sheet.lines
    return [f"{line.entry.seat} {'.'.join(line.entry.path)} {line.entry.by}" for line in lines]


async def every_call(folder: Path, kind: Kind, first: int, pace: int) -> int:
    """A session for each call that may fail; returns how many there were."""
    with failing_disk() as trouble:
        truth = await played(folder / "whole" / "tables.sqlite3", trouble, 0, kind)
        assert [line.split()[-1] for line in truth] == ["click", "clock", "click"]
        sessions = 0
        for chosen in range(first, trouble.calls + 1, pace):
            path = folder / f"{chosen}" / "tables.sqlite3"
            assert await played(path, trouble, chosen, kind) == truth
            assert trouble.has_struck
            sessions += 1
    return sessions


@pytest.mark.parametrize("kind", KINDS)
async def test_a_failure_at_a_call_here_and_there(tmp_path: Path, kind: Kind) -> None:
    assert await every_call(tmp_path, kind, first=1 + KINDS.index(kind), pace=17) >= 5


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
async def test_a_failure_at_every_call(tmp_path: Path, kind: Kind) -> None:
    assert await every_call(tmp_path, kind, first=1, pace=1) >= 80
