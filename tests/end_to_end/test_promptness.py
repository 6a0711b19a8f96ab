"""A slow painter is no failed interaction: after a moment the click is announced."""

from pathlib import Path

from tests.end_to_end.busy_painter import slowly
from tests.end_to_end.house import house
from tests.end_to_end.players import Player, gather


async def test_a_slow_picture_is_announced_and_then_shown(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben)], "emerald")

        shown = await slowly(home, anna.click(home.board(anna), "My hand"))

        assert shown.failure is None
        panel = await anna.wait(lambda post: post.ephemeral and bool(post.pictures))
        assert "Refresh" in panel.buttons


async def test_a_slow_panel_becomes_what_was_asked_for(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (zoe,) = home.discord.people("Zoe")
        page = (await zoe.slash("emerald rules")).post
        assert page is not None

        shown = await slowly(home, zoe.click(page, "Next"))

        assert shown.failure is None
        second = await zoe.wait(lambda post: "Page 2" in post.text)
        assert second.id == page.id


async def test_a_slow_command_too(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (zoe,) = home.discord.people("Zoe")

        shown = await slowly(home, zoe.slash("drachenland rules"))

        assert shown.failure is None
        assert shown.post is not None
        assert shown.post.loading
        assert (await zoe.wait(lambda post: "Page 1" in post.text)).ephemeral
