"""The computer player: the best places for two figures and two dice, the best taking there.

Normal plans sets, rings and tiles; easy does so too, but overlooks what is only a little better.

blunders   what people laugh at in a computer's answer
journeys   where a figure turn can lead, tiles included, and how it begins: a computer's imagination
outlook    how a computer judges a position
reachable  what a seat can work out from the public view
"""

from collections.abc import Iterator, Sequence
from itertools import chain, product

from msgspec import Struct

from bot.games.contract import ComputerConfig, Menu, Path, Seat, Tree
from bot.games.drachenland.board import PICKED
from bot.games.drachenland.computer.journeys import Journey, ground, journeys, set_out, spelled
from bot.games.drachenland.computer.outlook import Outlook, outlook, resting, standing
from bot.games.drachenland.computer.reachable import place_of_figure
from bot.games.drachenland.content import COLOURS, HIGH_DIE, LETTERS, LOW_DIE
from bot.games.drachenland.model import Action
from bot.games.drachenland.picks import FIGURE, Chosen
from bot.games.drachenland.views import Active, Own, Public, ahead
from bot.games.kit.noise import chance, rank_with_noise

_POOR_ROLL = 5  # more pips than that are never thrown again
_REROLL_PRICE = 0.6  # by so much another roll must promise more, while there is time
_HAND_PRICE = 1.2  # a magic_hand is kept for something better
_THRIFTY = 8.0  # with fewer figure turns left, tiles lose their price
_AFTER = 0.98  # the better of two figures goes first: the game may end before the other
_WHIM = {"easy": 1.8, "normal": 0.1}  # in points: what luck may add to the worth of a place
_PLACES = 3  # of each die and figure, so many are worth a thought
_TAKINGS = 2  # and there so many
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
    own: Own
    seat: Seat
    tree: Tree[Action]
    mind: ComputerConfig
    mine: Outlook


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig) -> Path:
    return next(_thoughts(_eyes(view, own, seat, tree, config)))


def ideas(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig
) -> tuple[Path, ...]:
    return tuple(dict.fromkeys(_thoughts(_eyes(view, own, seat, tree, config))))


def _eyes(view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig) -> Eyes:
    return Eyes(view, own, seat, tree, config, outlook(view, own, seat))


def _thoughts(eyes: Eyes) -> Iterator[Path]:
    """Completed answers, the most promising first; each is worked out only when it is wanted."""
    menu = eyes.tree(())
    assert isinstance(menu, Menu)
    match menu.about:
        case "enter":
            return _entries(eyes)
        case "pick":
            return _picks(eyes, menu)
        case _:
            assert eyes.view.active
            return _goings_on(eyes, eyes.view.active)


def _entries(eyes: Eyes) -> Iterator[Path]:
    menu = eyes.tree((COLOURS[0],))
    assert isinstance(menu, Menu)
    weighed = [
        (standing(eyes.mine, colour, PICKED[pick]), (colour, pick))
        for colour in range(3)
        for pick in menu.picks
    ]
    for colour, pick in rank_with_noise(weighed, eyes.mind.luck, _WHIM[eyes.mind.level]):
        yield from _endings(eyes, (COLOURS[colour], pick), colour, PICKED[pick])


def _picks(eyes: Eyes, menu: Menu) -> Iterator[Path]:
    """The two figures and dice that together bring most; another roll if that promises more."""
    assert eyes.view.dice
    left = [die.value for die in eyes.view.dice if die.user is None]
    options = [
        option
        for die, colour in (FIGURE[pick] for pick in FIGURE.among(menu.picks))
        for option in _options(eyes, Active(colour, "move", die))
    ]
    options.sort(key=lambda o: -(o.gain + _AFTER * _second(options, o, left)))
    paths = (path for o in options for path in _answers(eyes, (_pick(o),), o))
    if "reroll" not in menu.picks or sum(left) > _POOR_ROLL:
        return paths
    is_poor = _together(options, left) + _thrift(eyes) * _REROLL_PRICE < _mean_roll(eyes)
    return chain([("reroll",)], paths) if is_poor else chain(paths, [("reroll",)])


def _goings_on(eyes: Eyes, active: Active) -> Iterator[Path]:
    """A figure in the middle of its turn."""
    if active.phase != "move":
        return _endings(eyes, (), active.colour, place_of_figure(eyes.view, active))
    return (path for option in _options(eyes, active) for path in _answers(eyes, (), option))


def _answers(eyes: Eyes, path: Path, option: Option) -> Iterator[Path]:
    path = spelled(eyes.tree, path, option.journey)
    return _endings(eyes, path, option.colour, option.journey.place)


def _endings(eyes: Eyes, path: Path, colour: int, place: int) -> Iterator[Path]:
    """The answer, completed with what the figure takes there."""
    menu = eyes.tree(path)
    if not isinstance(menu, Menu):
        yield path
        return
    for pick in _takings(eyes, path, menu, colour, place)[:_TAKINGS]:
        yield next(_endings(eyes, (*path, pick), colour, place))


def _takings(eyes: Eyes, path: Path, menu: Menu, colour: int, place: int) -> Path:
    """The best thing first, unless nothing is better: the last egg may be poison."""
    mine, price = eyes.mine, 0.0
    if menu.about == "hand":
        mine = outlook(*ahead(eyes.view, eyes.own, eyes.seat, path), eyes.seat)
        price = _HAND_PRICE * mine.calm
    gains, decline = mine.gains[colour][place], menu.picks[-1]
    weighed = [(gains[pick], pick) for pick in menu.picks if pick in gains]
    ranked = rank_with_noise(weighed, eyes.mind.luck, _WHIM[eyes.mind.level])
    is_worth_it = ranked and gains[ranked[0]] >= price
    return (*ranked, decline) if is_worth_it else (decline, *ranked)


def _pick(option: Option) -> str:
    return FIGURE.pick(Chosen(option.die, option.colour))


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
    for journey in journeys(start, ground(eyes.view, _thrift(eyes), is_hasty=eyes.mind.is_hasty)):
        known = found.get(journey.place)
        if known is None or journey.price < known.price:
            found[journey.place] = journey
    rest = resting(eyes.mine, colour, place_of_figure(eyes.view, active))
    worth = {
        place: standing(eyes.mine, colour, place) - found[place].price + _whim(eyes, place)
        for place in found
    }
    best = sorted(worth, key=worth.__getitem__, reverse=True)[:_PLACES]
    return [Option(active.pips, colour, worth[place] - rest, found[place]) for place in best]


def _whim(eyes: Eyes, place: int) -> float:
    """What luck adds to the worth of a place: nothing in haste, for it takes its time to ask."""
    config = eyes.mind
    return 0.0 if config.is_hasty else _WHIM[config.level] * chance(config.luck, place)
