"""The how-to-play has pictures: every moment that a page names is found in the example game."""

import pytest

from bot.games.kit.options import told_in_rules
from bot.games.registry import GAMES, LESSONS
from bot.ui.intake.buttons import Buttons
from bot.ui.rules.rules_pages import of_no_table, pages, rules_page
from bot.ui.rules.rules_pictures import lesson
from bot.words import words


@pytest.mark.parametrize(
    "slug", ["emerald", *(pytest.param(s, marks=pytest.mark.slow) for s in GAMES if s != "emerald")]
)
async def test_every_picture_of_the_rules_is_there(slug: str) -> None:
    lessons = LESSONS[slug]
    shown = [await lesson(slug, "de", moment) for moment in lessons if moment]

    assert len(lessons) <= pages(words("de", slug)) == pages(words("en", slug))
    assert len(shown) >= 5
    assert len({picture.file_name for picture in shown}) == len(shown)
    assert all(picture.content.startswith(b"\x89PNG") and picture.alt for picture in shown)


async def test_a_page_shows_its_picture_and_one_without_shows_none() -> None:
    lessons, parts = ("", "", "start"), told_in_rules(GAMES["emerald"].Options)
    turned = of_no_table("emerald")
    plain, painted = [
        await rules_page("emerald", "en", lessons, Buttons(b"key"), number, parts, turned)
        for number in (2, 3)
    ]
    assert not plain.files
    assert [file.filename for file in painted.files] == ["rules-emerald-start.png"]


async def test_a_moment_that_never_comes_is_a_fault_of_ours() -> None:
    with pytest.raises(LookupError, match="no at:nonsense"):
        await lesson("emerald", "en", "at:nonsense")


@pytest.mark.parametrize("slug", GAMES)
async def test_the_first_page_has_the_title_picture(slug: str) -> None:
    parts, turned = told_in_rules(GAMES[slug].Options), of_no_table(slug)
    buttons = Buttons(b"key")
    first, second = [
        await rules_page(slug, "de", (), buttons, number, parts, turned) for number in (1, 2)
    ]
    assert [file.filename for file in first.files] == [f"title-{slug}.png"]
    assert second.files == []
