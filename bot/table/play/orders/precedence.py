"""Which of a seat's orders comes first: specific before general, unless the owner moves it.

An order is a list of rules (`settled`). A rule covers another if it applies whenever the other
does; an order whose every rule is covered by an earlier order never acts, and its owner is told so.
"""

from bot.games.contract import AnyGame
from bot.games.kit.orders import rules_of_order
from bot.games.offers import Condition, Order, Scope
from bot.table.model.record import StandingOrder
from bot.table.play.orders.judging import offer_named

_LENGTH = {Scope.TURN: 0, Scope.ROUND: 1, Scope.GAME: 2}


def place_among(game: AnyGame, orders: tuple[StandingOrder, ...], new: StandingOrder) -> int:
    """Where a new order belongs: before the first more general one, else at the end."""
    rules = rules_of(game, new)
    for place, order in enumerate(orders):
        theirs = rules_of(game, order)
        if _covers_some(theirs, rules) and not _covers_some(rules, theirs):
            return place
    return len(orders)


def beaten_by(game: AnyGame, orders: tuple[StandingOrder, ...], order: StandingOrder) -> int | None:
    """The place of an earlier order that always answers before this one; None if there is none."""
    for place, earlier in enumerate(orders):
        if earlier.name == order.name:
            return None
        if always_beats(game, earlier, order):
            return place
    return None


def always_beats(game: AnyGame, earlier: StandingOrder, later: StandingOrder) -> bool:
    """Whether the later of two orders in force can never act."""
    if earlier.left is not None or _LENGTH[earlier.scope] < _LENGTH[later.scope]:
        return False
    theirs, mine = rules_of(game, earlier), rules_of(game, later)
    return bool(mine) and all(any(covers(rule, other) for rule in theirs) for other in mine)


def covers(general: Order, special: Order) -> bool:
    """Whether the first rule applies whenever the second one does."""
    if general.about != special.about or (general.early and not special.early):
        return False
    return all(any(_implies(c, condition) for c in special.when) for condition in general.when)


def rules_of(game: AnyGame, order: StandingOrder) -> tuple[Order, ...]:
    """The rules of an order; none if its offer is gone."""
    offer = offer_named(game, order.offer)
    return () if offer is None else rules_of_order(offer, order.picks)


def _covers_some(general: tuple[Order, ...], special: tuple[Order, ...]) -> bool:
    return any(covers(rule, other) for rule in general for other in special)


def _implies(one: Condition, other: Condition) -> bool:
    """Whether the other condition holds whenever this one does."""
    if one.fact != other.fact or one.how not in ("=", other.how):
        return False
    if other.how == "=":
        return one.value == other.value
    return other.holds({other.fact: one.value})
