"""A computer player; it knows what a person in its seat would know."""

from bot.games.contract import Menu, Mind, Path, Seat, Tree
from bot.games.emerald.computer.moves import crowd, first_worth, outlook, rest_worth, second_worth
from bot.games.emerald.computer.worth import gem_worth, standings
from bot.games.emerald.content import CAVE, PLACES
from bot.games.emerald.model import Action
from bot.games.emerald.rules.asks import CLOCKS_ORDER, ransom_answer
from bot.games.emerald.views import Own, Public

NO_GOLD = 3.0  # how much likelier a victim loses its knight if it cannot pay
WHIM = 3  # an easy player answers every so often as it comes


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    menu = tree(())
    assert isinstance(menu, Menu)
    match menu.about:
        case "ransom":
            hand, knights = bytes(own.hand), view.players[seat].in_play
            return ransom_answer(CLOCKS_ORDER, hand, knights)
        case _ if mind.level == "easy" and mind.luck % WHIM == 0:
            return (menu.picks[mind.luck // WHIM % len(menu.picks)],)
        case "first_move" | "second_move":
            return (_best_move(view, own, seat, menu),)
        case "take_card":
            return (_best_card(view, seat),)
        case _:
            return (_best_victim(view, own, seat, menu.picks),)


def _best_move(view: Public, own: Own, seat: Seat, menu: Menu) -> str:
    look = outlook(view, own, seat)
    crowds = {colour: crowd(view, seat, colour) for colour in view.players[seat].colours}
    weigh = first_worth if menu.about == "first_move" else second_worth

    def worth(pick: str) -> float:
        if pick == "end_turn":
            return rest_worth(look, next(iter(crowds.values())))
        colour, place = pick.split("-")
        return weigh(look, crowds[colour], PLACES.index(place))

    return max(menu.picks, key=worth)


def _best_card(view: Public, seat: Seat) -> str:
    stack = view.stacks[int(view.trips[-1].target) - CAVE[0]]
    gem = gem_worth(view, seat, stack.gem) if stack.gem else 0
    return "gem" if gem > (stack.gold or 0) else "gold"


def _best_victim(view: Public, own: Own, seat: Seat, picks: tuple[str, ...]) -> str:
    """The rival who looks strongest, rather one without gold; an own knight only at need."""
    scores = standings(view, own, seat)

    def worth(pick: str) -> tuple[bool, float]:
        owner = next(player for player in view.players if pick in player.colours)
        helpless = 0 if owner.gold else NO_GOLD
        return owner.seat != seat, scores[owner.seat] + helpless

    return max(picks, key=worth)
