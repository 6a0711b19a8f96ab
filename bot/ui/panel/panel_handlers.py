"""What the buttons of board and panel do: hand, more, text, undo, hint, pass in a window."""

import asyncio

from bot.games.contract import Path, Refused, Seat
from bot.table.model.record import Phase
from bot.table.play.hints import advice
from bot.table.table import Table
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click
from bot.ui.intake.deferral import deferring
from bot.ui.intake.handlers import button
from bot.ui.intake.rights import is_chief
from bot.ui.message.escaping import clipped
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView
from bot.ui.panel.controls import Taken, Waived

LONGEST_TEXT = 3500


@button("hand")
async def on_hand(click: Click, table: Table) -> None:
    await click.app.panels.send_copy(click, table)


@button("refresh")
async def on_refresh(click: Click, table: Table) -> None:
    await click.app.panels.refresh(click, table)


@button("more")
async def on_more(click: Click, table: Table) -> None:
    view = click.view(table.state)
    buttons = [view.verb("text", emoji="📝")]
    if view.game.OFFERS:
        buttons.append(view.verb("orders", emoji="📜"))
    if table.record.pause is None:
        buttons.append(view.verb("pause", emoji="⏸️"))
    else:
        buttons.append(view.verb("resume", emoji="▶️"))
    if click.user == table.record.host and table.record.phase is Phase.RUNNING:
        buttons.append(view.verb("times", emoji="⏱️"))
    buttons.append(view.verb("resign"))
    buttons.append(view.verb("end" if is_chief(click, table) else "abort", style=Style.danger))
    await click.answer(post(f"### {view.title}", buttons))


@button("text")
async def on_text(click: Click, table: Table) -> None:
    await click.answer(text_board(click.view(table.state)))


def text_board(view: TableView) -> Post:
    """The board in words, for screen readers and by choice."""
    if not view.state.is_dealt:
        raise Refused("not_started")
    lines = "\n".join(f"- {line}" for line in view.board_in_text())
    return post(f"### {view.title}\n{clipped(lines, LONGEST_TEXT)}")


@button("undo", Taken)
async def on_undo(click: Click, table: Table, taken: Taken) -> None:
    """By a button that says what it undoes, or by the command, which takes the newest answer."""
    seat = click.seated(table)[1]
    try:
        async with deferring():  # replays the log
            state = await table.undo(click.user, taken.edition)
    except Refused as late:
        if not click.is_private:
            raise
        sentence = click.common.say(f"refused-{late}")
        await click.app.panels.refresh(click, table, sentence)  # the button is removed
        return
    shown = await click.app.panels.render(state, seat, click.language)
    if click.interaction.message is None:
        await click.answer(shown)
        await click.app.replies.seen(click, table, state, seat)
    else:
        await click.app.replies.panel(click, table, state, seat, shown)


@button("waive", Waived)
async def on_waive(click: Click, table: Table, waived: Waived) -> None:
    """To pass now, and in all windows that follow like this one."""
    seat = click.seat_at(table)
    state = await table.waive(click.user, seat, waived.since, waived.offer)
    await click.app.panels.show_after_answer(click, table, state, seat)


@button("hint")
async def on_hint(click: Click, table: Table) -> None:
    """What the normal computer would do and why, in a line above the panel."""
    seat = click.seated(table)[1]
    state = await table.count_hint(click.user)
    async with deferring():  # some computers take a while
        path = await asyncio.to_thread(advice, state, seat)
    view = click.view(state)
    await click.app.panels.refresh(click, table, hint_line(view, seat, path))


def hint_line(view: TableView, seat: Seat, path: Path) -> str:
    """The answer in the words of its buttons, and the reason."""
    ask = view.state.ask_of(seat)
    assert ask is not None
    deed = " · ".join(view.labels(seat, path))
    return view.common.say("hint-line", deed=deed, why=view.said.say(f"why-{ask.about}"))
