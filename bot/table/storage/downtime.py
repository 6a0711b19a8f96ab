"""Credit for downtime: deadlines are extended while the bot is away or clocks are stopped. Pure.

Clocks stop for one server or for all of them. Where stops overlap each second is credited once: the
part before the wider stop when the narrower one ends, the rest with the wider one.
"""

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.contract import Seat
from bot.table.model.deadline import Due
from bot.table.model.person import Habits
from bot.table.model.record import TableRecord
from bot.table.time.whose_clock import habits_of, move_deadlines

EVERYWHERE = 0  # stands for all servers
Still = Mapping[int, float]  # the stopped servers, and since when


class Span(NamedTuple):
    """An extension of all deadlines of a server, or of all but some."""

    begin: float
    end: float
    guild: int = EVERYWHERE
    without: tuple[int, ...] = ()


def end_stop(still: Still, guild: int, now: float) -> tuple[Span, dict[int, float]]:
    """The credit when clocks start there, and since when the other stops count from now on."""
    since, everywhere = still[guild], still.get(EVERYWHERE, now)
    if guild != EVERYWHERE:
        return Span(since, everywhere, guild), {}
    others = {one: min(at, since) for one, at in still.items() if one != EVERYWHERE}
    return Span(since, now, without=tuple(others)), others


def spans_after_absence(still: Still, seen: float, now: float) -> list[Span]:
    """The credits after a downtime from `seen` on; all clocks start again."""
    begin = min(seen, still.get(EVERYWHERE, seen))
    spans = [Span(at, begin, guild) for guild, at in still.items() if guild != EVERYWHERE]
    return [*spans, Span(begin, now)]


def spans_after_sleep(still: Still, seen: float, now: float) -> list[Span]:
    """The credits after the machine slept; stopped clocks get theirs when they start, not twice."""
    return [] if EVERYWHERE in still else [Span(seen, now, without=tuple(still))]


def postpone(record: TableRecord, due: Due, span: Span) -> Due:
    """The extended deadline; where people sleep, their awake time decides how far it moves."""
    return move_deadlines(record, record, due, span.begin, span.end)


def has_nights(record: TableRecord) -> bool:
    """Whether the quiet hours of anybody at the table stop its long clocks."""
    return any(habits_of(record, Seat(seat)) != Habits() for seat in range(len(record.chairs)))
