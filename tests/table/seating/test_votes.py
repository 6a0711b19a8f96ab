"""Votes: everybody for a pause, more than half to call the game off, and only who plays."""

import asyncio

import pytest

from bot.games.contract import TABLE, Refused
from bot.table.model.record import Clocks, Motion, Phase
from bot.table.model.table_state import TableState
from bot.table.seating.seat_changes import give_to_computer
from bot.table.seating.votes import propose, votes_needed, with_agreement
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, CARL, STRANGER, A, C, Room, due, position

HOUR = 3600
DAY = 24 * HOUR


async def wish(table: Table, user: int, motion: Motion) -> TableState:
    return await table.update_running(lambda state, now, _: propose(state, user, motion, now))


async def yes(table: Table, user: int, motion: Motion, opened: int | None = None) -> TableState:
    stands = table.record.agreements.ballots[motion].opened if opened is None else opened
    return await table.update_running(
        lambda state, now, _: with_agreement(state, user, motion, stands, now)
    )


@pytest.mark.parametrize(
    ("people", "computers", "pause", "abort"),
    [(1, 1, 1, 1), (2, 0, 2, 2), (2, 1, 2, 2), (3, 0, 3, 2), (4, 0, 4, 3)],
)
def test_how_many_must_agree(people: int, computers: int, pause: int, abort: int) -> None:
    hands = ["jab"] * (people + computers)
    record = position(*hands, computers=computers).record

    assert (votes_needed(record, "pause"), votes_needed(record, "abort")) == (pause, abort)


async def test_a_pause_needs_everybody_who_plays(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await wish(table, BEN, "pause")
    await yes(table, ANNA, "pause")
    assert table.record.pause is None
    assert room.changed == []  # the board has nothing to say of it yet

    await yes(table, CARL, "pause")

    assert table.record.pause is not None
    assert table.record.pause.why == "agreed"
    assert table.record.agreements.ballots == {}
    assert due(table, room) == {}


async def test_more_than_half_call_the_game_off(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await wish(table, BEN, "abort")
    assert table.record.agreements.ballots["abort"].yes == (BEN,)

    await yes(table, CARL, "abort")

    assert table.record.phase is Phase.ENDED
    assert table.state.game.outcome(table.state.game_state) is None
    assert await room.store.next_due() is None


@pytest.mark.parametrize("motion", ["pause", "abort"])
async def test_who_is_the_only_person_decides_at_once(room: Room, motion: Motion) -> None:
    table = await room.place(position("jab", "jab", computers=1))

    await wish(table, ANNA, motion)

    assert (table.record.pause is not None) == (motion == "pause")
    assert (table.record.phase is Phase.ENDED) == (motion == "abort")


async def test_two_who_propose_at_once_share_one_vote(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))

    await asyncio.gather(wish(table, ANNA, "pause"), wish(table, BEN, "pause"))

    (ballot,) = table.record.agreements.ballots.values()
    assert set(ballot.yes) == {ANNA, BEN}


async def test_nobody_votes_twice(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await wish(table, ANNA, "abort")

    with pytest.raises(Refused, match="voted"):
        await yes(table, ANNA, "abort")
    await wish(table, ANNA, "abort")  # proposing again changes nothing either

    assert table.record.agreements.ballots["abort"].yes == (ANNA,)
    assert table.record.phase is Phase.RUNNING


async def test_strangers_and_owners_of_warm_seats_have_no_vote(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await table.reseat(lambda record: give_to_computer(record, C))
    await wish(table, ANNA, "abort")

    for motion in ("pause", "abort"):
        with pytest.raises(Refused, match="not_seated"):
            await wish(table, STRANGER, motion)
        with pytest.raises(Refused, match="computer_plays"):
            await wish(table, CARL, motion)
    with pytest.raises(Refused, match="not_seated"):
        await yes(table, STRANGER, "abort")
    with pytest.raises(Refused, match="computer_plays"):
        await yes(table, CARL, "abort")

    assert table.record.agreements.ballots["abort"].yes == (ANNA,)


async def test_a_vote_ends_with_its_deadline_and_its_buttons_are_stale(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", clocks=Clocks(72 * HOUR, 60)))
    await wish(table, ANNA, "abort")
    opened = table.record.agreements.ballots["abort"].opened
    await room.time.advance(72 * HOUR)
    assert table.record.agreements.ballots == {}

    with pytest.raises(Refused, match="vote_over"):
        await yes(table, BEN, "abort", opened)
    await wish(table, BEN, "abort")
    with pytest.raises(Refused, match="vote_over"):
        await yes(table, CARL, "abort", opened)

    assert table.record.phase is Phase.RUNNING


async def test_where_turns_have_no_deadline_a_vote_has_one_all_the_same(room: Room) -> None:
    table = await room.place(position("jab", "jab", clocks=Clocks(None, 60)))

    await wish(table, ANNA, "pause")

    assert due(table, room) == {("pause", TABLE): DAY}


async def test_a_vote_outlives_answers_windows_and_a_restart(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await wish(table, BEN, "abort")
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")
    assert ("abort", TABLE) in table.state.due

    await room.restart()
    table = await room.tables.get(table.record.id)
    await yes(table, ANNA, "abort")

    assert table.record.phase is Phase.ENDED


async def test_the_game_can_be_called_off_in_a_pause_and_its_vote_has_a_clock_there(
    room: Room,
) -> None:
    table = await room.place(position("jab", "jab"))
    await wish(table, ANNA, "pause")
    await yes(table, BEN, "pause")
    with pytest.raises(Refused, match="paused"):
        await wish(table, ANNA, "pause")

    await wish(table, ANNA, "abort")
    assert due(table, room) == {("abort", TABLE): DAY}
    await room.time.advance(DAY)
    assert table.record.agreements.ballots == {}
    await wish(table, ANNA, "abort")
    await yes(table, BEN, "abort")

    assert table.record.phase is Phase.ENDED


async def test_when_the_last_who_was_missing_leaves_the_vote_is_settled(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await wish(table, ANNA, "pause")
    await yes(table, BEN, "pause")

    await table.reseat(lambda record: give_to_computer(record, C))

    assert table.record.pause is not None


async def test_also_when_his_clock_says_so(room: Room) -> None:
    table = await room.place(position("", "", lives=9, clocks=Clocks(HOUR, 60)))
    for _ in range(2):
        await room.time.advance(HOUR)  # Anna misses
        await room.click(table, BEN, table_answer(table))
    await room.time.advance(HOUR / 2)
    await wish(table, BEN, "pause")

    await room.time.advance(HOUR / 2)

    assert table.record.chairs[A].computer == "normal"
    assert table.record.pause is not None


def table_answer(table: Table) -> str:
    return ".".join(table.state.game.default(table.state.game_state, table.state.asks()[0].seat))


async def test_who_leaves_takes_his_yes_along(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", "jab"))
    await wish(table, ANNA, "abort")
    await yes(table, BEN, "abort")

    await table.reseat(lambda record: give_to_computer(record, A))

    assert table.record.agreements.ballots["abort"].yes == (BEN,)
    assert table.record.phase is Phase.RUNNING
