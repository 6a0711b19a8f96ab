"""A modest player; it sees what a person in its seat would see."""

from bot.games.contract import ComputerConfig, Menu, Path, Seat, Tree
from tests.toys.duel.model import Action
from tests.toys.duel.views import Own, Public


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig) -> Path:
    """Hit the weakest as hard as possible; parry and pierce for oneself, unless easy."""
    match tree(()):
        case Menu("turn", ("strike", *_)):
            rivals = [(lives, s) for s, lives in enumerate(view.lives) if lives and s != seat]
            return ("strike", str(min(rivals)[1]), "slash" if "slash" in own.hand else "jab")
        case Menu("turn"):
            everything = "+".join(str(i) for i in range(len(own.hand)))
            return ("trade", everything) if everything else ("trade",)
        case Menu("wound"):
            return ("bleed",) if view.lives[seat] > 2 else ("shed", own.hand[0])
        case Menu(card, (_, "pass")) if view.pending and config.level == "normal":
            helped = view.pending.target if card == "parry" else view.turn
            return (card,) if helped == seat else ("pass",)
        case _:
            return ("pass",)


def ideas(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig
) -> tuple[Path, ...]:
    """Its choice, and in its turn whatever else it could strike."""
    mine, menu = choose(view, own, seat, tree, config), tree(())
    if not isinstance(menu, Menu) or "strike" not in menu.picks:
        return (mine,)
    rivals = [str(s) for s, lives in enumerate(view.lives) if lives and s != seat]
    cards = [card for card in ("slash", "jab") if card in own.hand]
    return tuple(dict.fromkeys((mine, *(("strike", r, c) for r in rivals for c in cards))))
