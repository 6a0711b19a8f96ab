"""Seats that change hands, the end of a table, and what comes after it."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import discord
import msgspec
from msgspec.structs import replace

from bot.games.contract import Refused, Seat
from bot.table.fairness import record_of
from bot.table.sheet import Chair, Phase, Sheet
from bot.table.table import Table
from bot.ui.buttons import Interaction, Style, button
from bot.ui.ids import Verb
from bot.ui.layout import Post, post
from bot.ui.refusals import answered, is_moderator, language_of, replaced, who_is
from bot.ui.scene import Scene

if TYPE_CHECKING:
    from bot.ui.desk import Desk


async def resign(desk: Desk, interaction: Interaction, table: Table, sure: str) -> None:
    scene, seat = desk.seated(interaction, table)
    if not sure:
        await answered(interaction, _confirm(scene, desk.key, "resign"))
        return
    await table.reseat(lambda sheet: _chairs(sheet, seat, computer="normal"))
    await replaced(interaction, warm_seat(scene, desk.key))


async def back(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    seat = desk.seated(interaction, table)[1]
    await table.reseat(lambda sheet: _chairs(sheet, seat, computer=None))
    await replaced(interaction, await desk.private_panel(interaction, table))


async def end(desk: Desk, interaction: Interaction, table: Table, sure: str) -> None:
    if interaction.user.id != table.sheet.host and not is_moderator(interaction):
        raise Refused("not_host")
    scene = desk.scene(table.course, language_of(interaction))
    if not sure:
        await answered(interaction, _confirm(scene, desk.key, "end"))
        return
    await table.end()
    await replaced(interaction, post(scene.common.say("board-ended")))


async def rematch(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    """The same people and options again; everybody moves up one seat."""
    old, user = table.sheet, interaction.user
    seat = old.seat_of(user.id)
    if seat is None:
        raise Refused("not_seated")
    again = await desk.tables.open(old.game, old.channel, old.guild, *who_is(user), old.language)

    def seated(sheet: Sheet) -> Sheet:
        chairs = [Chair(c.user, c.name, c.computer if c.user is None else None) for c in old.chairs]
        rotated = (*chairs[1:], chairs[0])
        return replace(sheet, chairs=rotated, options=old.options, clocks=old.clocks, pace=old.pace)

    await again.gather(seated)
    await answered(interaction, post(desk.public_scene(again).common.say("rematch-open")))


async def record(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    """Seed and log as a file, for `tafelrunde verify`."""
    sheet, course = table.sheet, table.course
    if sheet.phase not in (Phase.OVER, Phase.ENDED):
        raise Refused("not_over")
    if course.state is None:
        raise Refused("not_started")
    found = record_of(course, await desk.tables.store.log(sheet.id))
    name = f"{sheet.game}-{sheet.id}.json"
    shown = post(desk.scene(course, language_of(interaction)).common.say("record-help", file=name))
    shown.files.append(discord.File(BytesIO(msgspec.json.encode(found)), name))
    shown.view.add_item(discord.ui.File(f"attachment://{name}"))
    await answered(interaction, shown)


def warm_seat(scene: Scene, key: bytes) -> Post:
    """A computer keeps the seat warm; one click takes it back."""
    take = button(
        Verb(scene.sheet.id, "back"), key, scene.common.say("button-back-in"), style=Style.success
    )
    return post(f"### {scene.title}\n{scene.common.say('seat-warm')}", [take])


def _confirm(scene: Scene, key: bytes, verb: str) -> Post:
    yes = button(
        Verb(scene.sheet.id, verb, "yes"), key, scene.common.say(f"sure-{verb}-yes"),
        style=Style.danger,
    )  # fmt: skip
    return post(scene.common.say(f"sure-{verb}"), [yes])


def _chairs(sheet: Sheet, seat: Seat, *, computer: str | None) -> tuple[Chair, ...]:
    level = None if computer is None else "normal"
    chair = replace(sheet.chairs[seat], computer=level, misses=0)
    return (*sheet.chairs[:seat], chair, *sheet.chairs[seat + 1 :])
