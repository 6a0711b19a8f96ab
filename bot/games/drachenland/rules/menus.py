"""Phase 1: where the active figure can go and what it can play, as menus."""

from functools import lru_cache
from typing import Final

from bot.games.contract import Menu, Path
from bot.games.drachenland.board import (
    ACROSS,
    AREA_OF,
    AREAS,
    FIELD_BIT,
    OUTDOORS,
    PICKED,
    PICKS,
    reach,
)
from bot.games.drachenland.content import BOATMAN, FOUR, KEPT, LITTLE_DRAGON, QUICK_STEPS
from bot.games.drachenland.model import (
    NOWHERE,
    By,
    Call,
    Deed,
    Fly,
    Moving,
    Quicken,
    Sail,
    State,
    Stop,
    Walk,
)

ROOM: Final = 25  # for picks and, at the choice of die and figure, for the panel's way back

STOP: Final = frozenset({"stop"})
_BYS: Final[frozenset[By]] = frozenset({"die", "little_dragon"})
_BOAT: Final = tuple(f"boat{volcano}" for volcano in PICKS[:OUTDOORS])
_DEEDS: Final[dict[str, Deed]] = {
    **{pick: Walk(place) for pick, place in PICKED.items()},
    **{pick: Sail(v) for v, pick in enumerate(_BOAT)},
    **{f"call_{by}": Call(by) for by in _BYS},
    "quick_steps": Quicken(),
    "stop": Stop(),
}
_FLIGHTS: Final[dict[str, dict[str, Deed]]] = {
    f"fly_{by}": {pick: Fly(by, v) for v, pick in enumerate(PICKS[:OUTDOORS])} for by in _BYS
}


def move_choices(state: State, moving: Moving, path: Path, *, begun: bool) -> Menu | Deed:
    """The tree of a move; `begun`: there is no way back from the figure's first deed."""
    match path:
        case ():
            places, others = walks(state, moving), tiles_playable(state, moving)
            if not places and not others:
                return _DEEDS["stop"]  # where nothing can be chosen, nothing is asked
            return _move_menu(places, others, begun)
        case (pick,) if pick in _FLIGHTS:
            here = PICKS[place_of(state, moving)]
            volcanoes = (volcano for volcano in PICKS[:OUTDOORS] if volcano != here)
            return Menu("fly_to", (*volcanoes, "stop"), quiet=STOP)
        case (pick,) if pick.startswith("area"):
            area = pick.removeprefix("area")
            places = tuple(p for p in walks(state, moving) if AREA_OF[p] == area)
            return Menu("place", (*(PICKS[place] for place in places), "stop"), quiet=STOP)
        case (pick, volcano) if pick in _FLIGHTS and volcano != "stop":
            return _FLIGHTS[pick][volcano]
        case _:
            return _DEEDS[path[-1]]


@lru_cache(maxsize=8192)  # a pure function; most menus of a game have been seen before
def _move_menu(places: tuple[int, ...], others: tuple[str, ...], begun: bool) -> Menu:
    if len(places) + len(others) + 1 + (not begun) <= ROOM:
        return Menu("move", (*(PICKS[place] for place in places), *others, "stop"), quiet=STOP)
    by_area: dict[str, list[int]] = {area: [] for area in AREAS}
    for place in places:
        by_area[AREA_OF[place]].append(place)
    picks = (
        f"area{area}" if len(found) > 1 else PICKS[found[0]]
        for area, found in by_area.items()
        if found
    )
    return Menu("move", (*picks, *others, "stop"), quiet=STOP)


def is_stuck(state: State, moving: Moving) -> bool:
    """Only stopping is left."""
    return not walks(state, moving) and not tiles_playable(state, moving)


def walks(state: State, moving: Moving) -> tuple[int, ...]:
    """Where a walk can end, in canonical order. Two walks in a row would be one longer walk."""
    steps = moving.pips + moving.extra
    if moving.walked or not steps:
        return ()
    found = reach(place_of(state, moving), steps, state.face_down)
    taken = found.mask & occupied(state)
    if not taken:
        return found.places
    return tuple(place for place in found.places if not taken >> place & 1)


def occupied(state: State) -> int:
    """The path fields with a figure, as bits; volcanoes have room for all."""
    bits = 0
    for place in state.figures:
        bits |= FIELD_BIT[place]
    return bits


def tiles_playable(state: State, moving: Moving) -> tuple[str, ...]:
    """Boats, calls and flights, quick_steps."""
    owned = state.tiles[len(KEPT) * state.seat : len(KEPT) * state.seat + len(KEPT)]
    place = place_of(state, moving)
    found: list[str] = []
    if place < OUTDOORS:
        if owned[KEPT.index(BOATMAN)]:
            found += [_BOAT[v] for v in ACROSS[place]]
        dragon = state.dragons[moving.colour]
        if dragon != NOWHERE:
            verb = "fly" if dragon == place else "call"
            if moving.pips == FOUR:
                found.append(f"{verb}_die")
            if owned[KEPT.index(LITTLE_DRAGON)]:
                found.append(f"{verb}_little_dragon")
    if owned[KEPT.index(QUICK_STEPS)] and not moving.walked:
        found.append("quick_steps")
    return tuple(found)


def place_of(state: State, moving: Moving) -> int:
    return state.figures[3 * state.seat + moving.colour]
