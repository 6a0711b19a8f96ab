"""The computer player: the best places for two figures and two dice, the best taking there.

Normal plans sets, rings and tiles; easy does so too, but overlooks what is only a little better.

follies   what people laugh at in a computer's answer
journeys  where a figure turn can lead, tiles included, and how it begins: a computer's imagination
outlook   how a computer judges a position
sight     what a seat can work out from the public view
"""

from collections.abc import Sequence
from itertools import product

from msgspec import Struct

from bot.games.contract import Menu, Mind, Path, Seat, Tree
from bot.games.drachenland.board import AREA_OF, PICKED
from bot.games.drachenland.computer.journeys import Journey, ground, journeys, set_out, spelled
from bot.games.drachenland.computer.outlook import (
    Outlook,
    outlook,
    resting,
    standing,
)
from bot.games.drachenland.computer.sight import place_of
from bot.games.drachenland.content import COLOURS, HIGH_DIE, LETTERS, LOW_DIE
from bot.games.drachenland.model import Action
from bot.games.drachenland.views import Active, Own, Public
from bot.games.kit.whims import chance, tempted

_POOR_ROLL = 5  # more pips than that are never thrown again
_REROLL_PRICE = 0.6  # by so much another roll must promise more, while there is time
_HAND_PRICE = 1.2  # a magic_hand is kept for something better
_THRIFTY = 8.0  # with fewer figure turns left, tiles lose their price
_AFTER = 0.98  # the better of two figures goes first: the game may end before the other
_WHIM = {"easy": 1.8, "normal": 0.1}  # in points: what luck may add to the worth of a place
_PLACES = 3  # of each die and figure, so many are worth a thought
_ROLLS = tuple(product(LOW_DIE, HIGH_DIE))


class Option(Struct, frozen=True):
    """A die for a figure, what it can do with it, and how much better that is than resting."""

    die: int
    colour: int
    gain: float
    journey: Journey


class Eyes(Struct, frozen=True):
    """What a computer goes by while it thinks."""

    view: Public
    mine: Outlook
    mind: Mind


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    return ideas(view, own, seat, tree, mind)[0]


def ideas(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> tuple[Path, ...]:
    eyes = Eyes(view, outlook(view, own, seat), mind)
    menu = tree(())
    assert isinstance(menu, Menu)
    match menu.about:
        case "enter":
            return _entries(eyes, tree)
        case "pick":
            return _picks(eyes, menu, tree)
        case "move":
            assert view.active
            options = _options(eyes, view.active)
            return tuple(dict.fromkeys(spelled(tree, (), o.journey) for o in options))
        case _:
            return _takings(eyes, menu)


def _entries(eyes: Eyes, tree: Tree[Action]) -> tuple[Path, ...]:
    menu = tree((COLOURS[0],))
    assert isinstance(menu, Menu)
    weighed = [
        (standing(eyes.mine, colour, PICKED[pick]), (COLOURS[colour], pick))
        for colour in range(3)
        for pick in menu.picks
    ]
    return tuple(tempted(weighed, eyes.mind.luck, _WHIM[eyes.mind.level]))


def _picks(eyes: Eyes, menu: Menu, tree: Tree[Action]) -> tuple[Path, ...]:
    """The two figures and dice that together bring most; another roll if that promises more."""
    assert eyes.view.dice
    left = [die.value for die in eyes.view.dice if die.user is None]
    options = [
        option
        for pick in menu.picks
        if pick not in ("reroll", "end_turn")
        for option in _options(eyes, Active(LETTERS.index(pick[1]), "move", int(pick[0])))
    ]
    options.sort(key=lambda o: -(o.gain + _AFTER * _second(options, o, left)))
    paths = dict.fromkeys(spelled(tree, (_pick(o),), o.journey) for o in options)
    if "reroll" not in menu.picks or sum(left) > _POOR_ROLL:
        return tuple(paths)
    is_poor = _together(options, left) + _thrift(eyes) * _REROLL_PRICE < _mean_roll(eyes)
    return (("reroll",), *paths) if is_poor else (*paths, ("reroll",))


def _pick(option: Option) -> str:
    return f"{option.die}{LETTERS[option.colour]}"


def _thrift(eyes: Eyes) -> float:
    return min(1.0, eyes.mine.turns / _THRIFTY)


def _together(options: list[Option], dice: Sequence[int]) -> float:
    """The most that these dice bring."""
    able = [option for option in options if option.die in dice]
    return max(o.gain + _AFTER * _second(able, o, dice) for o in able)


def _second(options: list[Option], first: Option, dice: Sequence[int]) -> float:
    """The most that another figure brings with the other die, if there is one."""
    rest = [*dice]
    rest.remove(first.die)
    gains = (o.gain for o in options if o.die in rest and o.colour != first.colour)
    return max(gains, default=0.0)


def _mean_roll(eyes: Eyes) -> float:
    """What both dice bring on average."""
    faces = {*LOW_DIE, *HIGH_DIE}
    options = [
        _options(eyes, Active(colour, "move", die))[0] for die in faces for colour in range(3)
    ]
    worth = {roll: _together(options, roll) for roll in {*_ROLLS}}
    return sum(map(worth.__getitem__, _ROLLS)) / len(_ROLLS)


def _options(eyes: Eyes, active: Active) -> list[Option]:
    """The best places for a figure and a die, each by the cheapest journey that leads there."""
    colour, found = active.colour, dict[int, Journey]()
    start = set_out(eyes.view, active)
    for journey in journeys(start, ground(eyes.view, _thrift(eyes))):
        known = found.get(journey.place)
        if known is None or journey.price < known.price:
            found[journey.place] = journey
    rest = resting(eyes.mine, colour, place_of(eyes.view, active))
    luck, whim = eyes.mind.luck, _WHIM[eyes.mind.level]
    worth = {
        place: standing(eyes.mine, colour, place) - found[place].price + whim * chance(luck, place)
        for place in found
    }
    best = sorted(worth, key=worth.__getitem__, reverse=True)[:_PLACES]
    return [Option(active.pips, colour, worth[place] - rest, found[place]) for place in best]


def _takings(eyes: Eyes, menu: Menu) -> tuple[Path, ...]:
    """The best thing, unless nothing is better: the last egg may be poison."""
    assert eyes.view.active
    gains = eyes.mine.gains[eyes.view.active.colour][place_of(eyes.view, eyes.view.active)]
    *takings, decline = menu.picks
    price = _HAND_PRICE * eyes.mine.calm if menu.about == "hand" else 0.0
    weighed = [(gains[taking], taking) for taking in takings]
    best, *others = tempted(weighed, eyes.mind.luck, _WHIM[eyes.mind.level])
    wish = (best, *others, decline) if gains[best] >= price else (decline, best, *others)
    return tuple((pick,) for pick in wish)
