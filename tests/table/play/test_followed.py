"""What a seat has missed: all from its own newest clicks on, and no more than a log tells."""

from bot.games.contract import Seat
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, CARL, A, B, C, Room, position
from tests.truth import truth


async def versions(table: Table, seat: Seat) -> list[int]:
    return [happened.number for happened, _ in await table.replay_since_own(seat)]


async def test_it_begins_with_the_seats_own_newest_clicks_in_a_row(room: Room) -> None:
    table = await room.deal("island", 3, seed=1)
    await room.click(table, BEN, "i3-s4")
    await room.click(table, BEN, "end")
    await room.click(table, CARL, "pass")

    assert await versions(table, B) == [1, 2, 3]
    assert await versions(table, C) == [3]
    assert await versions(table, A) == [0, 1, 2, 3]  # she has not done anything yet


async def test_what_was_clicked_before_somebody_else_acted_is_left_out(room: Room) -> None:
    table = await room.deal("total", 2, seed=1)
    wrong = [n for n in range(2, 9) if n != sum(truth(table.state).dice)]
    for user, number in zip((ANNA, BEN, ANNA), wrong, strict=False):
        await room.click(table, user, f"0.{number}")

    assert await versions(table, A) == [3]
    assert await versions(table, B) == [2, 3]


async def test_the_states_are_those_of_the_time(room: Room) -> None:
    table = await room.deal("island", 3, seed=1)
    dealt = table.state.game_state
    await room.click(table, BEN, "i3-s4")

    assert [state for _, state in await table.replay_since_own(A)] == [
        dealt,
        table.state.game_state,
    ]


async def test_what_clock_or_order_did_for_a_seat_is_news_to_its_owner(room: Room) -> None:
    table = await room.deal("island", 3, seed=1)
    await room.time.advance(24 * 3600)

    assert await versions(table, B) == [h.number for h in await table.history()]


async def test_it_goes_back_no_further_than_the_round_before(room: Room) -> None:
    """Two guess wrong for three rounds; a seat that nobody has is a seat that never acted."""
    table = await room.deal("total", 2, seed=1)
    wrong = [n for n in range(2, 9) if n != sum(truth(table.state).dice)][:6]
    for turn, number in enumerate(wrong):
        await room.click(table, (ANNA, BEN)[turn % 2], f"0.{number}")

    assert [happened.moment.round for happened, _ in await table.replay_since_own(C)] == [2, 2]


async def test_after_a_restart_and_after_an_undo_it_is_the_same(room: Room) -> None:
    table = await room.deal("island", 3, seed=1)
    await room.click(table, BEN, "i3-s4")
    before = await table.replay_since_own(A)
    await room.click(table, BEN, "end")
    await table.undo(BEN)
    await room.restart()
    table = await room.tables.get(table.record.id)

    assert await table.replay_since_own(A) == before


async def test_a_table_whose_log_does_not_lead_here_tells_nothing(room: Room) -> None:
    table = await room.place(position("jab", "jab"))

    assert await table.replay_since_own(A) == []
