"""Erasing a person: a pseudonym replaces them everywhere, and games stay as played.

A pseudonym is a random negative number, which no user id is; the displayed name is the same for
all.
"""

from __future__ import annotations

import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.table.model.pace import Luck
from bot.table.model.record import Agreements, Ballot, Chair, Motion, Phase, TableRecord, with_chair
from bot.table.model.table_state import TableState
from bot.table.seating import lobby
from bot.table.seating.seat_changes import with_chairs
from bot.table.storage.snapshot import Unreadable

if TYPE_CHECKING:
    from bot.table.tables import Tables

log = logging.getLogger(__name__)
NOBODY = "N. N."  # understood in every language of the bot
NO_HOST = 0
ERASED = 0


async def erase(tables: Tables, user: int) -> None:
    """Erases a person. Idempotent: after a failure it can be repeated."""
    for number in await tables.store.tables_mentioning(user):
        try:
            table = await tables.get(number)
        except Unreadable:
            log.error("table %d cannot be read, so nobody is erased from it", number)
            continue
        match table.record.phase:
            case Phase.LOBBY:
                await table.update_lobby(partial(_left, user))
            case Phase.RUNNING:
                await table.update_running(partial(_replaced, user))
            case Phase.OVER | Phase.ENDED:
                await table.update_finished(partial(_forgotten, user))
    await tables.store.erase_person(user, -secrets.randbits(62) - 1, NOBODY)
    tables.people.forget(user)


def _left(user: int, record: TableRecord) -> TableRecord:
    """The lobby without them; the last person closes it."""
    after = record if record.seat_of(user) is None else lobby.leave(record, user)
    return _unnamed(after, user)


def _replaced(user: int, state: TableState, now: float, luck: Luck) -> TableState:
    """A computer plays their seat for good."""
    old = state.record
    if (seat := old.seat_of(user)) is not None:
        chairs = with_chair(old, seat, _vacant(old, seat))
        state = with_chairs(state, chairs, now, luck)
    return replace(state, record=_unnamed(state.record, user))


def _forgotten(user: int, record: TableRecord) -> TableRecord:
    """Drops what was stored for the seat; orders go with the end of the game anyway."""
    if (seat := record.seat_of(user)) is not None:
        chairs = with_chair(record, seat, _vacant(record, seat))
        record = replace(record, chairs=chairs, orders=record.orders.without((seat,)))
    return _unnamed(record, user)


def _vacant(record: TableRecord, seat: Seat) -> Chair:
    return Chair(None, f"{NOBODY} {seat + 1}", record.chairs[seat].computer or "normal")


def _unnamed(record: TableRecord, user: int) -> TableRecord:
    """Replaces their id wherever else it is stored: host, votes, pauses, plans, offered seats."""
    agreements = record.agreements
    ballots: dict[Motion, Ballot] = {
        motion: _ballot(one, user) for motion, one in agreements.ballots.items()
    }
    heirs = {seat: heir for seat, heir in agreements.seat_offers.items() if heir.user != user}
    pause = record.pause
    if pause is not None and pause.by == user:
        pause = replace(pause, by=ERASED)
    return replace(
        record,
        host=NO_HOST if record.host == user else record.host,
        agreements=Agreements(ballots, heirs),
        resigned_users=tuple(gone for gone in record.resigned_users if gone.user != user),
        plans={seat: plan for seat, plan in record.plans.items() if plan.user != user},
        pause=pause,
    )


def _ballot(ballot: Ballot, user: int) -> Ballot:
    by = ERASED if ballot.by == user else ballot.by
    return replace(ballot, by=by, yes=tuple(yes for yes in ballot.yes if yes != user))
