"""Killed at any point and started again: nothing acknowledged is lost, nothing happens twice."""

import random
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.table.play.record import record_of, verify
from bot.table.storage.sqlite.store import SqliteStorage
from tests.discord_server import local_discord
from tests.end_to_end.lives import NEVER, Lives
from tests.end_to_end.players import Player

POINTS = ("commit-before", "commit-after", "send-before", "send-after")
NAMES = ("Anna", "Ben", "Carla")
LONGEST = 80  # commits or requests that a life lasts at most


async def killed_and_restarted(
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
        await replays(tmp_path)
    return clicks


async def deal(lives: Lives, slug: str, players: list[Player]) -> None:
    """A new game, begun in a life without danger."""
    host, *guests = (player.person for player in players)
    assert await lives.begin(NEVER)
    card = (await host.slash(f"{slug} new")).post
    assert card is not None
    await host.select(card, "together")
    for guest in guests:
        await guest.click(card, "Join")
    await host.click(card, "Start")
    await host.wait(lambda post: "sealed as" in post.text)
    await lives.end()


async def replays(folder: Path) -> None:
    """The log alone leads to the very state that was saved."""
    store = SqliteStorage(folder / "tafelrunde.sqlite3")
    await store.open()
    try:
        for (number,) in await store.rows("SELECT id FROM tables"):
            course = await store.load(number)
            assert course is not None
            verify(record_of(course, await store.log(number)))
    finally:
        await store.close()


@pytest.mark.slow
async def test_killed_at_random_points(tmp_path: Path) -> None:
    await killed_and_restarted(tmp_path, "emerald", kills=4, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("slug", GAMES)
async def test_killed_in_every_game(tmp_path: Path, slug: str, part: int) -> None:
    """Sixty deaths in each of five games are three hundred, with three thousand clicks."""
    clicks = await killed_and_restarted(tmp_path, slug, 20, seed=3 + part, longest=LONGEST)
    assert clicks >= 200
