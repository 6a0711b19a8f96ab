"""A table whose row is damaged: rebuilt from its log, or refused in one sentence; never guessed."""

import random
import sqlite3
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from bot.games.contract import TABLE, AnyGame, Refused
from bot.games.kit.walks import random_path
from bot.table.model.record import Phase
from bot.table.play.fairness import fairness_record
from bot.table.play.undo.undoable import may_undo
from bot.table.storage.sqlite.writer import Work
from bot.table.table import Table
from tests.table.kit import ANNA, BEN, GAMES, B, Room
from tests.toys import duel


async def played(room: Room, answers: int = 6) -> Table:
    """Duel from its deal, some answers on."""
    luck, table = random.Random(3), await room.deal("duel", 3, seed=3)
    while table.record.log_length < answers:
        state = table.state
        asked = [ask.seat for ask in state.asks() if ask.seat != TABLE]
        if not asked:
            await room.time.advance(60)  # the window closes
            continue
        seat = asked[0]
        user = state.record.chairs[seat].user
        assert user is not None
        path = random_path(state.game, state.game_state, seat, luck)
        await table.answer(user, seat, state.record.ask_versions[seat], path)
    return table


async def damaged(room: Room, work: Work[object]) -> None:
    """The file changes under the bot, which is started again."""
    await room.store.do(work)
    await room.restart()


def flipped(column: str, place: int) -> Work[object]:
    """One bit of a column is another."""

    def work(db: sqlite3.Connection) -> None:
        (value,) = db.execute(f"SELECT {column} FROM tables WHERE id = 1").fetchone()
        spoiled = bytearray(value)
        spoiled[place] ^= 1
        db.execute(f"UPDATE tables SET {column} = ? WHERE id = 1", (bytes(spoiled),))

    return work


def sql(statement: str) -> Work[object]:
    return lambda db: db.execute(statement)


def unsealed(db: sqlite3.Connection) -> None:
    """As the first release saved it."""
    (value,) = db.execute("SELECT sheet FROM tables").fetchone()
    db.execute("UPDATE tables SET sheet = ?", (value[9:],))


async def test_a_flipped_bit_of_a_state_is_mended_from_the_log(room: Room) -> None:
    table = await played(room)
    truth, history = table.state, await table.history()
    ((length,),) = await room.store.rows("SELECT length(state) FROM tables")
    for place in range(0, length, 29):
        await damaged(room, flipped("state", place))
        again = await room.tables.get(truth.record.id)
        assert again.state == truth
        assert await again.history() == history
        await room.store.do(flipped("state", place))


async def test_a_flipped_bit_of_a_sheet_is_refused(room: Room) -> None:
    table = await played(room)
    ((length,),) = await room.store.rows("SELECT length(sheet) FROM tables")
    for place in range(0, length, 23):
        await damaged(room, flipped("sheet", place))
        with pytest.raises(Refused, match="unreadable"):
            await room.tables.get(table.record.id)
        await room.store.do(flipped("sheet", place))


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE actions SET path = 'trade.-' WHERE version = 2",
        "UPDATE actions SET seat = 7 WHERE version = 3",
        "DELETE FROM actions WHERE version = (SELECT max(version) FROM actions)",
    ],
)
async def test_where_snapshot_and_log_are_both_damaged_nobody_is_shown_a_board(
    room: Room, damage: str
) -> None:
    table = await played(room)

    await room.store.do(sql(damage))
    await damaged(room, flipped("state", 40))

    with pytest.raises(Refused, match="unreadable"):
        await room.tables.get(table.record.id)


async def test_with_a_damaged_log_the_game_goes_on_and_tells_only_what_is_certain(
    room: Room,
) -> None:
    table = await played(room)
    truth = table.state

    await damaged(room, sql("UPDATE actions SET path = 'dance' WHERE version = 2"))
    again = await room.tables.get(truth.record.id)

    assert again.state == truth
    assert (await again.history(), await again.news()) == ([], ())
    await room.time.advance(90_000)
    assert again.record.log_length > truth.record.log_length
    assert await again.news() != ()


async def test_nothing_is_taken_back_where_the_log_leads_elsewhere(room: Room) -> None:
    table = await room.deal("island", 3, seed=1)
    for pick in ("i3-s4", "end"):
        await room.click(table, BEN, pick)
    truth = table.state
    await damaged(room, sql("UPDATE actions SET path = 'i1-s1' WHERE version = 1"))
    again = await room.tables.get(truth.record.id)

    assert may_undo(again.record, B)
    with pytest.raises(Refused, match="no_undo"):
        await again.undo(BEN)

    assert again.state == truth


