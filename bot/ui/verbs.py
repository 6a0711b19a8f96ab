"""What every button beside the game's own answers does, by the verb in its custom_id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.table.table import Table
from bot.ui import opening, verbs_games, verbs_since, verbs_undo
from bot.ui import verbs_after as after
from bot.ui import verbs_data as data
from bot.ui import verbs_handing as handing
from bot.ui import verbs_honours as honours
from bot.ui import verbs_lobby as lobby
from bot.ui import verbs_looking as looking
from bot.ui import verbs_me as me
from bot.ui import verbs_orders as orders
from bot.ui import verbs_pause as pauses
from bot.ui import verbs_plan as plan
from bot.ui import verbs_seats as seats
from bot.ui.buttons import Interaction

if TYPE_CHECKING:
    from bot.ui.desk import Desk

Handler = Callable[["Desk", Interaction, Table, str], Awaitable[None]]
# The names stand in the custom_ids of messages that live for ever: they are data, not functions.
VERBS: dict[str, Handler] = {
    "join": lobby.join,
    "leave": lobby.leave,
    "computer": lobby.computer,
    "uncomputer": lobby.uncomputer,
    "option": lobby.option,
    "options": lobby.options,
    "start": lobby.start,
    "cancel": lobby.cancel,
    "hand": looking.hand,
    "refresh": looking.refresh,
    "log": looking.log,
    "rules": looking.rules,
    "more": looking.more,
    "text": looking.text,
    "orders": orders.orders,
    "order": orders.order,
    "drop": orders.drop,
    "undo": verbs_undo.undo,
    "since": verbs_since.since,
    "plan": plan.plan,
    "unplan": plan.unplan,
    "resign": seats.resign,
    "back": seats.back,
    "end": seats.end,
    "rematch": after.rematch,
    "replay": after.replay,
    "record": after.record,
    "pause": pauses.pause,
    "resume": pauses.resume,
    "abort": pauses.abort,
    "agree": pauses.agree,
    "sit": handing.sit,
}

# What belongs to no table: pages of rules, one's own settings, the way round one's tables.
Loose = Callable[["Desk", Interaction, str], Awaitable[None]]
LOOSE: dict[str, Loose] = {
    "page": looking.page,
    "thread": opening.in_thread,
    "me": me.change,
    "forget": data.forget,
    "honours": honours.turn,
    "games": verbs_games.refresh,
    "next": verbs_games.onward,
    "visit": verbs_games.visit,
}
