"""Fights of Schatzjagd in few words, with lords and with monsters."""

from bot.games.schatzjagd.model import State
from tests.games.schatzjagd.kit import Spec, do, position


def duel(yellow: Spec, green: Spec, dice: str = "", field: str = "D8") -> State:
    """Yellow has attacked green and is asked."""
    state = position({"field": field, **yellow}, {"field": field, **green}, dice=dice)
    return do(state, field, "attack-1").state


def hunt(monster: str, dice: str = "", **spec: int) -> State:
    """Yellow has met a monster at C4 and is asked."""
    return do(position({"field": "C3", **spec}, slots=f"C4:{monster}", dice=dice), "C4").state
