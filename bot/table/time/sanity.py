"""Whether the system clock can be believed. Pure: the caller measures differences.

Deadlines keep the time that was left: they move along with the clock.
"""

from enum import StrEnum

DRIFT = 300.0  # seconds that the wall clock may differ from another clock
STEP = 30.0  # seconds of correction that nobody notices
LONGEST_AWAY = 60 * 86_400.0  # seconds after which an absence is implausible


class Verdict(StrEnum):
    SOUND = "sound"
    AWAY = "away"  # the bot was away implausibly long, by this clock
    EARLY = "early"  # the clock is far before the last heartbeat


def has_jumped(jump: float) -> bool:
    """Whether the wall clock has moved so much more than the machine's running time."""
    return abs(jump) >= STEP


def right_time(now: float, jump: float, told: float | None) -> float:
    """The time after such a jump; `told` is the time by another clock, if there is one.

    Without one the jump is believed (a suspended machine, a corrected clock) unless it is
    implausibly long.
    """
    if told is not None:
        return told
    return now if abs(jump) <= LONGEST_AWAY else now - jump


def verdict_on_absence(away: float) -> Verdict:
    """Judges the seconds between the last heartbeat and now; negative: it is in the future."""
    if abs(away) <= LONGEST_AWAY:
        return Verdict.SOUND
    return Verdict.AWAY if away > 0 else Verdict.EARLY


def is_future(moment: float, now: float) -> bool:
    """Whether a date lies in the future."""
    return moment > now + DRIFT
