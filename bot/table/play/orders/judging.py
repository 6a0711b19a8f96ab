"""Standing orders judged by the facts that a game derives from its views; both are secret."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.contract import TABLE, AnyState, Ask, Menu, Moment, Path, Seat, TableGame
from bot.games.kit.orders import is_among, rules_of_order
from bot.games.kit.walks import abouts, first_pick
from bot.games.offers import Offer, Order, Scope
from bot.table.model.record import LogEntry, StandingOrder, TableRecord

Facts = Mapping[str, int | str]


class Wish(NamedTuple):
    """What the order of this name answers."""

    order: str
    path: Path


def held_answer(
    game: TableGame, game_state: AnyState, orders: tuple[StandingOrder, ...], ask: Ask, opened: int
) -> Wish | None:
    """The answer of the seat's orders to an ask opened at this public version; None: the player is
    asked.
    """
    now = game.moment(game_state)
    live = live_of(game, orders, ask.seat, opened, now)
    if not live:
        return None
    view = game.public(game_state)
    facts = game.facts(view, game.own(game_state, ask.seat), ask.seat)
    wish = _wish(game, live, ask.about, facts, now.turn)
    if wish is None:
        return None
    return Wish(wish.order, complete(game, game_state, ask.seat, wish.path))


def with_uses_counted(
    game: TableGame,
    game_state: AnyState,
    record: TableRecord,
    entry: LogEntry,
    carried: tuple[Seat, ...],
    now: float,
) -> tuple[StandingOrder, ...]:
    """The orders after an answer in this state: the one that gave it is used, and its owner is
    told. A sealed answer counts only if it took effect, not if it lapsed when the window closed.
    """
    if entry.seat == TABLE:
        return tuple(_closed(o, carried) if o.sealed else o for o in record.orders.standing)
    if entry.by != "order":
        return record.orders.standing
    by = (entry.seat, record.orders.held_by.get(entry.seat))
    return tuple(
        _answered(game, game_state, o, entry.path, now) if (o.seat, o.name) == by else o
        for o in record.orders.standing
    )


def _answered(
    game: TableGame, game_state: AnyState, order: StandingOrder, path: Path, now: float
) -> StandingOrder:
    order = replace(order, answered=order.answered + 1, acted_at=now)
    if order.ends_at in abouts(game, game_state, order.seat, path):
        return replace(order, left=0)
    sealed = any(ask.seat == TABLE for ask in game.asks(game_state))
    return replace(order, sealed=True) if sealed else _used(order)


def _closed(order: StandingOrder, carried: tuple[Seat, ...]) -> StandingOrder:
    order = replace(order, sealed=False)
    return _used(order) if order.seat in carried else order


def _used(order: StandingOrder) -> StandingOrder:
    return order if order.left is None else replace(order, left=order.left - 1)


def offer_named(game: TableGame, key: str) -> Offer | None:
    """The offer of this key; None if the game has none."""
    return next((offer for offer in game.OFFERS if offer.key == key), None)


def is_known_offer(game: TableGame, order: StandingOrder) -> bool:
    """Whether the game has such an offer; one of an older release may be gone."""
    offer = offer_named(game, order.offer)
    if offer is None or order.scope not in offer.scopes:
        return False
    return is_among(offer, order.picks, order.seat, max(game.SEATS))


def in_force(order: StandingOrder, now: Moment) -> bool:
    """Whether the order is within its scope and not used up."""
    if order.left == 0:
        return False
    match order.scope:
        case Scope.TURN:
            return now.turn == order.turn
        case Scope.ROUND:
            return now.round == order.round
        case Scope.GAME:
            return True


def complete(game: TableGame, game_state: AnyState, seat: Seat, wish: Path) -> Path:
    """The wish completed by first picks; the default if a player could not answer so."""
    return as_offered(game, game_state, seat, wish) or game.default(game_state, seat)


def as_offered(game: TableGame, game_state: AnyState, seat: Seat, wish: Path) -> Path | None:
    """The wish completed by first picks; None if it is not offered."""
    path: Path = ()
    while isinstance(menu := game.choices(game_state, seat, path), Menu):
        pick = wish[len(path)] if len(path) < len(wish) else first_pick(menu)
        if not menu.offers(pick):
            return None
        path = (*path, pick)
    return path


def ends_game(game: TableGame, game_state: AnyState, seat: Seat, path: Path) -> bool:
    """Whether a click on this answer needs confirmation; no order, goal or plan gives such."""
    return game.ends_game(game.public(game_state), game.own(game_state, seat), seat, path)


def live_of(
    game: TableGame, orders: tuple[StandingOrder, ...], seat: Seat, opened: int, now: Moment
) -> list[StandingOrder]:
    """The seat's orders that judge an ask opened at this public version."""
    own = (o for o in orders if o.seat == seat and o.public_version < opened)
    return [o for o in own if in_force(o, now) and is_known_offer(game, o)]


def _wish(
    game: TableGame, orders: list[StandingOrder], about: str, facts: Facts, turn: int
) -> Wish | None:
    """The answer of the first order that applies."""
    offers = {offer.key: offer for offer in game.OFFERS}
    for standing in orders:
        rule = fitting(standing, offers[standing.offer], about, facts, turn)
        if rule is not None:
            return None if rule.answer is None else Wish(standing.name, rule.answer)
    return None


def fitting(
    standing: StandingOrder, offer: Offer, about: str, facts: Facts, turn: int
) -> Order | None:
    """The first rule of the order that applies."""
    for rule in rules_of_order(offer, standing.picks):
        if rule.early and standing.turn >= turn:
            continue
        if rule.about == about and all(c.holds(facts) for c in rule.when):
            return rule
    return None
