"""Whom the table calls, how, and what becomes of it: DMs, mentions, phones at night."""

from datetime import UTC, datetime

import pytest

from bot.table.model.message_record import ALARM, BOARD, MENTION
from bot.table.model.person import Habits
from bot.ui.ledger.delivery_snapshot import DAY, UNREACHED
from bot.ui.ledger.push_policy import TOGETHER
from bot.ui.ledger.reconciler import SWEEP
from tests.table.kit import ANNA, BEN, A
from tests.ui.recorded import refused
from tests.ui.stage import TABLE, Stage

CHANNEL = 7
CLOSED, TOO_FAST, NO_ACCESS = refused(403, 50007), refused(429), refused(403, 50001)
NIGHT = Habits("UTC", (23 * 60, 8 * 60))


def mentions(stage: Stage) -> list[str]:
    return [post.text for post in stage.discord.at(CHANNEL) if post.text.startswith("mention")]


def silent(stage: Stage, person: int) -> list[bool]:
    return [post.silent for post in stage.discord.in_dm(person)]


async def at(stage: Stage, hour: int, minute: int = 0) -> None:
    """This o'clock, when it comes next."""
    now = datetime.fromtimestamp(stage.time.now(), UTC)
    then = now.replace(hour=hour, minute=minute, second=0)
    await stage.later((then - now).total_seconds() % DAY)


# Whoever cannot be told by DM


async def test_whoever_takes_no_dms_is_mentioned_at_once(stage: Stage) -> None:
    stage.discord.broken[f"panel {ANNA}"] = CLOSED
    table = await stage.dealt()

    assert mentions(stage) == [f"mention 0 turn.0.0.0 ({ANNA},)"]
    assert (await stage.tables.people.get(ANNA)).dms_closed
    assert await stage.outlook.notified_at(table.state, A) == stage.time.now()


async def test_whose_dms_fail_for_a_while_is_mentioned_then(stage: Stage) -> None:
    await stage.later(SWEEP / 2)  # it is not left to the sweep
    stage.discord.broken[f"panel {ANNA}"] = TOO_FAST
    await stage.dealt()
    await stage.later(UNREACHED - 1)
    assert mentions(stage) == []

    await stage.later(1)
    assert mentions(stage) == [f"mention 0 turn.0.0.0 ({ANNA},)"]


async def test_a_mention_goes_when_it_calls_nobody_any_more(stage: Stage) -> None:
    stage.discord.broken[f"panel {ANNA}"] = CLOSED
    table = await stage.dealt()
    stage.discord.broken.clear()
    await stage.guess(table, ANNA)

    assert mentions(stage) == []


async def test_whoever_was_mentioned_is_not_rung_up_for_the_same(stage: Stage) -> None:
    """Their DMs open again: the panel comes, silently."""
    stage.discord.broken[f"panel {ANNA}"] = TOO_FAST
    await stage.dealt()
    await stage.later(UNREACHED)
    assert len(mentions(stage)) == 1
    stage.discord.broken.clear()
    await stage.later(UNREACHED)

    assert silent(stage, ANNA) == [True]


async def test_closed_dms_are_tried_again_a_day_later(stage: Stage) -> None:
    stage.discord.broken[f"panel {ANNA}"] = CLOSED
    table = await stage.dealt()
    await stage.give_time(table, 2 * DAY)
    tried = ("post", f"panel {ANNA} ask:1 1800086400 0")
    await stage.later(DAY / 2)
    assert stage.discord.tried.count(tried) == 1

    stage.discord.broken.clear()
    await stage.later(DAY / 2)
    stage.reconciler.changed(TABLE)
    await stage.quiet()

    assert len(stage.discord.dms(ANNA)) == 1


async def test_whoever_wants_no_notices_gets_none(stage: Stage) -> None:
    await stage.set(ANNA, notices="none")
    table = await stage.dealt()

    assert (mentions(stage), stage.discord.dms(ANNA)) == ([], [])
    assert await stage.outlook.notified_at(table.state, A) == 0.0


async def test_nobody_is_told_before_discord_has_said_so(stage: Stage) -> None:
    stage.discord.broken[f"panel {ANNA}"] = TOO_FAST
    table = await stage.dealt()

    assert await stage.outlook.notified_at(table.state, A) is None


# Phones


async def test_a_call_rings_and_what_is_no_call_does_not(stage: Stage) -> None:
    await stage.dealt()

    assert (silent(stage, ANNA), silent(stage, BEN)) == ([False], [True])


