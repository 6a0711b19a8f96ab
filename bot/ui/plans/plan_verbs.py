"""Planning a turn: drafted in private, step by step, then set going."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from bot.games.contract import Menu, Path, Refused
from bot.table.model.course import Course
from bot.table.play.plans import draft as plans
from bot.table.play.plans.forecast import foresee
from bot.table.table import Table
from bot.ui.intake.arguments import Deed, PlanDeed, read
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.custom_id import Pick
from bot.ui.intake.reader import language_of, look_of
from bot.ui.panel.panel import joined
from bot.ui.plans.plan_panel import plan_panel, skipped, then

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def plan(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, argument: str
) -> None:
    """*Plan ahead*, *Go*, one step less, or no plan after all."""
    seat = dispatcher.seated(interaction, table)[1]
    asked, user = read(PlanDeed, argument), interaction.user.id
    changes: dict[Deed, Callable[[Course], Course]] = {
        "begin": partial(plans.begun, seat=seat, user=user),
        "begin_next": partial(plans.begun, seat=seat, user=user),
        "go": partial(plans.launched, seat=seat, steps=asked.steps),
        "less": partial(plans.shortened, seat=seat, steps=asked.steps),
        "drop": partial(plans.dropped, seat=seat),
    }
    course = await table.plan(user, seat, asked.since, changes[asked.deed])
    assert isinstance(course, Course)
    drafted = plans.draft_of(course, seat)
    if asked.deed == "go":
        await dispatcher.acted(interaction, table, course, seat)
    elif drafted is None:
        await dispatcher.refresh_panel(interaction, table)
    else:
        scene = dispatcher.scene(course, language_of(interaction))
        shown = await plan_panel(scene, seat, drafted)
        await dispatcher.answering.panel(interaction, table, course, seat, shown, "plan")


async def unplan(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    await table.drop_plan(interaction.user.id)
    await dispatcher.refresh_panel(interaction, table)


async def picked(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, pick: Pick, values: list[str]
) -> None:
    """A step of the draft, or a part of one."""
    path = _whole(dispatcher, interaction, table, pick, values)
    steps, seat = pick.planned or 0, pick.seat
    change = partial(plans.extended, seat=seat, steps=steps, path=path)
    found = await table.plan(interaction.user.id, seat, pick.since, change)
    course = table.course
    drafted = plans.draft_of(course, seat)
    if drafted is None:
        raise Refused("moved_on")
    scene = dispatcher.scene(course, language_of(interaction), look_of(interaction))
    begun = path if isinstance(found, Menu) else ()
    shown = await plan_panel(scene, seat, drafted, begun)
    await dispatcher.answering.panel(interaction, table, course, seat, shown, "plan")


def _whole(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, pick: Pick, values: list[str]
) -> Path:
    """The path with what was selected and with what follows of itself."""
    draft = plans.draft_of(table.course, pick.seat)
    if draft is None or table.sheet.seat_of(interaction.user.id) != pick.seat:
        raise Refused("moved_on")
    scene = dispatcher.scene(table.course, language_of(interaction), look_of(interaction))
    ahead = then(scene, foresee(table.course, pick.seat, draft.paths).states[-1])
    path = joined(pick.path, values, ahead.menu(pick.seat, pick.path)) if pick.select else pick.path
    return skipped(ahead, pick.seat, path) if path else path
