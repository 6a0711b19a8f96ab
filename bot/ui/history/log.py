"""The log in words: back to the start of the previous round; complete after the end."""

from io import BytesIO
from typing import Any

import discord

from bot.games.contract import Refused
from bot.table.model.record import Phase
from bot.table.table import Table
from bot.ui.intake.click import Click
from bot.ui.intake.handlers import button
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView

LONGEST_TEXT = 3500


@button("log")
async def on_log(click: Click, table: Table) -> None:
    await click.answer(await log_post(click.view(table.state), table))


async def log_post(view: TableView, table: Table) -> Post:
    """Back to the start of the previous round; complete after the end."""
    if not view.state.is_dealt:
        raise Refused("not_started")
    since = view.game.moment(view.state.game_state).round - 1
    is_on = table.record.phase is Phase.RUNNING
    told = [h for h in await table.history() if not is_on or h.moment.round >= since]
    news = [event for happened in told for event in happened.news]
    body, left_out = "\n".join(f"- {line}" for line in view.story(news)), False
    while len(body) > LONGEST_TEXT:
        body, left_out = body.partition("\n")[2], True
    shown = post(f"### {view.title}: {view.common.say('log-title')}\n{body}")
    if left_out:
        shown.files.append(_file(view, news))
        shown.view.add_item(discord.ui.File("attachment://log.txt"))
    return shown


def _file(view: TableView, news: list[Any]) -> discord.File:
    """The whole log as a text file, where names need no escaping."""
    lines = [f"- {line}" for line in view.said.story(news, view.names)]
    return discord.File(BytesIO("\n".join(lines).encode()), "log.txt")
