"""What people laugh at in a computer's answer; `tafelrunde match` counts it."""

from collections.abc import Iterator
from typing import Any

from bot.games.contract import Menu, Path, Seat, Step
from bot.games.scratch_island.board.squares import MAP
from bot.games.scratch_island.computer.outlook import Outlook, after, outlook
from bot.games.scratch_island.content import CORNERS, Motif
from bot.games.scratch_island.model import State
from bot.games.scratch_island.picks import DICE
from bot.games.scratch_island.rules.menus import choices
from bot.games.scratch_island.rules.placing import all_placements
from bot.games.scratch_island.views import public


def blunders(state: State, seat: Seat, path: Path, step: Step[State, Any, Any]) -> tuple[str, ...]:
    """With one cross left, which must hold the last key: another pair could open more chests."""
    menu = choices(state, seat, ())
    assert isinstance(menu, Menu)
    if menu.about != "choose_pair":
        return ()
    sight = outlook(public(state), seat)
    if sight.crosses.bit_count() != 1 or state.charts[seat].keys.bit_count() != 3:
        return ()
    chests = {pick: _chests(sight, DICE[pick]) for pick in menu.picks}
    return ("opens_fewer_chests",) if chests[path[0]] < max(chests.values()) else ()


def _chests(sight: Outlook, pair: tuple[Motif, ...]) -> int:
    """The most that two dice can open, if no snake comes in between."""
    return max((laid.bit_count() for laid in _opened(sight, pair)), default=0)


def _opened(sight: Outlook, pair: tuple[Motif, ...]) -> Iterator[int]:
    for first, second in (pair, pair[::-1]):
        for one in all_placements(sight.land, first):
            yield one & CORNERS
            there = after(sight, one & MAP)
            for other in all_placements(there.land, second):
                yield (one | other) & CORNERS
