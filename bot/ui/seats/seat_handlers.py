"""Seats that a computer keeps for their owner, and the end of a table."""

from bot.games.contract import Refused
from bot.table.seating.seat_changes import give_to_computer, own_seat, take_back
from bot.table.table import Table
from bot.ui.board.ending import called_off_lines
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click, confirm
from bot.ui.intake.handlers import button
from bot.ui.intake.rights import is_chief
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView


def warm_seat(view: TableView) -> Post:
    """Tells the owner that a computer plays their seat, with a button to take it back."""
    take = view.verb("back", view.common.say("button-back-in"), style=Style.success)
    return post(f"### {view.title}\n{view.common.say('seat-warm')}", [take])


@button("resign", str)
async def on_resign(click: Click, table: Table, sure: str) -> None:
    view, user = click.seated(table)[0], click.user
    if not sure:
        await click.answer(confirm(view, "resign"))
        return
    await table.reseat(
        lambda record: give_to_computer(record, own_seat(record, user), resigned=True)
    )
    await click.replace(warm_seat(view))


@button("back")
async def on_back(click: Click, table: Table) -> None:
    """The message with the button becomes the panel again."""
    user = click.user
    await table.reseat(lambda record: take_back(record, own_seat(record, user)))
    view = click.view(table.state)
    line = view.common.say("seat-back", game=view.title)
    await click.app.panels.refresh(click, table, line)


@button("end", str)
async def on_end(click: Click, table: Table, sure: str) -> None:
    if not is_chief(click, table):
        raise Refused("not_host")
    view = click.view(table.state)
    if not sure:
        await click.answer(confirm(view, "end"))
        return
    await table.end()
    await click.replace(post(called_off_lines(view)))
