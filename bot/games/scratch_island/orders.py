"""Standing orders: the pilot plays for whoever did not roll; a die; a way to a chest."""

from collections.abc import Iterable
from typing import get_args

from bot.games.contract import REACHED, Menu, Mind, Offer, Order, Path, Scope, Seat, Tree
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import MAP, NUMBERS
from bot.games.scratch_island.computer import choose
from bot.games.scratch_island.content import CORNERS, Motif
from bot.games.scratch_island.model import Action, Mode, Place
from bot.games.scratch_island.rules.defaults import first_square, layers, nearest, walkable
from bot.games.scratch_island.rules.menus import modes, motif_of, path_to
from bot.games.scratch_island.rules.placing import all_placements, ground
from bot.games.scratch_island.telling import held_by
from bot.games.scratch_island.views import Own, Public

_GAME = (Scope.GAME,)
_MOTIFS: tuple[Motif, ...] = get_args(Motif)
_CHESTS = tuple(name for name, square in NUMBERS.items() if CORNERS >> square & 1)


def _pilot(view: Public, own: Own, seat: Seat, tree: Tree[Action], _: Path) -> Path | None:
    """As the normal computer plays, by what all see; the own rolls stay with their owner."""
    return None if view.roller == seat else choose(view, own, seat, tree, Mind())


def _chest(view: Public, own: Own, seat: Seat, tree: Tree[Action], picks: Path) -> Path | None:
    """The die, and then the placement, after which the way to a chest is shortest."""
    chart, goal = view.charts[seat], 1 << NUMBERS[picks[0]]
    if ground(chart).path & goal:
        return REACHED
    here = _way(chart, goal, 0)
    held = held_by(view, seat)
    if held:
        found = [(steps, Place(m, s, laid)) for steps, m, s, laid in _laid(chart, held, goal)]
        best = min(found, key=lambda one: one[0], default=None)
        is_nearer = best is not None and best[0] < here
        return path_to(ground(chart), held, best[1]) if best and is_nearer else None
    return _die(chart, tree, goal, here)


def _die(chart: Chart, tree: Tree[Action], goal: int, here: int) -> Path | None:
    """What is taken from the pool: one die, or a pair of which either is used."""
    menu = tree(())
    assert isinstance(menu, Menu)
    faces: dict[str, tuple[Motif, ...]] = {
        pick: tuple(m for part in pick.split("-") for m in _MOTIFS if m == part)
        for pick in menu.picks
        if pick != "pass"
    }
    ways = {
        pick: min((steps for steps, *_ in _laid(chart, held, goal)), default=here)
        for pick, held in faces.items()
    }
    best = min(ways, key=ways.__getitem__)
    return (best,) if ways[best] < here else None


def _laid(chart: Chart, held: tuple[Motif, ...], goal: int) -> Iterable[tuple[int, Mode, int, int]]:
    """Every placement: the steps that are left after it, its mode, first square and squares."""
    land = ground(chart)
    for mode in modes(held):
        motif, combined = motif_of(mode, held)
        for footprint in all_placements(land, motif, combined=combined):
            laid = footprint & MAP
            yield _way(chart, goal, laid), mode, first_square(land, laid), laid


def _way(chart: Chart, goal: int, laid: int) -> int:
    """Steps from the path, with these squares, to the goal."""
    land = ground(chart)
    return nearest(layers(goal, walkable(chart, land) | goal, land), land.path | laid)


OFFERS = (
    Offer("pilot", (), scopes=(Scope.ROUND, Scope.GAME), goal=_pilot, suggested=((),)),
    Offer(
        "take",
        (Order("take_die", ("$motif",)),),
        (Menu("motif", _MOTIFS),),
        _GAME,
        most_uses=6,
        suggested=(("pickaxe",),),
    ),
    Offer("chest", (), (Menu("chest", _CHESTS),), _GAME, goal=_chest, suggested=(("A9",),)),
)
