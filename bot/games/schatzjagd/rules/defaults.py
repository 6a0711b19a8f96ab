"""What silence means, and why something was not offered."""

from typing import Final

from bot.games.contract import Menu, Path, Seat
from bot.games.schatzjagd import model
from bot.games.schatzjagd.board import (
    BIT,
    destinations,
    free,
    is_city_open,
    landings,
    numbers,
    obstacles,
    slotted,
)
from bot.games.schatzjagd.content import CARDS, CASTLES, CITY, DISTANCE, FIELD, FIELDS, NAMES, SIDE
from bot.games.schatzjagd.model import State
from bot.games.schatzjagd.picks import CAST, SECURE
from bot.games.schatzjagd.rules.activity import activities
from bot.games.schatzjagd.rules.lord import plays
from bot.games.schatzjagd.rules.menus import spells, way
from bot.games.schatzjagd.rules.series import choices, reached, stand
from bot.games.schatzjagd.rules.setup import free_castles

_SET_UP = sorted(range(len(CASTLES)), key=lambda castle: castle % 2)  # opposite castles first
_SAID: Final[dict[type[model.Frame], Path]] = {  # always the same
    model.Resting: ("rest",),
    model.AtSpecial: ("no",),
    model.Looking: ("stop",),
    model.Fighting: ("prudent",),
    model.Defending: ("prudent",),
    model.Katharsis: ("pass",),
}


def default(state: State, seat: Seat, begun: Path = ()) -> Path:
    """What silence says to the open question, and to all that is asked in the same breath.

    What is decided stays, unless a card would have to be hidden only because of it: on a full
    board, in the one field that the journey leaves."""
    said = _completed(state, seat, begun)
    if "slot" in said and "pass" in (unbegun := _completed(state, seat, ())):
        return unbegun
    return said


def _completed(state: State, seat: Seat, begun: Path) -> Path:
    """Of a question half answered nothing stays but the card to be hidden, where one has to be: a
    row or a list of cards that was only opened decides nothing."""
    here = stand(state, begun)
    if not isinstance(here.found, Menu):
        return begun
    decided = begun[: len(begun) - len(here.picks)]
    return _completed(state, seat, (*decided, *_silence(here.state, seat, here.picks)))


def _silence(state: State, seat: Seat, picks: Path) -> Path:
    lord, frame = state.lords[seat], state.frames[-1]
    if said := _SAID.get(type(frame)):
        return said
    match frame:
        case model.Journey(steps):
            fields = destinations(state, steps)
            return way(fields, _camp(state, fields), spells(state))
        case model.LordPhase():
            return _lord(state, seat, picks)
        case model.Activity():
            return ("take",) if "take" in activities(state) else ("done",)
        case model.Landing(area):
            fields = landings(state, area)
            return way(fields, _safest(state, fields, CASTLES[lord.castle]))
        case model.Banishing():
            fields = slotted(state)
            return way(fields, _nearest(fields, lord.field))
        case model.Founding():
            left = free_castles(state)
            return (NAMES[CASTLES[next(castle for castle in _SET_UP if castle in left)]],)
        case _:
            raise AssertionError(f"{frame} asks nothing")


def _camp(state: State, fields: int) -> int:
    """Stay, but walk one step away from a monster that all know of."""
    here = state.lords[state.turn.seat].field
    known = state.seen[here] & model.OPEN and CARDS[state.slots[here]].sort == "monster"
    if known:
        clear = fields & ~obstacles(state)
        for field in (here - SIDE, here + 1, here + SIDE, here - 1):
            if 0 <= field < FIELDS and DISTANCE[here][field] == 1 and BIT[field] & clear:
                return field
    return here


def _safest(state: State, fields: int, home: int) -> int:
    """Home if allowed, else the first field without an obstacle, else the first."""
    if fields & BIT[home]:
        return home
    return numbers(fields & ~obstacles(state) or fields)[0]


def _nearest(fields: int, start: int) -> int:
    """Ties go by the canonical order."""
    return min(numbers(fields), key=DISTANCE[start].__getitem__)


def _lord(state: State, seat: Seat, picks: Path) -> Path:
    lord, offered = state.lords[seat], plays(state)
    if offered[0] in SECURE:
        return offered[:1]
    if "pass" in offered:
        return ("pass",)
    if "slot" in offered:
        fields = free(state)
        card = picks[1] if len(picks) > 1 else CARDS[lord.cards[0]].key  # else the oldest
        return ("slot", card, *way(fields, _nearest(fields, CASTLES[lord.castle])))
    return offered[:1]


def why_not(state: State, seat: Seat, path: Path) -> str:
    """The code of the most helpful reason, where the path cannot be walked any further."""
    last = path[-1] if path else ""
    match reached(state, _walked(state, seat, path)).frames[-1]:
        case model.Journey() if last in FIELD:
            shut_out = FIELD[last] in CITY and not is_city_open(state)
            return "gate_closed" if shut_out else "out_of_reach"
        case model.LordPhase() if last in FIELD:
            return "field_taken"
        case model.LordPhase() if last == "pass":
            return "must_play"
        case model.LordPhase() if last == "dig":
            return "no_map_here"
        case _ if last in CAST:
            return "no_such_spell_now"
        case _:
            return "not_offered"


def _walked(state: State, seat: Seat, path: Path) -> Path:
    """As much of it as is offered."""
    for depth, pick in enumerate(path):
        menu = choices(state, seat, path[:depth])
        if not isinstance(menu, Menu) or not menu.offers(pick):
            return path[:depth]
    return path
