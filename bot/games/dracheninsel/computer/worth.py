"""What the computer thinks things are worth, in coins: cards, ways, treasures under way."""

from collections import deque
from functools import lru_cache
from math import comb, exp
from typing import Final

from msgspec import Struct

from bot.games.contract import Seat
from bot.games.dracheninsel.content import (
    BETRAYAL,
    BETRAYAL_SNEAK,
    CENTRE,
    COUNTER,
    CURSE,
    FEAR_COUNTER,
    FEAR_SLUMBER,
    FIELDS,
    FLIGHT,
    GREEN,
    HAND,
    JOURNEY,
    LAST_TERRAIN,
    NEXT,
    SLUMBER,
    boat,
    shows,
)
from bot.games.dracheninsel.rules.cards import unseen
from bot.games.dracheninsel.rules.movement import waiting
from bot.games.dracheninsel.views import Public

CARDS: Final = {
    FLIGHT: 14.0,
    JOURNEY: 8.0,
    SLUMBER: 16.0,
    FEAR_SLUMBER: 18.0,
    COUNTER: 12.0,
    FEAR_COUNTER: 14.0,
    BETRAYAL: 22.0,
    BETRAYAL_SNEAK: 24.0,
    CURSE: 6.0,
}
DRAWN: Final = 8.5  # an unknown card, for which others are given away
SINGLE, DOUBLE, JOKER, OTHER = 5.0, 8.0, 12.0, 3.0
ENVY: Final = 0.1  # how much a coin of a rival hurts
REFILL: Final = SINGLE  # a card that fills the hand: no step is worth taking only to draw
FATIGUE: Final = 6.0  # what each card costs that a treasure is still away from the own boat
FREE, PAID, FAR = 1, 5, 999  # what a field costs on a way


class Eyes(Struct, frozen=True):
    """What a computer goes by while it thinks: the public view, its hand and its seat."""

    view: Public
    hand: bytes
    seat: Seat

    @property
    def hunters(self) -> tuple[int, ...]:
        return tuple(h for h, owner in enumerate(self.view.owners) if owner == self.seat)

    @property
    def treasure(self) -> int:
        """The value that lies on the treasure field, 0 if it is empty."""
        lying = waiting(self.view.board)
        return 0 if lying is None else self.view.values[lying]


@lru_cache(maxsize=2048)
def way(tiles: bytes, dragons: bytes, colour: int, goal: int) -> bytes:
    """The cost of the cheapest way to a goal from every place, for a hunter of this colour."""
    costs = [FAR] * (FIELDS + 6)
    costs[goal], queue = 0, deque([goal])
    while queue:
        here = queue.popleft()
        enter = FREE if here >= FIELDS or tiles[here] in (colour, 6) else PAID
        for place in NEXT[here]:
            cost = costs[here] + enter
            if cost < costs[place] and place not in dragons:
                costs[place] = cost
                if place < FIELDS and place != CENTRE:
                    queue.append(place)
    return bytes(min(cost, 255) for cost in costs)


def cards_to(eyes: Eyes, hunter: int, place: int, goal: int) -> float:
    """About how many cards a way costs; a free field counts a little."""
    board = eyes.view.board
    return way(board.tiles, board.dragons, hunter, goal)[place] / PAID


def worth(hunters: tuple[int, ...], card: int) -> float:
    """A card in hand; one of an own colour is a joker."""
    if card > LAST_TERRAIN:
        return CARDS.get(card, OTHER)
    if any(shows(card, hunter) for hunter in hunters):
        return JOKER
    return SINGLE if card < 6 else DOUBLE


def hand_worth(hunters: tuple[int, ...], hand: bytes) -> float:
    """A hand at the end of the own turn, when it is filled up to six."""
    return sum(worth(hunters, card) for card in hand) + REFILL * (HAND - len(hand))


def betrayals(hand: bytes) -> int:
    return sum(hand.count(card) for card in GREEN["betray"])


def odds(eyes: Eyes, rival: Seat, held: int) -> float:
    """The chance that a rival holds fewer betrayals, by what all can see and the own hand."""
    view = eyes.view
    hidden = unseen(view.discard, view.played, "betray") - betrayals(eyes.hand)
    cards = view.pile + sum(view.sizes) - len(eyes.hand)
    size = view.sizes[rival]
    fewer = range(min(held, size + 1))
    return sum(comb(hidden, k) * comb(cards - hidden, size - k) for k in fewer) / comb(cards, size)


def boat_gain(eyes: Eyes, value: int, owner: Seat, fellow: Seat, hand: bytes) -> float:
    """Coins expected from a treasure in a boat, less a part of what the other one gets."""
    if owner == fellow:
        return 2.0 * value
    mine = owner == eyes.seat
    rival = fellow if mine else owner
    trust, held = odds(eyes, rival, 1), betrayals(hand)
    if mine:
        share = 1.0 if not held else max(1.0, 2 * trust) if held == 1 else 1 + trust / 2 + 0.3
    else:
        share = trust + (1 - trust) * (0.0, 0.9, 1.3)[min(held, 2)]
    return value * (share - ENVY * (2 - share))


def fading(loss: float, cards: float) -> float:
    """What is left of a hope that so many cards are still to be spent for."""
    return exp(-loss * cards)


def carrying_gain(eyes: Eyes, value: int, pair: tuple[int, int], place: int, hand: bytes) -> float:
    """A treasure under way: to whose boat will it come, and will it come at all?"""
    hunter, fellow = pair
    owners = eyes.view.owners
    me, other = Seat(owners[hunter]), Seat(owners[fellow])
    near = cards_to(eyes, hunter, place, boat(hunter))
    far = cards_to(eyes, fellow, place, boat(fellow))
    mine = boat_gain(eyes, value, me, other, hand)
    if me == other:
        return mine * fading(0.07, min(near, far))
    theirs = boat_gain(eyes, value, other, me, hand)
    home = 1 / (1 + exp((near - far) * 0.8))
    return (home * mine + (1 - home) * theirs) * fading(0.05, min(near, far)) - FATIGUE * near


def waiting_gain(eyes: Eyes) -> float:
    """To stand on the coins and wait for somebody."""
    return 0.42 * eyes.treasure


def approach_gain(eyes: Eyes, hunter: int, place: int) -> float:
    """Nothing in hand yet: the nearer to a treasure, the better."""
    board, best = eyes.view.board, 0.0
    if eyes.treasure:
        taken = any(h != hunter and p == CENTRE for h, p in enumerate(board.hunters))
        best = (0.5 if taken else 0.38) * eyes.treasure
        best *= fading(0.105, cards_to(eyes, hunter, place, CENTRE))
    for treasure, where in enumerate(board.treasures):
        if where < FIELDS:
            prize = 0.4 * eyes.view.values[treasure]
            best = max(best, prize * fading(0.22, cards_to(eyes, hunter, place, where)))
    return best
