"""Undo: one's own clicks, the newest first, never over chance, a secret, a window or an answer."""

import asyncio
from typing import Literal

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Refused
from bot.games.offers import Scope
from bot.table.model.record import Chair, Clocks, Pause, Phase, TableRecord
from bot.table.play.fairness import fairness_record, verify_fairness
from bot.table.play.undo.undoable import may_undo
from bot.table.table import Table
from bot.table.time.pauses import pause_clocks, resume_clocks
from tests.table.kit import ANNA, BEN, CARL, A, B, C, Room, asked, due, log, position
from tests.table.play.undo.tables import END, PAIR, fight, island

HOUR, DAY = 3600, 24 * 3600


async def castles(room: Room) -> Table:
    """Schatzjagd for three: everybody in turn chooses a castle, each by a decision of his own."""
    return await room.deal("castles", 3, seed=1)


async def assert_refused(table: Table, user: int, why: str = "no_undo") -> None:
    before = table.state
    with pytest.raises(Refused, match=why):
        await table.undo(user)
    assert table.state == before


async def test_a_click_is_taken_back_with_its_line_and_its_news(room: Room) -> None:
    table = await island(room)
    before, history = table.state, await table.history()
    await room.click(table, BEN, PAIR)

    await table.undo(BEN)

    assert table.state.game_state == before.game_state
    assert table.record.log_length == before.record.log_length
    assert await log(table, room) == []
    assert await table.history() == history
    assert not may_undo(table.record, B)


async def test_a_whole_turn_is_taken_back_step_by_step_to_its_first(room: Room) -> None:
    """Also when it has passed on, as long as the next has not acted."""
    table = await island(room)
    await room.click(table, BEN, PAIR)
    middle = table.state.game_state
    await room.click(table, BEN, END)
    assert asked(table) == {C: "take_die"}

    await table.undo(BEN)
    assert (table.state.game_state, asked(table)) == (middle, {B: "scratch"})
    await table.undo(BEN)

    assert asked(table) == {B: "choose_pair"}
    await assert_refused(table, BEN)


async def test_what_is_played_on_then_replays_and_verifies(room: Room) -> None:
    table = await room.deal("scratch_island", 3, seed=1)
    await room.click(table, BEN, f"{PAIR}.{END}")
    await table.undo(BEN)
    await room.click(table, BEN, f"i3-l3.{END}")
    await room.click(table, CARL, "pass")
    await table.undo(CARL)
    await room.click(table, CARL, f"s4.{END}")

    assert await log(table, room) == ["1 i3-l3.end click", "2 s4.end click"]
    assert [h.number for h in await table.history()] == [0, 1, 2]
    verify_fairness(fairness_record(table.state, await room.store.log(table.record.id)))


async def test_nobody_takes_back_what_others_did(room: Room) -> None:
    table = await island(room)
    await assert_refused(table, BEN)  # he has not done anything yet
    await room.click(table, BEN, PAIR)

    await assert_refused(table, ANNA)
    await assert_refused(table, 999, "not_seated")
    await room.click(table, BEN, END)
    await assert_refused(table, CARL)


async def test_never_over_an_answer_of_somebody_else(room: Room) -> None:
    table = await island(room)
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, END)
    await room.click(table, CARL, "l3")

    await assert_refused(table, BEN)
    await table.undo(CARL)
    await assert_refused(table, BEN)  # Carl's answer was there, even if it is gone now


async def test_never_over_a_reveal(room: Room) -> None:
    table = await island(room)
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, "i3.E7-E8-E9")  # scratches three squares

    await assert_refused(table, BEN)


async def test_never_over_chance(room: Room) -> None:
    """Whoever ends the last turn of a round throws the dice for the next."""
    table = await island(room)
    for user, path in ((BEN, PAIR), (BEN, END), (CARL, "pass"), (ANNA, "pass")):
        await room.click(table, user, path)

    assert table.record.undo.open is None
    await assert_refused(table, ANNA)


@pytest.mark.parametrize("answered", [False, True])
async def test_never_in_a_window_whether_or_not_somebody_has_answered(
    room: Room, answered: bool
) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    if answered:
        await room.click(table, BEN, "pass")
    assert TABLE in asked(table)

    for user in (ANNA, BEN, CARL):
        await assert_refused(table, user)


