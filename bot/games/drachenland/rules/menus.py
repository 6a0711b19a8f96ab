"""Where the active figure can go, what it can play and what it can take, as menus."""

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
    Call,
    Collecting,
    Deed,
    Fly,
    Moving,
    Quicken,
    Sail,
    State,
    Stop,
    Take,
    Taking,
    Walk,
)
from bot.games.drachenland.picks import AREA, BOAT, CALL, FLY
from bot.games.drachenland.rules.collecting import TAKINGS, collect_menu

ROOM: Final = 25  # for picks and, at the choice of die and figure, for the panel's way back

STOP: Final = frozenset({"stop"})
_BOATS, _LITTLES, _BOOTS = map(KEPT.index, (BOATMAN, LITTLE_DRAGON, QUICK_STEPS))
_DEEDS: Final[dict[str, Deed]] = {
    **{pick: Walk(place) for pick, place in PICKED.items()},
    **{pick: Sail(v) for pick, v in BOAT.items()},
    **{pick: Call(by) for pick, by in CALL.items()},
    "quick_steps": Quicken(),
    "stop": Stop(),
}
_FLIGHTS: Final[dict[str, dict[str, Deed]]] = {
    flight: {PICKS[v]: Fly(by, v) for v in range(OUTDOORS)} for flight, by in FLY.items()
}
_TAKINGS: Final[dict[str, Taking]] = {
    **{what: what for what in TAKINGS},
    "nothing": "nothing",
    "no": "nothing",
}


def deed_of(picks: Path) -> Deed | Take | None:
    """What picks of the move phase mean; None while the target of a flight or a place lacks."""
    match picks:
        case (pick,) if pick in _TAKINGS:
            return Take(_TAKINGS[pick])
        case (pick,):
            return _DEEDS.get(pick)
        case (flight, volcano) if flight in _FLIGHTS and volcano != "stop":
            return _FLIGHTS[flight][volcano]
        case _:
            return _DEEDS[picks[-1]]


def move_menu(state: State, moving: Moving, group: Path, *, begun: bool) -> Menu:
    """Where the figure can go; where it has arrived, what it can take or play there.

    `begun`: there is no way back from the figure's first deed."""
    match group:
        case ():
            places, others = walks(state, moving), tiles_playable(state, moving)
            if places:
                return _move_menu(places, others, begun)
            return collect_menu(state, Collecting(moving.colour), others)
        case (pick,) if pick in _FLIGHTS:
            here = PICKS[place_of(state, moving)]
            volcanoes = (volcano for volcano in PICKS[:OUTDOORS] if volcano != here)
            return Menu("fly_to", (*volcanoes, "stop"), declining=STOP)
        case _:
            places = tuple(p for p in walks(state, moving) if AREA_OF[p] == AREA[group[0]])
            return Menu("place", (*(PICKS[place] for place in places), "stop"), declining=STOP)


@lru_cache(maxsize=8192)  # a pure function; most menus of a game have been seen before
def _move_menu(places: tuple[int, ...], others: tuple[str, ...], begun: bool) -> Menu:
    if len(places) + len(others) + 1 + (not begun) <= ROOM:
        return Menu("move", (*(PICKS[place] for place in places), *others, "stop"), declining=STOP)
    by_area: dict[str, list[int]] = {area: [] for area in AREAS}
    for place in places:
        by_area[AREA_OF[place]].append(place)
    picks = (
        AREA.pick(area) if len(found) > 1 else PICKS[found[0]]
        for area, found in by_area.items()
        if found
    )
    return Menu("move", (*picks, *others, "stop"), declining=STOP)


def is_stuck(state: State, moving: Moving) -> bool:
    """Only stopping is left."""
    return not walks(state, moving) and not tiles_playable(state, moving)


def walks(state: State, moving: Moving) -> tuple[int, ...]:
    """Where a walk can end, in canonical order. Two walks in a row would be one longer walk."""
    steps = moving.pips + moving.extra
    if moving.walked or not steps:
        return ()
    found = reach(state.lanes, place_of(state, moving), steps, state.face_down)
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
        if owned[_BOATS]:
            found += [BOAT.pick(v) for v in ACROSS[place]]
        dragon = state.dragons[moving.colour]
        if dragon != NOWHERE:
            riding = FLY if dragon == place else CALL
            if moving.pips == FOUR:
                found.append(riding.pick("die"))
            if owned[_LITTLES]:
                found.append(riding.pick("little_dragon"))
    if owned[_BOOTS] and not moving.walked:
        found.append("quick_steps")
    return tuple(found)


def place_of(state: State, moving: Moving) -> int:
    return state.figures[3 * state.seat + moving.colour]
