"""Fights between people: one message that grows, answers in time, sleep, restarts, closed DMs."""

import random
from pathlib import Path
from typing import Any

import pytest

from bot.games.schatzjagd.model import State
from bot.local.post import Post
from bot.table.table import Table
from tests.end_to_end.house import House, house
from tests.end_to_end.kills import POINTS, assert_replays
from tests.end_to_end.lives import Lives
from tests.end_to_end.players import Habit, Player, gather, picks
from tests.end_to_end.schatzjagd_duel import answer, to_the_first_attack
from tests.truth import truth

TOGETHER = {"pace": "together", "turn_time": "24h", "reaction_time": "60s"}
DECISION = 180.0  # seconds to answer an attack, three times the reaction time


async def attacked(
    home: House, first: Habit = "dm", second: Habit = "dm"
) -> tuple[Table, Player, Player]:
    """A fight has begun: the table, the attacker and whom he attacks."""
    persons = home.discord.people("Anna", "Ben")
    players = [Player(persons[0], first), Player(persons[1], second)]
    await gather(home, players, "schatzjagd", options=TOGETHER)
    table = await to_the_first_attack(home, players)
    attacker = table.state.asks()[0].seat
    return table, players[attacker], players[1 - attacker]


def state_of(table: Table) -> State:
    state: State = truth(table.state)
    return state


def is_on(table: Table) -> bool:
    fight = state_of(table).fight
    return fight is not None and not fight.ending


def about(table: Table) -> str:
    return table.state.asks()[0].about


def blows(board: Post) -> list[int]:
    """The numbers of the blows that a board tells, in its order."""
    lines = [line for line in board.text.splitlines() if line.startswith("- Blow ")]
    return [int(line.removeprefix("- Blow ").partition(":")[0]) for line in lines]


async def exchange(home: House, attacker: Player, defender: Player) -> None:
    for player in (attacker, defender):
        await answer(home, player, ("strike",))


async def test_a_fight_is_one_message_that_grows_blow_by_blow(tmp_path: Path) -> None:
    """Every blow with dice, strengths, harm and lives, however many lines that takes."""
    async with house(tmp_path, seed=2) as home:
        table, attacker, defender = await attacked(home)
        board = home.board(attacker.person)
        told, pictures = 0, set[str]()
        while is_on(table):
            await exchange(home, attacker, defender)
            told += 1
            now = home.board(attacker.person)
            assert now.id == board.id
            assert blows(now) == list(range(1, told + 1))
            pictures.add(now.payload["attachments"][0]["filename"])

        last = state_of(table)
        lines = home.board(attacker.person).text.splitlines()
        assert told >= 3
        assert len([line for line in lines if line.startswith("- ")]) > 8
        assert any("⚔️" in line and "combat strength" in line for line in lines)
        assert len(pictures) == told
        assert last.fight is None or last.fight.ending


@pytest.mark.parametrize("habit", ["dm", "hand", "closed"])
async def test_whoever_is_attacked_answers_by_any_way(tmp_path: Path, habit: Habit) -> None:
    """By DM, by the board's button, and by mention where DMs are closed."""
    async with house(tmp_path, seed=3) as home:
        table, attacker, defender = await attacked(home, habit, habit)

        await answer(home, attacker, ("strike",))

        assert about(table) == "defend"
        board = home.board(defender.person)
        assert "Answer" in board.buttons
        called = [post for post in defender.person.visible() if post.mentions(defender.person.id)]
        assert bool(called) is (habit == "closed")
        await answer(home, defender, ("strike",))
        assert blows(home.board(defender.person)) == [1]


async def test_a_sleeping_defender_is_asked_once_and_stalls_nobody(tmp_path: Path) -> None:
    """The default at the deadline holds for the rest of the fight."""
    async with house(tmp_path, seed=4) as home:
        table, attacker, defender = await attacked(home)
        await answer(home, attacker, ("hold-0",))
        assert about(table) == "defend"

        await home.pass_time(DECISION - 30)
        assert about(table) == "defend"
        await home.pass_time(40)

        assert not is_on(table)
        board = home.board(attacker.person)
        assert f"{defender.person.name} fights prudently" in board.text
        silent = [h for h in await table.history() if h.entry and h.entry.by == "clock"]
        assert [h.entry.path for h in silent if h.entry] == [("prudent",)]
        assert not any(picks(post) for post in defender.person.inbox()[:-1])


async def test_a_restart_inside_a_fight_loses_no_blow(tmp_path: Path) -> None:
    """The defender answers with the button he had before; the fight is told from its start."""
    async with house(tmp_path, seed=5) as home:
        table, attacker, defender = await attacked(home)
        await exchange(home, attacker, defender)
        await answer(home, attacker, ("strike",))
        before = state_of(table)

        await home.close()
        await home.open()
        table = await home.table()

        assert state_of(table) == before
        await answer(home, defender, ("strike",))
        assert blows(home.board(attacker.person)) == [1, 2]


class Grim(random.Random):
    """Whoever can strike does."""

    def choice(self, seq: Any) -> Any:
        strikes = [one for one in seq if isinstance(one, dict) and ":strike:" in one["custom_id"]]
        return super().choice(strikes or seq)


async def assert_no_blow_is_lost(tmp_path: Path, kills: int, seed: int) -> None:
    """The bot dies at any point of a fight; no blow is lost, none is struck twice."""
    async with house(tmp_path, seed=seed) as home:
        assert home.file  # a fleet on a PostgreSQL dies in tests of its own
        _, *players = await attacked(home)
        await home.close()
        luck = random.Random(seed)
        lives = Lives(home.discord, tmp_path, Grim(seed))
        assert (await lives.command("wake"))[0] == 0  # from the test's own time into the real one
        for _ in range(kills):
            if await lives.begin(f"{luck.choice(POINTS)}:{luck.randint(1, 40)}"):
                while not lives.died.done():
                    await lives.news(*players)
                    for player in players:
                        await lives.click(player)
                await lives.end()
            assert lives.query("PRAGMA integrity_check") == [("ok",)]
        await assert_replays(tmp_path)
        assert any(path == "strike" for _, path in lives.deeds())


async def test_killed_in_a_fight(tmp_path: Path) -> None:
    await assert_no_blow_is_lost(tmp_path, kills=2, seed=6)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(7, 12))
async def test_killed_in_many_fights(tmp_path: Path, seed: int) -> None:
    await assert_no_blow_is_lost(tmp_path, kills=10, seed=seed)
