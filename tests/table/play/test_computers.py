"""Computers: at once in windows, after a breath elsewhere, a whole turn in one go."""

from msgspec.structs import replace

from bot.games.contract import TABLE
from bot.table.model.record import Chair, TableRecord
from tests.table.kit import ANNA, BEN, CARL, A, B, C, Room, asked, due, log, position


async def test_in_a_window_a_computer_has_answered_before_anybody_can_look(room: Room) -> None:
    table = await room.place(position("jab jab", "jab", "jab", computers=1))
    edition = table.record.public_version

    await room.click(table, ANNA, "strike.1.jab")

    assert asked(table) == {TABLE: "close", B: "parry"}
    assert await log(table, room) == ["0 strike.1.jab click", "2 pass computer"]
    assert table.record.public_version == edition + 1


async def test_where_only_computers_are_asked_the_floor_still_passes(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", computers=2))
    await room.click(table, ANNA, "strike.1.jab")

    assert asked(table) == {TABLE: "close"}
    assert due(table, room)[("floor", TABLE)] == 3.0  # people wait for nothing: 2 to 4 seconds
    await room.time.advance(3)

    assert asked(table) == {B: "wound"}


async def test_a_computer_takes_a_breath_before_its_turn(room: Room) -> None:
    table = await room.place(position("", "", "", computers=2))
    await room.click(table, ANNA, "trade")
    assert due(table, room) == {("computer", B): 2.0}

    await room.time.advance(1.9)
    assert asked(table) == {B: "turn"}
    await room.time.advance(0.1)

    assert asked(table) == {C: "turn"}
    assert due(table, room) == {("computer", C): 2.0}


async def test_a_computer_decides_after_a_breath(room: Room) -> None:
    table = await room.place(position("jab", "jab", "", computers=2))
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(3)
    assert due(table, room) == {("cap", B): 180, ("computer", B): 2.0}

    await room.time.advance(2)

    assert (await log(table, room))[-1] == "1 bleed computer"


async def test_the_whole_turn_of_a_computer_is_one_change_of_the_board(room: Room) -> None:
    """It strikes where nobody can answer, and trades: two actions, one edition."""
    table = await room.place(position("", "", "jab", computers=1, slug="long", turn=C))
    edition = table.record.public_version

    await room.time.advance(2)

    assert await log(table, room) == ["2 strike.0.jab computer", "2 trade.- computer"]
    assert table.record.public_version == edition + 1
    assert asked(table) == {A: "turn"}


async def test_a_computers_turn_stops_at_a_window_and_goes_on_after_it(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", computers=1, slug="long", turn=C))
    await room.time.advance(2)
    assert asked(table) == {TABLE: "close", A: "parry", B: "parry"}

    await room.click(table, ANNA, "pass")
    await room.click(table, BEN, "pass")
    await room.time.advance(10)
    await room.click(table, ANNA, "bleed")

    assert due(table, room) == {("computer", C): 2.0}
    await room.time.advance(2)
    assert asked(table) == {A: "turn"}


async def test_computers_play_a_game_to_its_end_by_themselves(room: Room) -> None:
    table = await room.deal("duel", 3, seed=4, computers=3)

    await room.time.advance(3600)

    assert table.record.phase == "over"
    assert {line.entry.by for line in await room.store.log(table.record.id)} == {
        "computer",
        "clock",
    }


def warmed(record: TableRecord, level: str | None) -> tuple[Chair, ...]:
    chair = replace(record.chairs[A], computer="normal" if level else None, misses=0)
    return (chair, *record.chairs[1:])


async def test_a_computer_takes_over_in_the_middle_of_a_turn_and_gives_it_back(room: Room) -> None:
    """The owner gets what was left of his time, and the computer's breath comes to nothing."""
    table = await room.place(position("jab", "jab", "jab"))
    await room.time.advance(3600)

    await table.reseat(lambda record: warmed(record, "normal"))
    assert due(table, room) == {("computer", A): 2.0}
    await room.time.advance(1)
    await table.reseat(lambda record: warmed(record, None))

    assert due(table, room) == {("turn", A): 23 * 3600, ("remind", A): 11 * 3600}
    await room.time.advance(60)
    assert await log(table, room) == []


async def test_a_computer_that_takes_over_in_a_window_answers_at_once(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab", turn=C))
    await room.click(table, CARL, "strike.0.jab")

    await table.reseat(lambda record: warmed(record, "normal"))

    assert asked(table) == {TABLE: "close", B: "parry"}
