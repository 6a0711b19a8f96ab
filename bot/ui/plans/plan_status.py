"""What a panel says of its owner's plan: that they can make one, that it plays, why it stopped."""

from bot.games.contract import Seat
from bot.table.model.record import NEXT
from bot.table.play.plans.draft import planned_ask_version
from bot.table.play.plans.forecast import is_up_now
from bot.ui.intake.arguments import Deed, PlanDeed, write_arguments
from bot.ui.intake.buttons import Style, TableButton
from bot.ui.intake.custom_id import VerbButton
from bot.ui.message.table_view import TableView


def plan_line(view: TableView, seat: Seat) -> str | None:
    """How many steps still wait, or the private reason why they are not played."""
    plan = view.record.plans.get(seat)
    if plan is None or plan.is_draft:
        return None
    plays = "plan-waits" if plan.turn == NEXT else "plan-plays"
    key = f"plan-broken-{plan.broken}" if plan.broken else plays
    return view.common.say(key, steps=len(plan.paths))


def plan_button(view: TableView, seat: Seat) -> list[TableButton]:
    """*Plan ahead*, in the own turn of a game whose turns can be planned, and before it."""
    game, state = view.game, view.state
    if not game.PLANNABLE or not state.is_dealt or not view.is_on:
        return []
    plan = view.record.plans.get(seat)
    if any(ask.setup for ask in state.asks()) or (plan is not None and plan.expected_views):
        return []
    deed: Deed = "begin" if is_up_now(state, seat) else "begin_next"
    return [plan_verb(view, seat, deed, emoji="🗺️")]


def stop_button(view: TableView, seat: Seat) -> list[TableButton]:
    """While a plan waits for a window its owner may think better of it."""
    plan = view.record.plans.get(seat)
    if plan is None or not plan.expected_views:
        return []
    return [view.button(VerbButton(view.record.id, "unplan"), view.common.say("button-plan-drop"))]


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
    stand = planned_ask_version(view.state, seat)
    meaning = VerbButton(view.record.id, "plan", write_arguments(PlanDeed(deed, stand, steps)))
    label = view.common.say(f"button-plan-{deed}", steps=steps)
    return view.button(meaning, label, style=style, emoji=emoji)
