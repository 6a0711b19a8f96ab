"""*Since my last turn*, clicked by those who come back: news, pictures, orders and options."""

from pathlib import Path

import pytest

from bot.words import words
from tests.end_to_end.house import house
from tests.end_to_end.players import picks
from tests.end_to_end.two_people import LOCALES, asking, pick, seated


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_whoever_comes_back_sees_what_happened(
    tmp_path: Path, locale: str, language: str
) -> None:
    """D-22: a page of the panel, which leads back; no second message."""
    common = words(language)
    async with house(tmp_path) as home:
        active, other = await seated(home, "scratch_island", locale)
        await pick(home, active)
        await pick(home, active, "end")
        await home.close()
        await home.open()
        (panel,) = asking(other)

        story = (await other.click(panel, common.say("button-since"))).post

        assert story is not None
        assert story.id == panel.id  # a page of the panel: no second message below
        assert common.say("since-title") in story.text
        assert [name.partition("-")[0] for name in story.files] == ["since"] * 2
        assert active.name in story.text
        labels = [str(one["label"]).rpartition(" · ")[2] for one in picks(panel)]
        assert all(f"- {label}" in story.text for label in labels)
        assert not any(common.say("since-title") in post.text for post in active.everything())
        back = (await other.click(story, common.say("button-back"))).post
        assert back is not None
        assert (back.id, back.buttons) == (panel.id, panel.buttons)
        assert picks(back)


async def test_it_begins_with_what_ones_own_step_brought(tmp_path: Path) -> None:
    """EM-F4; and there is no picture of what one has done oneself."""
    async with house(tmp_path) as home:
        active, _ = await seated(home, "scratch_island")
        await pick(home, active)
        panel = await pick(home, active, "end")

        await active.click(panel, "Since my last turn")
        story = await active.wait(lambda one: "since your last turn" in one.text)

        assert "takes two dice" in story.text
        assert story.files == []
