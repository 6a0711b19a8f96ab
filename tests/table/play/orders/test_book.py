"""Standing orders and time: never late, never early, never beyond their scope, never over what was
before them, never lost; and their owner is told once, in private, what has become of them."""

import pytest

from bot.games.contract import Path, Seat
from bot.games.offers import Scope
from bot.table.model.record import Chair, Phase, with_chair
from bot.table.play.orders.book import in_force_of, unread_notices
from bot.table.storage.faults import NotSaved
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, CARL, FLOOR, A, B, C, Room, asked, log, position


def told(table: Table, seat: Seat) -> list[tuple[str, str]]:
    """What is still to be told to a seat: which order, and why."""
    return [(notice.order.offer, notice.why) for notice in unread_notices(table.state, seat)]


async def again(room: Room, table: Table) -> Table:
    """The same table after a restart."""
    await room.restart()
    return await room.tables.get(table.record.id)


async def struck(room: Room, table: Table, user: int = ANNA, at: int = 1) -> None:
    await room.click(table, user, f"strike.{at}.jab")


# Fires late


async def test_an_answer_held_for_one_window_is_not_given_in_the_next(room: Room) -> None:
    table = await room.place(position("jab jab", "parry", "", slug="long"))
    await table.give_order(BEN, "pass", (), Scope.TURN)
    await struck(room, table)
    await table.drop_order(BEN, "pass")
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")
    await struck(room, table)

    assert table.record.orders.held == {}
    assert "order" not in " ".join(await log(table, room))


@pytest.mark.parametrize("replaced", [True, False])
async def test_a_dropped_order_does_not_answer_the_question_that_is_open(
    room: Room, replaced: bool
) -> None:
    """Nor does the one that takes its place: it has come too late for this one."""
    table = await room.place(position("jab", "jab jab", "", slug="quick"))
    await table.give_order(BEN, "shield", (), Scope.GAME)
    await struck(room, table)
    await room.time.advance(60)
    assert asked(table) == {B: "wound"}
    assert B in table.record.orders.held

    if replaced:
        await table.give_order(BEN, "shield", (), Scope.GAME)
    else:
        await table.drop_order(BEN, "shield")
    table = await again(room, table)
    await room.time.advance(FLOOR + 10)

    assert asked(table) == {B: "wound"}
    await room.click(table, BEN, "bleed")


async def test_who_clicks_first_is_not_answered_for(room: Room) -> None:
    table = await room.place(position("jab", "jab jab", "", slug="quick"))
    await table.give_order(BEN, "shield", (), Scope.GAME)
    await struck(room, table)
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")
    await room.time.advance(FLOOR + 60)

    assert [line for line in await log(table, room) if line.endswith("order")] == []
    assert told(table, B) == []


# Fires early


async def test_no_order_answers_before_the_floor(room: Room) -> None:
    table = await room.place(position("jab", "jab jab", "", slug="quick"))
    await table.give_order(BEN, "shield", (), Scope.GAME)
    await struck(room, table)
    await room.time.advance(60)
    lines = len(await log(table, room))
    await room.time.advance(FLOOR - 0.1)
    table = await again(room, table)
    assert len(await log(table, room)) == lines

    await room.time.advance(0.1)

    assert len(await log(table, room)) == lines + 1


async def test_no_order_plays_a_turn(room: Room) -> None:
    table = await room.place(position("jab", "parry", ""))
    await table.give_order(ANNA, "guard", ("1",), Scope.GAME)
    await room.time.advance(3600)

    assert await log(table, room) == []


# Survives its scope


@pytest.mark.parametrize("restarts", [True, False])
async def test_an_order_for_a_turn_is_over_when_the_turn_is(room: Room, restarts: bool) -> None:
    table = await room.place(position("jab", "jab jab", "parry"))
    await table.give_order(CARL, "pass", (), Scope.TURN)
    await room.click(table, ANNA, "trade.-")
    if restarts:
        table = await again(room, table)
    await struck(room, table, BEN, at=2)

    assert C not in table.record.orders.held


async def test_an_order_for_a_turn_holds_again_when_its_end_is_taken_back(room: Room) -> None:
    """And its owner is not told of an end that never was."""
    table = await room.deal("island", 3, seed=1)
    await table.give_order(ANNA, "wish", (), Scope.TURN)
    await room.click(table, BEN, "i3-s4")
    await room.click(table, BEN, "end")
    assert (in_force_of(table.state, A), told(table, A)) == ((), [("wish", "turn")])

    await table.undo(BEN)

    assert [order.offer for order in in_force_of(table.state, A)] == ["wish"]
    assert told(table, A) == []


async def test_no_order_outlives_its_owners_seat(room: Room) -> None:
    table = await room.place(position("jab", "parry", ""))
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await struck(room, table)
    await table.reseat(lambda record: with_chair(record, B, Chair(999, "Zoe")))
    await room.time.advance(60)

    assert table.record.orders.standing == ()
    assert [line for line in await log(table, room) if line.endswith("order")] == []


# Judges what was before it


async def test_what_is_asked_again_after_an_undo_is_not_judged_by_an_order(room: Room) -> None:
    """Not even by one that was given meanwhile: the question is an old one."""
    table = await room.deal("castles", 3, seed=1)
    await room.click(table, ANNA, "A1")
    await table.give_order(ANNA, "corner", (), Scope.GAME)
    await table.undo(ANNA)
    await room.time.advance(FLOOR + 1)

    assert asked(table) == {A: "pick_castle"}
    assert await log(table, room) == []


