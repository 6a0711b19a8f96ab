"""What people laugh at in a computer's answer; `tafelrunde match` counts it."""

from typing import Any

from bot.games.contract import Path, Seat, Step
from bot.games.dracheninsel.computer.cards import walks
from bot.games.dracheninsel.computer.worth import Eyes
from bot.games.dracheninsel.content import CENTRE, FREE_STEPS, GREEN_USE, NEXT
from bot.games.dracheninsel.events import TreasureLost
from bot.games.dracheninsel.model import State, Turn
from bot.games.dracheninsel.picks import held
from bot.games.dracheninsel.rules.movement import is_free_with, movable, waiting
from bot.games.dracheninsel.views import public


def blunders(state: State, seat: Seat, path: Path, step: Step[State, Any, Any]) -> tuple[str, ...]:
    found = ["loses_a_treasure" for event in step.news if isinstance(event, TreasureLost)]
    laid = held(state.hands[seat], path[1]) if path[0] == "pass" and len(path) == 2 else b""
    if any(card in GREEN_USE for card in laid) and not _needs_terrain(state, seat):
        found.append("throws_green_cards")
    if path[0] in ("end", "pass") and _lets_a_partner_wait(state):
        found.append("lets_a_partner_wait")
    if path[:1] == ("play",) and path[1] in ("raging_elements", "destroying_forces"):
        found.append("swaps")
    return tuple(found)


def _needs_terrain(state: State, seat: Seat) -> bool:
    return walks(Eyes(public(state), state.hands[seat], seat))


def _lets_a_partner_wait(state: State) -> bool:
    """Somebody stands on the coins, one step away, and a free field leads off."""
    turn, board = state.frames[-1], state.board
    if not isinstance(turn, Turn) or CENTRE not in board.hunters or waiting(board) is None:
        return False
    if turn.free_steps + 2 > FREE_STEPS:
        return False
    able = [h for h in movable(state.owners, turn) if CENTRE in NEXT[board.hunters[h]]]
    taken = board.hunters + board.dragons
    return any(
        is_free_with(board, turn.journeys, hunter, field)
        for hunter in able
        if board.hunters[hunter] not in board.treasures
        for field in NEXT[CENTRE]
        if field not in taken
    )
