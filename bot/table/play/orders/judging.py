"""Standing orders: secret wishes, judged by the facts a game gives out of its views."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.contract import (
    TABLE,
    AnyGame,
    Ask,
    Menu,
    Moment,
    Offer,
    Path,
    Scope,
    Seat,
)
from bot.games.kit.walks import first_pick
from bot.table.model.sheet import Entry, Sheet, Standing

Facts = Mapping[str, int | str]


class Wish(NamedTuple):
    """What an order of this offer answers."""

    offer: str
    path: Path


def held(
    game: AnyGame, state: Any, orders: tuple[Standing, ...], ask: Ask, opened: int
) -> Wish | None:
    """What a seat's orders answer to an ask that opened with this edition; None: it is asked."""
    now = game.moment(state)
    own = [o for o in orders if o.seat == ask.seat and o.edition < opened]
    live = [o for o in own if in_force(o, now) and is_offered(game, o)]
    if not live:
        return None
    view = game.public(state)
    facts = game.facts(view, game.own(state, ask.seat), ask.seat)
    wish = _wish(game, live, ask.about, facts, now.turn)
    if wish is None:
        return None
    return Wish(wish.offer, complete(game, state, ask.seat, wish.path))


def counted(
    sheet: Sheet, entry: Entry, before: tuple[Ask, ...], carried: tuple[Seat, ...]
) -> tuple[Standing, ...]:
    """The orders after an answer: the one that gave it has its owner told, and may be used up.

    A sealed answer is a use only if it took effect: what lapses at the close does not count.
    """
    if entry.seat == TABLE:
        return tuple(_closed(o, carried) if o.sealed else o for o in sheet.orders)
    if entry.by != "order":
        return sheet.orders
    by = (entry.seat, sheet.held_by.get(entry.seat))
    sealed = any(ask.seat == TABLE for ask in before)
    return tuple(
        _answered(o, sealed=sealed) if (o.seat, o.offer) == by else o for o in sheet.orders
    )


def _answered(order: Standing, *, sealed: bool) -> Standing:
    order = replace(order, answered=order.answered + 1)
    return replace(order, sealed=True) if sealed else _used(order)


def _closed(order: Standing, carried: tuple[Seat, ...]) -> Standing:
    order = replace(order, sealed=False)
    return _used(order) if order.seat in carried else order


def _used(order: Standing) -> Standing:
    return order if order.left is None else replace(order, left=order.left - 1)


def offered(game: AnyGame, key: str) -> Offer | None:
    return next((offer for offer in game.OFFERS if offer.key == key), None)


def is_offered(game: AnyGame, order: Standing) -> bool:
    """Does the game know such an order? What an older release offered may have vanished."""
    offer = offered(game, order.offer)
    if offer is None or order.scope not in offer.scopes or len(order.picks) != len(offer.steps):
        return False
    steps = zip(offer.steps, order.picks, strict=True)
    rivals = [str(seat) for seat in range(max(game.SEATS)) if seat != order.seat]
    return all(pick in (step.picks or rivals) for step, pick in steps)


def in_force(order: Standing, now: Moment) -> bool:
    """An order ends exactly with its scope, or when it is used up."""
    if order.left == 0:
        return False
    match order.scope:
        case Scope.TURN:
            return now.turn == order.turn
        case Scope.ROUND:
            return now.round == order.round
        case Scope.GAME:
            return True


def complete(game: AnyGame, state: Any, seat: Seat, wish: Path) -> Path:
    """The wish, finished by first picks; the default where its owner could not answer so."""
    path: Path = ()
    while isinstance(menu := game.choices(state, seat, path), Menu):
        pick = wish[len(path)] if len(path) < len(wish) else first_pick(menu)
        if not menu.offers(pick):
            return game.default(state, seat)
        path = (*path, pick)
    return path


def _wish(
    game: AnyGame, orders: list[Standing], about: str, facts: Facts, turn: int
) -> Wish | None:
    """The answer of the first order that fits."""
    offers = {offer.key: offer for offer in game.OFFERS}
    for standing in orders:
        offer = offers[standing.offer]
        picked = _picked(offer, standing.picks)
        for order in offer.orders:
            if order.early and standing.turn >= turn:
                continue
            if order.about == about and all(c.holds(facts, picked) for c in order.when):
                return None if order.answer is None else Wish(offer.key, order.answer)
    return None


def _picked(offer: Offer, picks: Path) -> dict[str, int | str]:
    names = (f"${step.about}" for step in offer.steps)
    values = (int(pick) if pick.isdigit() else pick for pick in picks)
    return dict(zip(names, values, strict=True))
