"""Standing orders of release 1.0.0: read from its bytes, they mean what they meant."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bot.games.contract import Menu
from bot.games.offers import Offer, Order, Scope
from bot.games.registry import GAMES
from bot.table.model.record import TableRecord
from bot.table.model.table_state import NOT_DEALT, TableState
from bot.table.model.upgraded import with_new_orders
from bot.table.play.orders.book import in_force_of
from bot.table.storage.snapshot import COLUMNS, SavedTable, pack_row, unpack_row
from tests.table.kit import A, B, table_for
from tests.table.variants import duel_with

DATABASE = Path(__file__).parents[2] / "fixtures" / "release_1_0_0" / "tafelrunde.sqlite3"
NEW = duel_with(
    Offer("guard", (Order("parry", ("parry",)),), (Menu("harm", ("1",)), Menu("who", ("me", "x"))))
)


def saved() -> list[TableState]:
    """Every table of the fixture whose people had given orders."""
    with closing(sqlite3.connect(f"file:{DATABASE}?mode=ro", uri=True)) as db:
        rows = [SavedTable(*row) for row in db.execute(f"SELECT {COLUMNS} FROM tables")]
    read = [unpack_row(row, GAMES) for row in rows]
    ordered = [(record, state) for record, state in read if record.orders.standing]
    return [TableState(GAMES[record.game], record, state, {}) for record, state in ordered]


def as_1_0_0(**changed: Any) -> TableRecord:
    """A sheet whose orders know nothing of what came later."""
    order = {"seat": 1, "offer": "guard", "picks": ["1"], "scope": "game", "edition": 3}
    order |= {"round": 0, "turn": 0, "answered": 0, "told": False, "left": None, "sealed": False}
    record = msgspec.to_builtins(table_for("duel", 3), builtin_types=[bytes])
    orders = {"standing": [order], **changed}
    return msgspec.msgpack.decode(
        msgspec.msgpack.encode(record | {"orders": orders}), type=TableRecord
    )


def test_orders_in_a_database_of_1_0_0_still_stand() -> None:
    tables = saved()
    assert tables
    for state in tables:
        for order in state.record.orders.standing:
            assert order in in_force_of(state, order.seat)
            assert (order.name, order.acted_at) == ("ransom.0.pay", 0.0)


def test_a_step_that_came_later_means_its_first_pick() -> None:
    (order,) = with_new_orders(as_1_0_0(), NEW).orders.standing
    assert (order.picks, order.scope) == (("1", "me"), Scope.GAME)

    again = with_new_orders(with_new_orders(as_1_0_0(), NEW), NEW)
    assert again.orders.standing == (order,)


def test_they_are_completed_whenever_a_row_is_read() -> None:
    record = as_1_0_0()
    row = SavedTable(record.id, record.channel, record.phase, 0, 0, *pack_row(record, NOT_DEALT))

    (order,) = unpack_row(row, {"duel": NEW})[0].orders.standing

    assert order.name == "guard.1.me"


def test_an_answer_that_is_held_ready_keeps_its_order() -> None:
    """1.0.0 noted the kind: there was one of each."""
    record = with_new_orders(as_1_0_0(held={1: ["parry"]}, held_by={1: "guard", 0: "gone"}), NEW)

    assert record.orders.held_by == {B: "guard.1.me", A: "gone"}
