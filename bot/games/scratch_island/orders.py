"""Standing orders: the pilot plays for whoever did not roll; a die; a way to a chest."""

from collections.abc import Iterable
from typing import get_args

from bot.games.contract import ComputerConfig, Menu, Path, Seat, Tree
from bot.games.offers import REACHED, Offer, Scope
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import MAP, NUMBERS
from bot.games.scratch_island.computer import choose, ideas
from bot.games.scratch_island.content import CORNERS, Motif
from bot.games.scratch_island.model import Action, Place
from bot.games.scratch_island.rules.defaults import first_square, layers, nearest, walkable
from bot.games.scratch_island.rules.menus import modes, motif_of, path_to
from bot.games.scratch_island.rules.placing import all_placements, ground
from bot.games.scratch_island.views import Own, Public, hands

_GAME = (Scope.GAME,)
_MOTIFS: tuple[Motif, ...] = get_args(Motif)
_CHESTS = tuple(name for name, square in NUMBERS.items() if CORNERS >> square & 1)


def _pilot(view: Public, own: Own, seat: Seat, tree: Tree[Action], _: Path) -> Path | None:
    """As the normal computer plays, by what all see; the own rolls stay with their owner."""
    return None if view.roller == seat else choose(view, own, seat, tree, ComputerConfig())


def _take(view: Public, own: Own, seat: Seat, tree: Tree[Action], picks: Path) -> Path | None:
    """This die, if it is left and can be laid, where the normal computer would lay it."""
    if view.about != "take_die":
        return None
    found = ideas(view, own, seat, tree, ComputerConfig())
    return next((path for path in found if path[0] == picks[0] and len(path) > 1), None)


def _chest(view: Public, own: Own, seat: Seat, tree: Tree[Action], picks: Path) -> Path | None:
    """The dice and the placement after which the way to a chest is shortest."""
    chart, goal, menu = view.charts[seat], 1 << NUMBERS[picks[0]], tree(())
    assert isinstance(menu, Menu)
    land = ground(chart)
    if land.path & goal:
        return REACHED
    found = [
        (steps, take, held, place)
        for take, held in hands(view, seat, menu).items()
        for steps, place in _laid(chart, held, goal)
    ]
    steps, take, held, place = min(found, key=lambda one: one[0])  # something fits: it is asked
    return (*take, *path_to(land, held, place)) if steps < _way(chart, goal, 0) else None


def _laid(chart: Chart, held: tuple[Motif, ...], goal: int) -> Iterable[tuple[int, Place]]:
    """Every placement with the steps that are left after it."""
    land = ground(chart)
    for mode in modes(held):
        motif, combined = motif_of(mode, held)
        for footprint in all_placements(land, motif, combined):
            laid = footprint & MAP
            yield _way(chart, goal, laid), Place(mode, first_square(land, laid), laid)


def _way(chart: Chart, goal: int, laid: int) -> int:
    """Steps from the path, with these squares, to the goal."""
    land = ground(chart)
    return nearest(layers(goal, walkable(chart, land) | goal, land), land.path | laid)


OFFERS = (
    Offer("pilot", (), scopes=(Scope.ROUND, Scope.GAME), goal=_pilot, suggested=((),)),
    Offer(
        "take",
        (),
        (Menu("motif", _MOTIFS),),
        _GAME,
        most_uses=6,
        goal=_take,
        suggested=(("pickaxe",),),
    ),
    Offer("chest", (), (Menu("chest", _CHESTS),), _GAME, goal=_chest, suggested=(("A9",),)),
)
