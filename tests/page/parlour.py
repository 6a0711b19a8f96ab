"""A local Discord with its page, and people who sit at it in a browser."""

from __future__ import annotations

import re
from typing import Any

from aiohttp import web
from playwright.async_api import Locator, Page, expect

from bot.commands.run import DEMO
from bot.commands.shelf import shelf
from bot.local.page.routes import Page as LocalPage
from bot.local.people import Person
from bot.local.post import Post
from tests.discord_server import Discord
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, picks

BOT = "Tafelrunde"
SETTING_UP = re.compile("Setting up|wird gedeckt")


class Parlour(Discord):
    """The server as `run` starts it."""

    def application(self) -> web.Application:
        app = super().application()
        LocalPage(self, "en", DEMO, shelf()).mount(app)
        return app


def person(discord: Discord, name: str) -> Person:
    (found,) = discord.people(name)
    return found


def pane_of(page: Page, name: str) -> Locator:
    """The screen at which this person sits; the first, if there are several."""
    return page.locator(f"section.pane[data-person='{name}']").first


async def press(pane: Locator, name: str) -> None:
    """Clicks the newest button with this name and waits for the answer."""
    await pane.get_by_role("button", name=name, exact=True).last.click()
    await answered(pane)


async def answered(pane: Locator) -> None:
    await expect(pane.locator("[data-busy]")).to_have_count(0)


async def open_table(pane: Locator, slug: str = "emerald") -> None:
    """By the game's card at the beginning of the channel."""
    await pane.locator(f"[data-game={slug}]").get_by_role("button", name="Open a table").click()


async def start_demo(page: Page, slug: str = "emerald") -> None:
    """Until the table is dealt: time that passed before would be taken from the bot's answers."""
    await page.locator(f"[data-game={slug}] .button.success").click()
    await expect(page.locator(".banner", has_text=SETTING_UP)).to_have_count(0)


async def open_place(pane: Locator, name: str) -> None:
    """By the list of channels, which a narrow screen shows behind its button."""
    burger = pane.locator(".burger")
    if await burger.is_visible():
        await burger.click()
    await pane.locator(".place", has_text=name).click()


async def choose(pane: Locator, component: dict[str, Any], values: list[str]) -> None:
    """Picks these values in a select."""
    opener = f"[data-id='{component['custom_id']}']"
    await pane.locator(opener).click()
    box = pane.locator(f".selectbox:has({opener})")
    for value in values:
        await box.locator(f"[data-value='{value}']").click()
    if component["max_values"] > 1:
        await box.locator(".confirm button").click()
    await answered(pane)


class AtPage(Player):
    """Somebody who sees with the eyes of the tests' players but acts by the page alone."""

    async def look(self, home: House) -> Post | None:
        """The newest panel that asks what is asked now."""
        record = (await home.table()).record
        seat = record.seat_of(self.person.id)
        if seat is None or seat not in record.ask_versions:
            return None
        now = f":{seat:x}:{record.ask_versions[seat]:x}:"
        found = [p for p in self.person.inbox() if any(now in o["custom_id"] for o in picks(p))]
        return found[-1] if found else None

    async def use(self, pane: Locator, home: House, component: dict[str, Any]) -> None:
        """In the DM, which is opened when the first one comes."""
        if BOT not in await pane.locator(".pane-bar h1").inner_text():
            await open_place(pane, BOT)
        if component["type"] == 2:
            await pane.locator(f"[data-id='{component['custom_id']}']").last.click()
            await answered(pane)
        else:
            values = [one["value"] for one in component["options"]]
            await choose(pane, component, values[: max(1, component["min_values"])])
        await home.settle()


def select_for(post: Post, option: str) -> dict[str, Any]:
    """The select of the lobby's options with this name."""
    return next(one for one in post.enabled if f":option:{option}:" in one["custom_id"])
