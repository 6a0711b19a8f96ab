"""What an open window offers beside its answers: to pass now, and in all that follows like it."""

from bot.games.contract import Seat
from bot.table.play.windows import waivers_at_hand
from bot.table.table import Table
from bot.ui.intake.arguments import Waived, read_arguments, write_arguments
from bot.ui.intake.buttons import TableButton
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import VerbButton
from bot.ui.message.table_view import TableView


def waivers(view: TableView, seat: Seat) -> list[TableButton]:
    """Orders that are given and answer this window in the same click."""
    since = view.record.ask_versions.get(seat, 0)
    return [
        view.button(
            VerbButton(view.record.id, "waive", write_arguments(Waived(since, offer.key))),
            view.said.say(f"at_hand-{offer.key}"),
        )
        for offer in waivers_at_hand(view.state, seat)
    ]


async def on_waive(click: Click, table: Table, argument: str) -> None:
    waived, seat = read_arguments(Waived, argument), click.seat_at(table)
    state = await table.waive(click.user, seat, waived.since, waived.offer)
    await click.app.panels.show_after_answer(click, table, state, seat)
