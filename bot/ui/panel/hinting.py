"""*Hint*: what the normal computer would do and why, in a line above the panel."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.games.contract import Path, Seat
from bot.table.play.hints import advice, is_given
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction, TableButton
from bot.ui.intake.custom_id import Verb
from bot.ui.intake.deferral import deferring
from bot.ui.intake.reader import language_of
from bot.ui.message.table_view import TableView

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher

MOST_PICKS = 15  # beside which a further button has room


async def hint(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    seat = dispatcher.seated(interaction, table)[1]
    course = await table.count_hint(interaction.user.id)
    async with deferring():  # some computers think for a while
        path = await asyncio.to_thread(advice, course, seat)
    scene = dispatcher.scene(course, language_of(interaction))
    await dispatcher.refresh_panel(interaction, table, hint_line(scene, seat, path))


def hint_line(scene: TableView, seat: Seat, path: Path) -> str:
    """The answer in the words of its buttons, and what speaks for it in a question of this kind."""
    ask = scene.course.ask_of(seat)
    assert ask is not None
    deed = " · ".join(scene.labels(seat, path))
    return scene.common.say("hint-line", deed=deed, why=scene.said.say(f"why-{ask.about}"))


def hint_button(scene: TableView, seat: Seat) -> list[TableButton]:
    """Offered with a question, where the table gives hints."""
    if not scene.is_on or scene.course.ask_of(seat) is None or not is_given(scene.sheet, seat):
        return []
    menu = scene.menu(seat, ())
    if menu is None or len(menu.picks) > MOST_PICKS:
        return []
    label = scene.common.say("button-hint")
    return [scene.button(Verb(scene.sheet.id, "hint"), label, emoji="💡")]
