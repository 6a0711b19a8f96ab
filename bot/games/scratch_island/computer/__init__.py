"""Computer players; they see what everybody sees.

They weigh both placements of a turn in either order, and the combination. The easy one overlooks
what is only a little better.

blunders   what people laugh at in a computer's answer
outlook    what squares of one map are worth to its seat, by what everybody sees
prospects  how the seats stand before a roll, by what everybody sees
routes     the ways that are still to go on one map
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from math import sqrt

from bot.games.contract import ComputerConfig, Menu, Path, Seat, Tree
from bot.games.kit.noise import rank_with_noise
from bot.games.scratch_island.board.squares import MAP
from bot.games.scratch_island.computer.outlook import Outlook, after, gain, outlook, survival
from bot.games.scratch_island.content import Motif
from bot.games.scratch_island.model import Action, Mode, Place
from bot.games.scratch_island.rules.defaults import first_square
from bot.games.scratch_island.rules.menus import modes, motif_of, path_to
from bot.games.scratch_island.rules.placing import all_placements
from bot.games.scratch_island.views import Own, Public, hands

BREADTH = 4  # first placements of each mode that are followed by a look at the second
HASTY = 1  # the same in a play-out: a third of a point weaker, half as fast again
WHIM = {"easy": 3.2, "normal": 0.05}  # in points: what luck may add to the worth of a turn

Held = tuple[Motif, ...]
Weighed = tuple[float, int]  # the value of a placement, and its squares
Weigh = Callable[[Motif, bool], list[Weighed]]
Plan = tuple[float, Mode, int]  # the value of a turn, and the mode and squares it begins with


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig) -> Path:
    return next(_ideas(view, seat, tree, config))


def ideas(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig
) -> tuple[Path, ...]:
    return tuple(_ideas(view, seat, tree, config))


def _ideas(view: Public, seat: Seat, tree: Tree[Action], config: ComputerConfig) -> Iterator[Path]:
    """The best dice with the best that can be done with them; then all else by its worth."""
    menu, whim, sight = tree(()), WHIM[config.level], outlook(view, seat)
    assert isinstance(menu, Menu)
    held = hands(view, seat, menu)
    weigh = cache(partial(_weighed, sight))  # a motif lies in several hands
    breadth = HASTY if config.is_hasty else BREADTH
    found = {take: list(_plans(sight, hand, weigh, breadth)) for take, hand in held.items()}
    worth = [(max(plans)[0] if plans else 0.0, take) for take, plans in found.items()]
    best = rank_with_noise(worth, config.luck, whim)[0]
    plans = rank_with_noise([(plan[0], plan) for plan in found[best]], config.luck ^ 1, whim)
    yield (*best, *(_path(sight, held[best], plans[0]) if plans else ()))
    others = [(plan[0], (take, plan)) for take, plans in found.items() for plan in plans]
    for take, plan in rank_with_noise(others, config.luck, whim):
        if (take, plan) != (best, plans[0]):
            yield (*take, *_path(sight, held[take], plan))


def _path(sight: Outlook, held: Held, plan: Plan) -> Path:
    _, mode, laid = plan
    return path_to(sight.land, held, Place(mode, first_square(sight.land, laid), laid))


def _plans(sight: Outlook, held: Held, weigh: Weigh, breadth: int) -> Iterator[Plan]:
    """The most promising placements of each mode, with the best that can follow them."""
    for mode in modes(held):
        motif, combined = motif_of(mode, held)
        rest = _rest(held, mode)
        for value, laid in weigh(motif, combined)[:breadth]:
            follow = _follow(after(sight, laid), rest) if rest else 0.0
            yield value + survival(sight, laid) * follow, mode, laid


def _rest(held: Held, mode: Mode) -> Motif | None:
    """The die that is left after using a mode."""
    if mode == "combine" or len(held) == 1:
        return None
    return held[1] if held[0] == mode else held[0]


def _follow(sight: Outlook, motif: Motif) -> float:
    """The best that one more die can do."""
    return max(_weighed(sight, motif, False), default=(0.0, 0))[0]


def _weighed(sight: Outlook, motif: Motif, combined: bool) -> list[Weighed]:
    """All placements by their values; half of a motif is lost to a snake on average."""
    found = []
    for footprint in all_placements(sight.land, motif, combined):
        laid = footprint & MAP
        found.append((gain(sight, laid) * sqrt(survival(sight, laid)), laid))
    return sorted(found, reverse=True)
