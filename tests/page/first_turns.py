"""Sheets of the first three turns of every game, as a newcomer meets them on a phone.

`make screenshot` takes them in both languages. Anna plays what the normal computer would, click by
click; every panel she sees is photographed in its whole length, row by row.
"""

from __future__ import annotations

import asyncio
import sys
import time
from functools import partial
from io import BytesIO
from pathlib import Path as File
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.async_api import Browser, Page, expect

from bot.games.contract import ComputerConfig, Path, Seat
from bot.games.registry import GAMES
from bot.local.clock import VirtualClock
from bot.local.post import Post
from bot.table.table import Table
from bot.ui.intake.custom_id import PickButton, unpack_custom_id
from tests.end_to_end.house import House, house
from tests.end_to_end.players import picks
from tests.page.browser import PATIENCE_MS, PHONE, chromium, visit, without_empty_boxes
from tests.page.parlour import BOT, AtPage, Parlour, answered, choose, person, start_demo

LOCALES = {"de": "de-DE", "en": "en-US"}
HIGH = 2400
TURNS = 3
MOST_PANELS, ACROSS = 18, 6
COLUMN, GAP, TALLEST, QUALITY = 270, 8, 1000, 62
GROUND = "#e9e4d8"


async def take(folder: File, slug: str, language: str, browser: Browser) -> None:
    clock = VirtualClock(time.time())  # deadlines are shown against the browser's own time
    with TemporaryDirectory() as place:
        async with (
            house(File(place), kind=Parlour, clock=clock) as home,
            visit(browser, home.discord.address, PHONE, locale=LOCALES[language]) as page,
        ):
            await without_empty_boxes(page)
            await start_demo(page, slug)
            panels = await _played(home, page)
    sheet(panels).save(folder / f"{slug}-{language}.jpg", quality=QUALITY, optimize=True)


async def _played(home: House, page: Page) -> list[Image.Image]:
    """Every panel of the first turns, in the order in which they were read."""
    anna, seen, turns = AtPage(person(home.discord, "Anna")), list[Image.Image](), set[int]()
    while len(seen) < MOST_PANELS:
        panel = await anna.look(home)
        if panel is None:
            await home.pass_time(2.0)
            continue
        table = await home.table()
        turns.add(table.state.game.moment(table.state.game_state).turn)
        if len(turns) > TURNS:
            break
        seen.append(await _photographed(page, panel))
        await _answer(home, page, anna, table, panel)
    return seen


async def _photographed(page: Page, panel: Post) -> Image.Image:
    """In its whole length: a phone that is high enough for it."""
    shown = page.locator(f"[data-message='{panel.id}']")
    await expect(shown.locator("[data-id]").first).to_be_visible()
    await page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    await page.set_viewport_size({"width": PHONE[0], "height": HIGH})
    taken = await shown.screenshot()
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return Image.open(BytesIO(taken)).convert("RGB")


async def _answer(home: House, page: Page, anna: AtPage, table: Table, panel: Post) -> None:
    """One click on the way to what the computer would do."""
    seat = table.record.seat_of(anna.person.id)
    assert seat is not None
    component, values = _next(panel, home.bot.front.buttons.key, _chosen(table, seat))
    pane = page.locator("section.pane").last
    assert BOT in await pane.locator(".pane-bar h1").inner_text()
    if values:
        await choose(pane, component, values)
    else:
        await pane.locator(f"[data-id='{component['custom_id']}']").last.click()
        await answered(pane)
    await home.settle()


def _chosen(table: Table, seat: Seat) -> Path:
    state = table.state
    tree = partial(state.game.choices, state.game_state, seat)
    view, own = state.game.public(state.game_state), state.game.own(state.game_state, seat)
    path: Path = state.game.choose(view, own, seat, tree, ComputerConfig("normal", 7))
    return path


def _next(panel: Post, key: bytes, path: Path) -> tuple[dict[str, Any], list[str]]:
    """The control that leads furthest on this path, and the values to choose in it."""
    found: list[tuple[int, dict[str, Any], list[str]]] = []
    for one in picks(panel):
        meaning = unpack_custom_id(one["custom_id"], key)
        assert isinstance(meaning, PickButton)
        depth = len(meaning.path)
        if path[:depth] != meaning.path:
            continue
        if meaning.select and path[depth] != "-":
            found.append((depth + 1, one, path[depth].split("+")))
        elif not meaning.select:
            found.append((depth, one, []))
    _, component, values = max(found, key=lambda one: one[0])
    return component, values


def sheet(panels: list[Image.Image]) -> Image.Image:
    """In rows, at a good part of their size; what is longer than a screen is cut off."""
    small = [_small(panel) for panel in panels]
    rows = [small[k : k + ACROSS] for k in range(0, len(small), ACROSS)]
    heights = [GAP + max(panel.height for panel in row) for row in rows]
    wide = GAP + (COLUMN + GAP) * min(ACROSS, len(small))
    whole = Image.new("RGB", (wide, sum(heights) + GAP), GROUND)
    for k, row in enumerate(rows):
        for across, panel in enumerate(row):
            whole.paste(panel, (GAP + across * (COLUMN + GAP), GAP + sum(heights[:k])))
    return whole


def _small(panel: Image.Image) -> Image.Image:
    height = round(panel.height * COLUMN / panel.width)
    return panel.resize((COLUMN, height), Image.Resampling.LANCZOS).crop(
        (0, 0, COLUMN, min(height, TALLEST))
    )


async def _all(folder: File, slugs: list[str]) -> None:
    async with chromium() as browser:
        for slug in slugs:
            for language in LOCALES:
                await take(folder, slug, language, browser)


def main() -> None:
    """The folder, and perhaps the games; else all of them."""
    expect.set_options(timeout=PATIENCE_MS)
    folder = File(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(_all(folder, sys.argv[2:] or list(GAMES)))


if __name__ == "__main__":
    main()
