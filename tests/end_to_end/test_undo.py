"""Undo by those who click: in the DM, by the command, in both languages, after a restart."""

import asyncio
from pathlib import Path

import pytest

from bot.local.people import Person
from bot.local.post import Post
from bot.words import words
from tests.end_to_end.house import House, house
from tests.end_to_end.players import picks
from tests.end_to_end.test_bad_clicks import send

LOCALES = [("en-US", "en"), ("de", "de")]


async def seated(home: House, slug: str, locale: str = "en-US") -> tuple[Person, Person]:
    """Two people at a table; whoever is up comes first."""
    say = words(locale[:2]).say
    anna, ben = home.discord.people("Anna", "Ben", locale=locale)
    card = (await anna.slash(f"{slug} new")).post
    assert card is not None
    await ben.click(card, say("button-join"))
    await anna.click(card, say("button-start"))
    await home.settle()
    return (anna, ben) if asking(anna) else (ben, anna)


def asking(person: Person) -> list[Post]:
    return [post for post in person.inbox() if picks(post)]


async def pick(home: House, person: Person, path: str = "") -> Post:
    """Presses an answer in the newest panel, the first one if no path is named."""
    (panel,) = asking(person)
    ids = [str(one["custom_id"]) for one in picks(panel)]
    chosen = next(one for one in ids if one.split(":")[4] == path or not path)
    shown = await person.click(panel, chosen)
    assert shown.failure is None
    await home.settle()
    return person.again(panel)


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_a_turn_that_was_ended_by_mistake(tmp_path: Path, locale: str, language: str) -> None:
    """The line that the panel has become carries the button; the same message asks again."""
    undo = words(language).say("button-undo")
    async with house(tmp_path) as home:
        active, other = await seated(home, "scratch_island", locale)
        assert undo not in asking(active)[0].buttons
        panel = await pick(home, active)
        assert undo in panel.buttons
        done = await pick(home, active, "end")
        assert done.buttons == [undo]
        (theirs,) = asking(other)
        old = picks(theirs)[0]["custom_id"]

        home.requests.clear()
        shown = await active.click(done, undo)
        await home.settle()

        assert shown.failure is None
        assert len(home.requests) <= 4  # the answer, the board, the other's panel; a DM is open
        assert [post.id for post in asking(active)] == [panel.id]
        assert asking(other) == []
        said = words(language).say("board-undone", name=active.name)
        assert said in home.board(other).text
        late = await send(other, theirs, old)
        assert late is not None
        assert late.ephemeral

        await pick(home, active, "end")
        assert said not in home.board(other).text
        assert len(asking(other)) == 1


@pytest.mark.parametrize("is_over", [False, True])
async def test_an_undo_button_that_comes_too_late_says_so_and_goes(
    tmp_path: Path, is_over: bool
) -> None:
    async with house(tmp_path) as home:
        active, other = await seated(home, "scratch_island")
        await pick(home, active)
        done = await pick(home, active, "end")
        if is_over:
            await (await home.table()).end()
            await home.settle()
        else:
            await pick(home, other)
        before = (await home.table()).sheet
        known = {post.id for post in active.everything()}

        shown = await active.click(done, "Undo")
        told = await active.wait(lambda post: post.id not in known)

        assert shown.failure is None
        assert active.again(done).buttons == []
        assert active.again(done).text == done.text
        assert told.ephemeral
        assert ("over" if is_over else "taken back") in told.text
        assert (await home.table()).sheet == before


async def test_a_panel_with_more_to_press_keeps_it_when_its_undo_is_too_late(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        active, other = await seated(home, "scratch_island")
        await pick(home, active)
        hand = (await active.click(home.board(active), "My hand")).post
        assert hand is not None
        await pick(home, active, "end")
        await pick(home, other)

        shown = (await active.click(hand, "Undo")).post

        assert shown is not None
        assert shown.ephemeral
        assert "taken back" in shown.text
        assert active.again(hand).buttons == hand.buttons


async def test_the_button_works_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        active, _ = await seated(home, "scratch_island")
        await pick(home, active)
        done = await pick(home, active, "end")
        await home.close()
        await home.open()

        assert (await active.click(done, "Undo")).failure is None
        await home.settle()

        assert [post.id for post in asking(active)] == [done.id]


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_the_command_takes_back_step_by_step(
    tmp_path: Path, locale: str, language: str
) -> None:
    say = words(language).say
    async with house(tmp_path) as home:
        active, _ = await seated(home, "scratch_island", locale)
        await pick(home, active)
        assert (await home.table()).sheet.version == 1

        shown = (await active.slash("table undo")).post
        await home.settle()

        assert shown is not None
        assert shown.ephemeral
        assert (await home.table()).sheet.version == 0
        again = (await active.slash("table undo")).post
        assert again is not None
        assert again.text == say("refused-no_undo")


async def test_an_undo_and_the_next_players_click_at_the_same_moment(tmp_path: Path) -> None:
    """One of them is served, the other reads a sentence; the table is whole either way."""
    async with house(tmp_path) as home:
        active, other = await seated(home, "scratch_island")
        await pick(home, active)
        done = await pick(home, active, "end")
        (panel,) = asking(other)
        clicks = (
            active.click(done, "Undo"),
            other.click(panel, picks(panel)[0]["custom_id"]),
        )

        shown = await asyncio.gather(*clicks)
        await home.settle()

        told = [post for post in active.everything() if "can still be taken back" in post.text]
        assert (len(told) == 1) != ("moved on" in other.again(panel).text)
        assert all(one.failure is None for one in shown)
        assert (await home.table()).sheet.version in (1, 3)
        assert len(asking(active)) + len(asking(other)) == 1


async def test_where_every_step_reveals_nothing_is_offered(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        active, _ = await seated(home, "emerald")
        for _ in range(2):
            if asking(active):
                assert "Undo" not in (await pick(home, active)).buttons
        shown = (await active.slash("table undo")).post

        assert shown is not None
        assert "taken back" in shown.text
