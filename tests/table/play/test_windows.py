"""When a window opens and closes: floor, cap, readiness; and questions to one named seat."""

from bot.games.contract import TABLE
from bot.games.offers import Scope
from bot.table.model.record import Clocks
from tests.table.kit import ANNA, BEN, CARL, FLOOR, A, B, C, Room, asked, due, log, position


async def test_a_window_has_a_random_floor_and_a_cap(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))

    await room.click(table, ANNA, "strike.1.jab")

    assert due(table, room) == {("floor", TABLE): FLOOR, ("cap", TABLE): 60}


async def test_at_the_cap_it_closes_without_the_silent(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")

    await room.time.advance(59)
    assert asked(table) == {TABLE: "close", B: "parry", C: "parry"}
    await room.time.advance(1)

    assert asked(table) == {B: "wound"}
    assert await log(table, room) == ["0 strike.1.jab click", "-1 close clock"]


async def test_before_the_floor_nothing_closes_it(room: Room) -> None:
    table = await room.place(position("jab jab", "parry", "parry"))
    await room.click(table, ANNA, "strike.1.jab")
    await room.click(table, BEN, "parry")
    await room.click(table, CARL, "parry")

    await room.time.advance(FLOOR - 1)
    assert asked(table) == {TABLE: "close"}
    await room.time.advance(1)

    assert asked(table) == {TABLE: "close", A: "pierce", C: "pierce"}


async def test_after_the_floor_it_closes_as_soon_as_a_card_is_answered(room: Room) -> None:
    table = await room.place(position("jab jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(20)

    await room.click(table, BEN, "parry")

    assert asked(table) == {TABLE: "close", A: "pierce", C: "pierce"}
    assert due(table, room) == {("floor", TABLE): FLOOR, ("cap", TABLE): 60}


async def test_after_the_floor_one_pass_of_two_does_not_close_it(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(20)

    await room.click(table, BEN, "pass")
    assert asked(table) == {TABLE: "close", C: "parry"}
    await room.click(table, CARL, "pass")

    assert asked(table) == {B: "wound"}


async def test_held_orders_make_it_ready_at_the_floor(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    assert asked(table)[B] == "parry"  # a click may still replace the order

    await room.time.advance(FLOOR)

    assert await log(table, room) == ["0 strike.1.jab click", "1 parry order", "-1 close clock"]


async def test_a_click_replaces_what_an_order_holds(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")

    await room.click(table, BEN, "pass")
    await room.time.advance(60)

    assert await log(table, room) == ["0 strike.1.jab click", "1 pass click", "-1 close clock"]


async def test_a_window_without_time_closes_in_the_same_breath(room: Room) -> None:
    """Nobody is asked to pierce, nobody waits, and nothing tells that there was a window."""
    table = await room.place(position("jab pierce", "parry", "jab", slug="quick"))
    await room.click(table, ANNA, "strike.1.jab")
    await room.click(table, BEN, "parry")

    await room.time.advance(FLOOR)

    assert asked(table) == {B: "turn"}
    assert (await log(table, room))[-2:] == ["-1 close clock", "-1 close clock"]
    assert table.state.unsaved_events == ()


async def test_in_a_window_without_time_standing_orders_answer(room: Room) -> None:
    table = await room.place(position("jab pierce", "parry", "jab", slug="quick"))
    await table.give_order(ANNA, "dig", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    await room.click(table, BEN, "parry")

    await room.time.advance(FLOOR)

    assert (await log(table, room))[-3:] == ["-1 close clock", "0 pierce order", "-1 close clock"]
    assert asked(table)[TABLE] == "close"  # the blow is open again


async def test_a_decision_has_its_own_clock_and_takes_the_default(room: Room) -> None:
    """At least a minute, three times the reaction time."""
    for reaction, cap in ((10, 60), (20, 60), (60, 180)):
        state = position("jab", "jab", "", clocks=Clocks(None, reaction))
        table = await room.place(state)
        await room.click(table, ANNA, "strike.1.jab")
        await room.time.advance(reaction)
        assert asked(table) == {B: "wound"}
        assert due(table, room) == {("cap", B): cap}

        await room.time.advance(cap)

        assert (await log(table, room))[-1] == "1 bleed clock"
        await table.end()


async def test_whoever_decides_in_time_drops_the_deadline(room: Room) -> None:
    table = await room.place(position("jab", "jab slash", "", clocks=Clocks(None, 60)))
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)

    await room.click(table, BEN, "shed.slash")

    assert asked(table) == {B: "turn"}
    assert due(table, room) == {}
