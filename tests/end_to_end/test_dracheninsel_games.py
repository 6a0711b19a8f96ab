"""Whole games of Die Dracheninsel by people who know what they do, and a kill inside a window."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.games.contract import TABLE, Seat
from bot.games.dracheninsel.model import CASHED, LOST, State
from bot.local.people import Person
from bot.local.post import Post
from bot.table.model.record import Phase
from bot.table.play.fairness import fairness_record, verify_fairness
from tests.discord_server import local_discord
from tests.end_to_end.house import House, house
from tests.end_to_end.island import played_until, react, seeded, sensible, table_of
from tests.end_to_end.kills import assert_replays, deal
from tests.end_to_end.lives import NEVER, Lives
from tests.end_to_end.players import Player, picks
from tests.end_to_end.whole_games import told

__all__ = ["seeded"]


async def played_out(home: House, players: list[Player], luck: random.Random) -> None:
    """Everybody answers as the normal computer would; now and then somebody stays silent."""
    table = await home.table()
    silent: set[Seat] = set()
    while table.record.phase is Phase.RUNNING:
        asks = table.state.asks()
        in_window = any(ask.seat == TABLE for ask in asks)
        silent = silent if in_window else set()
        seats = [ask.seat for ask in asks if ask.seat != TABLE and ask.seat not in silent]
        if not seats:
            await home.pass_time(2.0)
        elif in_window and luck.random() < 0.1:
            silent.add(seats[0])
        else:
            await react(home, players[seats[0]], *sensible(table.state, seats[0]))


async def finished(home: House, players: list[Player]) -> set[str]:
    """The final card stands, and the log leads to it; returns the names of all news."""
    table = await home.table()
    assert "Rematch" in home.board(players[0].person).buttons
    verify_fairness(fairness_record(table.state, await home.bot.store.log(1)))
    return told(await table.history())


def is_nearly_over(state: State) -> bool:
    """The last treasure is under way."""
    open_ones = [place for place in state.board.treasures if place not in (CASHED, LOST)]
    return len(open_ones) == 1 and open_ones[0] < 100


@pytest.mark.slow
async def test_the_last_treasure_of_a_game(tmp_path: Path, seeded: Callable[[int], None]) -> None:
    seeded(7)
    async with house(tmp_path) as home:
        players = await table_of(home, 3, "Ben", length="blitz", stop_points="key")
        await played_until(home, is_nearly_over)

        await played_out(home, players, random.Random(1))

        assert {"Delivered", "Cashed"} <= await finished(home, players)


@pytest.mark.soak
@pytest.mark.parametrize(("people", "points"), [(3, "all"), (4, "all"), (6, "all"), (4, "key")])
async def test_whole_games(tmp_path: Path, people: int, points: str) -> None:
    async with house(tmp_path, seed=people) as home:
        players = await table_of(home, people, "Ben", stop_points=points)

        await played_out(home, players, random.Random(people))

        assert len(await finished(home, players)) > 20


# Killed inside a window


def has_window(person: Person) -> Callable[[Post], bool]:
    return lambda post: post.author != person.name and "Answer" in post.buttons


@pytest.mark.soak
async def test_killed_inside_a_window(tmp_path: Path) -> None:
    """SIGKILL while others are asked; after the start old buttons answer and the turn goes on."""
    async with local_discord() as discord:
        players = [Player(person, "dm") for person in discord.people("Anna", "Ben", "Carla")]
        lives = Lives(discord, tmp_path, random.Random(1))
        await deal(lives, "dracheninsel", players)
        assert await lives.begin(NEVER)
        walker = await walked(lives, players)
        board = await walker.person.wait(has_window(walker.person))
        await lives.end()

        assert await lives.begin(NEVER)
        for player in players:
            if player is not walker:
                shown = (await player.person.click(board, "Answer")).post
                assert shown is not None
                assert (await player.person.click(shown, "Pass")).failure is None
        await walker.person.wait(lambda post: bool(picks(post)))

        await lives.end()
        await assert_replays(tmp_path)


async def walked(lives: Lives, players: list[Player]) -> Player:
    """Whoever is up walks a step; who cannot ends his turn."""
    while True:
        await lives.news(*players)
        for player in players:
            panels = [post for post in player.person.inbox() if picks(post)]
            if panels and await _walked(player.person, panels[-1]):
                return player


async def _walked(person: Person, panel: Post) -> bool:
    can_walk = "\nWalk" in panel.text  # then its fields or hunters lie open, first of all
    first = picks(panel)[0]["custom_id"]
    shown = await person.click(panel, first if can_walk else "End turn")
    while can_walk and shown.post is not None and picks(shown.post):
        shown = await person.click(shown.post, picks(shown.post)[0]["custom_id"])
    return can_walk
