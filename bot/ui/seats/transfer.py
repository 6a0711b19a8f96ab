"""A seat for somebody else: offered in public, taken by one click of whoever is meant."""

from collections.abc import Collection

import discord

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
from bot.ui.intake.arguments import Offered, read_arguments, write_arguments
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import VerbButton
from bot.ui.intake.rights import is_chief
from bot.ui.message.escaping import escaped
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView
from bot.ui.seats.departure import who_has_left


async def to_computer(click: Click, table: Table, seat: Seat) -> None:
    gone = await who_has_left(click, table, [seat])

    def change(record: TableRecord) -> Chairs:
        _check(click, table, seat, gone)
        return give_to_computer(record, seat)

    await table.reseat(change)
    view = click.view(table.state)
    await click.answer(post(view.common.say("seat-left", name=view.text_names[seat])))


async def to_member(click: Click, table: Table, seat: Seat, member: discord.Member) -> None:
    """The offer calls the successor; before their click they see nothing of the hand."""
    if member.bot:
        raise Refused("no_bot")
    heir, gone = NamedUser(member.id, member.display_name), await who_has_left(click, table, [seat])

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
    sit = VerbButton(view.record.id, "sit", write_arguments(Offered(seat)))
    return post(asked, [view.button(sit, say("button-sit"), style=Style.success)])


async def on_sit(click: Click, table: Table, argument: str) -> None:
    """The successor's click: the seat is theirs, and they see their hand."""
    seat, user = read_arguments(Offered, argument).seat, click.user
    old = escaped(table.record.chairs[seat].name)
    await click.try_dms_again()
    state = await table.update_running(lambda c, now, luck: accept_seat(c, seat, user, now, luck))
    view = click.public_view(state)
    told = view.common.say("seat-taken", name=view.text_names[seat], old=old, game=view.title)
    await click.replace(post(told))
    await click.app.panels.send_copy(click, table)


def seat_named(record: TableRecord, text: str) -> Seat:
    """What autocomplete hands out is a number; who types by hand may write the name."""
    names = [chair.name.casefold() for chair in record.chairs]
    if text.isdecimal() and int(text) < len(names):
        return Seat(int(text))
    if text.casefold() in names:
        return Seat(names.index(text.casefold()))
    raise Refused("no_seat")


async def replaceable(click: Click, table: Table) -> list[Seat]:
    """The seats that this person may give to somebody else; whether anybody has left the server is
    asked of those only who are waited for."""
    asks = table.state.asks() if table.state.is_dealt else ()
    gone = await who_has_left(click, table, [ask.seat for ask in asks])
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
