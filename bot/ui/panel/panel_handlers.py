"""What shows something privately: the hand, the board in words, what else can be done."""

from bot.games.contract import Refused
from bot.table.model.record import Phase
from bot.table.table import Table
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import VerbButton
from bot.ui.intake.rights import is_chief
from bot.ui.message.escaping import clipped
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView

LONGEST_TEXT = 3500


async def on_hand(click: Click, table: Table, _: str) -> None:
    await click.app.panels.send_copy(click, table)


async def on_refresh(click: Click, table: Table, _: str) -> None:
    await click.app.panels.refresh(click, table)


async def on_more(click: Click, table: Table, _: str) -> None:
    view = click.view(table.state)
    say, number = view.common.say, table.record.id
    buttons = [view.button(VerbButton(number, "text"), say("button-text"), emoji="📝")]
    if view.game.OFFERS:
        buttons.append(view.button(VerbButton(number, "orders"), say("button-orders"), emoji="📜"))
    turning = "pause" if table.record.pause is None else "resume"
    emoji = "⏸️" if turning == "pause" else "▶️"
    buttons.append(view.button(VerbButton(number, turning), say(f"button-{turning}"), emoji=emoji))
    if click.user == table.record.host and table.record.phase is Phase.RUNNING:
        buttons.append(view.button(VerbButton(number, "times"), say("button-times"), emoji="⏱️"))
    buttons.append(view.button(VerbButton(number, "resign"), say("button-resign")))
    ending = "end" if is_chief(click, table) else "abort"
    buttons.append(
        view.button(VerbButton(number, ending), say(f"button-{ending}"), style=Style.danger)
    )
    await click.answer(post(f"### {view.title}", buttons))


async def on_text(click: Click, table: Table, _: str) -> None:
    await click.answer(text_board(click.view(table.state)))


def text_board(view: TableView) -> Post:
    """The board in words, for whoever cannot or does not want to see it."""
    if not view.state.is_dealt:
        raise Refused("not_started")
    lines = "\n".join(f"- {line}" for line in view.board_in_text())
    return post(f"### {view.title}\n{clipped(lines, LONGEST_TEXT)}")
