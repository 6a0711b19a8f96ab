"""A slot whose click is being answered is written by nobody else: neither by a worker that begins
meanwhile nor by one that was painting, waiting or being kept waiting by Discord.
"""

from bot.table.play.flow import resume_game
from bot.ui.ledger.decide import READING
from tests.table.kit import ANNA, BEN
from tests.ui.stage import PANEL, Stage

CALLS = 3  # posts after the deal: the board and two panels
PAUSED = f"panel {ANNA} paused called"


async def test_a_worker_that_was_painting_gives_way_and_looks_again_afterwards(
    stage: Stage,
) -> None:
    table = await stage.dealt()
    before = stage.discord.dms(ANNA)
    with stage.busy_painter(PAUSED) as go_on:
        await stage.pause(table)
        await stage.painting()
        with stage.reconciler.answering(PANEL):
            go_on.set()
            await stage.quiet()
            assert stage.discord.dms(ANNA) == before
        await stage.quiet()

    assert stage.discord.dms(ANNA) == [PAUSED]


async def test_what_was_painted_before_the_click_never_covers_what_the_click_has_shown(
    stage: Stage,
) -> None:
    """The click begins and is over while the worker paints."""
    table = await stage.dealt()
    with stage.busy_painter(PAUSED) as go_on:
        await stage.pause(table)
        await stage.painting()
        click = stage.press(ANNA, await stage.panel())
        with stage.reconciler.answering(PANEL):
            await table.update_running(resume_game)
            await stage.answer(click, table, "the answer")
        go_on.set()
        await stage.quiet()

    assert stage.discord.dms(ANNA) == ["the answer"]
    assert ("edit", PAUSED) not in stage.discord.log


async def test_an_edit_that_discord_keeps_waiting_never_arrives_after_the_answer(
    stage: Stage,
) -> None:
    table = await stage.dealt()
    stage.discord.hold_back("edit")
    await stage.pause(table)
    await stage.requested("edit", 3)  # both panels and the board
    click = stage.press(ANNA, await stage.panel())
    with stage.reconciler.answering(PANEL):
        await table.update_running(resume_game)
        await stage.answer(click, table, "the answer", "a page")
        stage.discord.go_on("edit")
        await stage.quiet()
        assert stage.discord.dms(ANNA) == ["the answer"]
    await stage.quiet()

    assert stage.discord.dms(ANNA) == ["the answer"]
    assert (await stage.row()).page == "a page"


async def test_an_edit_that_was_broken_off_is_made_good(stage: Stage) -> None:
    """The click may have shown nothing in this slot, and nobody knows how far the edit got."""
    table = await stage.dealt()
    stage.discord.hold_back("edit")
    await stage.pause(table)
    await stage.requested("edit", 3)
    with stage.reconciler.answering(PANEL):
        stage.discord.go_on("edit")
        await stage.quiet()
    await stage.quiet()

    assert stage.discord.dms(ANNA) == [PAUSED]


async def test_a_page_is_not_closed_under_its_reader(stage: Stage) -> None:
    """It was opened while a worker painted a reminder of what the page belongs to."""
    table = await stage.dealt()
    with stage.busy_painter(f"panel {ANNA}") as go_on:
        await stage.reconciler.doubt(*PANEL)
        await stage.painting()
        click = stage.press(ANNA, await stage.panel())
        with stage.reconciler.answering(PANEL):
            await stage.answer(click, table, "the page", "1")
            go_on.set()
            await stage.quiet()
    await stage.later(READING - 1)
    assert stage.discord.dms(ANNA) == ["the page"]


async def test_the_answer_stands_and_is_not_written_once_more(stage: Stage) -> None:
    """It may say more than the panel by itself, as that the game had moved on."""
    table = await stage.dealt()
    with stage.busy_painter(PAUSED) as go_on:
        await stage.pause(table)
        await stage.painting()
        click = stage.press(ANNA, await stage.panel())
        with stage.reconciler.answering(PANEL):
            await stage.answer(click, table, "too late: paused")
            go_on.set()
            await stage.quiet()
        await stage.quiet()

    assert stage.discord.dms(ANNA) == ["too late: paused"]


