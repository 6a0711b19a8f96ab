"""The log is the truth, the snapshot a cache: a restart anywhere changes nothing."""

import asyncio
import random

import pytest

from bot.games.contract import TABLE, Moment, Refused
from bot.games.kit.walks import random_path
from bot.games.offers import Scope
from bot.table.model.record import LogEntry, Phase
from bot.table.model.table_state import TableState
from bot.table.table import Table
from tests.laws import seed_of
from tests.table.kit import ANNA, A, Room, asked, rebuilt
from tests.toys.total import Guessed


async def chance(room: Room, table: Table, luck: random.Random) -> None:
    """Somebody answers, somebody gives an order, or time passes."""
    people = [s for s in asked(table) if s != TABLE and not table.record.chairs[s].computer]
    if not people or luck.random() < 0.3:
        await room.time.advance(luck.choice((1, 7, 60, 90_000)))
        return
    seat = luck.choice(people)
    user = table.record.chairs[seat].user
    assert user is not None
    if table.state.game.OFFERS and luck.random() < 0.2:
        await table.give_order(user, "guard", (luck.choice("12"),), luck.choice(list(Scope)))
    path = random_path(table.state.game, table.state.game_state, seat, luck)
    await table.answer(user, seat, table.record.ask_versions[seat], path)


@pytest.mark.parametrize(
    ("slug", "seats", "computers", "seed"),
    [("duel", 3, 0, 1), ("duel", 4, 1, 2), ("duel", 2, 0, 3), ("total", 3, 0, 4)],
)
async def test_a_restart_at_any_point_gives_the_same_table_and_play_goes_on(
    room: Room, slug: str, seats: int, computers: int, seed: int
) -> None:
    luck = random.Random(seed)
    table = await room.deal(slug, seats, seed, computers)
    history = await table.history()
    for _ in range(60):
        if table.record.phase is not Phase.RUNNING:
            break
        await chance(room, table, luck)
        before, history = table.state, await table.history()
        assert await rebuilt(room, before) == before.game_state
        assert len(history) == before.record.log_length + 1

        await room.restart()
        table = await room.tables.get(before.record.id)

        assert table.state == before
        assert await table.history() == history
    assert table.record.log_length > 5


async def test_history_tells_what_was_answered_when_and_what_it_brought(room: Room) -> None:
    table = await room.deal("total", 2, seed=1)
    await room.click(table, ANNA, "0.2")

    dealt, guessed = await table.history()

    assert (dealt.number, dealt.entry, len(dealt.whispers)) == (0, None, 2)
    assert (guessed.number, guessed.entry) == (1, LogEntry(A, ("0", "2")))
    assert guessed.news == (Guessed(A, 2),)
    assert guessed.moment == Moment(round=0, turn=0, seat=A)


async def test_what_was_handed_out_of_history_does_not_change(room: Room) -> None:
    table = await room.deal("total", 2, seed=1)
    before = await table.history()

    await room.time.advance(90_000)

    assert len(before) == 1
    assert len(await table.history()) == 2


async def test_history_misses_nothing_that_happens_while_it_is_replayed(room: Room) -> None:
    table = await room.deal("total", 2, seed=1)
    await room.restart()
    table = await room.tables.get(table.record.id)
    looking = asyncio.create_task(table.history())
    await asyncio.sleep(0)  # it is reading the log

    await room.click(table, ANNA, "0.2")

    assert [h.number for h in await looking] in ([0], [0, 1])
    assert [h.number for h in await table.history()] == [0, 1]


async def test_the_newest_are_told_alike_before_and_after_a_restart(room: Room) -> None:
    """Memory keeps these alone, however long the game."""
    table = await room.deal("total", 5, seed=4)
    before = await table.news()
    while table.record.phase is Phase.RUNNING and table.record.log_length < 12:
        await room.time.advance(90_000)
    all_told = [event for happened in await table.history() for event in happened.news]

    kept = await table.news()
    await room.restart()

    assert before == ()
    assert kept == tuple(all_told[-8:])
    assert len(all_told) > 8
    assert await (await room.tables.get(table.record.id)).news() == kept


async def test_a_lobby_has_no_history(room: Room) -> None:
    table = await room.tables.open("duel", 1, 1, 101, "Anna", "en")

    assert await table.history() == []


async def test_the_seed_alone_decides_the_deal(room: Room) -> None:
    one, two, other = [await _dealt(room, seed) for seed in (5, 5, 6)]

    assert one.game_state == two.game_state
    assert one.game_state != other.game_state
    assert one.record.seed == seed_of(5)


async def _dealt(room: Room, seed: int) -> TableState:
    table = await room.deal("duel", 3, seed)
    await table.end()
    return table.state


async def test_a_table_that_is_over_stays_over_after_a_restart(room: Room) -> None:
    table = await room.deal("duel", 3, seed=2, computers=3)
    await room.time.advance(3600)
    before = table.state

    await room.restart()
    again = await room.tables.get(before.record.id)

    assert again.state == before
    with pytest.raises(Refused, match="game_over"):
        await again.end()
