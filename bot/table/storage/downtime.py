"""Time given back: no deadline comes nearer while the bot is away or clocks stand still. Pure.

Clocks stand still for one server or for all of them. Where stops overlap, each second is given back
once: the part before the wider stop when the narrower ends, the rest with the wider one.
"""

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.contract import Seat
from bot.table.model.deadline import Due
from bot.table.model.person import Habits
from bot.table.model.record import TableRecord
from bot.table.time.whose_clock import habits_of, move_deadlines

EVERYWHERE = 0  # instead of a server's number
Still = Mapping[int, float]  # where clocks stand still, and since when


class Span(NamedTuple):
    """All deadlines of a server, or of all but some, are put off by this time."""

    begin: float
    end: float
    guild: int = EVERYWHERE
    without: tuple[int, ...] = ()


def end_stop(still: Still, guild: int, now: float) -> tuple[Span, dict[int, float]]:
    """Clocks go again there: what is given back, and since when the others have stood."""
    since, everywhere = still[guild], still.get(EVERYWHERE, now)
    if guild != EVERYWHERE:
        return Span(since, everywhere, guild), {}
    others = {one: min(at, since) for one, at in still.items() if one != EVERYWHERE}
    return Span(since, now, without=tuple(others)), others


def spans_after_absence(still: Still, seen: float, now: float) -> list[Span]:
    """Nobody was here since `seen`, and now all clocks go again."""
    begin = min(seen, still.get(EVERYWHERE, seen))
    spans = [Span(at, begin, guild) for guild, at in still.items() if guild != EVERYWHERE]
    return [*spans, Span(begin, now)]


def spans_after_sleep(still: Still, seen: float, now: float) -> list[Span]:
    """The machine slept: what stands still anyway is credited when it goes on, not twice."""
    return [] if EVERYWHERE in still else [Span(seen, now, without=tuple(still))]


def postpone(record: TableRecord, due: Due, span: Span) -> Due:
    """Where people sleep, their awake time decides how far a deadline moves."""
    return move_deadlines(record, record, due, span.begin, span.end)


def has_nights(record: TableRecord) -> bool:
    return any(habits_of(record, Seat(seat)) != Habits() for seat in range(len(record.chairs)))
