"""Killed at any point and started again: nothing acknowledged is lost, nothing happens twice."""

import random
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests.discord_server import local_discord
from tests.end_to_end.kills import POINTS, assert_replays, deal
from tests.end_to_end.lives import Lives
from tests.end_to_end.players import Player

NAMES = ("Anna", "Ben", "Carla")
LONGEST = 80  # commits or requests that a life lasts at most


async def assert_kills_are_survived(
    tmp_path: Path, slug: str, kills: int, seed: int, longest: int = 15
) -> int:
    """As few people as the game takes play on, game after game, while the bot dies and dies.

    All of them press at once, so that some of it is in flight at every death. Returns how often.
    """
    luck, clicks = random.Random(seed), 0
    async with local_discord() as discord:
        people = discord.people(*NAMES[: min(GAMES[slug].SEATS)])
        players = [Player(person, "dm") for person in people]
        lives = Lives(discord, tmp_path, luck)
        await deal(lives, slug, players)
        for _ in range(kills):
            if await lives.begin(f"{luck.choice(POINTS)}:{luck.randint(1, longest)}"):
                while not lives.died.done() and lives.is_playing():
                    await lives.news(*players)
                    clicks += await lives.click(*players)
                await lives.end()
            assert lives.query("PRAGMA integrity_check") == [("ok",)]
            if not lives.is_playing():
                await deal(lives, slug, players)
        await assert_replays(tmp_path)
    return clicks


@pytest.mark.slow
async def test_killed_at_random_points(tmp_path: Path) -> None:
    await assert_kills_are_survived(tmp_path, "emerald", kills=4, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("slug", GAMES)
async def test_killed_in_every_game(tmp_path: Path, slug: str, part: int) -> None:
    """Sixty deaths in each of five games are three hundred, with three thousand clicks."""
    clicks = await assert_kills_are_survived(tmp_path, slug, 20, seed=3 + part, longest=LONGEST)
    assert clicks >= 200
