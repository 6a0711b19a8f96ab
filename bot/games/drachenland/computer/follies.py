"""What people laugh at in a computer's answer; `tafelrunde match` counts it."""

from typing import Any

from bot.games.contract import Path, Seat, Step
from bot.games.drachenland.content import KEPT, REROLL
from bot.games.drachenland.model import State
from bot.games.drachenland.rules.end import outcome


def follies(state: State, seat: Seat, path: Path, step: Step[State, Any, Any]) -> tuple[str, ...]:
    found = []
    if path == ("reroll",):
        found.append("rerolls")
    result = outcome(step.state)
    if result is not None:
        if result.reason == "last_egg" and seat not in result.winners:
            found.append("ends_a_lost_game")
        if result.reason == "stall":
            found.append("stalls")
        found += ["rerolls_unused"] * sum(step.state.tiles[KEPT.index(REROLL) :: len(KEPT)])
    return tuple(found)
