"""A seat for somebody else: offered in public, taken by one click of whoever is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.games.contract import Refused, Seat
from bot.table.model.course import Course
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import Luck
from bot.table.model.sheet import Heir, Sheet
from bot.table.seating.handing_over import Chairs, check_replaceable, inherited, kept_warm, offered
from bot.table.table import Table
from bot.ui.intake.arguments import Offered, read, write
from bot.ui.intake.buttons import Interaction, Style
from bot.ui.intake.custom_id import Verb
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, replaced, said_to_all
from bot.ui.intake.rights import is_chief
from bot.ui.message.escaping import escaped
from bot.ui.message.parts import post

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def to_computer(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, seat: Seat
) -> None:
    def change(sheet: Sheet) -> Chairs:
        _check(interaction, table, seat)
        return kept_warm(sheet, seat)

    await table.reseat(change)
    scene = dispatcher.scene(table.course, language_of(interaction))
    await answered(interaction, post(scene.common.say("seat-left", name=scene.text_names[seat])))


async def to_member(
    dispatcher: Dispatcher,
    interaction: Interaction,
    table: Table,
    seat: Seat,
    member: discord.Member,
) -> None:
    """The offer calls the successor; before their click they see nothing of the hand."""
    if member.bot:
        raise Refused("no_bot")
    heir = Heir(member.id, member.display_name)

    def change(course: Course, now: float, _: Luck) -> Course:
        _check(interaction, table, seat)
        after = offered(course, seat, heir, now)
        dispatcher.limits.offers.count((table.sheet.id, interaction.user.id), now)
        return after

    course = await table.arrange(change)
    scene = dispatcher.scene(course, table.sheet.language)
    say, until = scene.common.say, int(course.due[Deadline(DeadlineKind.HEIR, seat)])
    asked = say(
        "seat-offer",
        person=f"<@{member.id}>",
        by=escaped(interaction.user.display_name),
        name=scene.text_names[seat],
        game=scene.title,
        when=f"<t:{until}:R>",
    )
    sit = Verb(table.sheet.id, "sit", write(Offered(seat)))
    take = scene.button(sit, say("button-sit"), style=Style.success)
    await said_to_all(interaction, post(asked, [take]), member.id)


async def sit(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, argument: str
) -> None:
    """The successor's click: the seat is theirs, and they see their hand."""
    seat, user = read(Offered, argument).seat, interaction.user.id
    old = escaped(table.sheet.chairs[seat].name)
    await dispatcher.try_dms_again(user)
    course = await table.arrange(lambda c, now, luck: inherited(c, seat, user, now, luck))
    scene = dispatcher.scene(course, table.sheet.language)
    told = scene.common.say("seat-taken", name=scene.text_names[seat], old=old, game=scene.title)
    await replaced(interaction, post(told))
    await dispatcher.open_panel(interaction, table)


def seat_named(sheet: Sheet, text: str) -> Seat:
    """What autocomplete hands out is a number; who types by hand may write the name."""
    names = [chair.name.casefold() for chair in sheet.chairs]
    if text.isdecimal() and int(text) < len(names):
        return Seat(int(text))
    if text.casefold() in names:
        return Seat(names.index(text.casefold()))
    raise Refused("no_seat")


def replaceable(interaction: Interaction, table: Table) -> list[Seat]:
    """The seats that this person may give to somebody else."""
    found = []
    for number in range(len(table.sheet.chairs)):
        try:
            _check(interaction, table, Seat(number))
        except Refused:
            continue
        found.append(Seat(number))
    return found


def _check(interaction: Interaction, table: Table, seat: Seat) -> None:
    chief = is_chief(interaction, table)
    check_replaceable(table.sheet, seat, interaction.user.id, chief=chief)
