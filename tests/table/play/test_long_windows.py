"""Windows over days: who is waited for, who is called, how they close, and whom they run out on."""

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE
from bot.games.offers import Scope
from bot.table.model.person import Habits
from bot.table.model.record import Attention, Clocks
from bot.table.play.notifications import notifications
from bot.table.play.windows import is_dozing
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, CARL, A, B, C, Room, asked, due, log, position

HOUR = 3600
KEY = 8 * HOUR
FLOOR = 120.0  # of a long window, with luck one half
SLOW = Clocks(24 * HOUR, 60, KEY)


async def struck(
    room: Room, *hands: str, slug: str = "keyed", clocks: Clocks = SLOW, computers: int = 0
) -> Table:
    """Anna strikes Ben; he and Carl are asked."""
    state = position(*hands, slug=slug, clocks=clocks, computers=computers, pace="days")
    table = await room.place(state)
    await room.click(table, ANNA, "strike.1.jab")
    return table


def called(table: Table) -> dict[int, str]:
    return {seat: call.kind for seat, call in notifications(table.state).items()}


async def test_a_key_window_stays_open_for_hours_and_calls_whoever_is_waited_for(
    room: Room,
) -> None:
    table = await struck(room, "jab", "parry", "jab")

    assert due(table, room) == {("floor", TABLE): FLOOR, ("cap", TABLE): KEY}
    assert called(table) == {B: "window", C: "window"}


async def test_a_plain_window_waits_for_nobody_who_has_not_asked_for_it(room: Room) -> None:
    table = await struck(room, "jab", "parry", "jab", slug="duel")
    assert due(table, room) == {("floor", TABLE): 5.5, ("cap", TABLE): 60}
    assert called(table) == {}

    await room.time.advance(5.5)

    assert asked(table) == {B: "wound"}


async def test_whoever_wants_everything_is_waited_for_in_plain_windows_and_not_called(
    room: Room,
) -> None:
    table = await room.place(position("jab", "parry", "jab", clocks=SLOW, pace="days"))
    await table.set_attention(BEN, "all")
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(59)
    assert asked(table) == {TABLE: "close", B: "parry", C: "parry"}
    assert called(table) == {}

    await room.click(table, BEN, "pass")

    assert asked(table) == {B: "wound"}


async def test_a_named_card_does_not_close_it(room: Room) -> None:
    table = await struck(room, "jab jab", "parry", "parry")
    await room.time.advance(HOUR)

    await room.click(table, CARL, "parry")
    await room.time.advance(HOUR)
    assert asked(table) == {TABLE: "close", B: "parry"}
    await room.click(table, BEN, "pass")

    assert (await log(table, room))[-1] == "-1 close clock"
    assert asked(table)[A] == "pierce"  # Carl's parry has hit home


async def test_it_closes_when_all_who_are_waited_for_have_answered_but_not_before_its_floor(
    room: Room,
) -> None:
    table = await struck(room, "jab", "jab", "jab")
    await room.click(table, BEN, "pass")
    await room.click(table, CARL, "pass")

    await room.time.advance(FLOOR - 1)
    assert asked(table) == {TABLE: "close"}
    await room.time.advance(1)

    assert asked(table) == {B: "wound"}


async def test_whoever_has_orders_only_is_neither_called_nor_waited_for(room: Room) -> None:
    table = await room.place(
        position("jab", "parry", "jab", slug="keyed", clocks=SLOW, pace="days")
    )
    await table.set_attention(BEN, "orders")
    await table.set_attention(CARL, "orders")
    await room.click(table, ANNA, "strike.1.jab")
    assert called(table) == {}
    assert due(table, room)[("cap", TABLE)] == KEY  # the same for all to see

    await room.time.advance(FLOOR)

    assert asked(table) == {B: "wound"}
    assert await log(table, room) == ["0 strike.1.jab click", "-1 close clock"]


async def test_whoever_has_orders_only_may_answer_while_others_are_waited_for(room: Room) -> None:
    table = await room.place(
        position("jab", "parry", "jab", slug="keyed", clocks=SLOW, pace="days")
    )
    await table.set_attention(BEN, "orders")
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(HOUR)

    await room.click(table, BEN, "parry")
    await room.click(table, CARL, "pass")

    assert "1 parry click" in await log(table, room)


async def test_an_order_answers_and_its_owner_is_not_called(room: Room) -> None:
    table = await room.place(
        position("jab", "parry", "jab", slug="keyed", clocks=SLOW, pace="days")
    )
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    assert called(table) == {C: "window"}

    await room.time.advance(HOUR)
    await room.click(table, CARL, "pass")

    assert "1 parry order" in await log(table, room)


@pytest.mark.parametrize("hand", ["parry", "jab"])
async def test_the_moment_of_the_close_does_not_tell_what_an_order_answers(
    room: Room, hand: str
) -> None:
    table = await room.place(position("jab", hand, "jab", slug="keyed", clocks=SLOW, pace="days"))
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")

    await room.time.advance(2 * HOUR)
    assert asked(table)[C] == "parry"
    await room.click(table, CARL, "pass")

    assert (await log(table, room))[-1] == "-1 close clock"