@pytest.mark.parametrize("column", ["revision = 99", "version = 1", "phase = 'over'", "id = 5"])
async def test_what_a_row_says_twice_must_agree(room: Room, column: str) -> None:
    table = await played(room)
    await room.store.do(sql("DELETE FROM actions"))
    await room.store.do(sql("DELETE FROM due"))
    await room.store.do(sql("DELETE FROM seated"))
    await room.store.do(sql("DELETE FROM outbox"))

    await damaged(room, sql(f"UPDATE tables SET {column}"))

    with pytest.raises(Refused, match="unreadable"):
        await room.tables.get(5 if column.startswith("id") else table.record.id)


async def test_one_damaged_table_does_not_stop_the_others(room: Room) -> None:
    broken, other = await played(room), await room.tables.open("duel", 8, 1, ANNA, "Anna", "en")

    await damaged(room, flipped("sheet", 30))

    assert [t.record.id for t in await room.tables.of_person(ANNA)] == [other.record.id]
    with pytest.raises(Refused, match="unreadable"):
        await room.tables.get(broken.record.id)


async def test_a_damaged_table_is_given_up_and_its_channel_is_free(room: Room) -> None:
    table = await played(room)
    await damaged(room, flipped("sheet", 30))
    with pytest.raises(Refused, match="channel_taken"):
        await room.tables.open("duel", 7, 1, ANNA, "Anna", "en")
    await room.time.advance(90_000)  # its deadlines stand in nobody's way

    await room.tables.end_in(7)

    assert (await room.tables.open("duel", 7, 1, ANNA, "Anna", "en")).record.id == 2
    with pytest.raises(Refused, match="unreadable"):
        await room.tables.get(table.record.id)
    assert await room.store.due_of(table.record.id) == {}


async def test_a_table_that_can_be_read_is_called_off_in_order(room: Room) -> None:
    table = await played(room)

    await room.tables.end_in(7)

    assert table.record.phase is Phase.ENDED
    with pytest.raises(Refused, match="no_table_here"):
        await room.tables.end_in(7)


@pytest.mark.parametrize(
    ("spoil", "is_shown"),
    [
        (sql("SELECT 1"), True),
        (sql("UPDATE actions SET path = 'trade.-' WHERE version = 2"), False),
        (flipped("state", 40), False),
    ],
)
async def test_a_row_of_the_first_release_must_agree_with_its_log(
    room: Room, spoil: Callable[[sqlite3.Connection], object], is_shown: bool
) -> None:
    table = await played(room)
    truth = table.state
    await room.store.do(unsealed)

    await damaged(room, spoil)

    if is_shown:
        assert (await room.tables.get(truth.record.id)).state == truth
    else:
        with pytest.raises(Refused, match="unreadable"):
            await room.tables.get(truth.record.id)


def newer_rules(**changed: object) -> AnyGame:
    """The next release of Duel, whose old logs play differently."""
    return cast(AnyGame, SimpleNamespace(**{**vars(duel), "RULES": 2, **changed}))


@pytest.mark.parametrize("with_seal", [True, False])
async def test_a_table_of_older_rules_is_played_on_from_where_it_stands(
    room: Room, monkeypatch: pytest.MonkeyPatch, with_seal: bool
) -> None:
    table = await played(room)
    truth = table.state
    if not with_seal:
        await room.store.do(unsealed)
    monkeypatch.setitem(GAMES, "duel", newer_rules())

    await room.restart()
    again = await room.tables.get(truth.record.id)

    assert (again.state.game_state, again.record) == (truth.game_state, truth.record)
    assert await again.history() == []
    await room.time.advance(90_000)
    assert again.record.log_length > truth.record.log_length
    assert fairness_record(again.state, []).rules == 1


async def test_a_table_of_older_rules_that_cannot_be_read_waits_for_its_release(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never rebuilt by rules under which the log means something else."""
    table = await played(room)
    truth = table.state
    monkeypatch.setitem(GAMES, "duel", newer_rules(State=tuple[int, ...]))
    await room.restart()
    with pytest.raises(Refused, match="unreadable"):
        await room.tables.get(truth.record.id)

    monkeypatch.setitem(GAMES, "duel", cast(AnyGame, duel))
    await room.restart()

    assert (await room.tables.get(truth.record.id)).state == truth


async def test_a_table_remembers_by_which_rules_it_was_dealt(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "duel", newer_rules())

    table = await room.deal("duel", 2, seed=1)

    assert table.record.rules == 2
    assert len(await table.history()) == 1
