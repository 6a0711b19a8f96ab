"""`python -m bot run` without a token: the address, the stop, and a kill under an open page."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.page.browser import PATIENCE_MS, PHONE, Visit
from tests.page.parlour import open_table, pane_of, press
from tests.ports import free_port

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # real seconds for an orderly end, however busy the machine


class Running:
    """The process and the address it has printed."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address

    async def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


@asynccontextmanager
async def running(data: Path, port: int) -> AsyncIterator[Running]:
    settings = {"TAFELRUNDE_DATA": str(data), "TAFELRUNDE_PORT": str(port)}
    environment = os.environ | settings | {"DISCORD_TOKEN": "", "TAFELRUNDE_LANGUAGE": "en"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        # where the suite itself runs in the background of a shell, Ctrl-C is ignored by all of it
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), 60)
    address = next(word for word in line.decode().split() if word.startswith("http"))
    try:
        yield Running(process, address)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_it_stops_cleanly_and_takes_the_next_free_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with running(tmp_path, port) as table:
            assert table.address.startswith("http://127.0.0.1:")
            assert not table.address.endswith(f":{port}")
            assert await table.end(signal.SIGTERM) == 0
        async with running(tmp_path, port) as table:
            assert await table.end(signal.SIGINT) == 0


async def test_killed_and_restarted_under_an_open_page(tmp_path: Path, browser: Browser) -> None:
    port = free_port()
    context = await browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    page = Visit(await context.new_page()).page
    async with running(tmp_path, port) as table:
        await page.goto(table.address)
        anna = pane_of(page, "Anna")
        await open_table(anna)
        await press(anna, "Add computer")
        await expect(anna.get_by_text("🤖 Ada")).to_be_visible()
        assert await table.end(signal.SIGKILL) == -signal.SIGKILL
        await expect(anna.get_by_text("The bot is away.")).to_be_visible()
    async with running(tmp_path, port) as table:
        assert table.address.endswith(f":{port}")
        await expect(anna.get_by_text("The bot is away.")).to_have_count(0, timeout=3 * PATIENCE_MS)
        await press(anna, "Add computer")
        await expect(anna.get_by_text("🤖 Babbage")).to_be_visible()
        await press(anna, "Start")
        await expect(anna.get_by_role("button", name="My hand")).to_be_visible()
    await context.close()
