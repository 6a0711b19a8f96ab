"""A seat is handed over: with consent, with the hand, without what its old owner had ordered."""

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Refused, Seat
from bot.games.offers import Scope
from bot.table.model.record import Chair, Clocks, NamedUser
from bot.table.model.table_state import TableState
from bot.table.seating.seat_changes import (
    accept_seat,
    check_replaceable,
    give_to_computer,
    offer_seat,
    take_back,
)
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, STRANGER, A, B, C, Room, asked, due, log, position

DAY = 24 * 3600
STEFAN = NamedUser(STRANGER, "Stefan")


async def offer(table: Table, seat: Seat, heir: NamedUser = STEFAN) -> TableState:
    return await table.update_running(lambda state, now, _: offer_seat(state, seat, heir, now))


async def take(table: Table, seat: Seat, user: int = STRANGER) -> TableState:
    return await table.update_running(
        lambda state, now, luck: accept_seat(state, seat, user, now, luck)
    )


async def test_nothing_changes_before_the_successor_agrees(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))

    await offer(table, A)

    assert table.record.chairs[A].user == ANNA
    assert room.changed == []
    await room.click(table, ANNA, "trade.-")


async def test_who_agrees_has_the_seat_its_turn_and_its_clock(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.time.advance(3600)
    await offer(table, A)

    await take(table, A)

    assert table.record.chairs[A] == Chair(STRANGER, "Stefan")
    assert table.record.host == STRANGER
    assert due(table, room) == {("turn", A): DAY - 3600, ("remind", A): DAY / 2 - 3600}
    assert await room.store.of_person(ANNA) == []
    with pytest.raises(Refused, match="wrong_seat"):
        await table.answer(ANNA, A, table.record.ask_versions[A], ("trade", "-"))
    await room.click(table, STRANGER, "trade.-")


async def test_only_the_named_one_can_take_it_and_only_once(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await offer(table, A)

    with pytest.raises(Refused, match="not_offered_to_you"):
        await take(table, A, 555)
    with pytest.raises(Refused, match="offer_over"):
        await take(table, B)
    await take(table, A)

    with pytest.raises(Refused, match="offer_over"):
        await take(table, A)


async def test_nobody_sits_on_two_seats(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    with pytest.raises(Refused, match="already_seated"):
        await offer(table, A, NamedUser(BEN, "Ben"))
    await offer(table, A)
    with pytest.raises(Refused, match="offer_stands"):  # D-24: one call for one person
        await offer(table, B)
    await _offer_both(table)
    await take(table, A)

    with pytest.raises(Refused, match="already_seated"):
        await take(table, B)


async def test_an_offer_that_stands_is_not_made_again(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await offer(table, A)

    with pytest.raises(Refused, match="offer_stands"):
        await offer(table, A)


async def _offer_both(table: Table) -> None:
    """As release 1.0.0 may have left it."""
    heirs = {A: STEFAN, B: STEFAN}
    await table.update_running(
        lambda state, *_: replace(state, record=state.record.with_agreements(seat_offers=heirs))
    )


async def test_an_offer_ends_with_its_deadline_and_survives_a_restart(room: Room) -> None:
    table = await room.place(position("jab", "jab", clocks=Clocks(None, 60)))
    await offer(table, A)
    await room.time.advance(DAY - 1)
    await room.restart()
    table = await room.tables.get(table.record.id)
    assert table.record.agreements.seat_offers == {A: STEFAN}

    await room.time.advance(1)

    assert table.record.agreements.seat_offers == {}
    with pytest.raises(Refused, match="offer_over"):
        await take(table, A)


async def test_the_orders_of_the_old_owner_go_with_him(room: Room) -> None:
    table = await room.place(position("jab", "jab", "", slug="quick"))
    await table.give_order(BEN, "shield", (), Scope.GAME)
    await table.give_order(ANNA, "shield", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)
    assert ("order", B) in table.state.due
    await offer(table, B)

    await take(table, B)
    await room.time.advance(20)

    assert [order.seat for order in table.record.orders.standing] == [A]
    assert table.record.orders.held == {}
    assert asked(table) == {B: "wound"}  # the new owner decides himself, in the time that is left
    assert due(table, room) == {("cap", B): 160}


async def test_the_orders_of_an_owner_who_is_only_away_stay(room: Room) -> None:
    table = await room.place(position("jab", "jab", "", slug="quick"))
    await table.give_order(BEN, "shield", (), Scope.GAME)

    await table.reseat(lambda record: give_to_computer(record, B))
    await table.reseat(lambda record: take_back(record, B))

    assert [order.seat for order in table.record.orders.standing] == [B]


async def test_a_window_stays_open_when_a_seat_changes_hands_in_it(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    before = asked(table)
    await offer(table, B)
    await take(table, B)

    assert asked(table) == before
    await room.click(table, STRANGER, "pass")
    await room.time.advance(60)
    assert TABLE not in asked(table)


async def test_resigning_is_noted_and_forgotten_by_who_comes_back(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))

    await table.reseat(lambda record: give_to_computer(record, A, resigned=True))
    assert table.record.chairs[A].resigned
    assert table.record.chairs[A].user == ANNA
    await room.time.advance(2)
    assert (await log(table, room))[0].endswith("computer")

    await table.reseat(lambda record: take_back(record, A))
    assert table.record.chairs[A] == Chair(ANNA, "Anna")


async def test_a_host_who_is_away_passes_his_part_on(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))

    await table.reseat(lambda record: give_to_computer(record, A))

    assert table.record.host == BEN


async def test_also_when_his_clock_says_so(room: Room) -> None:
    table = await room.place(position("", "", lives=9))
    for _ in range(3):
        await room.time.advance(DAY)
        await room.click(table, BEN, ".".join(table.state.game.default(table.state.game_state, B)))

    assert table.record.chairs[A].computer
    assert table.record.host == BEN


def test_others_dispose_of_a_seat_only_when_its_owner_is_away() -> None:
    record = position("jab", "jab", "jab", computers=1).record
    check_replaceable(record, A, ANNA, chief=False)
    check_replaceable(record, C, ANNA, chief=True)  # a computer's
    with pytest.raises(Refused, match="wrong_seat"):
        check_replaceable(record, B, ANNA, chief=False)
    with pytest.raises(Refused, match="not_absent"):
        check_replaceable(record, B, ANNA, chief=True)
    with pytest.raises(Refused, match="no_seat"):
        check_replaceable(record, Seat(3), ANNA, chief=True)


def test_a_computers_seat_cannot_be_kept_warm() -> None:
    record = position("jab", "jab", computers=1).record

    with pytest.raises(Refused, match="computer_seat"):
        give_to_computer(record, B)


async def test_who_has_given_up_is_not_made_a_mere_absentee_by_others(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await table.reseat(lambda record: give_to_computer(record, A))
    await table.reseat(lambda record: give_to_computer(record, A, resigned=True))

    with pytest.raises(Refused, match="computer_seat"):
        await table.reseat(lambda record: give_to_computer(record, A))

    assert table.record.chairs[A].resigned


def test_where_there_is_no_clock_the_host_has_to_know_who_is_away() -> None:
    record = position("jab", "jab", clocks=Clocks(None, 60)).record

    check_replaceable(record, B, ANNA, chief=True)
