"""Why an answer is refused: the code of the reason, for which there are words."""

from bot.games.contract import Menu, Path, Seat
from bot.games.drachenland.board import ACROSS, OUTDOORS, PICKED, reach
from bot.games.drachenland.content import KEPT, QUICK_STEPS, REROLL
from bot.games.drachenland.model import NOWHERE, Collecting, Entering, Moving, Over, Picking, State
from bot.games.drachenland.picks import BOAT, CALL, FIGURE, FLY
from bot.games.drachenland.rules.answers import Begun, begun
from bot.games.drachenland.rules.asks import choices
from bot.games.drachenland.rules.collecting import TAKINGS
from bot.games.drachenland.rules.menus import occupied, place_of, walks


def why_not(state: State, seat: Seat, path: Path) -> str:
    """The reason lies in the first pick that was not offered."""
    if isinstance(state.frame, Over):
        return "game_over"
    if seat != state.seat:
        return "not_your_turn"
    depth = _offered(state, seat, path)
    answer = begun(state, path[:depth])
    if depth == len(path) or answer.menu is None:
        return "wrong_phase"  # too few picks, or too many
    return _reason(answer, path[depth])


def _offered(state: State, seat: Seat, path: Path) -> int:
    for depth, pick in enumerate(path):
        menu = choices(state, seat, path[:depth])
        if not isinstance(menu, Menu) or not menu.offers(pick):
            return depth
    return len(path)


def _reason(answer: Begun, pick: str) -> str:
    state = answer.state
    match state.frame:
        case Entering() if answer.group and pick in PICKED:
            return "not_reachable"
        case Picking():
            return _not_picked(state, pick)
        case Moving() as moving if walks(state, moving) or pick not in TAKINGS:
            return _not_moved(state, moving, pick)
        case Moving(colour):
            return _not_taken(state, Collecting(colour), pick)
        case Collecting() as frame:
            return _not_taken(state, frame, pick)
        case _:
            return "wrong_phase"


def _not_picked(state: State, pick: str) -> str:
    if pick == "reroll":
        return "wrong_phase" if _owns(state, REROLL) else "no_tile"
    if pick not in FIGURE:
        return "wrong_phase"
    return "figure_used" if FIGURE[pick].colour in state.users else "die_not_available"


def _not_moved(state: State, moving: Moving, pick: str) -> str:
    if pick in PICKED:
        return _not_walked(state, moving, PICKED[pick])
    if pick == "quick_steps":
        return "just_walked" if _owns(state, QUICK_STEPS) else "no_tile"
    if pick in BOAT:
        return _not_sailed(state, moving, BOAT[pick])
    by = CALL.get(pick) or FLY.get(pick)
    if by is None:
        return "wrong_phase"
    return _no_dragon(state, moving, pick in FLY) or ("no_four" if by == "die" else "no_tile")


def _not_walked(state: State, moving: Moving, place: int) -> str:
    origin, steps = place_of(state, moving), moving.pips + moving.extra
    if place == origin:
        return "not_reachable"
    if moving.walked:
        return "just_walked"
    if reach(state.lanes, origin, steps, state.face_down).mask >> place & 1:
        is_taken = occupied(state) >> place & 1
        return "occupied" if is_taken else "wrong_phase"  # it stands in the menu of its area
    if reach(state.lanes, origin, steps, 0).mask >> place & 1:
        return "beyond_face_down"
    return "too_far"


def _not_sailed(state: State, moving: Moving, volcano: int) -> str:
    place = place_of(state, moving)
    if place >= OUTDOORS:
        return "not_on_volcano"
    if volcano not in ACROSS[place]:
        return "no_water_link"
    return "no_tile"


def _no_dragon(state: State, moving: Moving, flies: bool) -> str | None:
    """What is wrong with figure and king dragon, if anything is."""
    place, dragon = place_of(state, moving), state.dragons[moving.colour]
    if place >= OUTDOORS:
        return "not_on_volcano"
    if flies and dragon != place and place in state.dragons:
        return "wrong_colour"
    if dragon == NOWHERE:
        return "dragon_hidden"
    if flies and dragon != place:
        return "dragon_elsewhere"
    return "wrong_phase" if not flies and dragon == place else None


def _not_taken(state: State, frame: Collecting, pick: str) -> str:
    if pick in ("gems", "clear", "egg"):
        return "nothing_there"
    if pick != "ring" or frame.again:
        return "wrong_phase"
    figure = 3 * state.seat + frame.colour
    return "ring_already" if state.rings >> figure & 1 else "no_ring_tile"


def _owns(state: State, kind: int) -> bool:
    return state.tiles[len(KEPT) * state.seat + KEPT.index(kind)] > 0
