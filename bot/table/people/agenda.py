"""The tables of a person in order: first those that wait for them, the longest wait first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from bot.games.contract import Clock, Seat
from bot.table.model.record import Phase
from bot.table.play.windows import is_waited_for

if TYPE_CHECKING:
    from bot.table.table import Table

Place = tuple[int, int]  # since when they are asked, in milliseconds, and the table id


class AgendaEntry(NamedTuple):
    """One table of the agenda, and the person's seat at it."""

    table: Table
    seat: Seat
    place: Place | None  # None: they are not asked


def agenda(tables: Iterable[Table], user: int) -> list[AgendaEntry]:
    """All tables of a person: those that ask them, by waiting time, then the others."""
    found = [
        AgendaEntry(table, seat, place_in_agenda(table, seat))
        for table in tables
        if (seat := table.record.seat_of(user)) is not None
    ]
    return sorted(
        found, key=lambda visit: (visit.place is None, visit.place, visit.table.record.id)
    )


def place_in_agenda(table: Table, seat: Seat) -> Place | None:
    """What orders this table in the person's agenda; None if it does not wait for them."""
    record = table.record
    if record.phase is not Phase.RUNNING or record.pause or record.chairs[seat].computer:
        return None
    ask = table.state.ask_of(seat)
    if ask is None or (ask.clock is Clock.REACTION and not is_waited_for(record, seat)):
        return None
    return int(record.asked_at.get(seat, 0.0) * 1000), record.id


def next_entry(way: list[AgendaEntry], last: Place | None) -> AgendaEntry | None:
    """The next table that asks the person; after the last one, the first again."""
    asked = [visit for visit in way if visit.place is not None]
    later = [visit for visit in asked if last is None or (visit.place or last) > last]
    return next(iter(later or asked), None)
