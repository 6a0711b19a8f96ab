"""The panel of a plan: the steps so far, what they would lead to, and the next choices."""

from msgspec.structs import replace

from bot.games.contract import Path, Seat
from bot.table.model.record import Plan
from bot.table.play.plans.forecast import Forecast, foresee
from bot.ui.intake.buttons import Style, TableButton
from bot.ui.intake.custom_id import PickButton
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView
from bot.ui.panel.panel import panel_heading, question_panel
from bot.ui.plans.plan_status import plan_verb

ACCENT = 0x3F7CAC


async def plan_panel(view: TableView, seat: Seat, plan: Plan, path: Path = ()) -> Post:
    """The draft as it would go if nobody interfered; nothing is played before *Go*."""
    ahead = foresee(view.state, seat, plan.paths)
    title = view.common.say("plan-title" if plan.ask_version else "plan-title-next")
    head = f"{panel_heading(view)}\n{title}\n{_told(view, seat, plan, ahead)}"
    if not ahead.is_open:  # what comes then is hidden: it would be invented
        ends = view.common.say("plan-ends")
        return post(head, ends, _below(view, seat, plan), accent=ACCENT)
    here = PickButton(view.record.id, seat, plan.ask_version, path, planned=len(plan.paths))
    return post(
        head,
        *await question_panel(then(view, ahead.states[-1]), here),
        _back(view, here) if path else _below(view, seat, plan),
        accent=ACCENT,
    )


def skipped(view: TableView, seat: Seat, path: Path) -> Path:
    """Skips single picks: a draft is no answer yet."""
    while (menu := view.menu(seat, path)) is not None:
        if len(menu.picks) != 1 or menu.least != 1:
            break
        path = (*path, menu.picks[0])
    return path


def then(view: TableView, game_state: object) -> TableView:
    """The same table in a possible later state."""
    state = replace(view.state, game_state=game_state)
    return TableView(state, view.painter, view.language, view.look, view.buttons)


def _told(view: TableView, seat: Seat, plan: Plan, ahead: Forecast) -> str:
    """Each step in the words of its buttons, as far as it can be played."""
    if not plan.paths:
        return view.common.say("plan-help")
    told = []
    for number, (game_state, path) in enumerate(
        zip(ahead.states[:-1], plan.paths, strict=False), 1
    ):
        before = then(view, game_state)
        told.append(f"{number}. {' · '.join(before.labels(seat, path))}")
    return "\n".join(told)


def _back(view: TableView, here: PickButton) -> list[TableButton]:
    to = replace(here, path=())
    return [view.button(to, view.common.say("button-back"), emoji="↩️")]


def _below(view: TableView, seat: Seat, plan: Plan) -> list[TableButton]:
    steps = len(plan.paths)
    if not steps:
        return [plan_verb(view, seat, "drop")]
    return [
        plan_verb(view, seat, "go", steps, style=Style.success, emoji="▶️"),
        plan_verb(view, seat, "less", steps, emoji="↩️"),
        plan_verb(view, seat, "drop", steps),
    ]
