"""What people laugh at in a computer's answer; `tafelrunde match` counts it."""

from typing import Any

from bot.games.contract import Path, Seat, Step
from bot.games.schatzjagd.content import CARD, CARDS, FIELD, SIDE
from bot.games.schatzjagd.events_fight import Died
from bot.games.schatzjagd.model import Fighting, State

TELEPORTATION = CARD["teleportation"]


def blunders(state: State, seat: Seat, path: Path, step: Step[State, Any, Any]) -> tuple[str, ...]:
    found = list[str]()
    if "slot" in path:
        found += _hidden(state, seat, path[path.index("slot") + 1], FIELD[path[-1]])
    slain = any(isinstance(event, Died) and event.seat == seat for event in step.news)
    could_leave = isinstance(state.frames[-1], Fighting)  # no trap, no poison, no defence
    if slain and could_leave and TELEPORTATION in state.lords[seat].cards:
        found.append("dies_with_teleportation")
    return tuple(found)


def _hidden(state: State, seat: Seat, key: str, field: int) -> list[str]:
    """Mischief where an own map leads; and whether hiding places follow the board's chequers."""
    sort = CARDS[CARD[key]].sort
    own_goals = {CARDS[card].field for card in state.lords[seat].cards}
    is_even = (field // SIDE + field % SIDE) % 2 == 0
    kind = "gift" if sort in ("weapon", "potion") else "mischief"
    found = [f"{kind}_on_{'even' if is_even else 'odd'}_field"]
    if sort in ("monster", "trap") and field in own_goals:
        found.append("mischief_on_own_goal")
    return found
