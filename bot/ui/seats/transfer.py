"""Offers a seat to somebody else: in public, accepted by one click of that person."""

from collections.abc import Collection, Iterable

import discord
from msgspec import Struct

from bot.games.contract import Refused, Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import Luck
from bot.table.model.record import NamedUser, TableRecord
from bot.table.model.table_state import TableState
from bot.table.seating.seat_changes import (
    Chairs,
    accept_seat,
    check_replaceable,
    give_to_computer,
    offer_seat,
)
from bot.table.table import Table
from bot.table.time.sources import within
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click
from bot.ui.intake.error_boundary import BROKEN
from bot.ui.intake.handlers import button
from bot.ui.intake.rights import is_chief
from bot.ui.message.escaping import escaped
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView

PATIENCE = 1.5  # seconds; a click waits for the answer
UNKNOWN = (10007, 10013)  # Unknown Member, Unknown User


class Offered(Struct, frozen=True):
    """The seat that a successor may take."""

    seat: Seat


async def to_computer(click: Click, table: Table, seat: Seat) -> None:
    gone = await _who_has_left(click, table, [seat])

    def change(record: TableRecord) -> Chairs:
        _check(click, table, seat, gone)
        return give_to_computer(record, seat)

    await table.reseat(change)
    view = click.view(table.state)
    await click.answer(post(view.common.say("seat-left", name=view.text_names[seat])))


async def to_member(click: Click, table: Table, seat: Seat, member: discord.Member) -> None:
    """The offer mentions the successor; they see nothing of the hand before they accept."""
    if member.bot:
        raise Refused("no_bot")
    heir, gone = (
        NamedUser(member.id, member.display_name),
        await _who_has_left(click, table, [seat]),
    )

    def change(state: TableState, now: float, _: Luck) -> TableState:
        _check(click, table, seat, gone)
        after = offer_seat(state, seat, heir, now)
        click.app.limits.offers.count((table.record.id, click.user), now)
        return after

    state = await table.update_running(change)
    shown = _offer(click.public_view(state), seat, heir, click.name)
    await click.say_to_all(shown, member.id)


def _offer(view: TableView, seat: Seat, heir: NamedUser, by: str) -> Post:
    say, until = view.common.say, int(view.state.due[Deadline(DeadlineKind.SEAT_OFFER, seat)])
    asked = say(
        "seat-offer",
        person=f"<@{heir.user}>",
        by=escaped(by),
        name=view.text_names[seat],
        game=view.title,
        when=f"<t:{until}:R>",
    )
    return post(asked, [view.verb("sit", argument=Offered(seat), style=Style.success)])


@button("sit", Offered)
async def on_sit(click: Click, table: Table, offered: Offered) -> None:
    """The successor accepts: the seat is theirs, and they see their hand."""
    seat, user = offered.seat, click.user
    old = escaped(table.record.chairs[seat].name)
    await click.try_dms_again()
    state = await table.update_running(lambda c, now, luck: accept_seat(c, seat, user, now, luck))
    view = click.public_view(state)
    told = view.common.say("seat-taken", name=view.text_names[seat], old=old, game=view.title)
    await click.replace(post(told))
    await click.app.panels.send_copy(click, table)


def seat_named(record: TableRecord, text: str) -> Seat:
    """Autocomplete returns a number; typed text may be the name."""
    names = [chair.name.casefold() for chair in record.chairs]
    if text.isdecimal() and int(text) < len(names):
        return Seat(int(text))
    if text.casefold() in names:
        return Seat(names.index(text.casefold()))
    raise Refused("no_seat")


async def replaceable(click: Click, table: Table) -> list[Seat]:
    """The seats that this person may hand over; Discord is asked only about players who are waited
    for.
    """
    asks = table.state.asks() if table.state.is_dealt else ()
    gone = await _who_has_left(click, table, [ask.seat for ask in asks])
    found = []
    for number in range(len(table.record.chairs)):
        try:
            _check(click, table, Seat(number), gone)
        except Refused:
            continue
        found.append(Seat(number))
    return found


def _check(click: Click, table: Table, seat: Seat, gone: Collection[int]) -> None:
    chief = is_chief(click, table)
    check_replaceable(table.record, seat, click.user, chief=chief, gone=gone)


async def _who_has_left(click: Click, table: Table, seats: Iterable[Seat]) -> Collection[int]:
    """The people on these seats who are on the table's server no more.

    Nobody tells us when they leave, so Discord is asked; only of those for whom it decides whether
    this person may replace them.
    """
    users = [table.record.chairs[seat].user for seat in seats if _depends(click, table, seat)]
    return {user for user in users if user is not None and await _has_left(click, user)}


def _depends(click: Click, table: Table, seat: Seat) -> bool:
    try:
        check_replaceable(table.record, seat, click.user, chief=is_chief(click, table))
    except Refused as refused:
        return str(refused) == "not_absent"
    return False


async def _has_left(click: Click, user: int) -> bool:
    """False if Discord does not answer: nobody counts as gone for that."""
    guild, time = click.interaction.guild, click.app.tables.time
    if guild is None:
        return False
    try:
        await within(time, PATIENCE, guild.fetch_member(user))
    except discord.NotFound as fault:
        return fault.code in UNKNOWN
    except (discord.HTTPException, *BROKEN):
        return False
    return False
