"""The pictures in the README: the shelf of games, and a demo table after some moves."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Page, expect

from bot.local.clock import VirtualClock
from tests.end_to_end.house import House, house
from tests.end_to_end.players import picks
from tests.page.browser import DESKTOP, PATIENCE_MS, chromium, visit, without_empty_boxes
from tests.page.parlour import AtPage, Parlour, person, start_demo

MOVES = 24


async def take(shelf: Path, table: Path, folder: Path) -> None:
    clock = VirtualClock(time.time())  # deadlines are shown against the browser's own time
    async with (
        chromium() as browser,
        house(folder, kind=Parlour, clock=clock) as home,
        visit(browser, home.discord.address, DESKTOP, dark=True) as page,
    ):
        await without_empty_boxes(page)
        await _photograph(page, shelf)
        await start_demo(page)
        await page.get_by_role("button", name="Dismiss").click()  # the time zone can wait
        await _play(home, page)
        await _photograph(page, table)


async def _photograph(page: Page, target: Path) -> None:
    """With all its pictures."""
    await page.locator("img").first.wait_for()
    await page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    await page.screenshot(path=target)


async def _play(home: House, page: Page) -> None:
    """Some moves; it ends when Anna is up."""
    anna, luck, moves = AtPage(person(home.discord, "Anna")), random.Random(7), 0
    while True:
        panel = await anna.look(home)
        if panel is None:
            await home.pass_time(2.0)
        elif moves >= MOVES and "Which knight" in panel.text:
            await expect(
                page.locator(f"[data-message='{panel.id}'] [data-id]").first
            ).to_be_visible()
            return
        else:
            dm = page.locator("section.pane").last
            await anna.use(dm, home, luck.choice(picks(panel)))
            moves += 1


def main() -> None:
    expect.set_options(timeout=PATIENCE_MS)
    with TemporaryDirectory() as folder:
        asyncio.run(take(Path(sys.argv[1]), Path(sys.argv[2]), Path(folder)))


if __name__ == "__main__":
    main()
