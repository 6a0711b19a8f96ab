"""Phase 1: entering, walking, sailing, calling, flying, and what an arrival brings to light."""

from msgspec.structs import replace

from bot.games.drachenland.board import NAMES, OUTDOORS, OUTSIDE, reach
from bot.games.drachenland.content import (
    BOATMAN,
    COLOURS,
    EXTRA_STEPS,
    KEPT,
    KING_DRAGON,
    LITTLE_DRAGON,
    NONE,
    QUICK_STEPS,
    RING_TILE,
    TILES,
)
from bot.games.drachenland.model import (
    By,
    Call,
    Called,
    Deed,
    Enter,
    Entered,
    Flew,
    Fly,
    Moving,
    Pick,
    Quicken,
    Quickened,
    Revealed,
    Sail,
    Sailed,
    State,
    Stop,
    Stopped,
    Story,
    Trip,
    Walk,
    Walked,
)
from bot.games.drachenland.packed import add, put
from bot.games.drachenland.rules.collecting import open_collecting
from bot.games.drachenland.rules.menus import is_stuck, place_of


def enter(state: State, action: Enter, story: Story) -> State:
    colour, place = action.colour, action.place
    story.tell(Entered(state.seat, COLOURS[colour], NAMES[place], place < OUTDOORS))
    state = _moved(state, Trip(state.seat, colour, OUTSIDE, place, "walk"))
    if state.face_down >> place & 1:
        state = _revealed(state, colour, story)
    return open_collecting(state, colour, story)


def pick(state: State, action: Pick, story: Story) -> State:
    """The die is taken; of two equal ones the high one goes first."""
    low, high = state.users
    if state.dice[1] == action.die and high < 0:
        high = action.colour
    else:
        low = action.colour
    moving = Moving(action.colour, action.die, action.die)
    state = replace(state, users=(low, high), frame=moving)
    return stop(state, moving, story) if is_stuck(state, moving) else state


def do(state: State, moving: Moving, deed: Deed, story: Story) -> State:
    match deed:
        case Walk(place):
            return _walk(state, moving, place, story)
        case Sail(volcano):
            return _sail(state, moving, volcano, story)
        case Call(by):
            return _call(state, moving, by, story)
        case Fly(by, volcano):
            return _fly(state, moving, by, volcano, story)
        case Quicken():
            return _quicken(state, moving, story)
        case Stop():
            return stop(state, moving, story)


def _walk(state: State, moving: Moving, place: int, story: Story) -> State:
    """Extra steps are used up first: only the die can still serve as a four."""
    origin = place_of(state, moving)
    most = moving.pips + moving.extra
    steps = reach(state.lanes, origin, most, state.face_down).costs[place]
    extra = max(0, moving.extra - steps)
    pips = moving.pips - max(0, steps - moving.extra)
    story.tell(Walked(state.seat, COLOURS[moving.colour], NAMES[place], place < OUTDOORS, steps))
    state = _moved(state, Trip(state.seat, moving.colour, origin, place, "walk"))
    return _arrive(state, replace(moving, pips=pips, extra=extra, walked=True), place, story)


def _sail(state: State, moving: Moving, volcano: int, story: Story) -> State:
    origin = place_of(state, moving)
    story.tell(Sailed(state.seat, COLOURS[moving.colour], origin + 1, volcano + 1))
    trip = Trip(state.seat, moving.colour, origin, volcano, "boat")
    state = _moved(_played(state, BOATMAN), trip)
    return _arrive(state, replace(moving, walked=False), volcano, story)


def _call(state: State, moving: Moving, by: By, story: Story) -> State:
    """The king dragon of the figure's colour comes to the figure."""
    volcano = place_of(state, moving)
    state, moving = _paid(state, moving, by)
    story.tell(Called(state.seat, COLOURS[moving.colour], volcano + 1, by))
    state = replace(state, dragons=put(state.dragons, moving.colour, volcano))
    return _go_on(state, moving, story)


def _fly(state: State, moving: Moving, by: By, volcano: int, story: Story) -> State:
    """Figure and dragon together; nobody else flies along."""
    origin = place_of(state, moving)
    state, moving = _paid(state, moving, by)
    story.tell(Flew(state.seat, COLOURS[moving.colour], origin + 1, volcano + 1, by))
    state = replace(state, dragons=put(state.dragons, moving.colour, volcano))
    state = _moved(state, Trip(state.seat, moving.colour, origin, volcano, "flight"))
    return _arrive(state, moving, volcano, story)


def _quicken(state: State, moving: Moving, story: Story) -> State:
    moving = replace(moving, extra=moving.extra + EXTRA_STEPS)
    story.tell(Quickened(state.seat, COLOURS[moving.colour]))
    return _go_on(_played(state, QUICK_STEPS), moving, story)


def stop(state: State, moving: Moving, story: Story) -> State:
    place = place_of(state, moving)
    here = NAMES[place], place < OUTDOORS, moving.travelled
    story.tell(Stopped(state.seat, COLOURS[moving.colour], *here))
    return open_collecting(state, moving.colour, story)


def _paid(state: State, moving: Moving, by: By) -> tuple[State, Moving]:
    """A call or a flight costs the four or a little_dragon; the figure may walk again after it."""
    if by == "die":
        return state, replace(moving, pips=0, walked=False)
    return _played(state, LITTLE_DRAGON), replace(moving, walked=False)


def _played(state: State, kind: int) -> State:
    index = KEPT.index(kind)
    return replace(
        state,
        tiles=add(state.tiles, len(KEPT) * state.seat + index, -1),
        played=add(state.played, index, 1),
    )


def _moved(state: State, trip: Trip) -> State:
    figures = put(state.figures, 3 * trip.seat + trip.colour, trip.place)
    return replace(state, figures=figures, last=trip)


def _arrive(state: State, moving: Moving, place: int, story: Story) -> State:
    """A face-down tile is revealed, and that ends the move phase."""
    if state.face_down >> place & 1:
        return open_collecting(_revealed(state, moving.colour, story), moving.colour, story)
    return _go_on(state, replace(moving, travelled=True), story)


def _go_on(state: State, moving: Moving, story: Story) -> State:
    if is_stuck(state, moving):
        return open_collecting(state, moving.colour, story)
    return replace(state, frame=moving)


def _revealed(state: State, colour: int, story: Story) -> State:
    """The tile is turned over where the figure stands."""
    v = state.figures[3 * state.seat + colour]
    tile = state.hidden[v]
    story.tell(Revealed(v + 1, TILES[tile]))
    story.reveals = True
    state = replace(state, hidden=put(state.hidden, v, NONE), face_down=state.face_down & ~(1 << v))
    if tile >= KING_DRAGON:
        return replace(state, dragons=put(state.dragons, tile - KING_DRAGON, v))
    if tile == RING_TILE:
        return replace(state, ring_tiles=state.ring_tiles | 1 << v)
    return replace(state, lying=put(state.lying, v, tile))
