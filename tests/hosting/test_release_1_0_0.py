"""A data folder that release 1.0.0 left behind: its old buttons answer and its games finish."""

import json
import random
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.local.clock import VirtualClock
from bot.local.people import Person
from bot.local.post import Post
from bot.local.typed import Impossible
from bot.table.model.record import LogEntry, Phase
from bot.table.play import flow as play_on
from bot.table.play.fairness import Unfair, fairness_record, verify_fairness
from bot.table.table import Table
from bot.words import LANGUAGES, words
from tests.discord_server import local_discord
from tests.end_to_end.players import Player, picks, play_out
from tests.end_to_end.rooms import Rooms, Suite
from tests.games.golden import answered

FOLDER = Path(__file__).parents[1] / "fixtures" / "release_1_0_0"
NOTES = json.loads((FOLDER / "notes.json").read_text())
ROOMS: dict[str, dict[str, Any]] = {one["room"]: one for one in NOTES["tables"]}
RUNNING = [room for room in ROOMS if room not in ("lobby", "finished")]
FINISHING = ("ransom", "dracheninsel", "drachenland", "scratch_island", "duel")  # one of each game
UNKNOWN = [  # what is said of a button that means nothing any more
    words(language).say(refusal)
    for language in LANGUAGES
    for refusal in ("refused-forged", "refused-no_table")
]
ANSWERS = "as"  # how the custom_id of an answer begins


@asynccontextmanager
async def inherited(folder: Path, room: str) -> AsyncIterator[tuple[Suite, list[Player]]]:
    """Today's bot on a copy of the old folder, at the moment it was left, in this room."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    database, clock = folder / "discord.sqlite3", VirtualClock(NOTES["moment"])
    async with local_discord(kind=Rooms, database=database, clock=clock) as discord:
        home = Suite(discord, folder / "tafelrunde.sqlite3", seed=1)
        home.enter(room, ROOMS[room]["table"])
        await home.open()
        seats = ROOMS[room]["people"]
        persons = discord.people(*(name for name, _ in seats))
        yield home, [Player(p, habit) for p, (_, habit) in zip(persons, seats, strict=True)]


async def press_everything(home: Suite, players: list[Player]) -> list[str]:
    """Each old button once, by whoever sees it; returns the custom_ids that were pressed.

    What asks comes first: any other click brings the panels of its table up to date.
    """
    pressed = []
    found = [(one.person, post) for one in players for post in seen(one.person)]
    for person, post in sorted(found, key=lambda pair: not picks(pair[1])):
        for control in (one for one in post.enabled if one["type"] == 2):
            try:
                shown = await person.click(post, control["custom_id"])
            except Impossible:
                continue  # an earlier click has taken it away
            assert shown.failure is None, (person.name, control)
            said = "" if shown.post is None else shown.post.text
            assert not any(refusal in said for refusal in UNKNOWN), (person.name, control, said)
            await home.settle()
            pressed.append(control["custom_id"])
    return pressed


def seen(person: Person) -> list[Post]:
    return person.visible() + person.inbox()


@pytest.mark.parametrize("room", RUNNING)
async def test_every_old_button_answers(tmp_path: Path, room: str) -> None:
    async with inherited(tmp_path, room) as (home, players):
        panels = [post for player in players for post in player.person.inbox() if picks(post)]

        pressed = await press_everything(home, players)

        assert len(pressed) >= 4 * len(players)  # the board's, each by everybody
        assert any(one[0] in ANSWERS for one in pressed) == bool(panels)


@pytest.mark.parametrize("room", FINISHING)
async def test_an_old_game_goes_on_and_ends(tmp_path: Path, room: str) -> None:
    """The first answers are clicked in what lies there, the rest is left to computers."""
    async with inherited(tmp_path, room) as (home, players):
        table, luck = await home.table(), random.Random(home.number)
        before = table.record.log_length
        while table.record.log_length == before:
            await play_out(home, players, luck, clicks=1)

        await left_to_computers(home, table)

        await assert_over(home, players)


async def left_to_computers(home: Suite, table: Table) -> None:
    state = table.state
    while asks := state.asks():
        seat, now = asks[-1].seat, home.clock.now()
        path = answered(state.game, state.game_state, seat, "normal", random.Random(1))
        state = play_on.advance(state, (LogEntry(seat, path),), now, home.luck.random)
    await table._save(state)
    await home.settle()


async def assert_over(home: Suite, players: list[Player]) -> None:
    """The final card stands, and the log leads to what it says."""
    table = await home.table()
    assert table.record.phase is Phase.OVER
    assert "Rematch" in home.board(players[0].person).buttons
    await assert_verified(home)


async def assert_verified(home: Suite) -> None:
    """By today's rules, or it is said which release verifies it."""
    state = (await home.table()).state
    record = fairness_record(state, await home.bot.store.log(home.number))
    if record.rules == state.game.RULES:
        verify_fairness(record)
        return
    with pytest.raises(Unfair, match=r"release 1\.0\.0 verifies it"):
        verify_fairness(record)


@pytest.mark.soak
@pytest.mark.parametrize(
    "room", [room for room in RUNNING if room != "german"]
)  # their labels are others
async def test_every_old_game_is_played_to_its_end(tmp_path: Path, room: str) -> None:
    async with inherited(tmp_path, room) as (home, players):
        await press_everything(home, players)
        if room == "paused":
            await players[0].person.slash("table resume")
        await play_out(home, players, random.Random(home.number), most=20_000)
        await assert_over(home, players)


async def test_a_lobby_begins(tmp_path: Path) -> None:
    async with inherited(tmp_path, "lobby") as (home, players):
        host = players[0].person
        assert (await host.click(home.board(host), "Start")).failure is None
        await home.settle()

        await play_out(home, players, random.Random(1), clicks=5)

        assert (await home.table()).record.log_length > 0


async def test_a_finished_game_is_told_verified_and_played_again(tmp_path: Path) -> None:
    async with inherited(tmp_path, "finished") as (home, players):
        await assert_verified(home)
        told = [post.id for player in players for post in player.person.inbox()]

        pressed = await press_everything(home, players)

        assert len(pressed) >= 4
        inbox = [post.id for player in players for post in player.person.inbox()]
        assert inbox == told, "nobody is called to an end they know"
        assert len([p for p in players[0].person.visible() if "Start" in p.buttons]) == 1
