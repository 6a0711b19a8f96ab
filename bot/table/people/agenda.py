"""One person's way round his tables: where he is asked, longest first, and where he waits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from bot.games.contract import Seat
from bot.table.model.sheet import Phase

if TYPE_CHECKING:
    from bot.table.table import Table

Place = tuple[int, int]  # since when he is asked, in milliseconds, and the table: they order all


class Stop(NamedTuple):
    """A table on the way, and the person's seat at it."""

    table: Table
    seat: Seat
    place: Place | None  # None: he is not asked


def stops(tables: Iterable[Table], user: int) -> list[Stop]:
    """All his tables: first those where he is asked, longest first, then the others."""
    found = [
        Stop(table, seat, place_of(table, seat))
        for table in tables
        if (seat := table.sheet.seat_of(user)) is not None
    ]
    return sorted(found, key=lambda stop: (stop.place is None, stop.place, stop.table.sheet.id))


def place_of(table: Table, seat: Seat) -> Place | None:
    sheet = table.sheet
    if sheet.phase is not Phase.RUNNING or sheet.pause or sheet.chairs[seat].computer:
        return None
    if table.course.ask_of(seat) is None:
        return None
    return int(sheet.asked_at.get(seat, 0.0) * 1000), sheet.id


def following(way: list[Stop], last: Place | None) -> Stop | None:
    """The next table where he is asked; after the last one it begins again with the first."""
    asked = [stop for stop in way if stop.place is not None]
    later = [stop for stop in asked if last is None or (stop.place or last) > last]
    return next(iter(later or asked), None)
