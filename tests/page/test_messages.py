"""Every kind of message and component on the page, sent by a small bot that does as it is told."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord as client
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import Browser, Locator, Page, expect

from tests.discord_server import Discord, local_discord
from tests.local.player_bot import PlayerBot, Press
from tests.page import showcase
from tests.page.browser import PHONE, visit
from tests.page.parlour import Parlour, answered, open_place, pane_of, person, press

pytestmark = pytest.mark.slow


@pytest_asyncio.fixture(loop_scope="session")
async def discord() -> AsyncIterator[Discord]:
    async with local_discord(kind=Parlour) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def bot(discord: Discord) -> PlayerBot:
    found = PlayerBot()
    await discord.connect(found)
    return found


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser, discord: Discord, bot: PlayerBot) -> AsyncIterator[Page]:
    assert bot.is_ready()
    async with visit(browser, discord.address, PHONE) as found:
        yield found


async def told(pane: Locator, bot: PlayerBot, script: Callable[[Press], Awaitable[object]]) -> None:
    """Types /do, to which the bot answers by this script."""
    bot.script = script
    await type_command(pane, "do", "/do")
    await pane.locator(".composer input, .composer .send").last.press("Enter")


async def type_command(pane: Locator, letters: str, shown: str) -> None:
    box = pane.locator(".composer textarea")
    await box.fill(f"/{letters}")
    await pane.locator(".suggestions [role=option]", has_text=shown).first.click()
    await expect(pane.locator(".chip")).to_have_text(shown)


async def test_a_container_with_everything(page: Page, bot: PlayerBot) -> None:
    async def script(do: Press) -> None:
        view, files = showcase.everything()
        await do.response.send_message(view=view, files=files)

    anna = pane_of(page, "Anna")
    await told(anna, bot, script)
    box = anna.locator(".container")
    await expect(box.locator(".h1")).to_have_text("Title")
    await expect(box.locator("strong").first).to_have_text("bold")
    await expect(box.locator("em")).to_have_text("slanted")
    await expect(box.locator("p.small")).to_have_text("small print")
    await expect(box.locator("ul ul li")).to_have_text("nested")
    await expect(box.locator("ol li")).to_have_text(["one", "two"])
    await expect(box.locator("blockquote")).to_have_text("quoted")
    await expect(box.locator("pre")).to_have_text('print("<b>")')
    await expect(box.get_by_text("<img src=x onerror=alert(1)> & <script>")).to_be_visible()
    await expect(box.get_by_text("*no star*")).to_be_visible()
    await expect(box.locator("a[href='https://example.org/a']")).to_have_text("a link")
    await expect(box.locator("hr")).to_have_count(2)
    await expect(box.locator(".gallery img[alt='A red field']")).to_be_visible()
    await expect(box.locator(".thumbnail img[alt='A green stamp']")).to_be_visible()
    await expect(box.locator(".section .button")).to_have_text("Aside")
    await expect(box.locator("a.file")).to_have_attribute("download", "notes.txt")
    accent = "node => node.style.getPropertyValue('--accent')"
    assert await box.evaluate(accent) == "#c9a227"


async def test_a_picture_opens_large_and_esc_closes_it(page: Page, bot: PlayerBot) -> None:
    async def script(do: Press) -> None:
        view, files = showcase.everything()
        await do.response.send_message(view=view, files=files)

    anna = pane_of(page, "Anna")
    await told(anna, bot, script)
    await anna.get_by_role("button", name="Enlarge the picture: A red field").click()
    dialog = page.locator("dialog.zoom")
    await expect(dialog.locator("img")).to_have_attribute("alt", "A red field")
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)


async def test_buttons_have_styles_emoji_and_states(page: Page, bot: PlayerBot) -> None:
    anna = pane_of(page, "Anna")
    await told(anna, bot, lambda do: do.response.send_message(view=showcase.buttons()))
    for name, style in {"First": "primary", "Second": "secondary", "Third": "success"}.items():
        await expect(anna.get_by_role("button", name=name)).to_have_class(f"button {style}")
    await expect(anna.get_by_role("button", name="Second")).to_contain_text("🎲")
    await expect(anna.get_by_role("button", name="🎴")).to_be_enabled()
    await expect(anna.get_by_role("button", name="Shut")).to_be_disabled()
    await expect(anna.get_by_role("link", name="Away")).to_have_attribute(
        "rel", re.compile("noopener")
    )


async def test_a_button_that_is_not_answered_fails_as_on_discord(
    page: Page, discord: Discord, bot: PlayerBot
) -> None:
    anna = pane_of(page, "Anna")
    await told(anna, bot, lambda do: do.response.send_message(view=showcase.buttons()))
    button = anna.get_by_role("button", name="First")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    discord.advance(3.0)
    await expect(anna.get_by_role("alert")).to_have_text("⚠ This interaction failed")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    assert discord.report.take_failures() == ["This interaction failed"]


async def test_a_command_that_is_not_answered_says_so(
    page: Page, discord: Discord, bot: PlayerBot
) -> None:
    async def silence(_: Press) -> None:
        discord.advance(3.0)

    anna = pane_of(page, "Anna")
    await told(anna, bot, silence)
    await expect(anna.get_by_role("alert")).to_contain_text("The application did not respond")
    assert discord.report.take_failures() == ["The application did not respond"]


async def test_selects_for_one_and_for_several(page: Page, bot: PlayerBot) -> None:
    chosen: list[Any] = []

    async def listen(interaction: client.Interaction[Any]) -> None:
        if interaction.type is client.InteractionType.component:
            data: Any = interaction.data
            chosen.append(data["values"])
            await interaction.response.defer()

    bot.add_listener(listen, "on_interaction")
    anna = pane_of(page, "Anna")
    await told(anna, bot, lambda do: do.response.send_message(view=showcase.selects()))
    await anna.get_by_label("One of them").click()
    await expect(anna.get_by_role("option", name="Option 2")).to_contain_text("Number 2")
    await anna.get_by_role("option", name="Option 2").click()
    await answered(anna)
    await anna.get_by_label("Some of them").click()
    done = anna.get_by_role("button", name=re.compile("Done"))
    for number in (4, 1):
        await expect(done).to_be_disabled()
        await anna.get_by_role("option", name=f"Option {number}").click()
    await done.click()
    await answered(anna)
    await anna.get_by_label("Somebody").click()
    await anna.get_by_role("option", name="Ben").click()
    await answered(anna)
    await expect(anna.get_by_label("None")).to_be_disabled()
    ben = next(one["id"] for one in await page.evaluate(ROSTER) if one["name"] == "Ben")
    assert chosen == [["2"], ["1", "4"], [ben]]


ROSTER = "async () => (await (await fetch('/page/hall')).json()).people"


async def test_a_form_is_filled_and_sent(page: Page, bot: PlayerBot) -> None:
    anna = pane_of(page, "Anna")
    await told(anna, bot, lambda do: do.response.send_modal(showcase.Form()))
    form = page.get_by_role("dialog", name="A form")
    await expect(form.get_by_text("What shall it be called?")).to_be_visible()
    await form.get_by_label("Name").fill("Round")
    await form.get_by_label("Story").fill("once")
    await form.get_by_label("Wild").check()
    await form.get_by_label("Colour").select_option("blue")
    await form.get_by_label("Whom").select_option(label="Ben")
    await form.get_by_role("button", name="Submit").click()
    await expect(anna.get_by_text("Round|once|wild|blue|ben")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_an_ephemeral_message_is_marked_and_can_be_dismissed(
    page: Page, bot: PlayerBot
) -> None:
    anna = pane_of(page, "Anna")
    await told(anna, bot, lambda do: do.response.send_message("psst", ephemeral=True))
    await expect(anna.get_by_text("Only you can see this")).to_be_visible()
    await anna.get_by_role("button", name="Dismiss").click()
    await expect(anna.get_by_text("psst")).to_have_count(0)


async def test_thinking_edits_and_deletions_are_live(page: Page, bot: PlayerBot) -> None:
    anna = pane_of(page, "Anna")
    await told(anna, bot, lambda do: do.response.defer(thinking=True))
    await expect(anna.get_by_text("Tafelrunde is thinking …")).to_be_visible()
    assert bot.last is not None
    message = await bot.last.edit_original_response(content="first")
    await expect(anna.get_by_text("first")).to_be_visible()
    await message.edit(content="second")
    await expect(anna.get_by_text("second")).to_be_visible()
    await expect(anna.get_by_text("(edited)")).to_be_visible()
    await message.delete()
    await expect(anna.get_by_text("second")).to_have_count(0)


async def test_mentions_channels_and_times(page: Page, discord: Discord, bot: PlayerBot) -> None:
    await page.clock.install()
    soon = int(time.time()) + 80
    text = f"<@{person(discord, 'Anna').id}>, in <#{discord.channel.id}> until <t:{soon}:R>"
    loud = client.AllowedMentions(users=True)
    await bot.table_channel.send(text, allowed_mentions=loud)
    anna = pane_of(page, "Anna")
    await expect(anna.locator(".message.calls .mention.me")).to_have_text("@Anna")
    await expect(anna.locator(".mention.link")).to_have_text("#spieltisch")
    stamp = anna.locator("time[data-live]")
    await expect(stamp).to_have_text("in 1 minute")
    await page.clock.fast_forward(30_000)
    await expect(stamp).to_have_text(re.compile(r"in \d+ seconds"), timeout=15_000)


async def test_a_command_is_named_as_its_reader_types_it(
    browser: Browser, discord: Discord, bot: PlayerBot
) -> None:
    async with visit(browser, discord.address, locale="de-DE") as page:
        await bot.table_channel.send("Type </table new:1234567890123456>, or \\</table new:1>.")
        anna = pane_of(page, "Anna")
        await anna.get_by_role("button", name="/tisch neu").click()
        await expect(anna.locator(".chip")).to_have_text("/tisch neu")
        await expect(anna.get_by_text("or </table new:1>.")).to_be_visible()


async def test_an_escaped_sign_is_only_itself(page: Page, bot: PlayerBot) -> None:
    shown = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ [a](https://e.vil) **x** <@1> || # y"
    await bot.table_channel.send(
        "".join(f"\\{s}" if not (s.isalnum() or s == " ") else s for s in shown)
    )
    anna = pane_of(page, "Anna")
    await expect(anna.get_by_text(shown)).to_be_visible()
    await expect(anna.locator(".message .text a, .message .text strong")).to_have_count(0)


async def test_a_thread_stands_under_its_channel(page: Page, bot: PlayerBot) -> None:
    thread = await bot.table_channel.create_thread(
        name="Table 7", type=client.ChannelType.public_thread
    )
    await thread.send("in the thread")
    anna = pane_of(page, "Anna")
    await expect(anna.locator(".burger .dot")).to_be_visible()
    await open_place(anna, "Table 7")
    await expect(anna.get_by_text("in the thread")).to_be_visible()


async def test_a_dm_is_announced_and_marked_until_it_is_read(
    page: Page, discord: Discord, bot: PlayerBot
) -> None:
    anna = pane_of(page, "Anna")
    await expect(anna.get_by_role("heading", name="Welcome to #spieltisch")).to_be_visible()
    user = await bot.fetch_user(person(discord, "Anna").id)
    await user.send("your hand", view=ui.View())
    await expect(anna.get_by_role("status")).to_contain_text("Tafelrunde has written to you")
    await expect(page).to_have_title("(1) Tafelrunde")
    await press(anna, "Show")
    await expect(anna.get_by_text("your hand")).to_be_visible()
    await expect(page).to_have_title("Tafelrunde")


async def test_plain_messages_can_be_written(page: Page, discord: Discord, bot: PlayerBot) -> None:
    anna = pane_of(page, "Anna")
    box = anna.locator(".composer textarea")
    await box.fill("hello @Ben, **well** met")
    await box.press("Enter")
    await expect(anna.locator(".message strong", has_text="well")).to_be_visible()
    await expect(anna.locator(".message .mention")).to_have_text("@Ben")
    assert person(discord, "Anna").visible()[-1].mentions(person(discord, "Ben").id)
    assert bot.is_ready()


async def test_the_command_box_completes_in_the_readers_language(
    browser: Browser, discord: Discord, bot: PlayerBot
) -> None:
    seen: list[Any] = []

    async def listen(interaction: client.Interaction[Any]) -> None:
        if interaction.type is client.InteractionType.application_command:
            seen.append(interaction.data)

    bot.add_listener(listen, "on_interaction")
    async with visit(browser, discord.address, locale="de-DE") as page:
        anna = pane_of(page, "Anna")
        await type_command(anna, "tisch n", "/tisch neu")
        await anna.get_by_role("combobox", name=re.compile("game")).press_sequentially("sch")
        await anna.get_by_role("option", name="Schatzjagd").click()
        await anna.get_by_role("button", name="Option hinzufügen: seats").click()
        await anna.get_by_role("combobox", name=re.compile("seats")).fill("4")
        await anna.get_by_role("button", name="Option hinzufügen: guest").click()
        await anna.get_by_role("option", name="Ben").click()
        await anna.get_by_role("button", name="Senden").click()
        await expect(anna.get_by_text("Turn 0")).to_be_visible()
        await type_command(anna, "find", "/tisch find")
        await anna.get_by_role("combobox", name=re.compile("name")).press_sequentially("em")
        await expect(anna.get_by_role("option")).to_have_text(["Emerald"])
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await expect(anna.get_by_text("found emerald")).to_be_visible()
    options = {one["name"]: one["value"] for one in seen[0]["options"][0]["options"]}
    guest = str(person(discord, "Ben").id)
    assert options == {"game": "schatzjagd", "seats": 4, "guest": guest}
