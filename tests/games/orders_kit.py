"""What a standing order answers in a position, judged as the table judges it."""

from typing import Any

from bot.games.contract import AnyGame, Clock, Path, Seat
from bot.games.offers import Scope
from bot.table.model.record import StandingOrder
from bot.table.play.orders.in_turn import at_turn
from bot.table.play.orders.judging import held_answer, is_known_offer


def ordered(game: AnyGame, state: Any, order: str) -> Path | None:
    """The answer to the open ask; None: its owner is asked."""
    (ask,) = game.asks(state)
    standing = _standing(game, ask.seat, order)
    if ask.clock is Clock.TURN:
        wish, _ = at_turn(game, state, (standing,), ask, 9)
    else:
        wish = held_answer(game, state, (standing,), ask, 9)
    return None if wish is None else wish.path


def is_reached(game: AnyGame, state: Any, order: str) -> bool:
    """Whether a goal has ended here."""
    (ask,) = game.asks(state)
    _, (after,) = at_turn(game, state, (_standing(game, ask.seat, order),), ask, 9)
    return after.left == 0


def _standing(game: AnyGame, seat: Seat, order: str) -> StandingOrder:
    offer, *picks = order.split(".")
    scope = next(o.scopes[-1] for o in game.OFFERS if o.key == offer)
    standing = StandingOrder(seat, offer, tuple(picks), Scope(scope), 1, round=-1, turn=-1)
    assert is_known_offer(game, standing)
    return standing
