"""What every button beside the game's own answers does, by the verb in its custom_id."""

from collections.abc import Awaitable, Callable

from bot.table.table import Table
from bot.ui.history import after_the_end, log, replay_steps, since, undo_verb
from bot.ui.honours import honours_verbs
from bot.ui.intake.click import Click
from bot.ui.lobby import lobby_verbs, new_table
from bot.ui.orders import attention, order_verbs
from bot.ui.panel import hinting, looking, window
from bot.ui.person import data_verbs, games_verbs, me_verbs
from bot.ui.plans import plan_verbs
from bot.ui.rules import rules_verbs
from bot.ui.seats import pause_verbs, seat_verbs, time_verbs, transfer

Handler = Callable[[Click, Table, str], Awaitable[None]]
# The names stand in the custom_ids of messages that live for ever: they are data, not functions.
VERBS: dict[str, Handler] = {
    "join": lobby_verbs.join,
    "leave": lobby_verbs.leave,
    "computer": lobby_verbs.computer,
    "uncomputer": lobby_verbs.uncomputer,
    "option": lobby_verbs.option,
    "options": lobby_verbs.options,
    "start": lobby_verbs.start,
    "zone": lobby_verbs.zone,
    "cancel": lobby_verbs.cancel,
    "hand": looking.hand,
    "refresh": looking.refresh,
    "next_table": games_verbs.next_table,
    "log": log.log,
    "rules": rules_verbs.rules,
    "hint": hinting.hint,
    "more": looking.more,
    "text": looking.text,
    "orders": order_verbs.orders,
    "order": order_verbs.order,
    "drop": order_verbs.drop,
    "order_page": order_verbs.page,
    "order_up": order_verbs.up,
    "order_down": order_verbs.down,
    "attend": attention.attend,
    "waive": window.waive,
    "undo": undo_verb.undo,
    "since": since.since,
    "plan": plan_verbs.plan,
    "unplan": plan_verbs.unplan,
    "resign": seat_verbs.resign,
    "back": seat_verbs.back,
    "end": seat_verbs.end,
    "rematch": after_the_end.rematch,
    "replay": after_the_end.replay,
    "replay_step": replay_steps.step,
    "record": after_the_end.record,
    "pause": pause_verbs.pause,
    "resume": pause_verbs.resume,
    "abort": pause_verbs.abort,
    "agree": pause_verbs.agree,
    "times": time_verbs.times,
    "sit": transfer.sit,
}

# What belongs to no table: pages of rules, one's own settings, the way round one's tables.
TablelessVerb = Callable[[Click, str], Awaitable[None]]
TABLELESS: dict[str, TablelessVerb] = {
    "page": rules_verbs.page,
    "thread": new_table.in_thread,
    "me": me_verbs.change,
    "forget": data_verbs.forget,
    "honours": honours_verbs.turn,
    "games": games_verbs.refresh,
    "next": games_verbs.onward,
    "visit": games_verbs.visit,
}
