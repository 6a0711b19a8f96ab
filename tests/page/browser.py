"""The browser of the page tests: Debian's Chromium, and pages on which nothing may go wrong."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright

CHROMIUM = shutil.which("chromium")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE, DESKTOP = (390, 844), (1280, 800)
PATIENCE_MS = 90_000
"""How long a busy machine may take for one change of the page."""


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    assert CHROMIUM is not None, "the page tests need chromium; install Debian's package"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


class Visit:
    """A page, and what its console complained about."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", self._said)
        page.on("pageerror", self._failed)
        page.set_default_timeout(PATIENCE_MS)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _is_replaced_picture(message):
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))


async def without_empty_boxes(page: Page) -> None:
    """For pictures taken where no font has emoji: buttons are shown without them."""
    if not _emoji_fonts():
        await page.evaluate(
            """const sheet = new CSSStyleSheet();
            sheet.replaceSync(".emoji { display: none }");
            document.adoptedStyleSheets = [sheet];"""
        )


def _emoji_fonts() -> bytes:
    return subprocess.run(["fc-list", ":lang=und-zsye"], capture_output=True, check=False).stdout


def _is_replaced_picture(message: ConsoleMessage) -> bool:
    """An edit takes the old picture away, perhaps while the browser is just fetching it."""
    return "404" in message.text and "/attachments/" in message.location["url"]


@asynccontextmanager
async def visit(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESKTOP,
    *,
    dark: bool = False,
    locale: str = "en-US",
) -> AsyncIterator[Page]:
    """The page at this address as a newcomer opens it; at the end the console must be empty."""
    width, height = size
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        locale=locale,
    )
    visited = Visit(await context.new_page())
    await visited.page.goto(address)
    yield visited.page
    await context.close()
    assert not visited.complaints, visited.complaints
