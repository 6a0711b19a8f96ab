"""What a panel says of its owner's plan: that he can make one, that it plays, why it stopped."""

from bot.games.contract import Seat
from bot.table.play.plans.forecast import is_up
from bot.ui.intake.buttons import Style, TableButton, button
from bot.ui.intake.custom_id import Verb
from bot.ui.message.table_view import TableView


def plan_line(scene: TableView, seat: Seat) -> str | None:
    """How many steps still wait, or the private reason why they are not played."""
    plan = scene.sheet.plans.get(seat)
    if plan is None or plan.is_draft:
        return None
    key = f"plan-broken-{plan.broken}" if plan.broken else "plan-plays"
    return scene.common.say(key, steps=len(plan.paths))


def plan_button(scene: TableView, key: bytes, seat: Seat) -> list[TableButton]:
    """*Plan ahead*, in the own turn of a game whose turns can be planned."""
    game, state = scene.game, scene.course.state
    if not game.PLANNABLE or state is None:
        return []
    if not is_up(game, state, seat, game.moment(state).turn):
        return []
    return [plan_verb(scene, key, seat, "begin", emoji="🗺️")]


def stop_button(scene: TableView, key: bytes, seat: Seat) -> list[TableButton]:
    """While a plan waits for a window its owner may think better of it."""
    plan = scene.sheet.plans.get(seat)
    if plan is None or not plan.sights:
        return []
    return [button(Verb(scene.sheet.id, "unplan"), key, scene.common.say("button-plan-drop"))]


def plan_verb(
    scene: TableView,
    key: bytes,
    seat: Seat,
    deed: str,
    steps: int = 0,
    *,
    style: Style = Style.secondary,
    emoji: str | None = None,
) -> TableButton:
    """A button that changes the draft as this panel shows it."""
    meaning = Verb(scene.sheet.id, "plan", f"{deed}.{scene.sheet.since[seat]}.{steps}")
    label = scene.common.say(f"button-plan-{deed}", steps=steps)
    return button(meaning, key, label, style=style, emoji=emoji)
