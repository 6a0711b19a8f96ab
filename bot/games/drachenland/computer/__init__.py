"""The computer player: the best places for two figures and two dice, the best taking there.

Normal plans sets, rings and tiles; easy takes what is most at once and leaves its tiles alone.
"""

from collections.abc import Iterator

from msgspec import Struct

from bot.games.contract import Menu, Mind, Path, Seat, Tree
from bot.games.drachenland.board import AREA_OF, PICKED
from bot.games.drachenland.computer.journeys import Journey, ground, journeys, set_out
from bot.games.drachenland.computer.outlook import (
    Outlook,
    outlook,
    resting,
    simple_outlook,
    standing,
)
from bot.games.drachenland.computer.sight import place_of
from bot.games.drachenland.content import COLOURS, LETTERS
from bot.games.drachenland.model import Action
from bot.games.drachenland.views import Active, Own, Public

_POOR_ROLL = 3  # so few pips are thrown again
_HAND_PRICE = 1.2  # a magic_hand is kept for something better
_THRIFTY = 8.0  # with fewer figure turns left, tiles lose their price
_AFTER = 0.98  # the better of two figures goes first: the game may end before the other


class Option(Struct, frozen=True):
    """A die for a figure, the best it can do with it, and how much better that is than resting."""

    die: int
    colour: int
    gain: float
    journey: Journey


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    """The same view gives the same answer; luck is not needed."""
    mine = outlook(view, own, seat) if mind.level == "normal" else simple_outlook(view, own)
    menu = tree(())
    assert isinstance(menu, Menu)
    match menu.about:
        case "enter":
            return _enter(mine, tree)
        case "pick":
            return _pick(view, mine, menu, tree)
        case "move":
            assert view.active
            return _spelled(tree, (), _best(view, mine, view.active).journey)
        case _:
            return (_taking(view, mine, menu),)


def _enter(mine: Outlook, tree: Tree[Action]) -> Path:
    menu = tree((COLOURS[0],))
    assert isinstance(menu, Menu)
    colour, pick = max(
        ((colour, pick) for colour in range(3) for pick in menu.picks),
        key=lambda entry: standing(mine, entry[0], PICKED[entry[1]]),
    )
    return (COLOURS[colour], pick)


def _pick(view: Public, mine: Outlook, menu: Menu, tree: Tree[Action]) -> Path:
    """The two figures and dice that together bring most."""
    assert view.dice
    left = [die.value for die in view.dice if die.user is None]
    if mine.plays_tiles and "reroll" in menu.picks and sum(left) <= _POOR_ROLL:
        return ("reroll",)
    options = [
        _best(view, mine, Active(LETTERS.index(pick[1]), "move", int(pick[0])))
        for pick in menu.picks
        if pick not in ("reroll", "end_turn")
    ]
    first = max(options, key=lambda option: option.gain + _AFTER * _second(options, option, left))
    return _spelled(tree, (f"{first.die}{LETTERS[first.colour]}",), first.journey)


def _second(options: list[Option], first: Option, left: list[int]) -> float:
    """The most that another figure brings with the other die, if there is one."""
    dice = [*left]
    dice.remove(first.die)
    gains = (o.gain for o in options if o.die in dice and o.colour != first.colour)
    return max(gains, default=0.0)


def _best(view: Public, mine: Outlook, active: Active) -> Option:
    colour = active.colour
    values: dict[int, float] = {}  # by place, as many journeys lead to the same
    best, found = float("-inf"), None
    for journey in _journeys(view, mine, active):
        if journey.place not in values:
            values[journey.place] = standing(mine, colour, journey.place)
        if values[journey.place] - journey.price > best:
            best, found = values[journey.place] - journey.price, journey
    assert found  # a journey may always end where it begins
    gain = best - resting(mine, colour, place_of(view, active))
    return Option(active.pips, colour, gain, found)


def _journeys(view: Public, mine: Outlook, active: Active) -> Iterator[Journey]:
    start = set_out(view, active, with_tiles=mine.plays_tiles)
    return journeys(start, ground(view, min(1.0, mine.turns / _THRIFTY)))


def _spelled(tree: Tree[Action], before: Path, journey: Journey) -> Path:
    """As the menus want it: a place may stand in the menu of its area."""
    menu = tree(before)
    if not isinstance(menu, Menu):
        return before
    if menu.offers(journey.begin[0]):
        return (*before, *journey.begin)
    return (*before, f"area{AREA_OF[PICKED[journey.begin[0]]]}", *journey.begin)


def _taking(view: Public, mine: Outlook, menu: Menu) -> str:
    """The best thing, unless nothing is better: the last egg may be poison."""
    assert view.active
    gains = mine.gains[view.active.colour][place_of(view, view.active)]
    *takings, decline = menu.picks
    best = max(takings, key=lambda taking: gains[taking])
    price = _HAND_PRICE * mine.calm if menu.about == "hand" else 0.0
    return best if gains[best] >= price else decline
