"""What cards, standings and the end of the game are worth to a computer player, in gold.

The numbers were found by letting variants play against each other.
"""

from bot.games.contract import Seat
from bot.games.emerald.content import BONUS, GEM, KINDS, TREASURE
from bot.games.emerald.views import Own, Public, Stack

MEAN_GOLD = 3  # of a card that is not seen
LEAD = 2.0  # what a gem adds that takes, shares or secures the lead in its kind
FOUR_KINDS = (0.3, 0.7, 1.5, 4.0)  # what a new kind adds, by the number of kinds owned before
END = 3.0  # to end the game when it is won
POISON = -50.0  # outweighs everything: only if nothing else is offered


def gem_worth(view: Public, seat: Seat, kind: str) -> float:
    mine, at = view.players[seat].gems, KINDS.index(kind)
    best = max(player.gems[at] for player in view.players if player.seat != seat)
    contested = LEAD if -1 <= mine[at] - best <= 1 else 0
    is_free = not any(player.has_bonus_four for player in view.players)
    new_kind = FOUR_KINDS[sum(map(bool, mine))] if is_free and not mine[at] else 0
    return GEM + contested + new_kind


def card_worth(view: Public, seat: Seat, stack: Stack) -> float:
    """Of the better of the two open cards; nothing where both stacks are used up."""
    gem = gem_worth(view, seat, stack.gem) if stack.gem else 0
    return max(gem, stack.gold or 0)


def standings(view: Public, own: Own, seat: Seat) -> list[float]:
    """By seat, the score if the game ended now: the rivals' gold by the number of cards alone."""
    guessed: list[float] = [
        player.open_points + (sum(own.hand) if player.seat == seat else MEAN_GOLD * player.gold)
        for player in view.players
    ]
    for kind in range(len(KINDS)):
        numbers = [player.gems[kind] for player in view.players]
        if numbers.count(max(numbers)) == 1:
            guessed[numbers.index(max(numbers))] += BONUS
    return guessed


def arrival_worth(view: Public, own: Own, seat: Seat) -> float:
    """Of a knight in the chamber: the treasure, and the end of the game if it brings that. An end
    that the own estimate calls lost is taken only if nothing else is offered."""
    if view.treasures_left > 1 and view.players[seat].in_play > 2:
        return TREASURE
    scores = standings(view, own, seat)
    mine = scores.pop(seat) + TREASURE
    return TREASURE + (END if mine > max(scores) else POISON)
