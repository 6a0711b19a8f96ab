"""Pausing, going on and calling off: by vote, or at once by whoever may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.contract import Refused
from bot.table.model.course import Course
from bot.table.model.pace import Luck
from bot.table.model.sheet import Motion, Pause
from bot.table.play.flow import resumed
from bot.table.seating.votes import agree as agreed
from bot.table.seating.votes import needed, propose
from bot.table.table import Table
from bot.table.time.pauses import LOST, paused
from bot.ui.intake.arguments import Agreed, read
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.confirm import confirm
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, replaced, said_to_all
from bot.ui.intake.rights import check_board, is_chief, is_moderator
from bot.ui.message.escaping import escaped
from bot.ui.message.parts import post
from bot.ui.seats.ballot import ballot_post

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def pause(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    """The host and moderators pause at once, everybody else proposes it."""
    if not is_chief(interaction, table):
        await _propose(dispatcher, interaction, table, "pause")
        return
    if table.sheet.pause is not None:
        raise Refused("paused")
    called = Pause("called", interaction.user.display_name)
    await table.arrange(lambda course, now, _: paused(course, called, now))
    await _confirmed(dispatcher, interaction, table, "pause-begun")


async def resume(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    """Anybody at the table; what stopped because of the channel needs the channel first."""
    if table.sheet.seat_of(interaction.user.id) is None and not is_moderator(interaction, table):
        raise Refused("not_seated")
    pause = table.sheet.pause
    if pause is not None and pause.why in LOST:
        check_board(interaction)
    await table.arrange(resumed)
    await _confirmed(dispatcher, interaction, table, "pause-over")


async def move(dispatcher: Dispatcher, interaction: Interaction) -> None:
    """A table that has lost its channel goes on in this one."""
    guild, channel = interaction.guild_id, interaction.channel_id or 0
    table = await _lost(dispatcher, interaction)
    if guild is None:
        raise Refused("no_channel")
    check_board(interaction)
    if guild != table.sheet.guild:
        missing = dispatcher.limits.emigration(table, channel, interaction.user.id)
        if missing:
            say = dispatcher.scene(table.course, language_of(interaction)).common.say
            names = ", ".join(escaped(chair.name) for chair in missing)
            await answered(interaction, post(say("move-agreed", names=names)))
            return
    elif not is_chief(interaction, table):
        raise Refused("not_chief")
    await dispatcher.tables.move(table, channel, guild)
    await _confirmed(dispatcher, interaction, table, "pause-over")


async def _lost(dispatcher: Dispatcher, interaction: Interaction) -> Table:
    """The table that is meant: one's own, or as a moderator any of this server."""
    seated = await dispatcher.tables.of_person(interaction.user.id)
    here = []
    if interaction.permissions.manage_messages and interaction.guild_id is not None:
        here = await dispatcher.tables.of_guild(interaction.guild_id)
    for table in (*seated, *here):
        if table.sheet.pause is not None and table.sheet.pause.why in LOST:
            return table
    raise Refused("nothing_lost")


async def abort(dispatcher: Dispatcher, interaction: Interaction, table: Table, sure: str) -> None:
    """Always a vote; who would decide it alone is asked whether they are sure."""
    alone = (
        table.sheet.seat_of(interaction.user.id) is not None and needed(table.sheet, "abort") == 1
    )
    if alone and not sure:
        scene = dispatcher.scene(table.course, language_of(interaction))
        await answered(interaction, confirm(scene, "abort", "sure-end"))
        return
    await _propose(dispatcher, interaction, table, "abort")


async def agree(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, argument: str
) -> None:
    """A click on the public message of a vote, which then shows how it stands."""
    said, user = read(Agreed, argument), interaction.user.id
    course = await table.arrange(
        lambda course, now, _: agreed(course, user, said.motion, said.opened, now)
    )
    scene = dispatcher.scene(course, table.sheet.language)
    await replaced(interaction, ballot_post(scene, said.motion))


async def _propose(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, motion: Motion
) -> None:
    user = interaction.user.id

    def change(course: Course, now: float, _: Luck) -> Course:
        after = propose(course, user, motion, now)
        if motion not in course.sheet.agreements.ballots:  # a new vote calls everybody anew
            dispatcher.limits.votes.count((table.sheet.id, user), now)
        return after

    course = await table.arrange(change)
    scene = dispatcher.scene(course, table.sheet.language)
    await said_to_all(interaction, ballot_post(scene, motion))


async def _confirmed(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, key: str
) -> None:
    say = dispatcher.scene(table.course, language_of(interaction)).common.say
    await answered(interaction, post(say(key)))
