"""A newcomer: what the page says, the first move within two clicks, and what is remembered."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest
from playwright.async_api import Browser, Page, expect

from bot.games.contract import Refused
from bot.games.registry import GAMES
from bot.ui.intake.deferral import PATIENCE
from bot.ui.message import banners, painting
from tests.end_to_end.house import House, house
from tests.end_to_end.players import asked_by_dm
from tests.page.browser import DESKTOP, PHONE, visit
from tests.page.parlour import (
    SETTING_UP,
    Parlour,
    open_place,
    open_table,
    pane_of,
    person,
    press,
    start_demo,
)
from tests.patience import until

WORK = 20.0  # seconds of it, until the bot has a click in hand
SCROLL = """share => {
    const list = document.querySelector(".messages");
    list.scrollTop = share * (list.scrollHeight - list.clientHeight);
}"""
COVERED = """panel => {
    const box = (one) => one.getBoundingClientRect();
    const buttons = [...panel.querySelectorAll(".button, .selectbox")].map(box);
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom
        && b.top < a.bottom;
    const pictures = [...panel.querySelectorAll(".picture")];
    return pictures.filter((one) => buttons.some((button) => over(box(one), button)))
        .map((one) => one.outerHTML);
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_first_move_is_two_clicks_away(
    tmp_path: Path, browser: Browser, size: tuple[int, int]
) -> None:
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address, size) as page,
    ):
        await expect(page.get_by_text("Local simulation, not Discord")).to_be_visible()
        await start_demo(page)
        await _until_asked(home, page)
        before = (await home.table()).record.public_version
        for _ in range(3):  # a knight; then a card, or the second knight and its card
            if (await home.table()).record.public_version == before:
                await page.locator("[data-id^='a:']").first.click()
                await expect(page.locator("[data-busy]")).to_have_count(0)
        assert (await home.table()).record.public_version > before


@pytest.mark.parametrize("slug", GAMES)
async def test_every_game_has_a_demo(tmp_path: Path, browser: Browser, slug: str) -> None:
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address) as page,
    ):
        await start_demo(page, slug)
        await expect(pane_of(page, "Anna").get_by_role("button", name="Rules").last).to_be_visible()
        await _until_asked(home, page)


async def _until_asked(home: House, page: Page) -> None:
    """The computers may be up first; the page goes to the DM by itself."""
    anna = person(home.discord, "Anna")
    while not asked_by_dm(anna):
        await home.pass_time(2.0)
    answers = page.locator("[data-id^='a:'], [data-id^='s:']")
    await expect(answers.first).to_be_visible()


async def test_the_rules_are_before_the_eyes_at_once(tmp_path: Path, browser: Browser) -> None:
    """Although the card of the game stands far above its answer; both in the reader's language."""
    async with house(tmp_path, kind=Parlour) as home:
        await person(home.discord, "Ben").slash("emerald new")
        async with visit(browser, home.discord.address, PHONE) as page:
            await page.get_by_role("button", name="You are Anna").click()
            await page.locator(".menu select").select_option("de")
            await page.keyboard.press("Escape")
            card = page.locator("[data-game=dracheninsel]")
            await card.get_by_role("button", name="Regeln").click()
            await expect(page.get_by_text("Anna hat /dracheninsel regeln benutzt")).to_be_visible()
            await expect(page.get_by_text("Seite 1 von")).to_be_visible()
            await expect(page.get_by_role("button", name="Weiter").last).to_be_in_viewport()


async def test_a_second_demo_gets_a_channel_of_its_own(tmp_path: Path, browser: Browser) -> None:
    async with house(tmp_path, kind=Parlour) as home:
        await person(home.discord, "Ben").slash("emerald new")
        async with visit(browser, home.discord.address) as page:
            await start_demo(page)
            await expect(page.locator(".place", has_text="emerald").first).to_be_attached()
            await _until_asked(home, page)


async def test_the_screens_are_remembered(tmp_path: Path, browser: Browser) -> None:
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address) as page,
    ):
        await page.get_by_role("button", name="Another screen beside this one").click()
        ben = pane_of(page, "Ben")
        await open_table(ben)
        await expect(ben.get_by_text("Ben used /emerald new")).to_be_visible()
        await page.get_by_role("button", name="Light or dark").click()
        await page.reload()
        await expect(pane_of(page, "Anna")).to_be_visible()
        await expect(pane_of(page, "Ben").get_by_text("Ben used /emerald new")).to_be_visible()
        assert await page.evaluate("document.documentElement.dataset.theme") == "dark"
        await pane_of(page, "Ben").get_by_role("button", name="Close this screen").click()
        await expect(page.locator(".pane")).to_have_count(1)


