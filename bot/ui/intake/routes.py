"""What every button beside the game's own answers does, by the verb in its custom_id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.table.table import Table
from bot.ui.history import after_the_end as after
from bot.ui.history import since_verb as verbs_since
from bot.ui.history import undo_verb as verbs_undo
from bot.ui.honours import honours_verbs as honours
from bot.ui.intake.buttons import Interaction
from bot.ui.lobby import lobby_verbs as lobby
from bot.ui.lobby import new_table as opening
from bot.ui.orders import order_verbs as orders
from bot.ui.panel import looking
from bot.ui.person import data_verbs as data
from bot.ui.person import games_verbs as verbs_games
from bot.ui.person import me_verbs as me
from bot.ui.plans import plan_verbs as plan
from bot.ui.seats import pause_verbs as pauses
from bot.ui.seats import seat_verbs as seats
from bot.ui.seats import transfer as handing

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Desk

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
