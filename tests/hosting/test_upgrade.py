"""`make upgrade-test`: release 1.0.0 plays for days and is killed, and today's code takes over.

Its tables stand in the middle of windows, decisions, plans, lobbies and pauses. Nothing of them is
lost, whoever is asked is told, and nobody twice; on the file that lay there, and after it has moved
into PostgreSQL. The old code on the new file refuses with a sentence.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.games.contract import TABLE
from bot.local.clock import VirtualClock
from bot.table.model.record import Phase
from bot.table.table import Table
from tests import postgres
from tests.discord_server import local_discord
from tests.end_to_end.players import Player, picks, play_out
from tests.end_to_end.rooms import Rooms, Suite
from tests.hosting import released

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(
        not released.is_at_hand(released.RELEASE_1_0_0), reason="this clone has no history"
    ),
]
AWAY = 300.0  # seconds between the end of the old bot and the first word of the new one
HOURS = 3  # that the old bot may take to live through its days
Note = dict[str, Any]


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return released.unpacked(released.RELEASE_1_0_0, tmp_path_factory.mktemp("old") / "code")


@pytest.fixture(scope="module")
def left(
    code: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Path:
    """The data folder as the old bot has left it."""
    folder = tmp_path_factory.mktemp("left")
    tables, days = request.config.getoption("--tables"), request.config.getoption("--days")
    how = ("tests.fixtures.play_1_0_0", str(folder), str(tables), str(days))
    answer, said = released.run(code, *how, timeout=HOURS * 3600)
    assert answer == 0, said
    return folder


@asynccontextmanager
async def taken_over(folder: Path, address: str | None = None) -> AsyncIterator[Suite]:
    """Today's bot, some minutes after the old one was killed; nobody has heard of it yet."""
    clock = VirtualClock(notes_of(folder)["moment"] + AWAY)
    database = folder / "discord.sqlite3"
    async with local_discord(kind=Rooms, database=database, clock=clock) as discord:
        home = Suite(discord, folder / "tafelrunde.sqlite3", seed=1)
        home.address = address
        yield home


def notes_of(folder: Path) -> dict[str, Any]:
    notes: dict[str, Any] = json.loads((folder / "notes.json").read_text())
    return notes


def lines_of(folder: Path) -> dict[int, list[tuple[Any, ...]]]:
    """What every log said when the old bot died."""
    logs: dict[int, list[tuple[Any, ...]]] = {}
    with closing(sqlite3.connect(folder / "tafelrunde.sqlite3")) as db:
        sql = "SELECT table_id, version, seat, path, by FROM actions ORDER BY table_id, version"
        for number, *line in db.execute(sql):
            logs.setdefault(number, []).append(tuple(line))
    return logs