async def test_people_come_change_and_close_their_dms(tmp_path: Path, browser: Browser) -> None:
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address, PHONE) as page,
    ):
        await page.get_by_role("button", name="You are Anna").click()
        await page.get_by_role("button", name="Add a person").click()
        form = page.get_by_role("dialog", name="Add a person")
        await form.get_by_label("Name").fill("Carla")
        await form.get_by_label("Language").select_option("de")
        await form.get_by_role("button", name="Add", exact=True).click()
        await page.get_by_role("button", name="Du bist Carla").click()
        await page.get_by_label("Direktnachrichten geschlossen").check()
        carla = person(home.discord, "Carla")
        await expect(page.locator(".entry[aria-pressed=true]")).to_contain_text("Carla")
        while carla.user.accepts_dms:
            await page.wait_for_timeout(20)
        assert carla.user.locale == "de"
        await page.keyboard.press("Escape")
        await expect(page.locator(".menu")).to_have_count(0)
        await page.get_by_role("button", name="Du bist Carla").click()
        await page.locator(".entry", has_text="Ben").click()
        await expect(page.get_by_role("button", name="You are Ben")).to_be_visible()


async def test_closed_dms_leave_the_hand_at_the_board(tmp_path: Path, browser: Browser) -> None:
    async with house(tmp_path, kind=Parlour) as home:
        anna = person(home.discord, "Anna")
        anna.accept_dms(accepts=False)
        async with visit(browser, home.discord.address) as page:
            pane = pane_of(page, "Anna")
            await open_table(pane)
            await press(pane, "Add computer")
            await press(pane, "Start")
            await home.settle()
            while not any(post.mentions(anna.id) for post in anna.visible()):
                await home.pass_time(2.0)
            await expect(pane.locator(".message.calls")).to_be_visible()
            await press(pane, "My hand")
            await expect(pane.locator(".ephemeral [data-id^='a:']").first).to_be_visible()


async def test_a_channel_can_be_added(tmp_path: Path, browser: Browser) -> None:
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address) as page,
    ):
        anna = pane_of(page, "Anna")
        await anna.get_by_role("button", name="New channel").click()
        form = page.get_by_role("dialog", name="New channel")
        await form.get_by_label("Name").fill("Second Table")
        await form.get_by_role("button", name="Add", exact=True).click()
        await expect(page.locator(".pane-bar h1")).to_contain_text("second-table")
        await open_place(anna, "spieltisch")
        await expect(page.locator(".pane-bar h1")).to_contain_text("spieltisch")


async def test_the_shelf_shows_every_game_with_its_art(tmp_path: Path, browser: Browser) -> None:
    """Players, length and weight stand below the title; the art is there, and as large as drawn."""
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address, PHONE) as page,
    ):
        for slug in GAMES:
            card = page.locator(f"[data-game={slug}]")
            await expect(card.locator(".facts li")).to_have_count(3)
            await expect(card.locator(".facts")).to_contain_text("players")
            art = card.locator("img.title")
            await art.scroll_into_view_if_needed()
            await art.evaluate("image => image.decode()")
            assert await art.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [
                1200,
                400,
            ]


@pytest.mark.parametrize(("locale", "words"), [("de-AT", "Willkommen"), ("fr-FR", "Welcome")])
async def test_a_new_browser_is_spoken_to_in_its_language(
    tmp_path: Path, browser: Browser, locale: str, words: str
) -> None:
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address, PHONE, locale=locale) as page,
    ):
        await expect(page.get_by_role("heading", name=words)).to_be_visible()
        assert await page.evaluate("document.documentElement.lang") == locale[:2].replace(
            "fr", "en"
        )


async def test_a_language_once_chosen_stays(tmp_path: Path, browser: Browser) -> None:
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address, PHONE, locale="de-DE") as page,
    ):
        await page.get_by_role("button", name="Du bist Anna").click()
        await page.locator(".menu select").select_option("en")
        await expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
        await page.reload()
        await expect(page.get_by_role("heading", name="Welcome")).to_be_visible()


@pytest.mark.parametrize("slug", ["emerald", "dracheninsel"])
async def test_no_button_lies_over_the_board_on_a_phone(
    tmp_path: Path, browser: Browser, slug: str
) -> None:
    """Wherever the panel is scrolled to."""
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address, PHONE) as page,
    ):
        await start_demo(page, slug)
        await _until_asked(home, page)
        panel = page.locator(".message", has=page.locator("[data-id^='a:'], [data-id^='s:']")).last
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            await page.evaluate(SCROLL, share)
            assert await panel.evaluate(COVERED) == []


async def test_a_demo_waits_for_a_card_whose_picture_takes_long(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot says meanwhile that it thinks; that is no refusal, and no second table is opened."""
    monkeypatch.setattr(banners, "_kept", {})  # an earlier test may have had it painted
    free = Event()
    async with (
        house(tmp_path, kind=Parlour) as home,
        visit(browser, home.discord.address) as page,
    ):
        busy = asyncio.create_task(painting.paint_queue.line_up(lambda: free.wait(60)))
        home.clock.advance(0.25)  # so that no alarm of an earlier deed is taken for this one's
        soon = home.clock.now() + PATIENCE
        await page.locator("[data-game=emerald] .button.success").click()
        await until(lambda: soon in home.clock.moments(), WORK)
        home.clock.advance(PATIENCE)
        await expect(page.locator(".thinking")).to_be_visible()
        free.set()
        await busy
        await expect(page.locator(".banner", has_text=SETTING_UP)).to_have_count(0)
        await _until_asked(home, page)
        with pytest.raises(Refused):
            await home.table(2)
