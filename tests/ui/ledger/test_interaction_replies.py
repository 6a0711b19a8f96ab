"""A click answered by its own message: the ledger knows, and nobody is called to what they read."""

from bot.table.model.message_record import BOARD, MessageRef
from bot.ui.ledger.decide import READING
from tests.table.kit import ANNA, BEN, A
from tests.ui.stage import PANEL, TABLE, Stage

CHANNEL = 7
ASKED = f"panel {ANNA} ask:1 1800086400 0"


async def test_an_answer_in_the_panel_is_not_written_once_more_by_the_reconciler(
    stage: Stage,
) -> None:
    table = await stage.dealt()
    click = stage.press(ANNA, await stage.panel())
    with stage.reconciler.answering(PANEL):
        await stage.guess(table, ANNA, is_told=False)
        await stage.answer(click, table, "what comes next")
    await stage.quiet()

    assert stage.discord.dms(ANNA) == ["what comes next"]
    assert f"panel {ANNA} idle " not in stage.painted


async def test_an_answer_that_carries_a_call_has_called(stage: Stage) -> None:
    """Who has just read that they are asked again need not be rung up for it."""
    table = await stage.dealt()
    await stage.guess(table, ANNA)
    click = stage.press(ANNA, await stage.panel())
    with stage.reconciler.answering(PANEL):
        await stage.guess(table, BEN, is_told=False)
        await stage.answer(click, table, "you are asked")
    await stage.quiet()

    assert stage.discord.dms(ANNA) == ["you are asked"]
    record = await stage.row()
    assert (record.notification_id, record.pushed) == ("turn.0.2.0", True)
    assert await stage.outlook.notified_at(table.state, A) == stage.time.now()


async def test_a_page_stays_while_it_is_read_and_then_the_panel_is_up_to_date_again(
    stage: Stage,
) -> None:
    """Time is given back: the same question stands until later."""
    table = await stage.dealt()
    for page in ("a page", "the next page"):
        click = stage.press(ANNA, await stage.panel())
        await stage.answer(click, table, page, page)
        await stage.give_time(table, 60)
        await stage.later(READING - 1)
        assert stage.discord.dms(ANNA) == [page]

    await stage.later(1)

    assert stage.discord.dms(ANNA) == [f"panel {ANNA} ask:1 1800086520 0"]


async def test_another_question_takes_the_place_of_an_open_page_at_once(stage: Stage) -> None:
    table = await stage.dealt()
    click = stage.press(ANNA, await stage.panel())
    await stage.answer(click, table, "a page", "2")

    await stage.guess(table, ANNA)

    assert stage.discord.dms(ANNA) == [f"panel {ANNA} idle "]


async def test_whoever_reads_a_copy_is_told_and_their_dm_is_left_alone(stage: Stage) -> None:
    """*My hand* shows a private copy in the channel; the DM follows when they have gone."""
    table = await stage.dealt()
    await stage.guess(table, ANNA)
    board = (await stage.row(BOARD)).message
    assert board is not None
    click = stage.press(ANNA, board.id, is_ephemeral=True)
    with stage.reconciler.answering(PANEL):
        await stage.guess(table, BEN, is_told=False)
        await stage.answering.seen(click, table, table.state, A)
    await stage.quiet()
    assert stage.discord.dms(ANNA) == [f"panel {ANNA} idle "]
    assert await stage.outlook.notified_at(table.state, A) == stage.time.now()

    await stage.later(READING + 1)
    assert stage.discord.dms(ANNA)[0].startswith(f"panel {ANNA} ask")
    assert [post.id for post in stage.discord.in_dm(ANNA)] == [await stage.panel()]


async def test_a_button_of_an_old_panel_makes_that_one_the_living_one(stage: Stage) -> None:
    """Two may stand for a moment, where the older one is still to be cleared away."""
    table = await stage.dealt()
    older = await stage.panel()
    stage.discord.hold_back("delete")
    await stage.reconciler.bring_below(*PANEL)
    await stage.requested("delete")
    click = stage.press(ANNA, older)
    with stage.reconciler.answering(PANEL):
        await stage.answer(click, table, "answered above")
        stage.discord.go_on("delete")
    await stage.quiet()

    assert stage.discord.dms(ANNA) == ["answered above"]
    assert await stage.panel() == older


async def test_a_panel_that_is_just_being_cleared_away_is_answered_privately(
    stage: Stage,
) -> None:
    """The living one below is left alone meanwhile: they read the copy."""
    table = await stage.dealt()
    click = stage.press(ANNA, await stage.panel())
    await stage.reconciler.bring_below(*PANEL)
    await stage.quiet()
    with stage.reconciler.answering(PANEL):
        await stage.answer(click, table, "a copy")
    await stage.quiet()

    assert stage.discord.done("reply") == [("reply", "a copy")]
    assert stage.discord.dms(ANNA) == [ASKED]
    assert (await stage.row()).page == "elsewhere ask:1"


async def test_whoever_gets_no_dms_has_no_row(stage: Stage) -> None:
    """The copy in the channel is all there is."""
    await stage.set(ANNA, notices="none")
    table = await stage.dealt()
    board = (await stage.row(BOARD)).message
    assert board is not None
    click = stage.press(ANNA, board.id, is_ephemeral=True)

    await stage.answering.seen(click, table, table.state, A)

    assert PANEL[1] not in await stage.ledger.rows(TABLE)


async def test_a_board_that_was_clicked_is_the_board(stage: Stage) -> None:
    """In the lobby: an older card becomes the living one, and the other goes."""
    table = await stage.tables.open("total", CHANNEL, 1, ANNA, "Anna", "en")
    stage.reconciler.changed(table.record.id)
    await stage.quiet()
    card = stage.discord.put(CHANNEL, "another card", stage.shown("a card").view, silent=True)
    click = stage.press(BEN, card.id)
    with stage.reconciler.answering((TABLE, BOARD)):
        await stage.answering.board(click, table, table.state, stage.shown("Ben has joined"))
    await stage.quiet()

    assert (await stage.row(BOARD)).message == MessageRef(CHANNEL, card.id)
    assert [post.text.split()[0] for post in stage.discord.at(CHANNEL)] == ["moved", "Ben"]
