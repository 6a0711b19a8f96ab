"""Nothing that the bot does in public tells who has answered, or that anybody has."""

from bot.games.contract import TABLE
from bot.games.offers import Scope
from tests.table.kit import ANNA, BEN, CARL, C, Room, position


async def test_a_sealed_answer_is_not_announced_and_changes_no_public_number(room: Room) -> None:
    """The file names of pictures count editions: they must not count answers."""
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    edition, told = table.record.public_version, list(room.changed)
    owed = await room.store.rows("SELECT * FROM outbox")

    await room.click(table, BEN, "parry")

    assert table.record.public_version == edition
    assert room.changed == told
    assert await room.store.rows("SELECT * FROM outbox") == owed


async def test_a_sealed_answer_dates_the_window_and_the_asks_of_others_no_later(room: Room) -> None:
    """The board says how long a game has been played, by the time of the newest ask."""
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(1)
    versions, times = table.record.ask_versions, table.record.asked_at

    await room.click(table, BEN, "parry")

    assert [table.record.ask_versions[seat] for seat in (TABLE, C)] == [
        versions[TABLE],
        versions[C],
    ]
    assert [table.record.asked_at[seat] for seat in (TABLE, C)] == [times[TABLE], times[C]]


async def test_an_order_is_not_announced_and_changes_no_public_number(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    edition = table.record.public_version

    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await table.drop_order(BEN, "guard")

    assert table.record.public_version == edition
    assert room.changed == []


async def test_the_floor_of_a_window_is_not_announced(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    edition, told = table.record.public_version, list(room.changed)

    await room.time.advance(10)

    assert table.record.public_version == edition
    assert room.changed == told


async def test_after_the_close_no_number_tells_how_many_have_answered(room: Room) -> None:
    """By click, by order or not at all: edition and the buttons' numbers are the same."""
    seen = []
    for clicks in ((), (BEN,), (BEN, CARL)):
        table = await room.place(position("jab", "jab", "jab"))
        if not clicks:
            await table.give_order(CARL, "pass", (), Scope.TURN)
        await room.click(table, ANNA, "strike.1.jab")
        for user in clicks:
            await room.click(table, user, "pass")
        await room.time.advance(60)
        seen.append((table.record.public_version, table.record.ask_versions))
        await table.end()

    assert seen[0] == seen[1] == seen[2]


async def test_everything_that_all_may_see_is_announced(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    number, edition = table.record.id, table.record.public_version

    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)

    assert room.changed == [number, number]
    assert table.record.public_version == edition + 2
    assert await room.store.pending_outbox() == [number]
    await room.store.mark_delivered(number, table.record.row_version - 1)
    assert await room.store.pending_outbox() == [number]
    await room.store.mark_delivered(number, table.record.row_version)
    assert await room.store.pending_outbox() == []
