"""Computer players; they see what everybody sees.

The normal one weighs both placements of a turn in either order, and the combination. The easy one
takes dice by luck and lays each of them without looking ahead.
"""

from collections.abc import Iterator
from math import sqrt

from bot.games.contract import Menu, Mind, Path, Rng, Seat, Tree
from bot.games.scratch_island.board.squares import MAP
from bot.games.scratch_island.computer.outlook import Outlook, after, gain, outlook, survival
from bot.games.scratch_island.content import Motif
from bot.games.scratch_island.model import Action, Mode, Place
from bot.games.scratch_island.rules.defaults import first_square
from bot.games.scratch_island.rules.menus import modes, motif_of, path_to
from bot.games.scratch_island.rules.placing import all_placements, fits
from bot.games.scratch_island.telling import held_by
from bot.games.scratch_island.views import Own, Public

BREADTH = 4  # first placements of each mode that are followed by a look at the second

Held = tuple[Motif, ...]


Plan = tuple[float, Mode, int]  # the value of a turn, and the mode and squares it begins with


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    menu = tree(())
    assert isinstance(menu, Menu)
    sight = outlook(view, seat)
    if menu.about in ("choose_pair", "take_die"):
        takes = {pick: _motifs(view, pick) for pick in menu.picks if pick != "pass"}
        return (_by_luck(sight, takes, mind) if mind.level == "easy" else _best(sight, takes),)
    held = held_by(view, seat)
    _, mode, laid = max(_plans(sight, held, looks_ahead=mind.level == "normal"))
    return path_to(sight.land, held, Place(mode, first_square(sight.land, laid), laid))


def _motifs(view: Public, pick: str) -> Held:
    shown: dict[str, Motif] = {die.motif: die.motif for die in view.dice}
    return tuple(shown[face] for face in pick.split("-"))


def _by_luck(sight: Outlook, takes: dict[str, Held], mind: Mind) -> str:
    """Any dice of which one fits at least."""
    fitting = [pick for pick, held in takes.items() if any(fits(sight.land, m) for m in held)]
    place, _ = Rng(str(mind.luck).encode()).below(len(fitting), "dice")
    return fitting[place]


def _best(sight: Outlook, takes: dict[str, Held]) -> str:
    worth = {
        pick: max((plan[0] for plan in _plans(sight, held, looks_ahead=True)), default=0.0)
        for pick, held in takes.items()
    }
    return max(worth, key=worth.__getitem__)


def _plans(sight: Outlook, held: Held, *, looks_ahead: bool) -> Iterator[Plan]:
    """The most promising placements of each mode, with the best that can follow them."""
    for mode in modes(held):
        motif, combined = motif_of(mode, held)
        weighed = sorted(_weighed(sight, motif, combined=combined), reverse=True)
        rest = _rest(held, mode)
        for value, laid in weighed[:BREADTH]:
            follow = _follow(after(sight, laid), rest) if rest and looks_ahead else 0.0
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
