"""What is owed is shown, whatever comes between: slot by slot, in time, and without giving up."""

import logging
from contextlib import AsyncExitStack

import pytest

from bot.table.play.flow import resume_game
from bot.ui.ledger.decide import PROTECTED
from bot.ui.ledger.executor import PATIENCE
from bot.ui.ledger.outcomes import HOUR, LADDER
from bot.ui.ledger.reconciler import PICTURES_DROPPED, SWEEP
from tests.table.kit import ANNA, BEN
from tests.ui.recorded import refused
from tests.ui.stage import PANEL, TABLE, Stage

CALLS = 3  # posts after the deal: the board and two panels
PAUSED = f"panel {ANNA} paused called"
TOO_FAST, UNAVAILABLE = refused(429), refused(503)


async def test_after_the_deal_each_slot_has_its_message_and_nothing_is_owed(stage: Stage) -> None:
    await stage.dealt()

    assert [post.text.split()[0] for post in stage.discord.at(7)] == ["board"]
    assert stage.discord.dms(ANNA) == [f"panel {ANNA} ask:1 1800086400 0"]
    assert stage.discord.dms(BEN) == [f"panel {BEN} idle "]
    assert await stage.store.pending_outbox() == []


async def test_nothing_is_done_where_nothing_has_changed(stage: Stage) -> None:
    await stage.dealt()
    before = list(stage.discord.log)

    stage.reconciler.changed(TABLE)
    await stage.later(10 * SWEEP)

    assert stage.discord.log == before


async def test_changes_while_a_request_is_under_way_end_with_the_newest(stage: Stage) -> None:
    """Ten changes are not ten edits: only the one under way and what stands at the end. (After a
    pause people are called anew.)"""
    table = await stage.dealt()
    before = len(stage.discord.log)
    stage.discord.hold_back("edit")
    await stage.pause(table)
    await stage.requested("edit", 3)
    for _ in range(5):
        await table.update_running(resume_game)
        await stage.pause(table)
    await table.update_running(resume_game)
    stage.discord.go_on("edit")
    await stage.quiet()

    asked = f"panel {ANNA} ask:1 1800086400 0"
    done = [one for one in stage.discord.log[before:] if str(ANNA) in one[1]]
    assert done == [("edit", PAUSED), ("post", asked), ("delete", PAUSED)]
    assert stage.discord.dms(ANNA) == [asked]


async def test_pictures_of_a_table_that_moves_on_are_dropped_but_not_for_ever(
    stage: Stage,
) -> None:
    """Who only ever drops the outdated shows nothing of a table that is faster than the painter."""
    table = await stage.dealt()
    before = len(stage.painted)
    async with AsyncExitStack() as lines:
        go_on = await lines.enter_async_context(stage.long_line())
        await stage.pause(table)
        for nth in range(PICTURES_DROPPED):
            await stage.lined_up(before + CALLS * (nth + 1))
            await stage.pause(table, "called" if nth % 2 else "agreed")
            following = await lines.enter_async_context(stage.long_line())
            go_on.set()  # those in the line are outdated, and newer ones line up
            go_on = following
            await stage.lined_up(before + CALLS * (nth + 2))
            assert len(stage.painted) == before
        await stage.pause(table, "clock")
        go_on.set()
        await stage.quiet()

    assert f"panel {ANNA} paused agreed" in stage.painted  # outdated, and shown all the same
    assert stage.discord.dms(ANNA) == [f"panel {ANNA} paused clock"]


