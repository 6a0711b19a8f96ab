"""Standing orders: where to enter; goals: a figure walks to a volcano and takes what lies there.

They know what everybody sees, spend no tiles and leave every other figure to its owner.
"""

from bot.games.contract import Menu, Path, Seat, Tree
from bot.games.drachenland.board import DISTANCE, OUTDOORS, OUTSIDE, PICKED
from bot.games.drachenland.computer.journeys import Journey, ground, journeys, set_out, spelled
from bot.games.drachenland.content import COLOURS, LANES
from bot.games.drachenland.model import Action
from bot.games.drachenland.picks import FIGURE
from bot.games.drachenland.views import Active, Figure, Own, Public, Volcano, ahead
from bot.games.offers import REACHED, Offer, Scope

_GATES = tuple(str(volcano) for lane in LANES for volcano, _ in lane.fork)
_VOLCANOES = tuple(str(number) for number in range(1, OUTDOORS + 1))
_COLOUR = Menu("colour", COLOURS)


def _enter(view: Public, own: Own, seat: Seat, tree: Tree[Action], picks: Path) -> Path | None:
    """Through the entrance that leads to this volcano, as far as the seat's turn allows."""
    (colour, volcano), menu = picks, tree(())
    if not isinstance(menu, Menu) or menu.about != "enter":
        return None
    places, way = tree((colour,)), DISTANCE[view.lanes][PICKED[volcano]]
    assert isinstance(places, Menu)
    return colour, min(places.picks, key=lambda pick: way[PICKED[pick]])


def _is_outside(view: Public, seat: Seat) -> bool:
    return all(f.place == OUTSIDE for f in view.figures[3 * seat : 3 * seat + 3])


def _fetch(view: Public, own: Own, seat: Seat, tree: Tree[Action], picks: Path) -> Path | None:
    """As near to the volcano as a die leads; there it takes this thing."""
    colour, target, what = COLOURS.index(picks[0]), int(picks[1]) - 1, picks[2]
    if not _lies(view.volcanoes[target], view.figures[3 * seat + colour], what):
        return REACHED  # by whomever
    menu, active = tree(()), view.active
    assert isinstance(menu, Menu)
    if menu.about == "pick":
        path = _set_out(view, tree, menu, colour, target)
    elif active is None or active.colour != colour:
        path = None
    else:
        is_moving = active.phase == "move"
        path = spelled(tree, (), _nearest(view, active, target)) if is_moving else ()
    return None if path is None else _completed(view, own, seat, tree, path, picks)


def _completed(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], path: Path, picks: Path
) -> Path | None:
    """With what it came for, and no hand played for more; what lies elsewhere is its owner's."""
    if not isinstance(menu := tree(path), Menu):
        return path
    colour, target, what = picks
    there = ahead(view, own, seat, path)[0].figures[3 * seat + COLOURS.index(colour)].place
    if there != PICKED[target] or what not in menu.picks:
        return None
    path = (*path, what)
    return path if not isinstance(more := tree(path), Menu) else (*path, more.picks[-1])


def _lies(volcano: Volcano, figure: Figure, what: str) -> bool:
    lying = {
        "egg": volcano.eggs,
        "gems": volcano.gems[figure.colour],
        "clear": volcano.gems[3],
        "ring": volcano.ring_tile and not figure.ring,
    }
    return bool(lying[what]) or volcano.face_down  # whatever a face-down tile may bring


def _set_out(view: Public, tree: Tree[Action], menu: Menu, colour: int, target: int) -> Path | None:
    """The die that brings the figure nearest; the smaller one, if both are as good."""
    here, steps_from = view.figures[3 * view.seat + colour].place, DISTANCE[view.lanes]
    found = [
        (steps_from[journey.place][target], pick, journey)
        for pick in sorted(FIGURE.among(menu.picks))
        if FIGURE[pick].colour == colour
        and (journey := _nearest(view, Active(colour, "move", FIGURE[pick].die), target))
    ]
    if not found:
        return None
    steps, pick, journey = min(found, key=lambda one: one[:2])
    is_nearer = steps < steps_from[here][target] or here == target
    return spelled(tree, (pick,), journey) if is_nearer else None


def _nearest(view: Public, active: Active, target: int) -> Journey:
    """Where this figure turn should end; tiles are not spent for it."""
    found = journeys(set_out(view, active, with_tiles=False), ground(view, 1.0))
    steps = DISTANCE[view.lanes]
    return min(found, key=lambda journey: (steps[journey.place][target], journey.place))


OFFERS = (
    Offer(
        "enter",
        (),
        (_COLOUR, Menu("gate", _GATES)),
        (Scope.GAME,),
        goal=_enter,
        ends_at="enter",
        suggested=(("red", "1"), ("green", "6"), ("blue", "11")),
        still=_is_outside,
    ),
    Offer(
        "fetch",
        (),
        (_COLOUR, Menu("volcano", _VOLCANOES), Menu("what", ("egg", "gems", "clear", "ring"))),
        (Scope.GAME,),
        goal=_fetch,
        ends_at="collect",
    ),
)
