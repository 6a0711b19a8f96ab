"""What shows something privately: hand, log, rules, the board in words."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.games.contract import Refused
from bot.table.model.sheet import Phase
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction, Style, button
from bot.ui.intake.custom_id import Verb
from bot.ui.intake.refusals import answered, is_chief, language_of, replaced
from bot.ui.message.layout import Post, post
from bot.ui.message.table_view import Scene

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Desk

LONGEST_TEXT = 3500


async def hand(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await answered(interaction, await desk.private_panel(interaction, table))


async def refresh(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await replaced(interaction, await desk.private_panel(interaction, table))


async def log(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await answered(interaction, await log_post(desk, table, language_of(interaction)))


async def rules(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await answered(interaction, await desk.rules(interaction, table.sheet.game))


async def how_to_play(desk: Desk, interaction: Interaction, slug: str) -> None:
    await answered(interaction, await desk.rules(interaction, slug))


async def page(desk: Desk, interaction: Interaction, argument: str) -> None:
    """Turns a page of the rules; the only button that belongs to no table."""
    slug, _, number = argument.partition(".")
    await replaced(interaction, await desk.rules(interaction, slug, int(number)))


async def more(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    scene = desk.scene(table.course, language_of(interaction))
    say, key, number = scene.common.say, desk.key, table.sheet.id
    buttons = [button(Verb(number, "text"), key, say("button-text"), emoji="📝")]
    if scene.game.OFFERS:
        buttons.append(button(Verb(number, "orders"), key, say("button-orders"), emoji="📜"))
    turning = "pause" if table.sheet.pause is None else "resume"
    emoji = "⏸️" if turning == "pause" else "▶️"
    buttons.append(button(Verb(number, turning), key, say(f"button-{turning}"), emoji=emoji))
    buttons.append(button(Verb(number, "resign"), key, say("button-resign")))
    ending = "end" if is_chief(interaction, table) else "abort"
    buttons.append(button(Verb(number, ending), key, say(f"button-{ending}"), style=Style.danger))
    await answered(interaction, post(f"### {scene.title}", buttons))


async def text(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await answered(interaction, text_board(desk.scene(table.course, language_of(interaction))))


def text_board(scene: Scene) -> Post:
    """The board in words, for whoever cannot or does not want to see it."""
    if scene.course.state is None:
        raise Refused("not_started")
    lines = "\n".join(f"- {line}" for line in scene.board_lines())
    return post(f"### {scene.title}\n{lines[:LONGEST_TEXT]}")


async def log_post(desk: Desk, table: Table, language: str) -> Post:
    """Back to the start of the previous round; wholly when the game is over."""
    scene = desk.scene(table.course, language)
    if scene.course.state is None:
        raise Refused("not_started")
    since = scene.game.moment(scene.course.state).round - 1
    is_on = table.sheet.phase is Phase.RUNNING
    told = [h for h in await table.history() if not is_on or h.moment.round >= since]
    lines = [f"- {scene.told(event)}" for happened in told for event in happened.news]
    body, left_out = "\n".join(lines), False
    while len(body) > LONGEST_TEXT:
        body, left_out = body.partition("\n")[2], True
    shown = post(f"### {scene.title}: {scene.common.say('log-title')}\n{body}")
    if left_out:
        whole = discord.File(BytesIO("\n".join(lines).encode()), "log.txt")
        shown.files.append(whole)
        shown.view.add_item(discord.ui.File("attachment://log.txt"))
    return shown
