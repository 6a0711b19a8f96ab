"""What people laugh at in a computer's answer; `tafelrunde match` counts it."""

from typing import Any

from bot.games.contract import Path, Seat, Step
from bot.games.emerald.computer.worth import standings
from bot.games.emerald.content import TREASURE
from bot.games.emerald.model import Ransom, State
from bot.games.emerald.rules.asks import choices
from bot.games.emerald.rules.score import outcome
from bot.games.emerald.views import own, public

LEAD, LAST_STAND = 4, 2


def blunders(state: State, seat: Seat, path: Path, step: Step[State, Any, Any]) -> tuple[str, ...]:
    if isinstance(state.situation, Ransom):
        return ("pays_away_a_win",) if _pays_away_a_win(state, seat, path) else ()
    result = outcome(step.state)
    if result is None or result.reason != "treasures" or seat in result.winners:
        return ()
    is_free = len(choices(state, seat, ()).picks) > 1  # type: ignore[union-attr]  # it is asked
    behind = _lead(state, seat) + TREASURE <= 0
    return ("ends_a_lost_game",) if is_free and behind else ()


def _lead(state: State, seat: Seat) -> float:
    """By the computer's own estimate."""
    scores = standings(public(state), own(state, seat), seat)
    return scores.pop(seat) - max(scores)


def _pays_away_a_win(state: State, seat: Seat, path: Path) -> bool:
    is_last = public(state).players[seat].in_play == LAST_STAND
    return is_last and path != ("give_up",) and _lead(state, seat) > LEAD
