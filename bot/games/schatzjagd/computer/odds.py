"""How a fight will probably end, with weapons wearing off."""

from math import tanh
from typing import Final

from bot.games.schatzjagd.content import FULL_LIFE

_ENDLESS = 40  # exchanges; a side that needs more will not win
_WIDEST = 45  # lead in combat strength
_STEEP = 1.5  # fitted to exact chances, from which the guess is 2 % off on average


def _mean_harm(lead: int) -> float:
    """What a blow of this lead does on average; two dice differ by k in 6 - |k| of 36 throws."""
    return sum((6 - abs(k)) * max(0, lead + k) for k in range(-5, 6)) / 36


_HARM: Final = {lead: _mean_harm(lead) for lead in range(-_WIDEST, _WIDEST + 1)}


def win_chance(
    strength: int, weapons: int, life: int, rival: int, rival_weapons: int, rival_life: int
) -> float:
    """If neither flees: who would need how many average blows to kill the other?"""
    if rival_life <= 0:
        return 1.0
    mine = _blows_needed(strength, weapons, rival, rival_weapons, rival_life)
    theirs = _blows_needed(rival, rival_weapons, strength, weapons, life)
    return 0.5 + 0.5 * tanh(_STEEP / 2 * (theirs - mine) / min(mine, theirs))


def _blows_needed(
    strength: int, weapons: int, rival: int, rival_weapons: int, rival_life: int
) -> float:
    left = float(rival_life)
    for blow in range(_ENDLESS):
        harm = _HARM[strength + weapons - rival - rival_weapons]
        if harm >= left:
            return blow + left / harm
        left -= harm
        weapons, rival_weapons = max(0, weapons - 1), max(0, rival_weapons - 1)
    return _ENDLESS


def monster_chance(strength: int, weapons: int, life: int, monster: int) -> float:
    return win_chance(strength, weapons, life, monster, 0, FULL_LIFE)


def survival(life: int, own: int, rival: int) -> float:
    """The chance to outlive the last blow of a rival of this combat strength."""
    return sum(life > rival + die - own for die in range(1, 7)) / 6
