"""What somebody has missed, shown to him alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.table import Table
from bot.ui.history.since import since_post
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.refusals import answered, language_of

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Desk


async def since(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    seat = desk.seated(interaction, table)[1]
    walk = await table.followed(seat)
    scene = desk.scene(table.course, language_of(interaction))
    await answered(interaction, await since_post(scene, desk.key, seat, walk))
