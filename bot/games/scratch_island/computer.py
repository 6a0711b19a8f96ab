"""Computer players; they see what everybody sees.

The normal one weighs both placements of a turn in either order, and the combination. The easy one
takes dice by luck and lays each of them without looking ahead.
"""

from collections.abc import Iterator

from msgspec import Struct

from bot.games.contract import Menu, Mind, Path, Rng, Seat, Tree
from bot.games.scratch_island.computer_outlook import Outlook, after, gain, outlook, survival
from bot.games.scratch_island.content import Motif
from bot.games.scratch_island.model import Action, Mode, Place
from bot.games.scratch_island.pilot import first_square
from bot.games.scratch_island.rules_menus import modes, motif_of, path_to
from bot.games.scratch_island.rules_placing import all_placements
from bot.games.scratch_island.squares import MAP
from bot.games.scratch_island.telling import held_by
from bot.games.scratch_island.views import Own, Public

BREADTH = 4  # first placements of each mode that are followed by a look at the second

Held = tuple[Motif, ...]


class Plan(Struct, frozen=True):
    """A placement, and the value of the turn that begins with it."""

    value: float
    mode: Mode
    laid: int


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    menu = tree(())
    assert isinstance(menu, Menu)
    sight = outlook(view, seat)
    if menu.about in ("choose_pair", "take_die"):
        takes = {pick: _motifs(view, pick) for pick in menu.picks if pick != "pass"}
        return (_by_luck(sight, takes, mind) if mind.level == "easy" else _best(sight, takes),)
    held = held_by(view, seat)
    plan = _plan(sight, held) if mind.level == "normal" else _single(sight, held)[0]
    place = Place(plan.mode, first_square(sight.land, plan.laid), plan.laid)
    return path_to(sight.land, held, place)


def _motifs(view: Public, pick: str) -> Held:
    shown = {str(die.motif): die.motif for die in view.dice}
    return tuple(shown[face] for face in pick.split("-"))


def _by_luck(sight: Outlook, takes: dict[str, Held], mind: Mind) -> str:
    """Any dice of which one fits at least."""
    fitting = [pick for pick, held in takes.items() if _single(sight, held)]
    place, _ = Rng(str(mind.luck).encode()).below(len(fitting), "dice")
    return fitting[place]


def _best(sight: Outlook, takes: dict[str, Held]) -> str:
    return max(takes, key=lambda pick: _turn_value(sight, takes[pick]))


def _turn_value(sight: Outlook, held: Held) -> float:
    return max((plan.value for plan in _plans(sight, held)), default=0.0)


def _plan(sight: Outlook, held: Held) -> Plan:
    return max(_plans(sight, held), key=lambda plan: plan.value)


def _plans(sight: Outlook, held: Held) -> Iterator[Plan]:
    """The most promising placements of each mode, with the best that can follow them."""
    for mode in modes(held):
        for plan in _laid(sight, mode, held)[:BREADTH]:
            rest = _rest(held, mode)
            follow = _turn_value(after(sight, plan.laid), rest) if rest else 0.0
            yield Plan(plan.value + survival(sight, plan.laid) * follow, mode, plan.laid)


def _rest(held: Held, mode: Mode) -> Held:
    """The dice that are left after using a mode."""
    left = list(held)
    if mode == "combine":
        return ()
    left.remove(mode)
    return tuple(left)


def _single(sight: Outlook, held: Held) -> list[Plan]:
    """All placements from the best to the worst, without a look at what follows."""
    plans = [plan for mode in modes(held) for plan in _laid(sight, mode, held)]
    return sorted(plans, key=lambda plan: plan.value, reverse=True)


def _laid(sight: Outlook, mode: Mode, held: Held) -> list[Plan]:
    """Placements of one mode; a snake in the middle costs half of it on average."""
    motif, combined = motif_of(mode, held)
    laid = [p & MAP for p in all_placements(sight.land, motif, combined=combined)]
    plans = [Plan(gain(sight, one) * survival(sight, one) ** 0.5, mode, one) for one in laid]
    return sorted(plans, key=lambda plan: plan.value, reverse=True)
