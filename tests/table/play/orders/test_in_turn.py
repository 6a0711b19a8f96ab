"""Orders in the own turn: they answer at once where they can, and call their owner where not."""

import pytest

from bot.games.offers import Scope
from bot.table.play.notifications import notifications
from bot.table.play.orders.book import in_force_of, unread_notices
from tests.table.kit import ANNA, BEN, CARL, A, B, C, Room, asked, log, position


async def test_an_order_plays_the_turn_as_soon_as_it_comes(room: Room) -> None:
    table = await room.place(position("jab", "jab", "", slug="alone"))
    await table.give_order(BEN, "trade", (), Scope.GAME)
    await room.click(table, ANNA, "trade.-")

    assert (await log(table, room))[-1] == "1 trade.- order"
    assert B not in notifications(table.state)
    (notice,) = unread_notices(table.state, B)
    assert (notice.order.answered, notice.order.acted_at) == (1, room.time.now())


async def test_the_turn_that_is_open_is_left_alone(room: Room) -> None:
    table = await room.place(position("jab", "jab", "", slug="alone"))
    await table.give_order(ANNA, "trade", (), Scope.GAME)
    await room.time.advance(600)

    assert asked(table) == {A: "turn"}
    assert await log(table, room) == []


@pytest.mark.parametrize("hand", ["jab", "slash"])
async def test_what_is_not_offered_is_asked_and_no_default_is_played(room: Room, hand: str) -> None:
    table = await room.place(position("jab", "jab", hand, slug="alone"))
    await table.give_order(103, "slash", (), Scope.GAME)
    for user in (ANNA, BEN):
        await room.click(table, user, "trade.-")

    answers = [line for line in await log(table, room) if line.endswith("order")]
    assert answers == (["2 strike.1.slash order"] if hand == "slash" else [])
    assert (table.record.seat_of(103) in notifications(table.state)) is (hand == "jab")


async def test_whoever_wants_a_say_is_asked(room: Room) -> None:
    table = await room.place(position("jab", "jab", "", slug="alone"))
    await table.give_order(BEN, "say", (), Scope.GAME)
    await table.give_order(BEN, "trade", (), Scope.GAME)
    await room.click(table, ANNA, "trade.-")

    assert asked(table) == {B: "turn"}
    assert B in notifications(table.state)


async def test_a_goal_is_pursued_until_it_is_reached(room: Room) -> None:
    table = await room.place(position("jab jab", "jab", "jab", slug="alone"))
    await table.give_order(ANNA, "blood", (), Scope.GAME)
    await room.click(table, ANNA, "trade.-")
    for user in (BEN, 103):
        await room.click(table, user, "trade.-")
    assert "0 strike.1.jab order" in await log(table, room)
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")
    for user in (BEN, 103):
        await room.click(table, user, "trade.-")

    assert asked(table) == {A: "turn"}  # it is reached, and Anna is asked again
    assert in_force_of(table.state, A) == ()
    assert [notice.why for notice in unread_notices(table.state, A)] == ["answered", "used"]


async def test_turns_by_orders_survive_a_restart(room: Room) -> None:
    table = await room.place(position("jab", "jab", "", slug="alone"))
    await table.give_order(BEN, "trade", (), Scope.GAME)
    await room.restart()
    table = await room.tables.get(table.record.id)
    await room.click(table, ANNA, "trade.-")

    assert (await log(table, room))[-1] == "1 trade.- order"


async def test_an_order_ends_with_a_menu_that_its_answer_has_passed(room: Room) -> None:
    """Though the ask was about something else: whatever an answer puts together counts."""
    table = await room.place(position("jab jab", "jab", "jab", slug="alone"))
    await table.give_order(ANNA, "once", (), Scope.GAME)
    for user in (ANNA, BEN, 103):
        await room.click(table, user, "trade.-")

    assert "0 strike.1.jab order" in await log(table, room)
    assert in_force_of(table.state, A) == ()


@pytest.mark.parametrize("order", ["slash", "blood"])
async def test_no_order_gives_an_answer_that_is_asked_back(room: Room, order: str) -> None:
    """R6: what ends the game for everybody is for its owner to say; the order stays as it is."""
    table = await room.place(position("jab", "jab", "slash jab", slug="final"))
    await table.give_order(CARL, order, (), Scope.GAME)
    for user in (ANNA, BEN):
        await room.click(table, user, "trade.-")

    assert not any(line.endswith("order") for line in await log(table, room))
    assert asked(table) == {C: "turn"}
    assert C in notifications(table.state)
    assert [standing.offer for standing in in_force_of(table.state, C)] == [order]
