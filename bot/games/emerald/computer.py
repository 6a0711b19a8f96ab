"""A computer player; it knows what a person in its seat would know."""

from bot.games.contract import Menu, Mind, Path, Seat, Tree
from bot.games.emerald.computer_moves import Weigher
from bot.games.emerald.computer_worth import estimates, gem_worth, gold_worth
from bot.games.emerald.content import KINDS, PLACES
from bot.games.emerald.model import Action
from bot.games.emerald.rules_asks import CLOCKS_ORDER, ransom_answer
from bot.games.emerald.views import Own, Public

NO_GOLD = 5


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    menu = tree(())
    assert isinstance(menu, Menu)
    match menu.about:
        case "first_move":
            w = Weigher(view, own, seat)
            return (max(menu.picks, key=lambda pick: w.first_move(_place(pick))),)
        case "second_move":
            w = Weigher(view, own, seat)
            return (
                max(
                    menu.picks,
                    key=lambda pick: (
                        w.prospect(w.crowd)
                        if pick == "end_turn"
                        else w.second_move(w.crowd, _place(pick))
                    ),
                ),
            )
        case "take_card":
            stack = next(s for s in view.stacks if str(s.field) == view.trips[-1].target)
            assert stack.gem
            assert stack.gold
            gem = gem_worth(view, seat, KINDS.index(stack.gem))
            return ("gem",) if gem > gold_worth(stack.gold) else ("gold",)
        case "victim":
            guess = estimates(view, own, seat)

            def worth(pick: str) -> float:
                p = next(p for p in view.players if pick in p.colours)
                return -1000 if p.seat == seat else guess[p.seat] + NO_GOLD * (not p.gold)

            return (max(menu.picks, key=worth),)
        case _:
            return ransom_answer(CLOCKS_ORDER, bytes(own.hand), view.players[seat].in_play)


def _place(pick: str) -> int:
    return PLACES.index(pick.partition("-")[2])