async def test_an_order_given_while_the_question_is_open_leaves_it_alone(room: Room) -> None:
    table = await room.place(position("jab", "jab jab", "", slug="quick"))
    await struck(room, table)
    await room.time.advance(60)
    await table.give_order(BEN, "shield", (), Scope.GAME)
    table = await again(room, table)
    await room.time.advance(FLOOR + 10)

    assert asked(table) == {B: "wound"}


# Lost on save


async def test_what_others_order_loses_nobody_his_own(room: Room) -> None:
    table = await room.place(position("jab", "jab", "parry"))
    await table.give_order(CARL, "pass", (), Scope.TURN)
    await room.click(table, ANNA, "trade.-")  # Carl's order is over, and he does not know yet
    await table.give_order(ANNA, "guard", ("1",), Scope.GAME)
    await table.drop_order(ANNA, "guard.1")
    table = await again(room, table)

    assert told(table, C) == [("pass", "turn")]


async def test_an_order_that_could_not_be_saved_was_not_given(room: Room) -> None:
    table = await room.place(position("jab", "jab", "parry"))
    before = table.record
    await room.store.close()

    with pytest.raises(NotSaved):
        await table.give_order(CARL, "pass", (), Scope.TURN)

    assert table.record == before
    await room.store.open()


@pytest.mark.parametrize("restarts", [True, False])
async def test_with_or_without_restarts_orders_answer_the_same(room: Room, restarts: bool) -> None:
    table = await room.place(position("jab jab", "parry jab", "parry", lives=9))
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await table.give_order(CARL, "spare", ("1",), Scope.ROUND)
    for striker, at in ((ANNA, 1), (BEN, 2)):
        await struck(room, table, striker, at)
        for _ in range(2):  # a parry may be pierced: another window
            table = await again(room, table) if restarts else table
            await room.time.advance(60)

    answered = [line for line in await log(table, room) if line.endswith("order")]
    assert answered == ["1 parry order", "2 pass order"]


# What the owner is told


async def test_an_order_that_has_answered_is_told_once_and_counted(room: Room) -> None:
    table = await room.place(position("jab jab", "parry", "jab", slug="long"))
    await table.give_order(CARL, "spare", ("0",), Scope.GAME)
    for _ in range(2):
        await struck(room, table)
        await room.time.advance(60)
        if B in asked(table):
            await room.click(table, BEN, "bleed")
    (notice,) = unread_notices(table.state, C)
    assert (notice.order.answered, notice.why) == (2, "answered")
    assert unread_notices(table.state, A) == unread_notices(table.state, B) == ()

    await table.mark_notices_read((notice,))
    table = await again(room, table)

    assert unread_notices(table.state, C) == ()
    assert [order.offer for order in in_force_of(table.state, C)] == ["spare"]


async def test_what_happens_while_the_owner_reads_is_told_the_next_time(room: Room) -> None:
    table = await room.place(position("jab jab", "parry", "jab", slug="long"))
    await table.give_order(CARL, "spare", ("0",), Scope.GAME)
    await struck(room, table)
    await room.time.advance(60)
    read = unread_notices(table.state, C)
    await room.click(table, BEN, "bleed")
    await struck(room, table)
    await room.time.advance(60)

    await table.mark_notices_read(read)

    (notice,) = unread_notices(table.state, C)
    assert (notice.order.answered, notice.why) == (1, "answered")


@pytest.mark.parametrize(
    ("offer", "picks", "scope", "why"),
    [
        ("pass", (), Scope.TURN, "turn"),
        ("guard", ("2",), Scope.ROUND, "round"),
    ],
)
async def test_an_order_tells_why_it_ended_and_only_once(
    room: Room, offer: str, picks: Path, scope: Scope, why: str
) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await table.give_order(CARL, offer, picks, scope)
    for user in (ANNA, BEN, CARL):
        await room.click(table, user, "trade.-")
    assert told(table, C) == [(offer, why)]

    await table.mark_notices_read(unread_notices(table.state, C))

    assert told(await again(room, table), C) == []


async def test_when_the_game_is_over_so_are_all_orders(room: Room) -> None:
    table = await room.place(position("jab", "", lives=1))
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await struck(room, table)
    await room.time.advance(60)

    assert table.record.phase is Phase.OVER
    assert told(table, B) == [("guard", "over")]


async def test_to_be_told_changes_nothing_that_others_could_see(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await table.give_order(CARL, "pass", (), Scope.TURN)
    await room.click(table, ANNA, "trade.-")
    edition, seen = table.record.public_version, list(room.changed)

    await table.mark_notices_read(unread_notices(table.state, C))

    assert (table.record.public_version, room.changed) == (edition, seen)


async def test_orders_do_not_pile_up(room: Room) -> None:
    table = await room.place(position("", "", "", lives=9))
    for number in range(12):
        user = (ANNA, BEN, CARL)[number % 3]
        await table.give_order(CARL, "pass", (), Scope.TURN)
        await room.click(table, user, "trade.-" if number > 2 else "trade")

    assert len(table.record.orders.standing) == 1
