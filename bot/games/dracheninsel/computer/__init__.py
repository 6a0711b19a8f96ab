"""The computer player: it sees what a person in its seat would see, and thinks one turn ahead.

cards     the computer's cards besides walking: harassing, drawing, tidying up, and reactions
blunders  what people laugh at in a computer's answer
tiles     swapping tiles: to open the own way, or to close that of a foreign pair
walk      the computer's walk: all places it can reach this turn with its hand, and the best of them
worth     what the computer thinks things are worth, in coins: cards, ways, treasures under way
"""

from collections.abc import Callable, Hashable, Iterable, Iterator

from bot.games.contract import ComputerConfig, Menu, Path, Seat, Tree, join_picks
from bot.games.dracheninsel.computer.cards import (
    claim,
    defence,
    drawing,
    duel,
    harassment,
    reaction,
    tidying,
    unwanted,
)
from bot.games.dracheninsel.computer.tiles import opening
from bot.games.dracheninsel.computer.walk import Node, gain, reachable
from bot.games.dracheninsel.computer.worth import Eyes
from bot.games.dracheninsel.model import Action
from bot.games.dracheninsel.picks import HELD
from bot.games.dracheninsel.views import Own, Public
from bot.games.kit.noise import chance, rank_with_noise

BETTER = 0.5  # a walk must gain at least so much, or the hunter stays
WHIM = {"easy": 25.0, "normal": 2.0}  # in coins: what luck may add to the worth of a way
HASTE = 0.01  # of two ways that bring the same the shorter one
OVERLOOKED = 0.35  # how often an easy player does not think of a card

Way = tuple[float, Node]  # what it brings, and where it ends


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig) -> Path:
    return ideas(view, own, seat, tree, config)[0]


def ideas(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig
) -> tuple[Path, ...]:
    """Plans its turn and reacts; an easy player overlooks ways, and now and then a card."""
    eyes, menu = Eyes(view, own.hand, seat), tree(())
    assert isinstance(menu, Menu)
    match menu.about:
        case "turn" | "exit":
            return tuple(dict.fromkeys(_turn(eyes, tree, config)))
        case "exchange":
            return ((_exchange(eyes),),)
        case "colour":
            return (menu.picks[:1],)
    silent = menu.picks[-1]
    wish = silent if _overlooks(config) else _answer(eyes, menu.about)
    return (_finished(tree, wish if wish in menu.picks else silent),)


def _overlooks(config: ComputerConfig) -> bool:
    return config.level == "easy" and chance(config.luck, 0) < OVERLOOKED


def _answer(eyes: Eyes, about: str) -> str:
    answers = {"react": reaction, "counter": defence, "claim": claim, "duel": duel}
    return answers[about](eyes) if about in answers else "pass"


def _finished(tree: Tree[Action], pick: str) -> Path:
    """With two fitting cards the single one goes first."""
    menu = tree((pick,))
    return (pick, menu.picks[0]) if isinstance(menu, Menu) else (pick,)


def _turn(eyes: Eyes, tree: Tree[Action], config: ComputerConfig) -> Iterator[Path]:
    """Draw, harass, open a way, walk, tidy up; then end, or pass if nothing was done."""
    ways = [(gain(eyes, node), node) for node in reachable(eyes)]
    staying = {node.hunter: value for value, node in ways if not node.first}
    found = [(v - staying.get(node.hunter, 0) - HASTE * node.steps, node) for v, node in ways]
    best = _best(_best(found, _goal), lambda node: node.first)
    ranked = rank_with_noise([(one[0], one) for one in best], config.luck, WHIM[config.level])
    if eyes.view.exit is None:
        is_better = ranked[0][0] > BETTER
        if not _overlooks(config):
            yield from _cards(eyes, ranked[0][1], max(value for value, _ in ways))
        yield from () if is_better else _idle(eyes, config)
    yield from (_begun(tree, node) for _, node in ranked if node.first)
    if eyes.view.exit is None:
        yield from _idle(eyes, config)


def _begun(tree: Tree[Action], node: Node) -> Path:
    """How this way begins: with two steps at once where that can be answered."""
    both = ("walk", *node.first[1:], *node.second)
    return both if node.second and _is_offered(tree, both) else node.first


def _is_offered(tree: Tree[Action], path: Path) -> bool:
    for depth, pick in enumerate(path):
        menu = tree(path[:depth])
        if not isinstance(menu, Menu) or not menu.offers(pick):
            return False
    return not isinstance(tree(path), Menu)


def _best(ways: Iterable[Way], kind: Callable[[Node], Hashable]) -> list[Way]:
    """Of each kind the best one."""
    best = dict[Hashable, Way]()
    for way in ways:
        known = best.setdefault(kind(way[1]), way)
        if way[0] > known[0]:
            best[kind(way[1])] = way
    return list(best.values())


def _goal(node: Node) -> Hashable:
    """No whim leads by a detour to where a shorter way leads as well."""
    return node.hunter, node.place, node.fellow, node.robbed


def _cards(eyes: Eyes, walk: Node, best: float) -> Iterator[Path]:
    """What is played before the walk."""
    prey = walk.place if walk.robbed is not None else None
    played = drawing(eyes) or harassment(eyes, prey) or opening(eyes, best)
    yield from (played,) if played is not None else ()


def _idle(eyes: Eyes, config: ComputerConfig) -> Iterator[Path]:
    """Nothing is worth a step."""
    wish = _rest(eyes) or (None if _overlooks(config) else tidying(eyes))
    yield wish or ("end",)


def _rest(eyes: Eyes) -> Path | None:
    """A turn in which nothing was done is a chance to get better cards."""
    turn = eyes.view.turn
    assert turn is not None
    return ("pass", _exchange(eyes)) if turn.fresh and eyes.hand else None


def _exchange(eyes: Eyes) -> str:
    return join_picks(map(HELD.pick, unwanted(eyes)))
