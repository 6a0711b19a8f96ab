"""*Since my last turn*, clicked by those who come back: news, pictures, orders and options."""

from pathlib import Path

import pytest

from bot.words import words
from tests.end_to_end.house import house
from tests.end_to_end.players import picks
from tests.end_to_end.test_undo import LOCALES, asking, pick, seated


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_whoever_comes_back_sees_what_happened(
    tmp_path: Path, locale: str, language: str
) -> None:
    common = words(language)
    async with house(tmp_path) as home:
        active, other = await seated(home, "scratch_island", locale)
        await pick(home, active)
        await pick(home, active, "end")
        await home.close()
        await home.open()
        (panel,) = asking(other)

        shown = (await other.click(panel, common.say("button-since"))).post
        assert shown is not None
        story = await other.wait(lambda one: common.say("since-title") in one.text)

        assert story.ephemeral
        assert [name.partition("-")[0] for name in story.files] == ["since"] * 3
        assert active.name in story.text
        labels = [str(one["label"]).rpartition(" · ")[2] for one in picks(panel)]
        assert all(f"- {label}" in story.text for label in labels)
        assert common.say("button-hand") in story.buttons
        assert not any(common.say("since-title") in post.text for post in active.everything())
        assert other.again(panel).buttons == panel.buttons  # the panel itself has not changed


async def test_when_nothing_has_happened_it_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        active, _ = await seated(home, "scratch_island")
        panel = await pick(home, active)

        await active.click(panel, "Since my last turn")
        story = await active.wait(lambda one: "since your last turn" in one.text)

        assert "Nothing has happened" in story.text
        assert story.files == []
