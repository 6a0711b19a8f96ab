"""A slow painter is no failed interaction: after a moment the click is announced."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from threading import Event
from typing import Any

from bot.local.post import Shown
from bot.ui.intake.deferral import PATIENCE
from bot.ui.message import painting
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather
from tests.patience import until

WORK = 20.0  # seconds of it, until the bot has a click in hand


async def slowly(home: House, deed: Coroutine[Any, Any, Shown]) -> Shown:
    """What a person sees who acts while the painter is busy for longer than Discord waits."""
    go_on = Event()
    painter = asyncio.create_task(painting.studio.line_up(lambda: go_on.wait(30)))
    home.clock.advance(0.25)  # so that no alarm of an earlier deed is taken for this one's
    soon = home.clock.now() + PATIENCE
    acting = asyncio.create_task(deed)
    await until(lambda: soon in home.clock.moments(), WORK)
    home.clock.advance(PATIENCE)
    shown = await acting
    home.clock.advance(3)
    go_on.set()
    await painter
    return shown


async def test_a_slow_picture_is_announced_and_then_shown(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben)], "emerald")

        shown = await slowly(home, anna.click(home.board(anna), "My hand"))

        assert shown.failure is None
        panel = await anna.wait(lambda post: post.ephemeral and bool(post.pictures))
        assert "Refresh" in panel.buttons


async def test_a_slow_panel_becomes_what_was_asked_for(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (zoe,) = home.discord.people("Zoe")
        page = (await zoe.slash("emerald rules")).post
        assert page is not None

        shown = await slowly(home, zoe.click(page, "Next"))

        assert shown.failure is None
        second = await zoe.wait(lambda post: "Page 2" in post.text)
        assert second.id == page.id


async def test_a_slow_command_too(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (zoe,) = home.discord.people("Zoe")

        shown = await slowly(home, zoe.slash("drachenland rules"))

        assert shown.failure is None
        assert shown.post is not None
        assert shown.post.loading
        assert (await zoe.wait(lambda post: "Page 1" in post.text)).ephemeral