async def test_on_the_file_that_lay_there(left: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(left, tmp_path / "data")
    logs = lines_of(folder)
    async with taken_over(folder) as home:
        await assert_nothing_is_lost_and_all_are_told_once(home, notes_of(folder)["tables"], logs)


@postgres.needed()
async def test_after_it_has_moved(
    left: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = shutil.copytree(left, tmp_path / "data")
    logs, address = lines_of(folder), await postgres.fresh_database()
    monkeypatch.setenv("TAFELRUNDE_DATA", str(folder))
    monkeypatch.setenv("TAFELRUNDE_DATABASE", address)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert await asyncio.to_thread(main, ["move-database", "postgres"]) == 0
    assert f"{sum(map(len, logs.values()))} actions" in capsys.readouterr().out

    async with taken_over(folder, address) as home:
        await assert_nothing_is_lost_and_all_are_told_once(home, notes_of(folder)["tables"], logs)


async def test_the_old_code_refuses_the_new_file(code: Path, left: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(left, tmp_path / "data")
    async with taken_over(folder) as home:
        await home.open()
        await home.close()
    database = (folder / "tafelrunde.sqlite3").rename(folder / "local.sqlite3")
    before = database.read_bytes()  # under the name that needs no token

    answer, said = released.run(code, "bot", "run", timeout=120, TAFELRUNDE_DATA=str(folder))

    assert answer == 1
    assert "this release knows 2." in said
    assert "Upgrade, or restore an older backup." in said
    assert "Traceback" not in said
    assert database.read_bytes() == before


async def assert_nothing_is_lost_and_all_are_told_once(
    home: Suite, notes: list[Note], logs: dict[int, list[tuple[Any, ...]]]
) -> None:
    people = {note["table"]: _people(home, note) for note in notes}
    had = {number: _inboxes(players) for number, players in people.items()}

    await home.open()

    for note in notes:
        await _assert_whole(home, note, logs.get(note["table"], []))
    await home.pass_time(60)
    for note in notes:
        home.enter(note["room"], note["table"])
        table = await home.table()
        if table.record.phase is Phase.RUNNING and table.record.pause is None:
            _assert_told_once(home, table, note, people[note["table"]], had[note["table"]])
    for note in notes:
        await _assert_goes_on(home, note, people[note["table"]])


def _people(home: Suite, note: Note) -> list[Player]:
    persons = home.discord.people(*(name for name, _ in note["people"]))
    return [
        Player(person, habit) for person, (_, habit) in zip(persons, note["people"], strict=True)
    ]


def _inboxes(players: list[Player]) -> dict[int, set[int]]:
    return {p.person.id: {post.id for post in p.person.inbox()} for p in players}


async def _assert_whole(home: Suite, note: Note, lines: list[tuple[Any, ...]]) -> None:
    """As the old bot has left it, or further; what goes by itself may have gone on."""
    number = note["table"]
    table = await home.table(number)
    state, record = table.state, table.record
    log = [
        (line.number, line.entry.seat, ".".join(line.entry.path), line.entry.by)
        for line in await home.bot.store.log(number)
    ]
    assert len(lines) == note["version"]
    assert log[: len(lines)] == lines, note
    assert (record.game, [c.user for c in record.chairs]) == (
        note["game"],
        [user for user, _, _ in note["chairs"]],
    )
    assert (None if record.pause is None else record.pause.why) == note["pause"]
    assert len(record.orders.standing) >= note["orders"]
    if len(log) == len(lines):
        asks = state.asks() if state.is_dealt else ()
        assert [[ask.seat, ask.about] for ask in asks] == note["asks"]
        assert {str(s): list(path) for s, path in record.orders.held.items()} == note["held"]
        assert {
            str(seat): [list(path) for path in plan.paths] for seat, plan in record.plans.items()
        } == note["plans"]


def _assert_told_once(
    home: Suite, table: Table, note: Note, players: list[Player], had: dict[int, set[int]]
) -> None:
    """Whoever is asked can answer, and nobody was called more than once to what stood already."""
    by_id = {player.person.id: player for player in players}
    moved = table.record.log_length > note["version"]
    for ask in table.state.asks():
        chair = None if ask.seat == TABLE else table.record.chairs[ask.seat]
        if chair is None or not chair.is_played:
            continue
        player = by_id[chair.user or 0]
        assert _can_answer(home, player), (note["room"], player.person.name, ask)
    for player in players:
        fresh = [p.id for p in player.person.inbox() if p.id not in had[player.person.id]]
        assert len(fresh) <= 1 + moved, (note["room"], player.person.name)


def _can_answer(home: Suite, player: Player) -> bool:
    if any(picks(post) for post in player.person.inbox()):
        return True
    board = home.board(player.person)
    return any(
        button in board.buttons for button in ("My hand", "Answer", "Meine Hand", "Antworten")
    )


async def _assert_goes_on(home: Suite, note: Note, players: list[Player]) -> None:
    """Every turn can be played on, by clicks in what its person sees."""
    home.enter(note["room"], note["table"])
    table = await home.table()
    if table.record.phase is not Phase.RUNNING or note["pause"] or note["room"] == "german":
        return
    if any(ask.seat == TABLE for ask in table.state.asks()):
        return  # a window may wait for hours
    await play_out(home, players, home.luck, clicks=2, most=50)
