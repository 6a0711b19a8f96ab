"""Finished games are counted: once, with the save that ends them, and for those who want it."""

import sqlite3
from contextlib import suppress
from functools import partial
from itertools import count as count_up

import pytest
from msgspec.structs import replace

from bot.table.model.record import NamedUser, Phase
from bot.table.people.honours import Honours, Tally, honours
from bot.table.seating import seat_changes
from bot.table.storage.faults import NotSaved
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, CARL, A, B, Room
from tests.truth import truth

GUILD = 1


async def guessing(room: Room, seats: int = 2, computers: int = 0, seed: int = 1) -> Table:
    """A game of Total; whoever says the sum of the dice first has won."""
    return await room.deal("total", seats, seed, computers)


async def say(room: Room, table: Table, user: int, *, right: bool) -> None:
    """The total, or the lowest one that is wrong."""
    dice, said = truth(table.state).dice, truth(table.state).said
    wrong = (n for n in range(len(dice), 99) if n != sum(dice) and n not in said)
    number = sum(dice) if right else next(wrong)
    await room.click(table, user, f"{number // 10}.{number}")


async def test_the_save_that_ends_the_game_writes_its_results(room: Room) -> None:
    table = await guessing(room)
    await say(room, table, ANNA, right=False)
    assert await honours(room.store, GUILD, "total") == Honours(0, ())

    await say(room, table, BEN, right=True)

    assert table.record.phase is Phase.OVER
    found = await honours(room.store, GUILD, "total")
    assert found.games == 1
    assert found.tallies == (Tally(BEN, "Ben", 1, 1, (1,)), Tally(ANNA, "Anna", 1, 0, (0,)))


async def test_a_table_that_is_called_off_counts_for_nothing(room: Room) -> None:
    table = await guessing(room)
    await say(room, table, ANNA, right=False)
    await table.end()

    assert (await honours(room.store, GUILD, "total")).games == 0


async def test_computers_have_no_results_but_people_who_beat_them_do(room: Room) -> None:
    table = await guessing(room, 3, computers=2)
    await say(room, table, ANNA, right=True)

    (tally,) = (await honours(room.store, GUILD, "total")).tallies
    assert tally == Tally(ANNA, "Anna", 1, 1, (1,))


async def test_computers_stand_beside_the_people_whom_they_met(room: Room) -> None:
    """They are opponents for the ratings of people, and have none themselves."""
    table = await guessing(room, 3, computers=1)
    await say(room, table, ANNA, right=False)
    await say(room, table, BEN, right=True)

    rows = await room.store.rows("SELECT table_id, seat, level FROM computers")
    assert rows == [(table.record.id, 2, "normal")]
    found = await honours(room.store, GUILD, "total")
    assert set(found.standings) == {ANNA, BEN}
    assert found.standings[BEN].rating > 1000
    await room.store.count(BEN, counted=False)
    assert (await honours(room.store, GUILD, "total")).standings == {}, "one alone is not rated"


async def test_who_resigned_has_lost_whatever_the_computer_made_of_it(room: Room) -> None:
    table = await guessing(room)
    await table.reseat(
        lambda record: (
            replace(record.chairs[0], computer="normal", resigned=True),
            record.chairs[1],
        )
    )
    while table.record.phase is Phase.RUNNING:
        await room.time.advance(2)
        if table.state.ask_of(B) is not None:
            await say(room, table, BEN, right=False)
    found = await honours(room.store, GUILD, "total")

    assert found.of(ANNA) == Tally(ANNA, "Anna", 1, 0, ())


async def test_who_resigned_has_lost_though_somebody_else_took_the_seat(room: Room) -> None:
    """Whoever came in his place has the seat's result."""
    table = await guessing(room)
    await table.reseat(lambda record: seat_changes.give_to_computer(record, A, resigned=True))
    await table.update_running(
        lambda c, now, _: seat_changes.offer_seat(c, A, NamedUser(CARL, "Carl"), now)
    )
    await table.update_running(lambda c, now, luck: seat_changes.accept_seat(c, A, CARL, now, luck))
    await say(room, table, CARL, right=True)

    found = await honours(room.store, GUILD, "total")

    assert found.of(CARL) == Tally(CARL, "Carl", 1, 1, (1,))
    assert found.of(BEN) == Tally(BEN, "Ben", 1, 0, (0,))
    assert found.of(ANNA) == Tally(ANNA, "Anna", 1, 0, ())


async def test_tallies_gather_the_newest_name_the_best_and_the_mean(room: Room) -> None:
    for seed, right in ((1, True), (2, True), (3, False)):
        table = await guessing(room, seed=seed)
        await say(room, table, ANNA, right=right)
        if not right:
            await say(room, table, BEN, right=True)
    await room.store.do(lambda db: db.execute("UPDATE results SET name = 'Anne' WHERE table_id=3"))

    found = await honours(room.store, GUILD, "total")

    anna = found.of(ANNA)
    assert found.games == 3
    assert anna is not None
    assert (anna.played, anna.won, anna.best) == (3, 2, 1)
    assert anna.mean == pytest.approx(2 / 3)
    assert found.tallies[0] == anna


async def test_another_server_and_another_game_are_not_mixed_in(room: Room) -> None:
    table = await guessing(room)
    await say(room, table, ANNA, right=True)

    assert (await honours(room.store, GUILD + 1, "total")).games == 0
    assert (await honours(room.store, GUILD, "duel")).games == 0


async def test_who_does_not_want_it_is_neither_counted_nor_named_until_he_wants_it(
    room: Room,
) -> None:
    table = await guessing(room)
    await say(room, table, ANNA, right=True)
    await room.store.count(ANNA, counted=False)
    await room.store.count(ANNA, counted=False)

    found = await honours(room.store, GUILD, "total")

    assert [tally.person for tally in found.tallies] == [BEN]
    assert not await room.store.is_counted(ANNA)
    await room.store.count(ANNA, counted=True)
    assert (await honours(room.store, GUILD, "total")).of(ANNA) is not None


async def test_a_full_disk_at_the_end_loses_nothing(room: Room) -> None:
    """The last answer is refused with everything that belongs to it, and counts when it fits."""
    table = await guessing(room)
    before = table.state
    await fill_the_disk(room)

    with pytest.raises(NotSaved, match="full"):
        await say(room, table, ANNA, right=True)

    assert table.state is before
    assert await room.store.load(table.record.id) == before
    assert (await honours(room.store, GUILD, "total")).games == 0
    await room.store.do(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
    await say(room, table, ANNA, right=True)
    assert (await honours(room.store, GUILD, "total")).games == 1


async def fill_the_disk(room: Room) -> None:
    """No page more, and the pages of the results as full as they can be."""
    ((pages,),) = await room.store.rows("PRAGMA page_count")
    await room.store.do(lambda db: db.execute(f"PRAGMA max_page_count = {pages}"))
    sql = "INSERT INTO results VALUES (1, ?, 9, 'x', 9, 'x', 9, 9, 0, 0)"
    with suppress(NotSaved):
        for seat in count_up(100):
            await room.store.do(partial(_execute, sql, seat))


def _execute(sql: str, seat: int, db: sqlite3.Connection) -> None:
    db.execute(sql, (seat,))


async def test_results_outlive_a_restart_and_later_saves_do_not_repeat_them(room: Room) -> None:
    table = await guessing(room)
    await say(room, table, ANNA, right=True)
    await room.restart()

    again = await room.tables.get(table.record.id)
    await room.store.save(again.state, room.time.now())

    assert (await honours(room.store, GUILD, "total")).games == 1
