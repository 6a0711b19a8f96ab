"""`tafelrunde calendar --own`: what the logs of this bot's tables say of its people."""

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.calendar import DAY, DAYS, HOUR, OwnCalendar, own_calendar, own_days
from bot.games.contract import TABLE, Seat
from bot.games.kit.walks import random_path
from bot.table.model.table_state import TableState
from bot.table.storage.sqlite.schema import migrate
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.table import Table
from tests.table.conftest import room
from tests.table.kit import ANNA, BEN, GAMES, Room
from tests.table.live import play

__all__ = ["room"]
LATE = 2 * HOUR


async def turns(room: Room, table: Table, number: int) -> list[range]:
    """Everybody takes two hours to come, and then answers to the end of their turn; its lines."""
    luck, found = random.Random(1), list[range]()
    for _ in range(number):
        await room.time.advance(LATE)
        seat, begin = asked(table), table.record.log_length
        while asked(table) == seat:
            path = random_path(table.state.game, table.state.game_state, seat, luck)
            user = table.record.chairs[seat].user
            assert user is not None
            await table.answer(user, seat, table.record.ask_versions[seat], path)
        found.append(range(begin + 1, table.record.log_length + 1))
    return found


def asked(table: Table) -> Seat:
    return next(ask.seat for ask in table.state.asks() if ask.seat != TABLE)


def by(path: Path, version: int, source: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute('UPDATE actions SET "by" = ? WHERE version = ?', (source, version))


async def seen(room: Room, later: float = 0.0) -> list[OwnCalendar]:
    return await own_calendar(SqliteStorage(room.path, games=GAMES), room.time.now() + later)


async def test_from_the_question_to_the_first_click(room: Room) -> None:
    table = await room.deal("emerald", 2, 1)
    await turns(room, table, 4)

    (own,) = await seen(room)

    assert (own.game, own.people, own.tables) == ("emerald", 2, 1)
    assert own.waits == pytest.approx([LATE] * 4)
    assert own.wait == pytest.approx((2.0, 2.0))
    assert await seen(room, later=(DAYS + 1) * DAY) == []


async def test_a_plan_holds_if_its_owner_has_to_click_nothing_more(room: Room) -> None:
    table = await room.deal("drachenland", 2, 1)
    played = [lines for lines in await turns(room, table, 8) if len(lines) > 1]
    held, broken = played[0], played[1]
    for version in held:
        by(room.path, version, "plan")
    by(room.path, broken[0], "plan")

    (own,) = await seen(room)

    assert (own.plans, own.held) == (2, 1)


async def test_a_window_that_closes_without_somebody_was_missed(room: Room) -> None:
    table = await room.deal("dracheninsel", 3, 1)
    await play(room, table, random.Random(1), 400, until=is_key)
    late = [ask.seat for ask in table.state.asks() if ask.is_important and ask.seat != TABLE]
    before = (await seen(room))[0]
    opened = table.record.ask_versions[TABLE]
    while table.record.ask_versions.get(TABLE) == opened:
        await room.time.advance(HOUR)

    (own,) = await seen(room)

    assert late
    assert own.missed - before.missed == len(late)
    assert own.windows - before.windows == len(late)


def is_key(state: TableState) -> bool:
    return any(ask.is_important and ask.seat != TABLE for ask in state.asks())


async def test_it_is_told_beside_the_simulation_and_names_nobody(room: Room) -> None:
    await turns(room, await room.deal("emerald", 2, 1), 2)
    (own,) = await seen(room)

    said = own_days(own, games=1)

    assert (
        "emerald, 2 people, 1 tables in 30 days: from question to click 2.0 hours (median)" in said
    )
    assert "\n  simulated: " in said
    assert not re.search(rf"{ANNA}|{BEN}|Anna|Ben", said)


def test_where_nobody_played_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)

    assert main(["calendar", "--own"]) == 1
    assert "local.sqlite3 does not exist" in capsys.readouterr().err
    migrate(tmp_path / "local.sqlite3")
    assert main(["calendar", "--own"]) == 0
    assert capsys.readouterr().out == "Nobody has played on this bot in the last 30 days.\n"
