"""The computer player: it sees what a person in its seat would see, and thinks one turn ahead."""

from bot.games.contract import Menu, Mind, Path, Seat, Tree
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
from bot.games.dracheninsel.computer.walk import Node, gain, reachable
from bot.games.dracheninsel.computer.worth import Eyes, cards_to
from bot.games.dracheninsel.content import CENTRE, boat
from bot.games.dracheninsel.model import Action
from bot.games.dracheninsel.views import Own, Public

BETTER = 0.5  # a walk must gain at least so much, or the hunter stays


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    """Normal plans its turn and reacts; easy walks the cheapest way, shares and never reacts."""
    eyes, menu, is_easy = Eyes(view, own.hand, seat), tree(()), mind.level == "easy"
    assert isinstance(menu, Menu)
    match menu.about:
        case "turn" | "exit":
            return _stroll(eyes) if is_easy else _turn(eyes)
        case "exchange":
            return (_exchange(eyes),)
        case "colour":
            return menu.picks[:1]
    silent = menu.picks[-1]
    wish = silent if is_easy else _answer(eyes, menu.about)
    return _finished(tree, wish if wish in menu.picks else silent)


def _answer(eyes: Eyes, about: str) -> str:
    answers = {"react": reaction, "counter": defence, "claim": claim, "duel": duel}
    return answers[about](eyes) if about in answers else "pass"


def _finished(tree: Tree[Action], pick: str) -> Path:
    """With two fitting cards the single one goes first."""
    menu = tree((pick,))
    return (pick, menu.picks[0]) if isinstance(menu, Menu) else (pick,)


def _turn(eyes: Eyes) -> Path:
    """Draw, harass, walk, tidy up; then end, or pass if nothing was done."""
    ways = [(gain(eyes, node), node) for node in reachable(eyes)]
    staying = {node.hunter: value for value, node in ways if not node.first}
    found, best = max(
        ((value - staying.get(node.hunter, 0), node) for value, node in ways),
        key=lambda way: (way[0], -way[1].steps),
    )
    if eyes.view.exit is not None:
        return best.first
    prey = best.place if best.robbed is not None else None
    played = drawing(eyes) or harassment(eyes, prey)
    if played is not None:
        return played
    if found > BETTER:
        return best.first
    return _rest(eyes) or tidying(eyes) or ("end",)


def _stroll(eyes: Eyes) -> Path:
    nearest = min(reachable(eyes), key=lambda node: _effort(eyes, node))
    return nearest.first or _rest(eyes) or ("end",)


def _effort(eyes: Eyes, node: Node) -> tuple[bool, float, int]:
    """Carrying comes first; then what is left of the way home, or to the coins."""
    if node.fellow is None:
        return True, cards_to(eyes, node.hunter, node.place, CENTRE), node.steps
    homes = (boat(node.hunter), boat(node.fellow))
    return False, min(cards_to(eyes, node.hunter, node.place, h) for h in homes), node.steps


def _rest(eyes: Eyes) -> Path | None:
    """A turn in which nothing was done is a chance to get better cards."""
    turn = eyes.view.turn
    assert turn is not None
    return ("pass", _exchange(eyes)) if turn.fresh and eyes.hand else None


def _exchange(eyes: Eyes) -> str:
    return "+".join(map(str, unwanted(eyes))) or "-"
