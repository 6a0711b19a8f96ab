"""Undo by those who click: in the DM, by the command, in both languages, after a restart."""

import asyncio
from pathlib import Path

import pytest

from bot.words import words
from tests.end_to_end.forging import send
from tests.end_to_end.house import House, house
from tests.end_to_end.players import picks
from tests.end_to_end.two_people import LOCALES, asking, pick, seated

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_a_turn_that_was_ended_by_mistake(home: House, locale: str, language: str) -> None:
    """The panel, which now shows how things stand, carries the button; the same message asks
    again."""
    say = words(language).say
    undo = say("button-undo")
    active, other = await seated(home, "scratch_island", locale)
    panel = await pick(home, active)  # two dice, which are no answer yet
    assert undo not in panel.buttons
    done = await pick(home, active, "end")
    assert {undo, say("button-since"), say("button-refresh")} <= {*done.buttons}
    assert done.files[0].startswith("board-")
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

    await pick(home, active)
    await pick(home, active, "end")
    assert said not in home.board(other).text
    assert len(asking(other)) == 1


async def test_an_undo_button_that_comes_too_late_says_so_and_goes(home: House) -> None:
    """The panel becomes what it should show now."""
    active, other = await seated(home, "scratch_island")
    await pick(home, active)
    done = await pick(home, active, "end")
    await pick(home, other)
    await pick(home, other, "end")
    before = (await home.table()).record

    shown = await active.click(done, "Undo")

    assert shown.failure is None
    assert "taken back" in active.again(done).text
    assert "Undo" not in active.again(done).buttons
    assert (await home.table()).record == before


async def test_no_undo_is_left_when_the_game_is_over(home: House) -> None:
    active, _ = await seated(home, "scratch_island")
    await pick(home, active)
    done = await pick(home, active, "end")
    assert "Undo" in done.buttons

    await (await home.table()).end()
    await home.settle()

    assert not any("Undo" in post.buttons for post in active.everything())


async def test_a_copy_becomes_the_current_panel_when_its_undo_is_too_late(
    home: House,
) -> None:
    active, other = await seated(home, "scratch_island")
    await pick(home, active)
    await pick(home, active, "end")
    hand = (await active.click(home.board(active), "My hand")).post
    assert hand is not None
    await pick(home, other)
    await pick(home, other, "end")

    shown = (await active.click(hand, "Undo")).post

    assert shown is not None
    assert shown.id == hand.id
    assert "taken back" in shown.text
    assert "Undo" not in shown.buttons
    assert not picks(shown)


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
async def test_the_command_takes_back_step_by_step(home: House, locale: str, language: str) -> None:
    say = words(language).say
    active, _ = await seated(home, "scratch_island", locale)
    await pick(home, active)
    await pick(home, active, "end")
    assert (await home.table()).record.log_length == 1

    shown = (await active.slash("table undo")).post
    await home.settle()

    assert shown is not None
    assert shown.ephemeral
    assert (await home.table()).record.log_length == 0
    again = (await active.slash("table undo")).post
    assert again is not None
    assert again.text == say("refused-no_undo")


async def test_an_undo_and_the_next_players_click_at_the_same_moment(home: House) -> None:
    """One of them is served, the other reads a sentence; the table is whole either way."""
    active, other = await seated(home, "scratch_island")
    await pick(home, active)
    done = await pick(home, active, "end")
    (panel,) = asking(other)
    clicks = (
        active.click(done, "Undo"),
        other.click(panel, picks(panel)[-1]["custom_id"]),  # passes
    )

    shown = await asyncio.gather(*clicks)
    await home.settle()

    told = [post for post in active.everything() if "can still be taken back" in post.text]
    assert (len(told) == 1) != ("moved on" in other.again(panel).text)
    assert all(one.failure is None for one in shown)
    assert (await home.table()).record.log_length in (0, 2)
    assert len(asking(active)) + len(asking(other)) == 1


async def test_what_has_revealed_something_is_not_taken_back(home: House) -> None:
    """Emerald: a knight on the meadow may go back, a card that was taken may not."""
    active, other = await seated(home, "emerald")
    record, done = (await home.table()).record, asking(active)[0]
    for _ in range(40):
        active, other = (active, other) if asking(active) else (other, active)
        before = (await home.table()).record.log_length
        done = await pick(home, active)
        record = (await home.table()).record
        if record.log_length > before and record.undo.open is None:
            break
    assert record.undo.open is None
    assert "Undo" not in done.buttons
    shown = (await active.slash("table undo")).post

    assert shown is not None
    assert "taken back" in shown.text
