"""*Hint*: what the normal computer would do and why, in a line above the panel."""

import asyncio

from bot.games.contract import Path, Seat
from bot.table.play.hints import advice, is_given
from bot.table.table import Table
from bot.ui.intake.buttons import TableButton
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import Verb
from bot.ui.intake.deferral import deferring
from bot.ui.message.table_view import TableView

MOST_PICKS = 15  # beside which a further button has room


async def hint(click: Click, table: Table, _: str) -> None:
    seat = click.seated(table)[1]
    state = await table.count_hint(click.user)
    async with deferring():  # some computers think for a while
        path = await asyncio.to_thread(advice, state, seat)
    scene = click.scene(state)
    await click.app.panels.refresh(click, table, hint_line(scene, seat, path))


def hint_line(scene: TableView, seat: Seat, path: Path) -> str:
    """The answer in the words of its buttons, and what speaks for it in a question of this kind."""
    ask = scene.state.ask_of(seat)
    assert ask is not None
    deed = " · ".join(scene.labels(seat, path))
    return scene.common.say("hint-line", deed=deed, why=scene.said.say(f"why-{ask.about}"))


def hint_button(scene: TableView, seat: Seat) -> list[TableButton]:
    """Offered with a question, where the table gives hints."""
    if not scene.is_on or scene.state.ask_of(seat) is None or not is_given(scene.record, seat):
        return []
    menu = scene.menu(seat, ())
    if menu is None or len(menu.picks) > MOST_PICKS:
        return []
    label = scene.common.say("button-hint")
    return [scene.button(Verb(scene.record.id, "hint"), label, emoji="💡")]
