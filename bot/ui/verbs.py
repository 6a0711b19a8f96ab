"""What every button beside the game's own answers does, by the verb in its custom_id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.table.table import Table
from bot.ui import verbs_lobby as lobby
from bot.ui import verbs_looking as looking
from bot.ui import verbs_orders as orders
from bot.ui import verbs_seats as seats
from bot.ui.buttons import Interaction

if TYPE_CHECKING:
    from bot.ui.desk import Desk

Handler = Callable[["Desk", Interaction, Table, str], Awaitable[None]]
VERBS: dict[str, Handler] = {
    handler.__name__: handler
    for handler in (
        lobby.join, lobby.leave, lobby.computer, lobby.uncomputer, lobby.option, lobby.options,
        lobby.start, lobby.cancel,
        looking.hand, looking.refresh, looking.log, looking.rules, looking.more, looking.text,
        orders.orders, orders.order, orders.drop,
        seats.resign, seats.back, seats.end, seats.rematch, seats.record,
    )
}  # fmt: skip
