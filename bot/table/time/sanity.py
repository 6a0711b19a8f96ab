"""Can this clock be believed? Pure: the caller measures and hands in the differences.

Whatever a clock does, deadlines keep the time that was left: they move along with it.
"""

from enum import StrEnum

DRIFT = 300.0  # seconds that the wall clock may differ from another one
STEP = 30.0  # seconds by which it may be put right without anybody noticing
LONGEST_AWAY = 60 * 86_400.0  # seconds after which an absence is no holiday any more


class Verdict(StrEnum):
    SOUND = "sound"
    AWAY = "away"  # the bot was away for longer than anybody is, or so says the clock
    EARLY = "early"  # the clock is long before the last sign of life


def has_jumped(jump: float) -> bool:
    """Whether the wall clock has gone so many seconds further than the machine has run."""
    return abs(jump) >= STEP


def right_time(now: float, jump: float, told: float | None) -> float:
    """What time it is after such a jump; `told` is the time by another clock, if one is there.

    Without one the jump is believed (a machine that was suspended, a clock that was set right)
    unless nobody is away for so long.
    """
    if told is not None:
        return told
    return now if abs(jump) <= LONGEST_AWAY else now - jump


def verdict_on_absence(away: float) -> Verdict:
    """So many seconds lie between the last sign of life and now; below zero: before it."""
    if abs(away) <= LONGEST_AWAY:
        return Verdict.SOUND
    return Verdict.AWAY if away > 0 else Verdict.EARLY


def is_future(moment: float, now: float) -> bool:
    """Whether something that was done bears a date that has not come yet."""
    return moment > now + DRIFT