@pytest.mark.parametrize(("before", "after"), [("key", "orders"), ("orders", "key")])
async def test_attention_counts_in_the_window_that_is_open(
    room: Room, before: Attention, after: Attention
) -> None:
    table = await room.place(
        position("jab", "parry", "jab", slug="keyed", clocks=SLOW, pace="days")
    )
    await table.set_attention(BEN, before)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(HOUR)
    assert (B in called(table)) == (before == "key")

    await table.set_attention(BEN, after)
    await room.click(table, CARL, "pass")

    assert asked(table) == ({B: "wound"} if after == "orders" else {TABLE: "close", B: "parry"})


async def test_two_windows_that_run_out_make_drowsy_and_a_click_wakes(room: Room) -> None:
    table = await struck(room, "jab jab", "jab", "jab jab", slug="keyed")
    await room.time.advance(KEY)
    assert table.record.window.lapses == {B: 1, C: 1}
    await room.click(table, BEN, "bleed")
    assert table.record.window.lapses == {C: 1}  # whoever acts is there
    await room.click(table, BEN, "strike.2.jab")
    await room.time.advance(KEY)

    assert is_dozing(table.record, C)
    assert table.record.chairs[C].misses == 0  # a missed window is no miss
    await table.wake(CARL)

    assert not is_dozing(table.record, C)


async def test_whoever_dozes_is_not_waited_for(room: Room) -> None:
    state = position("jab", "parry", "jab", slug="keyed", clocks=SLOW, pace="days")
    table = await room.place(replace(state, record=state.record.with_window(lapses={B: 2})))
    await room.click(table, ANNA, "strike.1.jab")
    assert called(table) == {C: "window"}

    await table.wake(BEN)

    assert called(table) == {B: "window", C: "window"}


async def test_short_only_lets_key_windows_be_as_short_as_others(room: Room) -> None:
    table = await struck(room, "jab", "parry", "jab", clocks=Clocks(24 * HOUR, 60, 60))

    assert due(table, room) == {("floor", TABLE): 5.5, ("cap", TABLE): 60}
    assert called(table) == {}
    await room.time.advance(60)

    assert table.record.window.lapses == {}


@pytest.mark.parametrize(
    ("key", "floor"), [(20 * 60, 60.0), (2 * HOUR, 120.0), (8 * HOUR, 120.0), (24 * HOUR, 120.0)]
)
async def test_floors(room: Room, key: int, floor: float) -> None:
    """30 to 90 seconds for 20 minutes, then 60 to 180; here with luck one half."""
    table = await struck(room, "jab", "parry", "jab", clocks=Clocks(24 * HOUR, 60, key))

    assert due(table, room)[("floor", TABLE)] == floor


async def test_where_only_computers_are_asked_nobody_waits_long(room: Room) -> None:
    table = await struck(room, "jab", "jab", "jab", computers=2)

    assert due(table, room)[("floor", TABLE)] == 3.0


async def test_a_decision_has_half_a_turn_and_one_reminder(room: Room) -> None:
    table = await struck(room, "jab", "jab", "", slug="duel")
    await room.time.advance(5.5)
    assert due(table, room) == {("cap", B): 12 * HOUR, ("nudge", B): 6 * HOUR}
    call = notifications(table.state)[B]
    assert (call.kind, call.reminder) == ("decision", 0)

    await room.time.advance(6 * HOUR)

    assert notifications(table.state)[B] == call._replace(reminder=1)


async def test_where_turns_have_no_limit_a_decision_has_a_day(room: Room) -> None:
    table = await struck(room, "jab", "jab", "", slug="duel", clocks=Clocks(None, 60, KEY))
    await room.time.advance(5.5)

    assert due(table, room) == {("cap", B): 24 * HOUR, ("nudge", B): 12 * HOUR}


async def test_a_missed_decision_is_a_miss_and_makes_drowsy(room: Room) -> None:
    table = await struck(room, "jab", "jab", "", slug="duel")
    await room.time.advance(5.5)

    await room.time.advance(12 * HOUR)

    assert (await log(table, room))[-1] == "1 bleed clock"
    assert table.record.chairs[B].misses == 1
    assert is_dozing(table.record, B)


async def test_a_decision_of_whoever_is_up_uses_up_the_turn_clock(room: Room) -> None:
    table = await struck(room, "jab", "jab", "", slug="own")
    await room.time.advance(5.5)
    assert due(table, room) == {("turn", B): 24 * HOUR, ("remind", B): 12 * HOUR}

    await room.time.advance(24 * HOUR)

    assert (await log(table, room))[-1] == "1 bleed clock"
    assert table.record.chairs[B].misses == 1


async def test_after_a_window_people_were_called_to_whoever_goes_on_is_called_anew(
    room: Room,
) -> None:
    table = await struck(room, "jab", "jab", "jab")
    first = notifications(table.state)
    await room.time.advance(HOUR)
    await room.click(table, BEN, "pass")
    await room.click(table, CARL, "pass")

    assert called(table) == {B: "decision"}
    assert notifications(table.state)[B] not in first.values()


async def test_a_new_owner_of_a_seat_has_chosen_nothing(room: Room) -> None:
    table = await struck(room, "jab", "jab", "jab")
    await table.set_attention(BEN, "orders")
    stranger = replace(table.record.chairs[B], user=999, habits=Habits())

    await table.reseat(lambda record: (record.chairs[0], stranger, record.chairs[2]))

    assert table.record.window.attention == {}
    assert called(table)[B] == "window"