async def test_never_over_a_closed_window(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)

    await assert_refused(table, ANNA)


async def test_what_order_computer_or_clock_did_is_never_taken_back(room: Room) -> None:
    table = await island(room)
    await room.time.advance(DAY)

    assert (await log(table, room))[0].endswith("clock")
    await assert_refused(table, BEN)


async def test_a_finished_game_is_finished(room: Room) -> None:
    table = await island(room)
    await room.click(table, BEN, PAIR)
    await table.end()

    assert not may_undo(table.record, B)
    await assert_refused(table, BEN, "game_over")


async def test_whoever_takes_over_a_seat_does_not_take_back_for_another(room: Room) -> None:
    table = await island(room)
    await room.click(table, BEN, PAIR)

    await table.reseat(lambda record: handed(record, BEN, "normal"))
    await assert_refused(table, BEN)
    await table.reseat(lambda record: handed(record, 999, None))
    await assert_refused(table, 999)


def handed(record: TableRecord, user: int, computer: Literal["normal"] | None) -> tuple[Chair, ...]:
    chair = replace(record.chairs[B], user=user, computer=computer)
    return (record.chairs[A], chair, record.chairs[C])


async def test_in_a_pause_nothing_is_taken_back_and_no_time_is_lost(room: Room) -> None:
    table = await island(room)
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, END)
    left = due(table, room)[("undo", B)]
    await table.update_running(lambda state, now, _: pause_clocks(state, Pause("called"), now))
    await room.time.advance(2 * DAY)

    await assert_refused(table, BEN)
    await table.update_running(lambda state, now, _: resume_clocks(state, now))

    assert due(table, room)[("undo", B)] == pytest.approx(left)
    await table.undo(BEN)


# Buttons


async def test_every_button_made_before_an_undo_is_stale_after_it(room: Room) -> None:
    table = await island(room)
    first = table.record.ask_versions[B]
    await room.click(table, BEN, PAIR)
    second, undo = table.record.ask_versions[B], table.record.undo.open
    assert undo is not None
    await room.click(table, BEN, END)
    third = table.record.ask_versions[C]

    with pytest.raises(Refused, match="moved_on"):
        await table.undo(BEN, undo.public_version)  # the button of the click before
    await table.undo(BEN)
    with pytest.raises(Refused, match="moved_on"):
        await table.undo(BEN, undo.public_version)
    await table.undo(BEN)

    for user, since, path in ((BEN, first, PAIR), (BEN, second, END), (CARL, third, "l3")):
        with pytest.raises(Refused, match="moved_on"):
            await room.click(table, user, path, since=since)
    assert table.record.public_version > third
    await room.click(table, BEN, PAIR)


@pytest.mark.parametrize("undo_first", [True, False])
async def test_an_undo_and_the_next_players_click_at_once(room: Room, undo_first: bool) -> None:
    """Whoever comes first is served, the other is told that things have changed."""
    table = await island(room)
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, END)
    deeds = [table.undo(BEN), room.click(table, CARL, "l3")]

    results = await asyncio.gather(*deeds[:: 1 if undo_first else -1], return_exceptions=True)

    assert [isinstance(result, Refused) for result in results] == [False, True]
    assert asked(table) == ({B: "scratch"} if undo_first else {C: "scratch"})
    state = table.state.game_state
    await room.restart()
    assert (await room.tables.get(table.record.id)).state.game_state == state


async def test_two_undos_by_one_button_take_back_once(room: Room) -> None:
    table = await island(room)
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, END)
    loose = table.record.undo.open
    assert loose is not None

    deeds = [table.undo(BEN, loose.public_version) for _ in range(2)]
    results = await asyncio.gather(*deeds, return_exceptions=True)

    assert [isinstance(result, Refused) for result in results] == [False, True]
    assert asked(table) == {B: "scratch"}


# Saving and telling


async def test_a_restart_forgets_neither_what_is_loose_nor_what_was_taken_back(room: Room) -> None:
    table = await island(room)
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, END)
    await room.restart()
    table = await room.tables.get(table.record.id)

    await table.undo(BEN)
    before = table.state
    await room.restart()
    table = await room.tables.get(table.record.id)

    assert table.state == before
    assert [h.number for h in await table.history()] == [0, 1]
    await table.undo(BEN)
    assert await log(table, room) == []


