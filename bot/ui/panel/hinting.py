"""*Hint*: what the normal computer would do and why, in a line above the panel."""

import asyncio

from bot.games.contract import Path, Seat
from bot.table.play.hints import advice, is_given
from bot.table.table import Table
from bot.ui.intake.buttons import TableButton
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import VerbButton
from bot.ui.intake.deferral import deferring
from bot.ui.message.table_view import TableView

MOST_PICKS = 15  # beside which a further button has room


async def on_hint(click: Click, table: Table, _: str) -> None:
    seat = click.seated(table)[1]
    state = await table.count_hint(click.user)
    async with deferring():  # some computers think for a while
        path = await asyncio.to_thread(advice, state, seat)
    view = click.view(state)
    await click.app.panels.refresh(click, table, hint_line(view, seat, path))


def hint_line(view: TableView, seat: Seat, path: Path) -> str:
    """The answer in the words of its buttons, and what speaks for it in a question of this kind."""
    ask = view.state.ask_of(seat)
    assert ask is not None
    deed = " · ".join(view.labels(seat, path))
    return view.common.say("hint-line", deed=deed, why=view.said.say(f"why-{ask.about}"))


def hint_button(view: TableView, seat: Seat) -> list[TableButton]:
    """Offered with a question, where the table gives hints."""
    if not view.is_on or view.state.ask_of(seat) is None or not is_given(view.record, seat):
        return []
    menu = view.menu(seat, ())
    if menu is None or len(menu.picks) > MOST_PICKS:
        return []
    label = view.common.say("button-hint")
    return [view.button(VerbButton(view.record.id, "hint"), label, emoji="💡")]
