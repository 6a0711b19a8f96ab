"""Killed at any point and started again: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import os
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.local.post import Post, Shown
from bot.table.fairness import record_of, verify
from bot.table.sheet import Phase
from bot.table.store import Store
from bot.ui.ids import Pick, unpack
from tests.discord_server import Discord, local_discord
from tests.end_to_end.players import Player, picks

ROOT = Path(__file__).parents[2]
POINTS = ("commit-before", "commit-after", "send-before", "send-after")
NEVER = "never:1"


class Mortal:
    """The bot in a process of its own, on a data folder that outlives it."""

    def __init__(self, discord: Discord, data: Path) -> None:
        self.discord, self.data = discord, data
        self.process: asyncio.subprocess.Process
        self.died: asyncio.Task[int]
        self.outdated: set[int] = set()

    async def live(self, fate: str) -> bool:
        """Starts; tells whether it got as far as being ready."""
        environment = os.environ | {
            "DISCORD_TOKEN": self.discord.token,
            "TAFELRUNDE_API": self.discord.api_address,
            "TAFELRUNDE_GATEWAY": self.discord.gateway_address,
            "TAFELRUNDE_DATA": str(self.data),
            "PYTHONPATH": str(ROOT),
        }
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.end_to_end.mortal", fate,
            cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            if b"ready as" in line:
                self.died = asyncio.create_task(self._watch())
                return True
        await self.process.wait()
        return False

    async def _watch(self) -> int:
        """Until its death; what it says meanwhile must not fill the pipe."""
        assert self.process.stderr is not None
        while await self.process.stderr.read(65536):
            pass
        return await self.process.wait()

    async def click(self, player: Player) -> Shown | None:
        """One click on the newest panel; None if the process died meanwhile."""
        panels = [post for post in player.person.inbox() if self._is_fresh(post)]
        if not panels:
            return None
        chosen = random.Random(panels[-1].id).choice(picks(panels[-1]))["custom_id"]
        before = self.clicks()
        clicking = asyncio.create_task(player.person.click(panels[-1], chosen))
        await asyncio.wait([clicking, self.died], return_when=asyncio.FIRST_COMPLETED)
        if not clicking.done():
            self.discord.advance(3.0)
            await clicking
        shown = clicking.result()
        self.discord.report.take_failures()
        new = self.clicks()[len(before) :]
        if shown.failure is not None:
            assert len(new) <= 1
            return None
        if shown.post is not None and "moved on" in shown.post.text:
            assert new == []
            self.outdated.add(panels[-1].id)  # the answer shows the way to go on
            if not self.died.done():
                await player.person.click(shown.post, "My hand")
        else:
            assert new == [self.meaning(chosen)]
        return shown

    async def news(self, *players: Player) -> None:
        """Until somebody has something to click on, or the process is dead."""
        waits = [asyncio.create_task(p.person.wait(self._is_fresh)) for p in players]
        await asyncio.wait([*waits, self.died], return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)

    def _is_fresh(self, post: Post) -> bool:
        return bool(picks(post)) and post.id not in self.outdated

    def meaning(self, custom_id: str) -> tuple[int, str]:
        pick = unpack(custom_id, self.query("SELECT value FROM meta WHERE key = 'mac'")[0][0])
        assert isinstance(pick, Pick)
        return pick.seat, ".".join(pick.path)

    def clicks(self) -> list[tuple[int, str]]:
        sql = "SELECT seat, path FROM actions WHERE \"by\" = 'click' ORDER BY version"
        return [(seat, path) for seat, path in self.query(sql)]

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.data / "tafelrunde.sqlite3")) as db:
            return db.execute(sql).fetchall()


async def killed_and_restarted(tmp_path: Path, kills: int, seed: int) -> None:
    luck = random.Random(seed)
    async with local_discord() as discord:
        anna, ben = (Player(person, "dm") for person in discord.people("Anna", "Ben"))
        mortal = Mortal(discord, tmp_path)
        assert await mortal.live(NEVER)
        card = (await anna.person.slash("emerald new")).post
        assert card is not None
        await ben.person.click(card, "Join")
        await anna.person.click(card, "Start")
        await anna.person.wait(lambda post: "Sealed" in post.text)
        mortal.process.kill()
        await mortal.died
        deaths = 0
        while deaths < kills:
            fate = f"{luck.choice(POINTS)}:{luck.randint(1, 25)}"
            if await mortal.live(fate):
                while not mortal.died.done():
                    await mortal.news(anna, ben)
                    for player in (anna, ben):
                        await mortal.click(player)
                    if mortal.query("SELECT phase FROM tables")[0][0] != Phase.RUNNING:
                        mortal.process.kill()
                await mortal.died
            deaths += 1
            assert mortal.query("PRAGMA integrity_check") == [("ok",)]
        await replays(tmp_path)


async def replays(folder: Path) -> None:
    """The log alone leads to the very state that was saved."""
    store = Store(folder / "tafelrunde.sqlite3")
    await store.open()
    try:
        course = await store.load(1)
        assert course is not None
        verify(record_of(course, await store.log(1)))
    finally:
        await store.close()


async def test_killed_at_random_points(tmp_path: Path) -> None:
    await killed_and_restarted(tmp_path, kills=4, seed=1)


@pytest.mark.soak
async def test_killed_at_fifty_random_points(tmp_path: Path) -> None:
    await killed_and_restarted(tmp_path, kills=50, seed=2)