@pytest.mark.parametrize("fault", [TOO_FAST, UNAVAILABLE], ids=["too fast", "unavailable"])
async def test_what_fails_is_tried_again_ever_more_rarely(stage: Stage, fault: Exception) -> None:
    table = await stage.dealt()
    stage.discord.faults["edit"] = [fault] * 100
    await stage.set(BEN, notices="none")
    await table.update_running(lambda state, *_: state)
    tries = list[float]()
    await stage.pause(table)
    await stage.quiet()
    begun = stage.time.now()
    for _ in range(200):
        number = stage.discord.coming["edit"]
        await stage.later(1)
        tries += [stage.time.now() - begun] * (stage.discord.coming["edit"] - number)

    expected = [sum(LADDER[:number]) for number in range(1, 5)]
    assert sorted(set(tries))[:4] == expected
    assert stage.discord.dms(ANNA)[0].startswith(f"panel {ANNA} ask")

    stage.discord.faults.clear()
    await stage.later(LADDER[-1])
    assert stage.discord.dms(ANNA) == [PAUSED]


async def test_what_is_refused_is_tried_again_when_it_is_something_else(stage: Stage) -> None:
    table = await stage.dealt()
    stage.discord.faults["edit"] = [refused(400, 50035)] * 3
    await stage.pause(table)
    await stage.later(HOUR - 2 * SWEEP)
    assert stage.discord.coming["edit"] == 3  # each slot once

    await table.update_running(resume_game)
    await stage.quiet()

    assert stage.discord.coming["edit"] == 4  # the board; the panels stand as they did


async def test_what_is_refused_is_tried_again_after_an_hour_or_when_something_changes_around(
    stage: Stage,
) -> None:
    table = await stage.dealt()
    stage.discord.faults["edit"] = [refused(400, 50035)] * 6
    await stage.pause(table)
    await stage.quiet()
    await stage.later(HOUR)
    assert stage.discord.coming["edit"] == 6

    await stage.reconciler.wake(TABLE)
    await stage.quiet()
    assert stage.discord.dms(ANNA) == [PAUSED]


async def test_one_that_fails_keeps_nobody_else_waiting(stage: Stage) -> None:
    stage.discord.broken[f"panel {ANNA}"] = TOO_FAST
    await stage.dealt()

    assert stage.discord.dms(ANNA) == []
    assert len(stage.discord.messages) == CALLS - 1


async def test_a_request_without_an_answer_is_given_up(stage: Stage) -> None:
    """A post that may have arrived is repeated with its nonce: there is one message."""
    table = await stage.dealt()
    await stage.guess(table, ANNA)
    stage.discord.hold_back("post")
    await stage.guess(table, BEN, is_told=False)
    await stage.requested("post", CALLS + 2)
    await stage.time.advance(PATIENCE + LADDER[0])
    await stage.requested("post", CALLS + 3)
    stage.discord.go_on("post")
    await stage.quiet()

    assert len(stage.discord.dms(ANNA)) == 1
    assert stage.discord.dms(ANNA)[0].startswith(f"panel {ANNA} ask")


async def test_an_answer_that_got_lost_leaves_one_message_while_the_nonce_protects(
    stage: Stage,
) -> None:
    stage.discord.vanishing = True
    await stage.dealt()
    assert len(stage.discord.messages) == CALLS
    stage.discord.vanishing = False

    await stage.later(LADDER[0])

    assert len(stage.discord.messages) == CALLS
    assert stage.discord.coming["find"] == 0


async def test_an_answer_that_got_lost_long_ago_is_looked_for(stage: Stage) -> None:
    """The nonce is forgotten: who posted again without looking would leave two messages."""
    stage.discord.vanishing = True
    await stage.dealt()
    await stage.shut()
    stage.discord.vanishing = False
    stage.discord.forget_nonces()
    stage.time.jump(PROTECTED)
    await stage.open()

    assert len(stage.discord.messages) == CALLS
    assert stage.discord.coming["find"] == CALLS
    assert (await stage.row()).message is not None


