"""A disk that fails, and another process that is at the same table."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.table.storage.faults import NotSaved
from bot.table.storage.postgres.presence import PostgresPresence
from bot.table.storage.postgres.store import PostgresStorage
from bot.table.storage.protocol import CLAIM
from bot.ui.ledger.reconciler import OFTEN, SWEEP
from tests import postgres
from tests.table.failing import failing_disk
from tests.table.kit import ANNA, GAMES
from tests.ui.stage import TABLE, Stage, Why

CALLS = 3  # messages after the deal: the board and two panels
CALLS_OF_THE_DATABASE = range(1, 60, 2)  # in which the disk fails, one after the other


async def test_whenever_the_disk_fails_all_is_told_a_minute_later(tmp_path: Path) -> None:
    with failing_disk() as trouble:
        stage = Stage(tmp_path / "tables.sqlite3")
        await stage.open()
        table = await stage.dealt()
        whys: tuple[Why, Why] = ("called", "agreed")
        struck = 0
        for number, call in enumerate(CALLS_OF_THE_DATABASE):
            why = whys[number % 2]
            trouble.expect(call, "I/O error")
            try:
                await stage.pause(table, why)
            except NotSaved:
                await stage.pause(table, why)
            await stage.later(SWEEP)
            struck += trouble.has_struck
            await stage.later(SWEEP)

            with trouble.looking_away():
                assert await stage.store.pending_outbox() == []
            assert stage.discord.dms(ANNA) == [f"panel {ANNA} paused {why}"]
            assert len(stage.discord.messages) == CALLS
        await stage.close()
    assert struck == len(CALLS_OF_THE_DATABASE)


class Shared(Stage):
    """One of several processes on one database; all write to the same Discord."""

    def __init__(self, address: str, first: "Shared | None" = None) -> None:
        super().__init__(Path(), first.time if first else None)
        self.address = address
        self.discord = first.discord if first else self.discord

    async def open(self) -> None:
        storage = PostgresStorage(self.address, games=GAMES)
        await self._open(storage)
        await PostgresPresence(storage).arrive(self.time.now())


@pytest.fixture
async def pair() -> AsyncIterator[tuple[Shared, Shared]]:
    first = Shared(await postgres.fresh_database())
    second = Shared(first.address, first)
    await first.open()
    await second.open()
    yield first, second
    await first.close()
    await second.close()


@postgres.needed()
async def test_what_another_process_is_telling_is_left_to_it(pair: tuple[Shared, Shared]) -> None:
    """Until it has died: then whatever it left is told, and nothing twice."""
    first, second = pair
    discord = first.discord
    await first.deal("total", 2, 1)
    discord.hold_back("post")
    first.reconciler.changed(TABLE)
    await first.requested("post", CALLS)
    second.reconciler.changed(TABLE)
    await second.later(OFTEN)
    assert discord.coming["post"] == CALLS

    await first.shut()
    discord.go_on("post")
    await second.later(CLAIM + OFTEN)

    assert discord.coming["post"] == 2 * CALLS
    assert len(discord.messages) == CALLS
    assert await second.storage.pending_outbox(second.time.now()) == []
