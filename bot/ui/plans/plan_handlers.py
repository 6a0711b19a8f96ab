"""Planning a turn: drafted in private, step by step, then started."""

from collections.abc import Callable
from functools import partial

from bot.games.contract import Menu, Path, Refused
from bot.table.model.table_state import TableState
from bot.table.play.plans import draft as plans
from bot.table.play.plans.forecast import foresee
from bot.table.table import Table
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import PickButton
from bot.ui.intake.handlers import button
from bot.ui.panel.controls import path_after_select
from bot.ui.plans.plan_panel import plan_panel, skipped, then
from bot.ui.plans.plan_status import Deed, PlanDeed


@button("plan", PlanDeed)
async def on_plan(click: Click, table: Table, asked: PlanDeed) -> None:
    """*Plan ahead*, *Go*, one step less, or no plan."""
    seat, user = click.seated(table)[1], click.user
    changes: dict[Deed, Callable[[TableState], TableState]] = {
        "begin": partial(plans.begin_draft, seat=seat, user=user),
        "begin_next": partial(plans.begin_draft, seat=seat, user=user),
        "go": partial(plans.launch_plan, seat=seat, steps=asked.steps),
        "less": partial(plans.shorten_draft, seat=seat, steps=asked.steps),
        "drop": partial(plans.drop_plan, seat=seat),
    }
    state = await table.plan(user, seat, asked.since, changes[asked.deed])
    assert isinstance(state, TableState)
    drafted = plans.draft_of(state, seat)
    if asked.deed == "go":
        await click.app.panels.show_after_answer(click, table, state, seat)
    elif drafted is None:
        await click.app.panels.refresh(click, table)
    else:
        view = click.view(state)
        shown = await plan_panel(view, seat, drafted)
        await click.app.replies.panel(click, table, state, seat, shown, "plan")


@button("unplan")
async def on_unplan(click: Click, table: Table) -> None:
    await table.drop_plan(click.user)
    await click.app.panels.refresh(click, table)


async def plan_pick(click: Click, table: Table, pick: PickButton, values: list[str]) -> None:
    """A step of the draft, or a part of one."""
    path = _whole(click, table, pick, values)
    steps, seat = pick.planned or 0, pick.seat
    change = partial(plans.extend_draft, seat=seat, steps=steps, path=path)
    found = await table.plan(click.user, seat, pick.since, change)
    state = table.state
    drafted = plans.draft_of(state, seat)
    if drafted is None:
        raise Refused("moved_on")
    view = click.view(state)
    begun = path if isinstance(found, Menu) else ()
    shown = await plan_panel(view, seat, drafted, begun)
    await click.app.replies.panel(click, table, state, seat, shown, "plan")


def _whole(click: Click, table: Table, pick: PickButton, values: list[str]) -> Path:
    """The path with the selected values, and with forced picks after it."""
    draft = plans.draft_of(table.state, pick.seat)
    if draft is None or table.record.seat_of(click.user) != pick.seat:
        raise Refused("moved_on")
    view = click.view(table.state)
    ahead = then(view, foresee(table.state, pick.seat, draft.paths).states[-1])
    path = (
        path_after_select(pick.path, values, ahead.menu(pick.seat, pick.path))
        if pick.select
        else pick.path
    )
    return skipped(ahead, pick.seat, path) if path else path