async def test_what_stood_there_before_is_not_taken_for_what_is_looked_for(stage: Stage) -> None:
    """The post never arrived; the panel above it is of the question before."""
    table = await stage.dealt()
    await stage.guess(table, ANNA)
    above = await stage.panel()
    stage.discord.broken[f"panel {ANNA}"] = UNAVAILABLE
    await stage.guess(table, BEN)
    await stage.shut()
    stage.discord.broken.clear()
    stage.time.jump(PROTECTED)
    await stage.open()

    assert stage.discord.coming["find"] == 1
    assert await stage.panel() > above
    assert [post.text.split()[2] for post in stage.discord.in_dm(ANNA)] == ["ask:3"]


def texts(stage: Stage) -> list[str]:
    return [standing.text for standing in stage.discord.messages.values()]


async def test_a_board_is_not_taken_for_the_mention_that_is_looked_for(stage: Stage) -> None:
    """Both are in the channel and of this table; the mention never arrived."""
    await stage.set(ANNA, notices="mention")
    stage.discord.broken["mention"] = UNAVAILABLE
    await stage.dealt()
    board = [text for text in texts(stage) if text.startswith("board")]
    await stage.shut()
    stage.discord.broken.clear()
    stage.time.jump(PROTECTED)
    await stage.open()

    assert [text for text in texts(stage) if text.startswith("board")] == board
    assert sum(text.startswith("mention") for text in texts(stage)) == 1


async def test_whoever_dies_in_the_middle_leaves_what_the_next_one_finds(stage: Stage) -> None:
    table = await stage.dealt()
    stage.discord.hold_back("edit")
    await stage.pause(table)
    await stage.requested("edit", 3)
    await stage.shut()
    stage.discord.go_on("edit")
    assert stage.discord.dms(ANNA) != [PAUSED]

    await stage.open()

    assert stage.discord.dms(ANNA) == [PAUSED]
    assert await stage.store.pending_outbox() == []


async def test_what_nobody_was_told_of_is_found_by_the_sweep(stage: Stage) -> None:
    await stage.deal("total", 2, 1)
    await stage.quiet()
    assert stage.discord.log == []

    await stage.later(SWEEP)

    assert len(stage.discord.messages) == CALLS


async def test_a_message_that_was_deleted_is_posted_anew_when_somebody_doubts_it(
    stage: Stage,
) -> None:
    await stage.dealt()
    del stage.discord.messages[await stage.panel()]
    await stage.reconciler.doubt(*PANEL)
    await stage.quiet()

    assert stage.discord.dms(ANNA) == [f"panel {ANNA} ask:1 1800086400 0"]
    assert [post.silent for post in stage.discord.in_dm(ANNA)] == [True]  # that was told before


async def test_whoever_wants_it_at_the_bottom_gets_it_there_and_the_one_above_goes(
    stage: Stage,
) -> None:
    await stage.dealt()
    above = await stage.panel()
    await stage.reconciler.bring_below(*PANEL)
    await stage.quiet()

    assert await stage.panel() > above
    assert len(stage.discord.dms(ANNA)) == 1


async def test_a_table_that_vanished_is_no_fault(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    """It was over for long and is removed while something of it was still to be tried again."""
    table = await stage.dealt()
    await stage.guess(table, ANNA)
    stage.discord.faults["edit"] = [refused(400, 50035)] * 100
    await table.end()
    await stage.quiet()
    assert stage.discord.coming["edit"] > 0
    await stage.deal("total", 2, 2, channel=8)  # the last one of all is never removed
    gone = await stage.store.purge(stage.time.now() + 1)
    stage.tables.forget(gone)
    assert gone == [TABLE]
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        stage.reconciler.changed(TABLE)
        stage.reconciler.changed(PANEL)
        await stage.later(2 * HOUR)

    assert caplog.messages == []


async def test_nothing_is_begun_any_more_once_it_is_closed(stage: Stage) -> None:
    table = await stage.dealt()
    await stage.reconciler.close()
    before = list(stage.discord.log)
    await stage.pause(table)
    with stage.reconciler.answering(PANEL):
        pass
    await stage.painters()

    assert stage.discord.log == before
    assert await stage.store.pending_outbox() == [TABLE]
