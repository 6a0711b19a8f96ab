"""What a panel says about its owner's plan: that one can be made, that it plays, why it stopped."""

from typing import Literal

from msgspec import Struct

from bot.games.contract import Seat
from bot.table.model.record import NEXT
from bot.table.play.plans.draft import planned_ask_version
from bot.table.play.plans.forecast import is_up_now
from bot.ui.intake.buttons import Style, TableButton
from bot.ui.message.table_view import TableView

Deed = Literal["begin", "begin_next", "go", "less", "drop"]


class PlanDeed(Struct, frozen=True):
    deed: Deed
    since: int  # how the draft stood when the button was shown
    steps: int


def plan_line(view: TableView, seat: Seat) -> str | None:
    """The number of remaining steps, or the private reason why they are not played."""
    plan = view.record.plans.get(seat)
    if plan is None or plan.is_draft:
        return None
    plays = "plan-waits" if plan.turn == NEXT else "plan-plays"
    key = f"plan-broken-{plan.broken}" if plan.broken else plays
    return view.common.say(key, steps=len(plan.paths))


def plan_button(view: TableView, seat: Seat) -> list[TableButton]:
    """*Plan ahead*, during or before a turn, in games whose turns can be planned."""
    game, state = view.game, view.state
    if not game.PLANNABLE or not state.is_dealt or not view.is_on:
        return []
    plan = view.record.plans.get(seat)
    if any(ask.setup for ask in state.asks()) or (plan is not None and plan.expected_views):
        return []
    deed: Deed = "begin" if is_up_now(state, seat) else "begin_next"
    return [plan_verb(view, seat, deed, emoji="🗺️")]


def stop_button(view: TableView, seat: Seat) -> list[TableButton]:
    """Stops a plan that waits for a window."""
    plan = view.record.plans.get(seat)
    if plan is None or not plan.expected_views:
        return []
    return [view.verb("unplan", view.common.say("button-plan-drop"))]


def plan_verb(
    view: TableView,
    seat: Seat,
    deed: Deed,
    steps: int = 0,
    *,
    style: Style = Style.secondary,
    emoji: str | None = None,
) -> TableButton:
    """A button that changes the draft as this panel shows it."""
    meaning = PlanDeed(deed, planned_ask_version(view.state, seat), steps)
    label = view.common.say(f"button-plan-{deed}", steps=steps)
    return view.verb("plan", label, meaning, style=style, emoji=emoji)
