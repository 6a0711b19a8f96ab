"""A computer player; it knows what a person in its seat would know.

blunders  what people laugh at in a computer's answer
moves     how a computer player weighs the moves of its knights, by what lies open
worth     what cards, standings and the end of the game are worth to a computer player, in gold
"""

from bot.games.contract import ComputerConfig, Menu, Path, Seat, Tree
from bot.games.emerald.computer.moves import crowd, first_worth, outlook, rest_worth, second_worth
from bot.games.emerald.computer.worth import POISON, gem_worth, standings
from bot.games.emerald.content import CAVE, PLACES
from bot.games.emerald.model import Action
from bot.games.emerald.picks import MOVE
from bot.games.emerald.rules.asks import CLOCKS_ORDER, ransom_answer
from bot.games.emerald.views import Own, Public, ahead
from bot.games.kit.noise import rank_with_noise

NO_GOLD = 3.0  # how much likelier a victim loses its knight if it cannot pay
WHIM = {"easy": 4.0, "normal": 0.2}  # in gold: what luck may add to the worth of a move
LEAD = 4  # by so much the own estimate must be ahead to end the game by a knight given up
LAST_STAND = 2  # with so many knights in play, to lose one ends the game

Weighed = list[tuple[float, str]]


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig) -> Path:
    return _completed(view, own, seat, tree, config, ())


def ideas(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig
) -> tuple[Path, ...]:
    """Every first pick, the best first, with what it would say to all that is asked after it."""
    menu = tree(())
    assert isinstance(menu, Menu)
    picks = _ranked(view, own, seat, menu, config)
    return tuple(_completed(view, own, seat, tree, config, (pick,)) for pick in picks)


def _completed(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig, path: Path
) -> Path:
    """Pick by pick, each on the board as the ones before leave it."""
    while isinstance(menu := tree(path), Menu):
        path = (*path, _ranked(ahead(view, path), own, seat, menu, config)[0])
    return path


def _ranked(view: Public, own: Own, seat: Seat, menu: Menu, config: ComputerConfig) -> Path:
    if menu.about == "ransom":
        return _ransom(view, own, seat)
    return tuple(rank_with_noise(_weighed(view, own, seat, menu), config.luck, WHIM[config.level]))


def _weighed(view: Public, own: Own, seat: Seat, menu: Menu) -> Weighed:
    match menu.about:
        case "first_move" | "second_move":
            return _moves(view, own, seat, menu)
        case "take_card":
            return _cards(view, seat)
        case _:
            return _victims(view, own, seat, menu.picks)


def _ransom(view: Public, own: Own, seat: Seat) -> Path:
    """As the clock would have it, unless a knight given up ends a game that is won."""
    knights, scores = view.players[seat].in_play, standings(view, own, seat)
    if knights == LAST_STAND and scores.pop(seat) > max(scores) + LEAD:
        return ("give_up",)
    return ransom_answer(CLOCKS_ORDER, bytes(own.hand), knights)


def _moves(view: Public, own: Own, seat: Seat, menu: Menu) -> Weighed:
    look = outlook(view, own, seat)
    crowds = {colour: crowd(view, seat, colour) for colour in view.players[seat].colours}
    weigh = first_worth if menu.about == "first_move" else second_worth

    def worth(pick: str) -> float:
        if pick == "end_turn":
            return rest_worth(look, next(iter(crowds.values())))
        colour, place = MOVE[pick]
        return weigh(look, crowds[colour], place)

    return [(worth(pick), pick) for pick in menu.picks]


def _cards(view: Public, seat: Seat) -> Weighed:
    stack = view.stacks[int(view.trips[-1].target) - CAVE[0]]
    gem = gem_worth(view, seat, stack.gem) if stack.gem else 0
    return [(stack.gold or 0, "gold"), (gem, "gem")]


def _victims(view: Public, own: Own, seat: Seat, picks: tuple[str, ...]) -> Weighed:
    """The rival who looks strongest, rather one without gold; an own knight only at need."""
    scores, owners = standings(view, own, seat), {}
    for player in view.players:
        owners.update(dict.fromkeys(player.colours, player))

    def worth(pick: str) -> float:
        owner = owners[pick]
        mine = POISON if owner.seat == seat else 0.0
        return scores[owner.seat] + (0 if owner.gold else NO_GOLD) + mine

    return [(worth(pick), pick) for pick in picks]
