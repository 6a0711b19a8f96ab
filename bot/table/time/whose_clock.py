"""Whose nights a clock leaves out, and what becomes of it when time or habits change. Pure.

A turn and a decision heed the person who is asked, a window the latest of all whom it asked: that
is public, whoever has answered since. Beside the deadline of a clock that heeds somebody stands
its limit, which nobody's sleep puts off.
"""

from collections.abc import Mapping

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.table.model.pace import MINUTE, cap
from bot.table.model.sheet import Sheet
from bot.table.time.quiet_hours import awake, passed

LONG = 10 * MINUTE  # shorter clocks heed nobody's habits
MOST = 3  # no clock runs longer than so many times its length, whoever sleeps

Key = tuple[str, Seat]
AWAKE = ("turn", "remind", "cap", "undo")  # the kinds of deadlines that count awake time
ENDS = ("turn", "turn_limit", "cap", "cap_limit")  # with these somebody's time is over


def ends(sheet: Sheet, kind: str, seat: Seat, now: float, left: float) -> float:
    """When a clock with so much awake time left is over, but for its limit."""
    people = [sheet.chairs[one].habits for one in _heeded(sheet, kind, seat)]
    return max((passed(habits, now, left) for habits in people), default=now + left)


def left_of(sheet: Sheet, kind: str, seat: Seat, now: float, at: float) -> float:
    """The awake time until this deadline: of whoever has the least."""
    people = [sheet.chairs[one].habits for one in _heeded(sheet, kind, seat)]
    return min((awake(habits, now, at) for habits in people), default=at - now)


def moved(
    before: Sheet, after: Sheet, due: Mapping[Key, float], seen: float, now: float
) -> dict[Key, float]:
    """The deadlines when the time from `seen` to `now` did not count for anybody, and people live
    as on the second sheet from now on: everybody has as much awake time left as he had."""

    def put_off(key: Key, at: float) -> float:
        seats = _heeded(after, *key) if key[0] in AWAKE else []
        pairs = [(before.chairs[seat].habits, after.chairs[seat].habits) for seat in seats]
        later = [passed(new, now, awake(old, seen, at)) for old, new in pairs]
        return max(later, default=at + now - seen)

    return {key: put_off(key, at) for key, at in due.items()}


def limited(
    sheet: Sheet, due: Mapping[Key, float], asks: tuple[Ask, ...], now: float
) -> dict[Key, float]:
    """With the limit of every clock that heeds somebody's habits and has none yet."""
    found = dict(due)
    for ask in asks:
        kind = "turn" if ask.clock is Clock.TURN else "cap"
        key, limit = (kind, ask.seat), (f"{kind}_limit", ask.seat)
        if key in due and limit not in due and _matters(sheet, kind, ask.seat, now):
            length = sheet.clocks.turn if kind == "turn" else cap(sheet.clocks, ask.clock)
            left = left_of(sheet, kind, ask.seat, now, due[key])
            found[limit] = now + (MOST - 1) * (length or 0) + left
    return found


def _heeded(sheet: Sheet, kind: str, seat: Seat) -> list[Seat]:
    """A window and a decision are both long, or neither is."""
    if kind == "undo":  # it is the deadline of what would be taken back
        kind = "cap" if sheet.undoable and sheet.undoable.turn is None else "turn"
    length = sheet.clocks.reaction if kind == "cap" else sheet.clocks.turn or 0
    if length < LONG:
        return []
    if seat != TABLE:
        return [seat]
    return [one for one in sheet.asked if sheet.chairs[one].is_played]


def _matters(sheet: Sheet, kind: str, seat: Seat, now: float) -> bool:
    people = [sheet.chairs[one].habits for one in _heeded(sheet, kind, seat)]
    return any(habits.quiet is not None or habits.vacation > now for habits in people)
