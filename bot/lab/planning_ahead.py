"""Simulated people who plan ahead: several steps of a turn, the whole next turn, or a goal.

They plan what a computer player would do, as far as their seat can foresee it.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice, product
from typing import Any

from msgspec import msgpack

from bot.games.contract import TABLE, AnyGame, Menu, Path, Refused, Rng, Seat, play
from bot.games.kit.orders import picks_offered
from bot.games.offers import Offer, Scope
from bot.lab.tally import Life
from bot.table.model.record import StandingOrder
from bot.table.model.table_state import TableState
from bot.table.play import windows
from bot.table.play.orders import book
from bot.table.play.plans import draft
from bot.table.play.plans.forecast import LONGEST_WAIT, foresee, is_up, is_up_now

LONGEST_PLAN = 12  # steps that somebody thinks ahead
FUTURES = 3  # that somebody imagines before they plan their next turn
MOST_GOALS = 200  # that somebody thinks of

Choose = Callable[[Any, Seat], Path]  # what somebody would answer in this state


def planned(
    state: TableState, seat: Seat, choose: Choose, least: int, life: Life
) -> TableState | None:
    """With a plan of at least so many steps that is set going; None where there is none to make."""
    if not state.game.PLANNABLE or state.record.plans.get(seat) is not None:
        return None
    try:
        state = draft.begin_draft(state, seat, state.record.chairs[seat].user or 0)
    except Refused:  # the game is still being set up
        return None
    thought = Life()
    state, steps = _drafted(state, seat, choose, thought)
    if steps < least or not (is_up_now(state, seat) or _is_likely(state, seat, choose)):
        return None
    life.plans += 1
    life.turn_asks += steps
    life.clicks += thought.clicks + 1
    return draft.launch_plan(state, seat, steps)


def _drafted(state: TableState, seat: Seat, choose: Choose, life: Life) -> tuple[TableState, int]:
    """As many steps as can be foreseen, and what it took to draft them."""
    for steps in range(LONGEST_PLAN):
        ahead = foresee(state, seat, _paths(state, seat))
        if not ahead.is_open:
            break
        path = choose(ahead.states[-1], seat)
        try:
            longer = draft.extend_draft(state, seat, steps, path)
        except Refused:
            break
        if isinstance(longer, Menu):
            break
        state = longer
        life.clicked(state.game, ahead.states[-1], seat, path)
    return state, len(_paths(state, seat))


def _is_likely(state: TableState, seat: Seat, choose: Choose) -> bool:
    """Nobody plans a next turn of which they do not believe that it will come so: most often it
    would, if the others went on as computers do."""
    game, plan = state.game, state.record.plans[seat]
    (seen, _), *_ = foresee(state, seat, plan.paths).expected_views(game, seat)
    then = msgpack.decode(seen, type=game.Public)
    path, futures = plan.paths[0], _futures(state, seat, choose)
    return _mostly(game.plan_still_valid(then, game.public(one), seat, path) for one in futures)


def _futures(state: TableState, seat: Seat, choose: Choose) -> list[Any]:
    game = state.game
    worlds = [
        game.resample_hidden(state.game_state, seat, Rng(bytes((n,)))) for n in range(FUTURES)
    ]
    return [_imagined(game, world, seat, choose) for world in worlds]


def _mostly(holds: Iterable[bool]) -> bool:
    """In more than half of the futures."""
    return 2 * sum(holds) > FUTURES


def _imagined(game: AnyGame, game_state: Any, seat: Seat, choose: Choose) -> Any:
    """The seat's next turn, as it may come."""
    for _ in range(LONGEST_WAIT):
        asks = game.asks(game_state)
        if not asks or is_up(game, game_state, seat, game.moment(game_state).turn):
            break
        who = asks[-1].seat
        path = game.default(game_state, who) if who == TABLE else choose(game_state, who)
        game_state = play(game, game_state, who, path).state
    return game_state


def _paths(state: TableState, seat: Seat) -> tuple[Path, ...]:
    plan = state.record.plans.get(seat)
    return () if plan is None else plan.paths


def waiver(state: TableState, seat: Seat) -> str | None:
    """Whoever can do nothing but pass in a window passes for the whole turn, by the button beside
    *Pass*: until then nothing better comes to their hand."""
    menu = state.game.choices(state.game_state, seat, ())
    offers = [o for o in windows.waivers_at_hand(state, seat) if o.at_hand is Scope.TURN]
    is_helpless = isinstance(menu, Menu) and len(menu.picks) == 1
    return offers[0].key if offers and is_helpless else None


def aimed(
    state: TableState, before: TableState, seat: Seat, path: Path, choose: Choose
) -> TableState:
    """With a goal that would have answered just so, if there is one and none is pursued. Nobody
    gives one of which they do not believe that it will answer their next turn."""
    if goals_of(state, seat):
        return state
    goals = islice(_goals(state, seat), MOST_GOALS)
    fitting = [
        goal for goal in goals if _answer(before.game, before.game_state, seat, *goal) == path
    ]
    futures = _futures(state, seat, choose) if fitting else []
    for offer, picks in fitting:
        if _mostly(bool(_answer(state.game, one, seat, offer, picks)) for one in futures):
            return book.with_order(state, seat, offer.key, picks, Scope.GAME)
    return state


def _answer(game: AnyGame, game_state: Any, seat: Seat, offer: Offer, picks: Path) -> Path | None:
    """What this goal would answer to whatever the seat is asked there."""
    if offer.goal is None or not any(ask.seat == seat for ask in game.asks(game_state)):
        return None
    tree = partial(game.choices, game_state, seat)
    return offer.goal(game.public(game_state), game.own(game_state, seat), seat, tree, picks)


def _goals(state: TableState, seat: Seat) -> Iterator[tuple[Offer, Path]]:
    seats = len(state.record.chairs)
    for offer in state.game.OFFERS:
        if offer.goal is not None and Scope.GAME in offer.scopes:
            steps = [picks_offered(step, seat, seats) for step in offer.steps]
            yield from ((offer, picks) for picks in product(*steps))


def goals_of(state: TableState, seat: Seat) -> list[StandingOrder]:
    """The goals that somebody pursues."""
    goals = {offer.key for offer in state.game.OFFERS if offer.goal is not None}
    return [order for order in book.in_force_of(state, seat) if order.offer in goals]


def without_goals(state: TableState, seat: Seat) -> TableState:
    """Without the goals of a player who was notified in spite of them: they think again."""
    for goal in goals_of(state, seat):
        state = book.without_order(state, seat, goal.name)
    return state
