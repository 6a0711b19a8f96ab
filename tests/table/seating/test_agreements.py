"""Pauses, votes and seats in any order, with restarts: whatever people do, these things hold."""

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.games.contract import TABLE, Refused, Seat
from bot.games.kit.walks import random_path
from bot.table.model.record import NamedUser, Pause, Phase
from bot.table.model.table_state import TableState
from bot.table.play.flow import resume_game
from bot.table.seating.seat_changes import accept_seat, give_to_computer, offer_seat, take_back
from bot.table.seating.votes import propose, voters, votes_needed
from bot.table.table import Table
from bot.table.time.pauses import pause_clocks
from tests.table.kit import BEN, CARL, Room, asked

Deed = Callable[[Room, Table, random.Random], Awaitable[object]]


async def pause(_: Room, table: Table, luck: random.Random) -> None:
    why = luck.choice((Pause("called", BEN), Pause("channel"), Pause("access")))
    await table.update_running(lambda state, now, _: pause_clocks(state, why, now))


async def go_on(_: Room, table: Table, __: random.Random) -> None:
    await table.update_running(resume_game)


async def vote(_: Room, table: Table, luck: random.Random) -> None:
    user = luck.choice((BEN, CARL, 900))
    await table.update_running(lambda state, now, _: propose(state, user, "pause", now))


async def seat(_: Room, table: Table, luck: random.Random) -> None:
    """To a computer or back; or to somebody new."""
    number, user = Seat(luck.randrange(3)), luck.randrange(900, 910)
    change = luck.choice(("warm", "back", "heir"))
    if change == "warm":
        await table.reseat(lambda record: give_to_computer(record, number))
    elif change == "back" and table.record.chairs[number].user is not None:
        await table.reseat(lambda record: take_back(record, number))
    elif change == "heir":
        heir = NamedUser(user, f"Guest {user}")
        await table.update_running(lambda state, now, _: offer_seat(state, number, heir, now))
        await table.update_running(lambda c, now, lucky: accept_seat(c, number, user, now, lucky))


async def answer(_: Room, table: Table, luck: random.Random) -> None:
    people = [s for s in asked(table) if s != TABLE and table.record.chairs[s].is_played]
    if people:
        number = luck.choice(people)
        path = random_path(table.state.game, table.state.game_state, number, luck)
        user = table.record.chairs[number].user or 0
        await table.answer(user, number, table.record.ask_versions[number], path)


async def wait(room: Room, _: Table, luck: random.Random) -> None:
    await room.time.advance(luck.choice((1, 7, 60, 4000)))


DEEDS: tuple[Deed, ...] = (pause, go_on, go_on, vote, seat, answer, answer, wait, wait)


def assert_agreements_hold(before: TableState, after: TableState, room: Room) -> None:
    record = after.record
    if before.record.pause is not None and record.pause is not None:
        assert record.log_length == before.record.log_length  # nothing is played in a pause
        assert after.asks() == before.asks()
    if record.pause is not None:
        assert not any(deadline.meaning.is_of_play for deadline in after.due)
        assert all(left.time >= 0 for left in record.pause.left)
    elif record.phase is Phase.RUNNING and record.chairs:
        assert any(
            deadline.meaning.is_of_play for deadline in after.due
        )  # somebody is always waited for
    for (kind, number), at in after.due.items():
        assert at >= room.time.now() - 1
        assert kind not in ("pause", "abort") or kind in record.agreements.ballots
        assert kind != "heir" or number in record.agreements.seat_offers
    entitled = set(voters(record))
    for motion, ballot in record.agreements.ballots.items():
        assert len(entitled.intersection(ballot.yes)) < max(1, votes_needed(record, motion))
    users = [chair.user for chair in record.chairs if chair.user is not None]
    assert len(users) == len(set(users))


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_people_agree_on(room: Room, seed: int) -> None:
    luck = random.Random(seed)
    table = await room.deal("duel", 3, seed)
    for _ in range(80):
        if table.record.phase is not Phase.RUNNING:
            break
        before = table.state
        with suppress(Refused):
            await luck.choice(DEEDS)(room, table, luck)
        assert_agreements_hold(before, table.state, room)
        if luck.random() < 0.1:
            before = table.state
            await room.restart()
            table = await room.tables.get(before.record.id)
            assert table.state == before
