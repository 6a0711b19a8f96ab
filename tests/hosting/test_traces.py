"""What is left of people: in the database after `/me erase`, in the log at INFO, after a purge."""

import asyncio
import logging
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import main
from bot.games.contract import Refused
from bot.local.people import Person
from bot.table.storage.purge import every_day
from bot.table.storage.sqlite.files.backups import DAY
from bot.table.storage.sqlite.store import purge_tables
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather
from tests.end_to_end.rushing import rush, rushed
from tests.table.kit import Room


def traces(path: Path, *numbers: int) -> list[str]:
    """Where one of these numbers stands in the file, as a number, in words, or packed."""
    found = []
    with closing(sqlite3.connect(path)) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            for row in db.execute(f"SELECT * FROM {name}"):
                found += [f"{name}: {row!r:.80}" for number in numbers if _has(row, number)]
    return found


def _has(row: tuple[object, ...], number: int) -> bool:
    packed = msgspec.msgpack.encode(number)
    return any(
        packed in value or str(number).encode() in value
        if isinstance(value, bytes)
        else str(number) in str(value)
        for value in row
    )


async def erased(home: House, person: Person) -> None:
    asked = (await person.slash("me erase")).post
    assert asked is not None
    assert (await person.click(asked, "Yes, forget me")).failure is None
    await home.settle()


# H-11


@pytest.mark.parametrize("is_over", [True, False])
async def test_nothing_of_an_erased_person_is_left_in_any_table(
    tmp_path: Path, *, is_over: bool
) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        if is_over:
            await rushed(home, ben, anna)
        else:
            await gather(home, [Player(ben), Player(anna)], "emerald")
        assert traces(home.database, anna.id)
        assert not is_over or traces(home.database, anna.dm.id)

        await erased(home, anna)

        assert traces(home.database, anna.id, anna.dm.id) == []
        assert traces(home.database, ben.id)


async def test_the_log_names_no_person_at_info(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben, "closed")], "emerald")
        await rush(await home.table(), random.Random(1))
        await home.settle()
        await erased(home, anna)

    assert "Cannot send messages to this user" in caplog.text
    for person in (anna, ben):
        assert str(person.id) not in caplog.text
        assert str(person.dm.id) not in caplog.text
        assert person.user.name not in caplog.text


# H-19


async def test_the_log_tells_of_games_and_servers_by_number(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    async with house(tmp_path) as home:
        guild, world = home.discord.guild, home.discord.world
        await rushed(home, *home.discord.people("Anna", "Ben"))
        world.leave(guild, world.users[world.bot_id])
        await home.heard()
        world.join(guild, world.users[world.bot_id])
        await home.heard()

    said = [record.getMessage() for record in caplog.records]
    for line in (
        f"table 1, emerald, server {guild.id}: running",
        f"table 1, emerald, server {guild.id}: over",
        f"server {guild.id}: left (shard 0)",
        f"server {guild.id}: joined (shard 0)",
    ):
        assert said.count(line) == 1, line


# H-16


async def test_a_connection_that_is_lost_and_resumed_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    async with house(tmp_path) as home, asyncio.timeout(60):
        resumed = asyncio.create_task(home.bot.wait_for("shard_resumed"))
        await asyncio.sleep(0)
        home.discord.gateway.reconnect()
        await resumed
        await home.heard()

    assert "shard 0: connected" in caplog.text
    assert "shard 0: connection lost" in caplog.text
    assert "shard 0: resumed" in caplog.text


# H-13


def rows(path: Path, table: int) -> dict[str, int]:
    """How many rows are about this table."""
    names = ("actions", "results", "ledger", "seated", "due", "outbox")
    with closing(sqlite3.connect(path)) as db:
        sql = "SELECT count(*) FROM {} WHERE table_id = ?"
        return {name: db.execute(sql.format(name), (table,)).fetchone()[0] for name in names}


async def test_what_is_over_for_long_is_removed_with_everything_that_belongs_to_it(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        people = home.discord.people("Anna", "Ben")
        await rushed(home, *people)
        assert all(
            rows(home.database, 1)[name] for name in ("actions", "results", "ledger", "seated")
        )
        home.clock.advance(40 * DAY)
        await gather(home, [Player(person) for person in people], "emerald")
        finished = await home.table(1)

        gone = await home.bot.store.purge(home.clock.now() - 41 * DAY)
        assert gone == []
        gone = await home.bot.store.purge(home.clock.now() - 39 * DAY)
        home.bot.tables.forget(gone)
        del finished

        assert gone == [1]
        assert not any(rows(home.database, 1).values())
        with pytest.raises(Refused, match="no_table"):
            await home.table(1)
        assert (await home.table(2)).state.game_state is not None


async def test_a_lobby_that_was_called_off_goes_too_but_never_the_last_table(room: Room) -> None:
    lobby = await room.tables.open("duel", 1, 1, 101, "Anna", "en")
    await lobby.end()
    played = await room.deal("duel", 3, seed=2, computers=3, channel=2)
    await room.time.advance(3600)
    assert played.record.phase == "over"

    await room.time.advance(100 * DAY)

    gone = await room.store.do(lambda db: purge_tables(db, room.time.now() - 50 * DAY))
    assert gone == [lobby.record.id]
    again = await room.tables.open("duel", 1, 1, 101, "Anna", "en")
    assert again.record.id == played.record.id + 1, "no number comes again: old buttons carry it"


async def test_while_the_bot_runs_the_setting_removes_them_day_by_day(room: Room) -> None:
    played = await room.deal("duel", 3, seed=2, computers=3, channel=2)
    await room.time.advance(3600)
    await room.tables.open("duel", 1, 1, 101, "Anna", "en")
    gone: list[int] = []
    running = asyncio.create_task(every_day(room.store, room.time, 30, gone.extend))
    await room.time.settle(2)

    await room.time.advance(29 * DAY)
    assert gone == []
    await room.time.advance(3 * DAY)

    assert gone == [played.record.id]
    running.cancel()


async def test_purge_by_hand_needs_the_bot_stopped_and_shrinks_the_file(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    for channel in range(3):
        await room.deal("duel", 3, seed=2, computers=3, channel=channel)
    await room.time.advance(3600)
    await room.close()
    database = room.path.rename(tmp_path / "local.sqlite3")
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("UPDATE actions SET at = 0 WHERE table_id < 3")
    before = database.stat().st_size

    assert main(["purge"]) == 2
    assert main(["purge", "--older-than", "30"]) == 0

    assert "2 tables removed" in capsys.readouterr().out
    assert database.stat().st_size < before
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("SELECT id FROM tables").fetchall() == [(3,)]
    room.path = database
    await room.open()
