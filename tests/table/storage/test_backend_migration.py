"""`tafelrunde move-database`: there and back, everything has come along and every log replays."""

import asyncio
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.games.contract import TABLE, Seat
from bot.games.kit.walks import random_path
from bot.table.model.message_record import BOARD, MessageRecord, MessageRef
from bot.table.model.person import Person
from bot.table.storage.backend_migration import TABLES, Movable, Unequal, move_database
from bot.table.storage.ledger import LastPush
from bot.table.storage.postgres.moving import MovablePostgres
from bot.table.storage.sqlite.moving import MovableFile
from tests import postgres
from tests.table.kit import ANNA, BEN, GAMES, Room
from tests.truth import truth

pytestmark = postgres.needed()
RELEASE_1_0_0 = Path(__file__).parents[2] / "fixtures/release_1_0_0/tafelrunde.sqlite3"


async def lived_in(room: Room) -> None:
    """Tables in the middle, one that is over, people, messages, what is owed."""
    luck = random.Random(1)
    for channel, slug in enumerate(("emerald", "schatzjagd", "scratch_island"), 20):
        table = await room.deal(slug, 2 if 2 in GAMES[slug].SEATS else 3, seed=1, channel=channel)
        for _ in range(8):
            seat = next((ask.seat for ask in table.state.asks() if ask.seat != TABLE), Seat(0))
            path = random_path(table.state.game, table.state.game_state, seat, luck)
            await room.click(table, table.record.chairs[seat].user or 0, ".".join(path))
    over = await room.deal("total", 3, seed=1, computers=1, channel=30)
    total = sum(truth(over.state).dice)
    await room.click(over, ANNA, f"{total // 10}.{total}")
    await room.storage.change_person(ANNA, lambda _: Person("de"))
    await room.storage.count(BEN, counted=False)
    await room.storage.ledger.put(1, BOARD, MessageRecord(message=MessageRef(7, 70), next=5.0))
    await room.storage.ledger.record_push(ANNA, lambda _: LastPush(1.5, 2, 3, 1))
    await room.storage.secret("mac")
    await room.storage.stop_clocks(5, 17.0)
    sql = "INSERT INTO lease VALUES (1, '', 42.0)"
    await room.store.do(lambda db: db.execute(sql).rowcount)


async def content(storage: Movable) -> dict[str, list[Any]]:
    found = dict[str, list[Any]]()
    for name, columns in TABLES.items():
        rows = [row async for row in storage.all_rows(name, columns)]
        own = [row for row in rows if name != "meta" or row[0] == "mac"]
        found[name] = sorted(tuple(int(x) if x is True or x is False else x for x in row)
                             for row in own)  # fmt: skip
    return found


async def test_there_and_back_everything_comes_along(room: Room, tmp_path: Path) -> None:
    await lived_in(room)
    await room.close()
    file, back = MovableFile(room.path, GAMES), MovableFile(tmp_path / "back.sqlite3", GAMES)
    shared = MovablePostgres(await postgres.fresh_database(), GAMES)
    for storage in (file, shared, back):
        await storage.open()
    before = await content(file)
    assert all(before[name] for name in TABLES if name != "outbox")

    moved = await move_database(file, shared)
    assert moved["tables"] == 4
    assert await content(shared) == before
    assert await shared.last_sign() == 42.0
    await move_database(shared, back)

    assert await content(back) == before
    assert await back.last_sign() == 42.0
    with pytest.raises(Unequal, match="already"):
        await move_database(file, shared)
    for storage in (file, shared, back):
        await storage.close()
    await room.open()


async def test_what_does_not_replay_is_not_believed(room: Room) -> None:
    await lived_in(room)
    sql = "UPDATE actions SET path = path || '.x' WHERE table_id = 1 AND version = 3"
    await room.store.do(lambda db: db.execute(sql).rowcount)
    await room.close()
    file = MovableFile(room.path, GAMES)
    shared = MovablePostgres(await postgres.fresh_database(), GAMES)
    await file.open()
    await shared.open()

    with pytest.raises(Exception):  # noqa: B017, PT011 - whatever the rules make of it
        await move_database(file, shared)

    await file.close()
    await shared.close()
    await room.open()


async def test_the_command_says_what_it_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    room = Room(tmp_path / "local.sqlite3")
    await room.open()
    await room.deal("emerald", 2, seed=1)
    await room.close()
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    monkeypatch.setenv("TAFELRUNDE_DATABASE", await postgres.fresh_database())

    assert await asyncio.to_thread(main, ["move-database", "postgres"]) == 0
    assert "1 tables" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["health"]) == 1
    assert "not running" in capsys.readouterr().err


async def test_a_file_of_an_older_release_is_brought_along_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(RELEASE_1_0_0, tmp_path / "local.sqlite3")
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    monkeypatch.setenv("TAFELRUNDE_DATABASE", await postgres.fresh_database())

    assert await asyncio.to_thread(main, ["move-database", "postgres"]) == 0

    assert "13 tables" in capsys.readouterr().out
    assert [path.name for path in (tmp_path / "backups").glob("local-auto-schema2-*.sqlite3")]
