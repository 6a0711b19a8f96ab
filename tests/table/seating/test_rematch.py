"""Another game with the same people: moved up, with every option, at one table only."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.record import Chair, Clocks, Phase, TableRecord
from bot.table.seating.rematch import again
from tests.table.kit import ANNA, BEN, CARL, Room

PLAYED = TableRecord(
    7, "total", 70, 1, ANNA, "de", Phase.OVER,
    (Chair(ANNA, "Anna", misses=2), Chair(None, "Ada", "easy"), Chair(BEN, "Ben", "normal")),
    "together", Clocks(None, 20), {"length": "short"}, start_seat=1, seed=b"secret", log_length=40,
    row_version=44, public_version=30,
)  # fmt: skip


def test_everybody_moves_up_and_all_options_are_remembered() -> None:
    assert again(PLAYED, BEN) == TableRecord(
        0, "total", 70, 1, BEN, "de", Phase.LOBBY,
        (Chair(None, "Ada", "easy"), Chair(BEN, "Ben"), Chair(ANNA, "Anna")),
        "together", Clocks(None, 20), {"length": "short"}, start_seat=1, rematch_of=7,
    )  # fmt: skip


def test_a_seat_that_nobody_owns_any_more_is_a_computer() -> None:
    left = replace(PLAYED, chairs=(Chair(ANNA, "Anna"), Chair(None, "Somebody")))

    assert again(left, ANNA).chairs[0] == Chair(None, "Somebody", "normal")


async def test_two_who_ask_at_once_get_one_table(room: Room) -> None:
    table = await room.deal("total", 3, seed=1)
    await table.end()
    room.changed.clear()

    found = await asyncio.gather(*(room.tables.rematch(table.record, u) for u in (ANNA, BEN, CARL)))

    assert found[0] is found[1] is found[2]
    assert found[0].record.rematch_of == table.record.id
    assert room.changed == [found[0].record.id]


async def test_a_rematch_that_was_not_told_is_told_after_a_restart(room: Room) -> None:
    table = await room.deal("total", 2, seed=1)
    await table.end()
    await room.store.mark_delivered(table.record.id, table.record.row_version)
    fresh = await room.tables.rematch(table.record, BEN)

    await room.restart()

    assert await room.store.pending_outbox() == [fresh.record.id]
    assert (await room.tables.get(fresh.record.id)).record == fresh.record
    assert await room.store.of_person(ANNA) == [fresh.record.id]


async def test_where_others_play_meanwhile_there_is_no_room_for_it(room: Room) -> None:
    table = await room.deal("total", 2, seed=1)
    await table.end()
    await room.tables.open("duel", table.record.channel, 1, CARL, "Carl", "en")

    with pytest.raises(Refused, match="channel_taken"):
        await room.tables.rematch(table.record, ANNA)


async def test_the_rematch_of_a_rematch_is_another_table(room: Room) -> None:
    table = await room.deal("total", 2, seed=1)
    await table.end()
    first = await room.tables.rematch(table.record, ANNA)
    await first.end()

    second = await room.tables.rematch(first.record, ANNA)

    assert second.record.rematch_of == first.record.id
    assert [chair.name for chair in second.record.chairs] == ["Anna", "Ben"]
