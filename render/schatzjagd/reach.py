"""The fields behind the rows of a menu, by public knowledge.

A menu names rows if there are more fields than buttons; a picture can show all fields.
"""

from bot.games.schatzjagd.content import CASTLES, CITY, FIELD, NAMES, QUARTER, SIDE, distance
from bot.games.schatzjagd.views import Public

HOUSES = frozenset(NAMES[field] for field in CITY)
BUILT = HOUSES | {NAMES[field] for field in CASTLES}
QUARTERS = ("yellow", "green", "blue", "red")


def offered(view: Public, about: str) -> frozenset[str]:
    """All fields such a menu leads to; some may have been looked at already."""
    match about:
        case "journey":
            return _journey(view)
        case "landing":
            return _landing(view)
        case "slot_field":
            return frozenset(NAMES) - BUILT - _obstacles(view)
        case _:
            return frozenset(slot.field for slot in view.slots)


def _obstacles(view: Public) -> frozenset[str]:
    """What ends a journey outside the city: cards, loose treasures and henchmen."""
    there = {slot.field for slot in view.slots} | {heap.field for heap in view.chests}
    return frozenset(there | {figure.field for figure in view.figures}) - HOUSES


def _journey(view: Public) -> frozenset[str]:
    start = view.figures[view.active].field
    closed = frozenset() if view.gate or start in HOUSES else HOUSES
    blocked, reached, edge = _obstacles(view), {start}, {start}
    for _ in range(view.steps or 0):
        edge = {near for field in edge for near in NEIGHBOURS[field]} - reached - closed
        reached |= edge
        edge -= blocked
    return frozenset(reached)


def _landing(view: Public) -> frozenset[str]:
    fields = frozenset(NAMES) - {view.figures[view.active].field}
    if view.area == "outlands":
        return fields - HOUSES
    if view.area in QUARTERS:
        quarter = QUARTERS.index(view.area)
        return frozenset(field for field in fields if QUARTER[FIELD[field]] == quarter)
    return fields


NEIGHBOURS = {
    name: tuple(NAMES[near] for near in range(SIDE * SIDE) if distance(field, near) == 1)
    for name, field in FIELD.items()
}
