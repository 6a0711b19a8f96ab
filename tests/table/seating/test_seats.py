"""A seat never disappears: it changes hands. And a table may be called off."""

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Refused
from bot.games.offers import Scope
from bot.table.model.record import Chair, Phase, TableRecord
from tests.table.kit import ANNA, BEN, CARL, STRANGER, A, B, Room, asked, due, log, position


def chairs(record: TableRecord, seat: int, chair: Chair) -> tuple[Chair, ...]:
    return (*record.chairs[:seat], chair, *record.chairs[seat + 1 :])


async def test_a_named_successor_has_the_seat_and_the_old_owner_has_not(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    edition = table.record.public_version

    await table.reseat(lambda record: chairs(record, 0, Chair(STRANGER, "Stefan")))

    assert room.changed == [table.record.id]
    assert table.record.public_version == edition + 1
    with pytest.raises(Refused, match="wrong_seat"):
        await table.answer(ANNA, A, table.record.ask_versions[A], ("trade", "-"))
    await room.click(table, STRANGER, "trade.-")
    assert await room.store.of_person(ANNA) == []
    assert await room.store.of_person(STRANGER) == [table.record.id]


async def test_the_hosts_part_goes_with_the_seat(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    assert table.record.host == ANNA

    await table.reseat(lambda record: chairs(record, 0, Chair(None, "Ada", "normal")))
    assert table.record.host == BEN
    await table.reseat(lambda record: chairs(record, 1, Chair(STRANGER, "Stefan")))
    assert table.record.host == STRANGER
    await table.reseat(lambda record: chairs(record, 1, Chair(None, "Ada", "normal")))
    await table.reseat(lambda record: chairs(record, 2, Chair(None, "Ada", "normal")))
    assert table.record.host == CARL  # nobody is left to take it


async def test_whoever_takes_his_seat_back_plays_the_rest_of_his_turn(room: Room) -> None:
    """Also where the turn's deadline was missed already."""
    table = await room.place(position("jab", "jab", "jab", slug="eager"))
    await room.time.advance(24 * 3600)
    assert asked(table)[TABLE] == "close"
    back = replace(table.record.chairs[0], misses=0)
    await table.reseat(lambda record: chairs(record, 0, back))

    await room.time.advance(60)
    await room.click(table, BEN, "bleed")

    assert asked(table) == {A: "turn"}
    assert due(table, room) == {("turn", A): 24 * 3600, ("remind", A): 12 * 3600}


async def test_a_held_order_is_dropped_when_a_computer_takes_the_decision(room: Room) -> None:
    table = await room.place(position("jab", "jab", "", slug="quick"))
    await table.give_order(BEN, "shield", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)
    assert set(table.state.due) == {("cap", B), ("order", B)}

    await table.reseat(lambda record: chairs(record, 1, Chair(BEN, "Ben", "normal")))
    await room.time.advance(10)

    assert (await log(table, room))[2] == "1 bleed computer"


async def test_before_and_after_the_game_no_seat_changes_hands(room: Room) -> None:
    lobby = await room.tables.open("duel", 8, 1, ANNA, "Anna", "de")
    table = await room.place(position("jab", "jab", "jab"))
    await table.end()

    with pytest.raises(Refused, match="not_started"):
        await lobby.reseat(lambda record: record.chairs)
    with pytest.raises(Refused, match="game_over"):
        await table.reseat(lambda record: record.chairs)
    with pytest.raises(Refused, match="game_over"):
        await table.give_order(BEN, "guard", ("1",), Scope.GAME)


async def test_a_table_that_is_called_off_has_no_deadlines_and_frees_its_channel(
    room: Room,
) -> None:
    table = await room.place(position("jab", "jab", "jab"))

    await table.end()

    assert table.record.phase is Phase.ENDED
    assert table.state.game.outcome(table.state.game_state) is None
    assert await room.store.next_due() is None
    assert room.changed == [table.record.id]
    with pytest.raises(Refused, match="no_table_here"):
        await room.tables.in_channel(7)
    with pytest.raises(Refused, match="game_over"):
        await table.end()