async def test_a_picture_in_the_line_is_not_painted_for_a_slot_that_a_click_holds(
    stage: Stage,
) -> None:
    """Else the picture of the answer would wait for it."""
    table = await stage.dealt()
    async with stage.long_line() as go_on:
        await stage.pause(table)
        await stage.lined_up(CALLS + 3)  # both panels and the board
        with stage.reconciler.answering(PANEL):
            go_on.set()
            await stage.quiet()
            assert PAUSED not in stage.painted
        await stage.quiet()

    assert stage.painted.count(PAUSED) == 1


async def test_a_call_comes_after_the_click_and_rings_once(stage: Stage) -> None:
    """Its post is painted when its reader clicks in the message before it."""
    table = await stage.dealt()
    await stage.guess(table, ANNA)
    with stage.busy_painter(f"panel {ANNA} ask") as go_on:
        await stage.guess(table, BEN, is_told=False)
        await stage.painting()
        with stage.reconciler.answering(PANEL):
            go_on.set()
            await stage.quiet()
            assert stage.discord.coming["post"] == CALLS + 1  # Ben's
        await stage.quiet()

    assert stage.discord.coming["post"] == CALLS + 2
    assert [post.silent for post in stage.discord.in_dm(ANNA)] == [False]


async def test_a_ring_that_was_claimed_for_a_post_that_gave_way_is_given_back(
    stage: Stage,
) -> None:
    """Else another table's call might come silently though nothing has rung."""
    table = await stage.dealt()
    await stage.guess(table, ANNA)
    await stage.later(60)
    before = await stage.ledger.last_push(ANNA)
    with stage.busy_painter(f"panel {ANNA} ask") as go_on:
        await stage.guess(table, BEN, is_told=False)
        await stage.painting()
        async with stage.slow_disk():
            go_on.set()
            await stage.painters()  # the worker claims the ring, and waits for the disk
            hold = stage.reconciler.answering(PANEL)
            hold.__enter__()
        await stage.quiet()
        assert await stage.ledger.last_push(ANNA) == before
        hold.__exit__(None, None, None)
        await stage.quiet()

    assert await stage.ledger.last_push(ANNA) != before
    assert [post.silent for post in stage.discord.in_dm(ANNA)] == [False]


async def test_a_post_that_gives_way_in_time_claims_no_ring(stage: Stage) -> None:
    """Not even for a moment: another table's call might come silently then."""
    table = await stage.dealt()
    await stage.guess(table, ANNA)
    with stage.busy_painter(f"panel {ANNA} ask") as go_on:
        await stage.guess(table, BEN, is_told=False)
        await stage.painting()
        claims = await stage.count_claims()
        with stage.reconciler.answering(PANEL):
            go_on.set()
            await stage.quiet()
            assert await claims() == 0
        await stage.quiet()

    assert await claims() == 1


async def test_a_post_under_way_is_not_broken_off(stage: Stage) -> None:
    """It is a message of its own; whether it arrived must be known."""
    table = await stage.dealt()
    await stage.guess(table, ANNA)
    await stage.guess(table, BEN, is_told=False)
    stage.discord.hold_back("post")
    await stage.requested("post", CALLS + 2)
    with stage.reconciler.answering(PANEL):
        stage.discord.go_on("post")
        await stage.quiet()
        assert (await stage.row()).pending is None
    await stage.quiet()

    assert stage.discord.coming["post"] == CALLS + 2
    assert len(stage.discord.dms(ANNA)) == 1


async def test_of_two_clicks_at_once_the_last_one_frees_the_slot(stage: Stage) -> None:
    table = await stage.dealt()
    before = stage.discord.dms(ANNA)
    with stage.reconciler.answering(PANEL):
        with stage.reconciler.answering(PANEL):
            await stage.pause(table)
        await stage.quiet()
        assert stage.discord.dms(ANNA) == before
    await stage.quiet()

    assert stage.discord.dms(ANNA) == [PAUSED]
