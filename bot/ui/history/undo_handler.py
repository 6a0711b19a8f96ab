"""Undo: a person's newest click is taken back, and the panel asks again."""

from bot.games.contract import Refused
from bot.table.table import Table
from bot.ui.intake.arguments import Taken, read_arguments
from bot.ui.intake.click import Click
from bot.ui.intake.deferral import deferring


async def on_undo(click: Click, table: Table, argument: str) -> None:
    """By a button, which says what it takes back, or by the command, which takes the newest."""
    seat = click.seated(table)[1]
    try:
        async with deferring():  # the log is played again
            state = await table.undo(click.user, read_arguments(Taken, argument).edition)
    except Refused as late:
        if not click.is_private:
            raise
        sentence = click.common.say(f"refused-{late}")
        await click.app.panels.refresh(click, table, sentence)  # its button goes
        return
    shown = await click.app.panels.render(state, seat, click.language)
    if click.interaction.message is None:
        await click.answer(shown)
        await click.app.replies.seen(click, table, state, seat)
    else:
        await click.app.replies.panel(click, table, state, seat, shown)
