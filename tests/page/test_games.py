"""Whole games of Emerald at the page: by clicking, as two people side by side, and by keyboard."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.table.model.record import Phase
from tests.end_to_end.house import House, house
from tests.end_to_end.players import finish, picks
from tests.page.browser import DESKTOP, PHONE, visit
from tests.page.parlour import (
    BOT,
    AtPage,
    Parlour,
    choose,
    open_place,
    open_table,
    pane_of,
    person,
    press,
    select_for,
)

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("size", "answers"),
    [
        pytest.param(PHONE, 16, id="phone"),
        pytest.param(PHONE, 10_000, id="whole game", marks=pytest.mark.soak),
        pytest.param(DESKTOP, 10_000, id="desktop", marks=pytest.mark.soak),
    ],
)
async def test_two_people_play_side_by_side(
    tmp_path: Path, browser: Browser, size: tuple[int, int], answers: int
) -> None:
    """From the lobby to the final card; after some answers every kind of control was pressed."""
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address, size) as page,
    ):
        await page.get_by_role("button", name="Another screen beside this one").click()
        anna, ben = pane_of(page, "Anna"), pane_of(page, "Ben")
        await _set_the_table(home, anna, ben)
        players = [AtPage(person(home.discord, name)) for name in ("Anna", "Ben")]
        await _play(home, players, [anna, ben], answers)
        await finish(home)
        for pane in (anna, ben):
            await open_place(pane, "spieltisch")
            await expect(pane.get_by_role("button", name="Rematch")).to_be_visible()
            await expect(pane.get_by_text((await home.table()).record.seed.hex())).to_be_visible()


async def _set_the_table(home: House, anna: Locator, ben: Locator) -> None:
    await open_table(anna)
    await press(ben, "Join")
    await press(anna, "Options")
    await expect(anna.get_by_text("Only you can see this")).to_be_visible()
    await expect(ben.get_by_text("Only you can see this")).to_have_count(0)
    panel = person(home.discord, "Anna").visible()[-1]
    await choose(anna, select_for(panel, "length"), ["short"])
    await expect(anna.get_by_text("Only you can see this")).to_be_visible()
    await press(anna, "Dismiss")
    await press(anna, "Start")
    await home.settle()


async def _play(home: House, players: list[AtPage], panes: list[Locator], answers: int) -> None:
    luck = random.Random(1)
    while answers and (await home.table()).record.phase is Phase.RUNNING:
        if await _step(home, players, panes, luck):
            answers -= 1
        else:
            await home.pass_time(2.0)


async def _step(
    home: House, players: list[AtPage], panes: list[Locator], luck: random.Random
) -> bool:
    """Whoever is asked presses something."""
    seated = list(zip(players, panes, strict=True))
    for player, pane in luck.sample(seated, len(seated)):
        panel = await player.look(home)
        if panel is not None:
            await player.use(pane, home, _early(picks(panel), luck))
            return True
    return False


def _early(offered: list[dict[str, Any]], luck: random.Random) -> dict[str, Any]:
    """One of the first entries, which move the foremost knights: that makes a game short."""
    return offered[min(luck.randrange(len(offered)) for _ in range(3))]


@pytest.mark.parametrize(
    "answers", [8, pytest.param(10_000, id="whole game", marks=pytest.mark.soak)]
)
async def test_a_game_by_keyboard_alone(tmp_path: Path, browser: Browser, answers: int) -> None:
    """After some answers every kind of control was reached; the whole game repeats them."""
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address, DESKTOP) as page,
    ):
        await expect(page.locator(".composer textarea")).to_be_visible()
        await _type_a_table(page)
        await _press_by_keyboard(page, "Add computer")
        await _press_by_keyboard(page, "Start")
        await home.settle()
        player = AtPage(person(home.discord, "Anna"))
        while not player.person.inbox():
            await home.pass_time(2.0)
        await _go_to_dm(page)
        luck = random.Random(3)
        while answers and (await home.table()).record.phase is Phase.RUNNING:
            panel = await player.look(home)
            if panel is not None:
                await _use_by_keyboard(page, _early(picks(panel), luck))
                answers -= 1
            await home.pass_time(2.0)


async def _type_a_table(page: Page) -> None:
    """The command box: a slash, a few letters, arrows, Enter; an option is chosen likewise."""
    await _tab_to(page, ".composer textarea")
    await page.keyboard.type("/emer")
    await expect(page.locator(".suggestions [role=option]")).to_have_count(2)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Enter")
    await expect(page.locator(".chip")).to_have_text("/emerald new")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Add computer", exact=True)).to_be_visible()


async def _press_by_keyboard(page: Page, name: str) -> None:
    found = page.get_by_role("button", name=name, exact=True)
    custom_id = await found.get_attribute("data-id")
    await _tab_to(page, f"[data-id='{custom_id}']", backwards=True)
    await page.keyboard.press("Space")
    await expect(page.locator("[data-busy]")).to_have_count(0)


async def _go_to_dm(page: Page) -> None:
    await _tab_to(page, ".place", backwards=True)
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await expect(page.locator(".pane-bar h1")).to_contain_text(BOT)


async def _use_by_keyboard(page: Page, component: dict[str, Any]) -> None:
    selector = f"[data-id='{component['custom_id']}']"
    await expect(page.locator(selector).last).to_be_visible()
    await _tab_to(page, selector)
    await page.keyboard.press("Enter")
    if component["type"] != 2:
        await page.keyboard.press("Enter")
    await expect(page.locator("[data-busy]")).to_have_count(0)


async def _tab_to(page: Page, selector: str, *, backwards: bool = False) -> None:
    """The focus goes there by Tab, as it must."""
    for _ in range(400):
        if await page.evaluate("found => document.activeElement.matches(found)", selector):
            return
        await page.keyboard.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError(f"the focus never came to {selector}")
