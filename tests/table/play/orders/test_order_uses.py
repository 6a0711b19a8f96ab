"""Orders with a number of uses, and those that leave the turn alone in which they are given."""

from bot.games.offers import Scope
from bot.table.play.orders.book import in_force_of, unread_notices
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, CARL, FLOOR, B, C, Room, asked, log, position


def whys(table: Table) -> dict[str, list[str]]:
    """What Ben and Carl are still to be told."""
    state = table.state
    return {
        name: [n.why for n in unread_notices(state, s)] for name, s in (("ben", B), ("carl", C))
    }


def ordered(table: Table) -> list[str]:
    """Those whose order still stands."""
    return [name for name, seat in (("ben", B), ("carl", C)) if in_force_of(table.state, seat)]


async def test_an_order_is_over_when_its_answer_took_effect(room: Room) -> None:
    table = await room.place(position("jab jab", "parry parry", "jab", slug="sparing", lives=9))
    await table.give_order(BEN, "ward", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)
    assert "1 parry order" in await log(table, room)
    assert ordered(table) == []
    assert whys(table)["ben"] == ["answered", "used"]

    await table.mark_notices_read(unread_notices(table.state, B))
    await room.restart()
    table = await room.tables.get(table.record.id)

    assert whys(table)["ben"] == []
    assert ordered(table) == []


async def test_an_answer_that_lapses_is_no_use(room: Room) -> None:
    """Both want to parry, and the seat after the striker's does: Carl keeps card and order."""
    table = await room.place(position("jab", "parry", "parry", slug="sparing", lives=9))
    await table.give_order(BEN, "ward", (), Scope.GAME)
    await table.give_order(CARL, "ward", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(FLOOR)

    answers = [line for line in await log(table, room) if line.endswith("order")]
    assert answers == ["1 parry order", "2 parry order"]
    assert ordered(table) == ["carl"]
    assert whys(table) == {"ben": ["answered", "used"], "carl": ["answered"]}


async def test_to_pass_for_want_of_the_card_is_no_use(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", slug="sparing", lives=9))
    await table.give_order(BEN, "ward", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)

    assert "1 pass order" in await log(table, room)
    assert ordered(table) == ["ben"]


async def test_a_click_instead_of_the_order_is_no_use(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab", slug="sparing", lives=9))
    await table.give_order(BEN, "ward", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    await room.click(table, BEN, "parry")
    await room.time.advance(60)

    assert "1 parry click" in await log(table, room)
    assert ordered(table) == ["ben"]


async def test_outside_a_window_every_answer_is_a_use(room: Room) -> None:
    table = await room.place(
        position("jab jab", "slash slash slash", "jab", slug="sparing", lives=9)
    )
    await table.give_order(BEN, "twice", (), Scope.GAME)
    for left in (1, 0):
        await room.click(table, ANNA, "strike.1.jab")
        await room.time.advance(60 + FLOOR)
        assert [order.left for order in table.record.orders.standing] == [left]
        for user in (BEN, CARL):
            await room.click(table, user, "trade.-")

    assert ordered(table) == []


async def test_an_early_order_leaves_the_running_turn_alone(room: Room) -> None:
    table = await room.place(position("jab jab", "parry", "jab", slug="sparing", lives=9))
    await table.give_order(BEN, "later", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    assert table.record.orders.held == {}

    await room.click(table, BEN, "pass")
    await room.time.advance(60)
    await room.click(table, BEN, "bleed")
    for user in (BEN, CARL):
        await room.click(table, user, "trade.-")
    await room.click(table, ANNA, "strike.1.jab")

    assert asked(table)[B] == "parry"
    assert table.record.orders.held == {B: ("parry",)}
