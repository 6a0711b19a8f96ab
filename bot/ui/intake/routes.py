"""What every button beside the game's own answers does, by the verb in its custom_id."""

from collections.abc import Awaitable, Callable

from bot.table.table import Table
from bot.ui.history import after_the_end, log, replay_steps, since, undo_handler
from bot.ui.honours import honours_handlers
from bot.ui.intake.click import Click
from bot.ui.lobby import lobby_handlers, new_table
from bot.ui.orders import attention, order_handlers
from bot.ui.panel import hinting, panel_handlers, window
from bot.ui.person import data_handlers, games_handlers, me_handlers
from bot.ui.plans import plan_handlers
from bot.ui.rules import rules_handlers
from bot.ui.seats import pause_handlers, seat_handlers, time_handlers, transfer

Handler = Callable[[Click, Table, str], Awaitable[None]]
# The names stand in the custom_ids of messages that live for ever: they are data, not functions.
VERBS: dict[str, Handler] = {
    "join": lobby_handlers.on_join,
    "leave": lobby_handlers.on_leave,
    "computer": lobby_handlers.on_computer,
    "uncomputer": lobby_handlers.on_uncomputer,
    "option": lobby_handlers.on_option,
    "options": lobby_handlers.on_options,
    "start": lobby_handlers.on_start,
    "zone": lobby_handlers.on_zone,
    "cancel": lobby_handlers.on_cancel,
    "hand": panel_handlers.on_hand,
    "refresh": panel_handlers.on_refresh,
    "next_table": games_handlers.on_next_table,
    "log": log.on_log,
    "rules": rules_handlers.on_rules,
    "hint": hinting.on_hint,
    "more": panel_handlers.on_more,
    "text": panel_handlers.on_text,
    "orders": order_handlers.on_orders,
    "order": order_handlers.on_order,
    "drop": order_handlers.on_drop,
    "order_page": order_handlers.on_order_page,
    "order_up": order_handlers.on_order_up,
    "order_down": order_handlers.on_order_down,
    "attend": attention.on_attend,
    "waive": window.on_waive,
    "undo": undo_handler.on_undo,
    "since": since.on_since,
    "plan": plan_handlers.on_plan,
    "unplan": plan_handlers.on_unplan,
    "resign": seat_handlers.on_resign,
    "back": seat_handlers.on_back,
    "end": seat_handlers.on_end,
    "rematch": after_the_end.on_rematch,
    "replay": after_the_end.on_replay,
    "replay_step": replay_steps.on_replay_step,
    "record": after_the_end.on_record,
    "pause": pause_handlers.on_pause,
    "resume": pause_handlers.on_resume,
    "abort": pause_handlers.on_abort,
    "agree": pause_handlers.on_agree,
    "times": time_handlers.on_times,
    "sit": transfer.on_sit,
}

# What belongs to no table: pages of rules, one's own settings, the way round one's tables.
TablelessVerb = Callable[[Click, str], Awaitable[None]]
TABLELESS: dict[str, TablelessVerb] = {
    "page": rules_handlers.on_page,
    "thread": new_table.on_thread,
    "me": me_handlers.on_me,
    "forget": data_handlers.on_forget,
    "honours": honours_handlers.on_honours,
    "games": games_handlers.on_games,
    "next": games_handlers.on_next,
    "visit": games_handlers.on_visit,
}
