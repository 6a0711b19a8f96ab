"""Can this clock be believed? Pure: whoever measures it hands in the differences.

A clock that was wrong once would move every deadline for good: while in doubt nothing is credited
and nothing fires.
"""

from enum import StrEnum

DRIFT = 300.0  # seconds that the wall clock may differ from another one
LONGEST_AWAY = 60 * 86_400.0  # seconds after which an absence is no holiday any more


class Verdict(StrEnum):
    SOUND = "sound"
    JUMPED = "jumped"  # the wall clock has not gone as far as the machine has run
    WRONG = "wrong"  # Discord has another time
    AWAY = "away"  # or so says the clock: for longer than anybody is away


def while_running(wall: float, boot: float) -> Verdict:
    """How far both clocks have gone since they were last looked at, in seconds."""
    return Verdict.SOUND if abs(wall - boot) <= DRIFT else Verdict.JUMPED


def beside_discord(difference: float) -> Verdict:
    """Our clock minus the `Date` of Discord's answer."""
    return Verdict.SOUND if abs(difference) <= DRIFT else Verdict.WRONG


def after(away: float) -> Verdict:
    """So many seconds lie between the last sign of life and now. A clock set back is harmless."""
    return Verdict.SOUND if away <= LONGEST_AWAY else Verdict.AWAY


def is_future(moment: float, now: float) -> bool:
    """Whether something that was done bears a date that has not come yet."""
    return moment > now + DRIFT