async def test_at_night_a_call_comes_silently_and_rings_once_in_the_morning(stage: Stage) -> None:
    await stage.set(ANNA, habits=NIGHT)
    await at(stage, 23, 30)
    await stage.dealt()
    assert silent(stage, ANNA) == [True]

    await stage.later(8.5 * 3600 + 1)
    assert silent(stage, ANNA) == [False]
    assert len(stage.discord.dms(ANNA)) == 1

    posts = stage.discord.coming["post"]
    await stage.later(3600)
    assert stage.discord.coming["post"] == posts


async def test_calls_of_two_tables_ring_once(stage: Stage) -> None:
    await stage.dealt()
    other = await stage.deal("total", 2, 2, channel=8)
    stage.reconciler.changed(other.record.id)
    await stage.quiet()

    assert sorted(silent(stage, ANNA)) == [False, True]
    await stage.later(TOGETHER + 60)
    assert sorted(silent(stage, ANNA)) == [False, True]


async def test_of_two_tables_that_call_at_the_same_moment_one_rings(stage: Stage) -> None:
    """Both look before either has rung: who rings says so before."""
    async with stage.long_line() as go_on:
        for number, channel in enumerate((8, 9)):
            table = await stage.deal("total", 2, number, channel=channel)
            stage.reconciler.changed(table.record.id)
        await stage.lined_up(6)
        go_on.set()
        await stage.quiet()

    assert sorted(silent(stage, ANNA)) == [False, True]


@pytest.mark.parametrize(
    ("fault", "is_given_back"), [(refused(400, 50035), True), (refused(503), False)]
)
async def test_what_surely_did_not_ring_is_given_back(
    stage: Stage, fault: Exception, is_given_back: bool
) -> None:
    before = await stage.ledger.last_push(ANNA)
    stage.discord.broken[f"panel {ANNA}"] = fault
    await stage.dealt()

    assert (await stage.ledger.last_push(ANNA) == before) == is_given_back


# A board that cannot be shown


async def test_a_game_whose_channel_is_lost_waits_and_its_host_is_told(stage: Stage) -> None:
    table = await stage.dealt()
    stage.discord.broken["board"] = NO_ACCESS
    await stage.guess(table, ANNA)

    assert table.record.pause is not None
    assert table.record.pause.why == "access"
    assert "alarm 101" in " ".join(stage.discord.dms(ANNA))


async def test_it_goes_on_by_itself_when_the_board_can_be_shown_again(stage: Stage) -> None:
    table = await stage.dealt()
    stage.discord.broken["board"] = NO_ACCESS
    await stage.guess(table, ANNA)
    stage.discord.broken.clear()

    await stage.reconciler.wake(TABLE)
    await stage.quiet()

    assert table.record.pause is None
    assert "alarm" not in " ".join(stage.discord.dms(ANNA))
    assert (await stage.row(ALARM)).message is None


async def test_a_pause_that_people_wanted_does_not_end_by_itself(stage: Stage) -> None:
    table = await stage.dealt()
    await stage.pause(table)
    await stage.quiet()
    await stage.reconciler.doubt(TABLE, BOARD)
    await stage.quiet()

    assert table.record.pause is not None


async def test_a_message_that_nobody_may_delete_any_more_is_not_asked_for_again(
    stage: Stage,
) -> None:
    """The mention's channel is lost: it is gone with it."""
    stage.discord.broken[f"panel {ANNA}"] = CLOSED
    table = await stage.dealt()
    (mention,) = mentions(stage)
    stage.discord.broken[mention] = NO_ACCESS
    await stage.guess(table, ANNA)
    await stage.later(3600)

    assert (await stage.row(MENTION)).stale_messages == ()
    assert stage.discord.tried.count(("delete", mention)) == 1


async def test_what_is_left_of_a_board_says_where_it_is(stage: Stage) -> None:
    """Where no word of ours is wanted any more, nothing is left."""
    await stage.dealt()
    await stage.reconciler.bring_below(TABLE, BOARD)
    await stage.quiet()
    assert [post.text.split()[0] for post in stage.discord.at(CHANNEL)] == ["moved", "board"]

    stage.discord.broken["moved"] = refused(403, 50013)
    await stage.reconciler.bring_below(TABLE, BOARD)
    await stage.quiet()
    assert [post.text.split()[0] for post in stage.discord.at(CHANNEL)] == ["moved", "board"]


async def test_how_long_a_table_has_been_owed_is_counted_from_when_it_was_seen(
    stage: Stage,
) -> None:
    stage.discord.broken["board"] = TOO_FAST
    await stage.dealt()
    await stage.then.owed()
    await stage.later(50)
    await stage.then.owed()

    assert stage.then.owed_for() >= 50
    stage.discord.broken.clear()
    await stage.later(120)
    await stage.then.owed()
    assert stage.then.owed_for() == 0.0
