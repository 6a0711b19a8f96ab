"""What people laugh at in a computer's answer; `tafelrunde match` counts it."""

from typing import Any

from bot.games.contract import Path, Seat, Step
from bot.games.drachenland.content import KEPT, REROLL
from bot.games.drachenland.model import State
from bot.games.drachenland.rules.end import outcome, rings


def blunders(state: State, seat: Seat, path: Path, step: Step[State, Any, Any]) -> tuple[str, ...]:
    found = []
    if path == ("reroll",):
        found.append("rerolls")
    result = outcome(step.state)
    if result is not None:
        if result.reason == "last_egg" and seat not in result.winners:
            is_free = _has_something_better(state, seat)
            found.append("ends_a_lost_game" if is_free else "ends_when_nothing_is_left")
        if result.reason == "stall":
            found.append("stalls")
        found += ["rerolls_unused"] * sum(step.state.tiles[KEPT.index(REROLL) :: len(KEPT)])
    return tuple(found)


def _has_something_better(state: State, seat: Seat) -> bool:
    """Than the last egg: a gem that this seat's figures can take, or a ring. Whoever has nothing
    left to gain may end a game that is lost (section 10)."""
    return any(state.gems) or bool(state.ring_tiles and rings(state, seat) < 7)
