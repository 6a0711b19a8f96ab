"""Who may answer, when, and how often: the first click acts, every other is refused kindly."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Menu, Refused, Seat
from bot.table.model.record import Phase
from bot.table.model.table_state import TableState
from tests.table.kit import ANNA, BEN, CARL, STRANGER, A, B, C, Room, asked, log, position


async def test_two_clicks_at_once_act_once(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    clicks = [room.click(table, ANNA, "strike.1.jab") for _ in range(2)]

    first, second = await asyncio.gather(*clicks, return_exceptions=True)

    assert isinstance(first, TableState)
    assert isinstance(second, Refused)
    assert str(second) == "moved_on"
    assert await log(table, room) == ["0 strike.1.jab click"]


async def test_an_unfinished_answer_gives_the_next_menu_and_changes_nothing(room: Room) -> None:
    """But that it was begun (`play/test_begun.py`)."""
    table = await room.place(position("jab", "jab", "jab"))
    before = table.state

    menu = await room.click(table, ANNA, "strike.1")

    assert menu == Menu("weapon", ("jab",))
    record = replace(table.record, partial_answers={}, row_version=before.record.row_version)
    assert replace(table.state, record=record) == before
    assert await room.store.load(table.record.id) == table.state


@pytest.mark.parametrize(
    ("user", "seat", "late", "path", "code"),
    [
        (STRANGER, A, 0, "trade.-", "wrong_seat"),
        (BEN, A, 0, "trade.-", "wrong_seat"),
        (ANNA, TABLE, 0, "close", "wrong_seat"),
        (ANNA, 3, 0, "trade.-", "wrong_seat"),
        (BEN, B, 0, "trade.-", "moved_on"),
        (ANNA, A, -1, "trade.-", "moved_on"),
        (ANNA, A, 1, "trade.-", "moved_on"),
        (ANNA, A, 0, "strike.1.slash", "card_not_in_hand"),
        (ANNA, A, 0, "sleep", "not_offered"),
    ],
)
async def test_every_other_click_is_refused_and_changes_nothing(
    room: Room, user: int, seat: int, late: int, path: str, code: str
) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    before = table.state

    with pytest.raises(Refused, match=code):
        await table.answer(
            user, Seat(seat), table.record.ask_versions[A] + late, (*path.split("."),)
        )

    assert table.state is before


@pytest.mark.parametrize(
    ("phase", "code"),
    [(Phase.LOBBY, "not_started"), (Phase.OVER, "game_over"), (Phase.ENDED, "game_over")],
)
async def test_nobody_answers_before_or_after_the_game(room: Room, phase: Phase, code: str) -> None:
    state = position("jab", "jab")
    table = await room.place(replace(state, record=replace(state.record, phase=phase)))

    with pytest.raises(Refused, match=code):
        await room.click(table, ANNA, "trade.-")


async def test_whose_seat_a_computer_plays_is_told_so(room: Room) -> None:
    state = position("jab", "jab")
    warm = replace(state.record.chairs[0], computer="normal")
    chairs = (warm, *state.record.chairs[1:])
    table = await room.place(replace(state, record=replace(state.record, chairs=chairs)))

    with pytest.raises(Refused, match="computer_plays"):
        await room.click(table, ANNA, "trade.-")


async def test_sealed_answers_at_the_same_time_do_not_collide(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    assert asked(table) == {TABLE: "close", B: "parry", C: "parry"}

    await asyncio.gather(room.click(table, CARL, "pass"), room.click(table, BEN, "pass"))

    assert await log(table, room) == ["0 strike.1.jab click", "2 pass click", "1 pass click"]


async def test_an_old_button_is_stale_in_the_next_window_which_asks_the_very_same(
    room: Room,
) -> None:
    """Ben's parry is pierced: the same blow is open again for Ben and Carl."""
    table = await room.place(position("jab pierce", "parry jab", "parry"))
    await room.click(table, ANNA, "strike.1.jab")
    old = table.record.ask_versions[C]
    await room.click(table, BEN, "parry")
    await room.time.advance(10)
    await room.click(table, ANNA, "pierce")
    await room.time.advance(10)
    assert asked(table) == {TABLE: "close", B: "parry", C: "parry"}

    with pytest.raises(Refused, match="moved_on"):
        await room.click(table, CARL, "parry", since=old)
    await room.click(table, CARL, "parry")


async def test_a_window_leaves_the_buttons_of_those_alone_who_have_not_answered(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    before = dict(table.record.ask_versions)

    await room.click(table, BEN, "parry")

    assert table.record.ask_versions[C] == before[C]
    assert B not in table.record.ask_versions


async def test_the_last_answer_ends_the_game(room: Room) -> None:
    table = await room.place(position("jab", "", lives=1))

    after = await room.click(table, ANNA, "strike.1.jab")

    assert after.record.phase is Phase.OVER
    assert after.asks() == ()
    assert (after.due, await room.store.next_due()) == ({}, None)
    with pytest.raises(Refused, match="game_over"):
        await room.click(table, ANNA, "trade.-", since=1)
