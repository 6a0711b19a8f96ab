"""How a fight against a monster ends, exactly: everything that is needed for it is public.

A monster's strength is fixed, weapons wear by one with every blow, and two dice differ by k in
6 - |k| of 36 throws.
"""

from functools import lru_cache
from typing import NamedTuple

from bot.games.schatzjagd.content import CAUTION


class Ending(NamedTuple):
    """Chances that add up to one."""

    win: float
    fled: float
    dead: float


_WON, _DEAD = Ending(1.0, 0.0, 0.0), Ending(0.0, 0.0, 1.0)
_DICE = tuple((k, (6 - abs(k)) / 36) for k in range(-5, 6))


def strike_on(strength: int, weapons: int, life: int, rival: int, rival_life: int) -> Ending:
    """Never fleeing; `strength` without the weapons."""
    return _fight(strength, weapons, life, rival, rival_life, prudent=False)


def take_care(strength: int, weapons: int, life: int, rival: int, rival_life: int) -> Ending:
    """Fleeing as the prudent stance does."""
    return _fight(strength, weapons, life, rival, rival_life, prudent=True)


def flee(own: int, life: int, rival: int) -> Ending:
    """One last blow against the bare combat strength."""
    alive = sum(life > rival + face - own for face in range(1, 7)) / 6
    return Ending(0.0, alive, 1 - alive)


@lru_cache(maxsize=65536)
def _fight(
    strength: int, weapons: int, life: int, rival: int, rival_life: int, *, prudent: bool
) -> Ending:
    own = strength + weapons
    if prudent and life <= CAUTION + rival - own:
        return flee(own, life, rival)
    win = fled = dead = again = 0.0
    for k, chance in _DICE:
        lead = own + k - rival
        if not lead and not weapons:
            again = chance  # nothing has changed: the same blow comes once more
            continue
        left, rival_left = (life, rival_life - lead) if lead > 0 else (life + lead, rival_life)
        after = _after(strength, max(0, weapons - 1), left, rival, rival_left, prudent=prudent)
        win += chance * after.win
        fled += chance * after.fled
        dead += chance * after.dead
    return Ending(win / (1 - again), fled / (1 - again), dead / (1 - again))


def _after(
    strength: int, weapons: int, life: int, rival: int, rival_life: int, *, prudent: bool
) -> Ending:
    if life <= 0:
        return _DEAD
    if rival_life <= 0:
        return _WON
    return _fight(strength, weapons, life, rival, rival_life, prudent=prudent)