async def test_an_undo_is_public_and_is_announced(room: Room) -> None:
    table = await island(room)
    await room.click(table, BEN, PAIR)
    edition, told = table.record.public_version, len(room.changed)

    await table.undo(BEN)

    assert table.record.public_version == edition + 1
    assert len(room.changed) == told + 1
    assert await room.store.pending_outbox() == [table.record.id]
    assert table.record.undo.told is not None
    assert (table.record.undo.told.seat, table.record.undo.told.public_version) == (B, edition + 1)


# The clock


async def test_within_a_turn_its_clock_runs_on(room: Room) -> None:
    table = await island(room)
    await room.time.advance(HOUR)
    await room.click(table, BEN, PAIR)
    await room.time.advance(HOUR)

    await table.undo(BEN)

    assert due(table, room) == {("turn", B): DAY - 2 * HOUR, ("remind", B): DAY / 2 - 2 * HOUR}


async def test_a_turn_taken_back_goes_on_as_if_it_had_never_passed(room: Room) -> None:
    """The time in which the next was up counts; nobody is reminded twice."""
    table = await island(room)
    await room.time.advance(DAY / 2)
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, END)
    await room.time.advance(HOUR)
    assert due(table, room)[("turn", C)] == DAY - HOUR

    await table.undo(BEN)

    left = DAY / 2 - HOUR
    assert due(table, room) == {("turn", B): pytest.approx(left), ("undo", B): left}
    await room.click(table, BEN, END)
    assert due(table, room)[("turn", C)] == DAY


async def test_when_the_time_of_the_turn_is_over_it_is_not_taken_back_any_more(room: Room) -> None:
    table = await island(room)
    await room.time.advance(DAY - HOUR)
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, END)
    edition = table.record.public_version
    await room.time.advance(HOUR)

    await assert_refused(table, BEN)
    assert asked(table) == {C: "take_die"}
    assert table.record.public_version == edition  # nobody else notices
    assert [chair.misses for chair in table.record.chairs] == [0, 0, 0]


async def test_without_a_clock_there_is_no_end_to_it(room: Room) -> None:
    table = await island(room)
    await table.update_lobby(
        lambda record: replace(record, clocks=Clocks(None, 60), phase=Phase.RUNNING)
    )
    await room.click(table, BEN, PAIR)
    await room.click(table, BEN, END)
    assert ("turn", C) not in table.state.due

    await table.undo(BEN)

    assert asked(table) == {B: "scratch"}


async def test_a_decision_taken_back_keeps_its_deadline(room: Room) -> None:
    table = await castles(room)
    assert due(table, room) == {("cap", A): 180}
    await room.time.advance(100)
    await room.click(table, ANNA, "A1")
    await room.time.advance(30)
    assert asked(table) == {B: "pick_castle"}

    await table.undo(ANNA)

    assert asked(table) == {A: "pick_castle"}
    assert due(table, room) == {("cap", A): 50}
    await room.time.advance(50)
    assert (await log(table, room))[0].endswith("clock")


async def test_a_turn_that_waits_for_anothers_decision_gains_nothing_by_undo(room: Room) -> None:
    table = await fight(room)
    left = due(table, room)[("turn", B)]
    await room.click(table, BEN, "strike")
    assert asked(table) == {A: "defend"}
    await room.time.advance(100)

    await table.undo(BEN)

    assert due(table, room)[("turn", B)] == pytest.approx(left - 100)
    assert ("cap", A) not in table.state.due


async def test_an_order_that_was_to_answer_does_not_when_the_question_is_gone(room: Room) -> None:
    table = await fight(room)
    await table.give_order(ANNA, "defend-flee", (), Scope.GAME)
    await room.click(table, BEN, "strike")
    assert A in table.record.orders.held

    await table.undo(BEN)
    assert table.record.orders.held == {}
    await room.time.advance(60)
    assert asked(table) == {B: "fight"}
    await room.click(table, BEN, "strike")

    assert A in table.record.orders.held
    await room.time.advance(8)
    assert (await log(table, room))[-1] == "0 flee order"
