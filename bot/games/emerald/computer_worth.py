"""What cards, knights and the end of the game are worth to a computer player, in gold."""

from bot.games.contract import Seat
from bot.games.emerald.content import BONUS, GEM, KINDS
from bot.games.emerald.views import Own, Public, Stack

MEAN_GOLD = 3  # of a card that is not seen
SPARE_GOLD = 0.0  # gold can also buy a knight free
LEAD = 2.0  # what a gem adds that takes or holds the lead in its kind
KINDS_SHARE = (0.3, 0.7, 1.5, 4.0)  # of bonus_four, by the number of kinds owned before


def gold_worth(value: int) -> float:
    return value + SPARE_GOLD


def gem_worth(view: Public, seat: Seat, kind: int) -> float:
    mine = view.players[seat].gems
    best = max(player.gems[kind] for player in view.players if player.seat != seat)
    worth = float(GEM)
    if -1 <= mine[kind] - best <= 1:  # it takes the lead, shares it or makes it safe
        worth += LEAD
    is_free = not any(player.has_bonus_four for player in view.players)
    if is_free and not mine[kind]:
        worth += KINDS_SHARE[sum(map(bool, mine))]
    return worth


def card_worth(view: Public, seat: Seat, stack: Stack) -> float:
    """Of the better of the two open cards; nothing where both stacks are used up."""
    gem = gem_worth(view, seat, KINDS.index(stack.gem)) if stack.gem else 0
    gold = gold_worth(stack.gold) if stack.gold else 0
    return max(gem, gold)


def estimates(view: Public, own: Own, seat: Seat) -> list[float]:
    """By seat, the score if the game ended now: the others' gold by its number only."""
    guessed: list[float] = [
        player.open_points + (sum(own.hand) if player.seat == seat else MEAN_GOLD * player.gold)
        for player in view.players
    ]
    for kind in range(len(KINDS)):
        numbers = [player.gems[kind] for player in view.players]
        if numbers.count(max(numbers)) == 1:
            guessed[numbers.index(max(numbers))] += BONUS
    return guessed


def lead(view: Public, own: Own, seat: Seat) -> float:
    """How far ahead of the best rival; negative when behind."""
    guessed = estimates(view, own, seat)
    return guessed[seat] - max(score for s, score in enumerate(guessed) if s != seat)
