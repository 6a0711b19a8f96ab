"""Computer players; they see what everybody sees.

They weigh both placements of a turn in either order, and the combination. The easy one overlooks
what is only a little better.

follies  what people laugh at in a computer's answer
outlook  what squares of one map are worth to its seat, by what everybody sees
"""

from collections.abc import Iterator
from math import sqrt

from bot.games.contract import Menu, Mind, Path, Seat, Tree
from bot.games.kit.whims import tempted
from bot.games.scratch_island.board.squares import MAP
from bot.games.scratch_island.computer.outlook import Outlook, after, gain, outlook, survival
from bot.games.scratch_island.content import Motif
from bot.games.scratch_island.model import Action, Mode, Place
from bot.games.scratch_island.rules.defaults import first_square
from bot.games.scratch_island.rules.menus import modes, motif_of, path_to
from bot.games.scratch_island.rules.placing import all_placements
from bot.games.scratch_island.telling import held_by
from bot.games.scratch_island.views import Own, Public

BREADTH = 4  # first placements of each mode that are followed by a look at the second
WHIM = {"easy": 2.0, "normal": 0.05}  # in points: what luck may add to the worth of a turn

Held = tuple[Motif, ...]
Plan = tuple[float, Mode, int]  # the value of a turn, and the mode and squares it begins with


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    return ideas(view, own, seat, tree, mind)[0]


def ideas(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> tuple[Path, ...]:
    menu = tree(())
    assert isinstance(menu, Menu)
    sight, whim = outlook(view, seat), WHIM[mind.level]
    if menu.about in ("choose_pair", "take_die"):
        takes = [(_take_worth(view, sight, pick), (pick,)) for pick in menu.picks if pick != "pass"]
        return tuple(tempted(takes, mind.luck, whim))
    held = held_by(view, seat)
    plans = tempted([(plan[0], plan) for plan in _plans(sight, held)], mind.luck, whim)
    return tuple(
        path_to(sight.land, held, Place(mode, first_square(sight.land, laid), laid))
        for _, mode, laid in plans
    )


def _take_worth(view: Public, sight: Outlook, pick: str) -> float:
    shown: dict[str, Motif] = {die.motif: die.motif for die in view.dice}
    held: Held = tuple([shown[face] for face in pick.split("-")])
    return max((value for value, _, _ in _plans(sight, held)), default=0.0)


def _plans(sight: Outlook, held: Held) -> Iterator[Plan]:
    """The most promising placements of each mode, with the best that can follow them."""
    for mode in modes(held):
        motif, combined = motif_of(mode, held)
        weighed = sorted(_weighed(sight, motif, combined=combined), reverse=True)
        rest = _rest(held, mode)
        for value, laid in weighed[:BREADTH]:
            follow = _follow(after(sight, laid), rest) if rest else 0.0
            yield value + survival(sight, laid) * follow, mode, laid


def _rest(held: Held, mode: Mode) -> Motif | None:
    """The die that is left after using a mode."""
    if mode == "combine" or len(held) == 1:
        return None
    return held[1] if held[0] == mode else held[0]


def _follow(sight: Outlook, motif: Motif) -> float:
    """The best that one more die can do."""
    return max((value for value, _ in _weighed(sight, motif)), default=0.0)


def _weighed(sight: Outlook, motif: Motif, *, combined: bool = False) -> list[tuple[float, int]]:
    """Values of all placements; half of a motif is lost to a snake on average."""
    found = []
    for footprint in all_placements(sight.land, motif, combined=combined):
        laid = footprint & MAP
        found.append((gain(sight, laid) * sqrt(survival(sight, laid)), laid))
    return found
