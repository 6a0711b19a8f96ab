"""The log in words: back to the start of the previous round; wholly when the game is over."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord

from bot.games.contract import Refused
from bot.table.model.sheet import Phase
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher

LONGEST_TEXT = 3500


async def log(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    await answered(interaction, await log_post(dispatcher, table, language_of(interaction)))


async def log_post(dispatcher: Dispatcher, table: Table, language: str) -> Post:
    """Back to the start of the previous round; wholly when the game is over."""
    scene = dispatcher.scene(table.course, language)
    if not scene.course.is_dealt:
        raise Refused("not_started")
    since = scene.game.moment(scene.course.state).round - 1
    is_on = table.sheet.phase is Phase.RUNNING
    told = [h for h in await table.history() if not is_on or h.moment.round >= since]
    news = [event for happened in told for event in happened.news]
    body, left_out = "\n".join(f"- {line}" for line in scene.story(news)), False
    while len(body) > LONGEST_TEXT:
        body, left_out = body.partition("\n")[2], True
    shown = post(f"### {scene.title}: {scene.common.say('log-title')}\n{body}")
    if left_out:
        shown.files.append(_file(scene, news))
        shown.view.add_item(discord.ui.File("attachment://log.txt"))
    return shown


def _file(scene: TableView, news: list[Any]) -> discord.File:
    """The whole log as it is read outside Discord, where names need no escape."""
    lines = [f"- {line}" for line in scene.said.story(news, scene.names)]
    return discord.File(BytesIO("\n".join(lines).encode()), "log.txt")
