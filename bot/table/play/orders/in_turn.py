"""Orders in the seat's own turn: they answer at once, and goals act while they make progress.

No order gives an answer that a person would be asked to confirm: the owner is asked.
"""

from functools import partial

from msgspec.structs import replace

from bot.games.contract import AnyOwn, AnyPublic, AnyState, Ask, Path, TableGame
from bot.games.offers import REACHED, Goal
from bot.table.model.record import StandingOrder
from bot.table.play.orders.judging import (
    Wish,
    as_offered,
    ends_game,
    fitting,
    live_of,
    offer_named,
)

_ASKED: Path = ("?",)  # no answer of any game: the owner wants to be asked


def at_turn(
    game: TableGame, game_state: AnyState, orders: tuple[StandingOrder, ...], ask: Ask, opened: int
) -> tuple[Wish | None, tuple[StandingOrder, ...]]:
    """What the seat's orders answer in its own turn, and all orders; goals that are reached end."""
    reached, wish = set[str](), None
    for standing in live_of(game, orders, ask.seat, opened, game.moment(game_state)):
        path = _answer(game, game_state, standing, ask)
        if path == REACHED:
            reached.add(standing.name)
        elif path is not None:
            is_own = path == _ASKED or ends_game(game, game_state, ask.seat, path)
            wish = None if is_own else Wish(standing.name, path)
            break
    return wish, tuple(
        replace(o, left=0) if o.seat == ask.seat and o.name in reached else o for o in orders
    )


def _answer(
    game: TableGame, game_state: AnyState, standing: StandingOrder, ask: Ask
) -> Path | None:
    """The answer of this order; None if it does not apply."""
    offer, seat = offer_named(game, standing.offer), ask.seat
    assert offer is not None
    view, own = game.public(game_state), game.own(game_state, seat)
    goal: Goal[AnyPublic, AnyOwn] | None = offer.goal
    if goal is not None:
        path = goal(view, own, seat, partial(game.choices, game_state, seat), standing.picks)
        return as_offered(game, game_state, seat, path) if path else path
    turn = game.moment(game_state).turn
    rule = fitting(standing, offer, ask.about, game.facts(view, own, seat), turn)
    if rule is None:
        return None
    return _ASKED if rule.answer is None else as_offered(game, game_state, seat, rule.answer)
