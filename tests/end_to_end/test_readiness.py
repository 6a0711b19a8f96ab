"""What the bot says of itself when it is ready, and what it has painted by then."""

import asyncio
import logging
import threading
from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image

from bot.client import Tafelrunde
from bot.games.registry import GAMES
from bot.ui.message.painting import in_painter_thread
from render.painter import Painter
from render.preload import first_pictures
from tests.discord_server import local_discord


@pytest.mark.parametrize("invites", [True, False])
async def test_only_on_discord_is_there_a_link_to_invite_the_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, *, invites: bool
) -> None:
    caplog.set_level(logging.INFO, "bot.client")
    async with local_discord() as discord, asyncio.timeout(30):
        bot = Tafelrunde(tmp_path / "tafelrunde.sqlite3", invites=invites)
        bot._connection.guild_ready_timeout = 0.05  # pyright: ignore[reportPrivateUsage]
        await discord.connect(bot)
        while "ready as" not in caplog.text:  # noqa: ASYNC110 - the log rings no bell
            await asyncio.sleep(0)

    assert ("client_id=" in caplog.text) == invites


class Painting:
    """A painter that notes what is wanted of it, and by which thread."""

    def __init__(self) -> None:
        self.wanted: list[tuple[str, str]] = []

    def board(self, *_: Any) -> Image.Image:
        return self._note("board")

    def hand(self, *_: Any) -> Image.Image:
        return self._note("hand")

    def preview(self, *_: Any) -> Image.Image:
        return self._note("preview")

    def final(self, *_: Any) -> Image.Image:
        return self._note("final")

    def _note(self, what: str) -> Image.Image:
        self.wanted.append((what, threading.current_thread().name))
        return Image.new("P", (1, 1))


async def test_every_game_is_painted_once_beside_the_event_loop() -> None:
    painters = {slug: Painting() for slug in GAMES}

    for paint in first_pictures(cast(dict[str, Painter[Any, Any]], painters)):
        await in_painter_thread(paint)

    for painter in painters.values():
        assert [what for what, _ in painter.wanted] == ["board", "hand"]
        assert {thread for _, thread in painter.wanted} == {"painter_0"}
