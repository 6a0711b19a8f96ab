"""What the land costs a henchman: prices of its fields, and the cheapest ways to a goal."""

from collections import deque
from typing import Final

from bot.games.contract import Seat
from bot.games.schatzjagd.computer.odds import monster_chance
from bot.games.schatzjagd.content import CARD, CARDS, CITY, DISTANCE, FIELD, FIELDS, TOP, Card
from bot.games.schatzjagd.views import Figure, Own, Public

STOP = 1.2  # steps lost, on average, because a journey ends on an obstacle
GATE = 4.0  # steps lost by the night before the wall
FAR: Final = 999.0
NEAR: Final = tuple(
    tuple(f for f in range(FIELDS) if DISTANCE[field][f] == 1) for field in range(FIELDS)
)
_CITY: Final = frozenset(CITY)
_LEAST = 0.2  # what entering a field costs at least


def dangers(view: Public, own: Own, seat: Seat) -> tuple[float, ...]:
    """What arriving on each field costs besides the step, in steps; gifts are below 0."""
    me = view.figures[seat]
    known = {slot.field: slot.card for slot in own.remembered}
    found = [0.0] * FIELDS
    for slot in view.slots:
        field, key = FIELD[slot.field], slot.card or known.get(slot.field)
        if key is not None:
            found[field] = _danger(CARDS[CARD[key]], me)
        elif slot.slotter == seat:
            found[field] = _own(me)
        else:
            found[field] = _unknown(me)
    return tuple(found)


def prices(view: Public, seat: Seat, danger: tuple[float, ...]) -> tuple[float, ...]:
    """What passing through each field costs."""
    stops = {FIELD[slot.field] for slot in view.slots}
    stops |= {FIELD[chest.field] for chest in view.chests}
    stops |= {FIELD[figure.field] for figure in view.figures if figure.seat != seat}
    stops -= _CITY
    return tuple(
        max(_LEAST, 1 + cost + (STOP if field in stops else 0)) for field, cost in enumerate(danger)
    )


def ways(price: tuple[float, ...], goal: int) -> tuple[float, ...]:
    """From every field the cost of the cheapest way to the goal."""
    cost = [FAR] * FIELDS
    cost[goal] = 0.0
    queue = deque((goal,))
    while queue:
        field = queue.popleft()
        entered = cost[field] + price[field]
        for origin in NEAR[field]:
            toll = GATE if field in _CITY and origin not in _CITY else 0.0
            if entered + toll < cost[origin] - 1e-9:
                cost[origin] = entered + toll
                queue.append(origin)
    return tuple(cost)


def _unknown(me: Figure) -> float:
    """A stranger's card: less to fear for the strong, more for the wounded."""
    power = me.strength + me.weapons
    return max(0.5, 2.0 - 0.15 * (power - 2)) + max(0, 9 - me.life) * 0.5 + 0.4 * me.carried


def _own(me: Figure) -> float:
    """A card of one's own that nobody noted: a gift as often as not."""
    return 0.5 * _unknown(me)


def _danger(card: Card, me: Figure) -> float:
    match card.sort:
        case "monster":
            return _monster(card, me)
        case "trap":
            return _trap(card, me)
        case "weapon":
            return -0.6 * min(card.effects[0].amount, TOP - me.weapons)
        case "potion":
            return (
                -1.5 if card.key in ("strength_potion", "bear_potion") else -0.15 * (15 - me.life)
            )
        case "special":
            return 0.3
        case _:
            return -1.0


def _monster(card: Card, me: Figure) -> float:
    chance = monster_chance(me.strength, me.weapons, me.life, card.strength)
    reward = 1.5 if chance > 0.9 else 0.0
    return (1 - chance) * (14 + 6 * me.carried) - reward + 0.5


def _trap(card: Card, me: Figure) -> float:
    effect = card.effects[0]
    if effect.value == "life":
        return 30.0 if me.life <= effect.amount else 1.0 * effect.amount
    losses = {"money": me.money / 4, "weapons": me.weapons / 2, "strength": 3.0}
    return 0.3 + losses.get(effect.value, 4.0)
