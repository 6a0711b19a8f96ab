"""One person's way round the tables: where one is asked, longest first, then where one waits."""

from msgspec.structs import replace

from bot.table.model.record import Pause
from bot.table.people.agenda import AgendaEntry, agenda, next_entry
from bot.table.seating.seat_changes import give_to_computer
from tests.table.kit import ANNA, BEN, CARL, A, Room, position


async def way(room: Room, user: int) -> list[AgendaEntry]:
    return agenda(await room.tables.of_person(user), user)


def numbers(found: list[AgendaEntry]) -> list[int]:
    return [stop.table.record.id for stop in found]


async def three(room: Room) -> list[int]:
    """Anna is asked at the third table first, then at the first; at the second Ben is."""
    tables = []
    for channel in (1, 2, 3):
        state = position("jab", "jab", "jab")
        record = replace(state.record, channel=channel)
        tables.append(await room.place(replace(state, record=record)))
    first, second, third = tables
    await room.time.advance(10)
    await room.click(second, ANNA, "trade.-")
    for user in (ANNA, BEN, CARL):
        await room.time.advance(1)
        await room.click(first, user, "trade.-")
    return numbers([AgendaEntry(table, A, None) for table in (first, second, third)])


async def test_those_who_have_waited_longest_come_first(room: Room) -> None:
    first, second, third = await three(room)

    found = await way(room, ANNA)

    assert numbers(found) == [third, first, second]
    assert [stop.place is None for stop in found] == [False, False, True]


async def test_what_others_do_does_not_make_a_question_younger(room: Room) -> None:
    """A sealed answer of somebody else leaves one's own question as old as it was."""
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    (before,) = await way(room, CARL)
    await room.time.advance(1)
    await room.click(table, BEN, "pass")

    assert (await way(room, CARL)) == [before]


async def test_next_goes_on_and_begins_again(room: Room) -> None:
    first, _, third = await three(room)
    found = await way(room, ANNA)
    seen, last = [], None
    for _ in range(3):
        stop = next_entry(found, last)
        assert stop is not None
        seen.append(stop.table.record.id)
        last = stop.place

    assert seen == [third, first, third]


async def test_next_goes_on_where_one_was_when_that_table_has_been_answered(room: Room) -> None:
    first, _, third = await three(room)
    found = await way(room, ANNA)
    table, last = found[0].table, found[0].place
    assert table.record.id == third
    await room.click(table, ANNA, "trade.-")

    stop = next_entry(await way(room, ANNA), last)

    assert stop is not None
    assert stop.table.record.id == first


async def test_whoever_is_not_really_asked_waits(room: Room) -> None:
    """In a lobby, in a pause, and while a computer keeps the seat warm."""
    lobby = await room.tables.open("duel", 1, 1, ANNA, "Anna", "en")
    paused = await room.place(position("jab", "jab"))
    await paused.update_running(
        lambda state, *_: replace(state, record=replace(state.record, pause=Pause("called")))
    )
    found = await way(room, ANNA)
    assert numbers(found) == [lobby.record.id, paused.record.id]
    assert next_entry(found, None) is None

    await paused.reseat(lambda record: give_to_computer(record, A))
    assert next_entry(await way(room, ANNA), None) is None
    assert next_entry(await way(room, 999), None) is None


async def test_the_order_survives_a_restart(room: Room) -> None:
    await three(room)
    before = numbers(await way(room, ANNA))

    await room.restart()

    assert numbers(await way(room, ANNA)) == before
