"""What an open window offers beside its answers: to pass now, and in all that follows like it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.contract import Refused, Seat
from bot.table.play.windows import at_hand
from bot.table.table import Table
from bot.ui.intake.arguments import Waived, read, write
from bot.ui.intake.buttons import Interaction, TableButton
from bot.ui.intake.custom_id import Verb

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher
    from bot.ui.message.table_view import TableView


def waivers(scene: TableView, seat: Seat) -> list[TableButton]:
    """Orders that are given and answer this window in the same click."""
    since = scene.sheet.since.get(seat, 0)
    return [
        scene.button(
            Verb(scene.sheet.id, "waive", write(Waived(since, offer.key))),
            scene.said.say(f"at_hand-{offer.key}"),
        )
        for offer in at_hand(scene.course, seat)
    ]


async def waive(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, argument: str
) -> None:
    waived, seat = read(Waived, argument), table.sheet.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    course = await table.waive(interaction.user.id, seat, waived.since, waived.offer)
    await dispatcher.acted(interaction, table, course, seat)
