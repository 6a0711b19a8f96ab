"""Duel with a rule changed here and there: situations that the toy itself does not have."""

from types import ModuleType, SimpleNamespace
from typing import Any, Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from bot.games import schatzjagd, scratch_island
from bot.games.contract import TABLE, AnyGame, Ask, Clock, Menu, Moment, Path, Seat, Step
from bot.games.offers import REACHED, Condition, Offer, Order, Scope
from bot.games.scratch_island.model import Passed, Take
from bot.games.scratch_island.picks import DICE
from bot.games.scratch_island.rules.taking import dice_showing
from tests.toys import duel
from tests.toys.duel.model import Action, Next, State, Trade, Turn
from tests.toys.duel.rules import striker


def duel_with(*offers: Offer, **changed: Any) -> AnyGame:
    return cast(AnyGame, SimpleNamespace(**{**vars(duel), "OFFERS": offers, **changed}))


def _asks_now(state: State) -> tuple[Ask, ...]:
    asks = duel.asks(state)
    if all(ask.about != "pierce" for ask in asks):
        return asks
    return tuple(replace(a, clock=Clock.NOW) if a.seat == TABLE else a for a in asks)


def _asks_key(state: State) -> tuple[Ask, ...]:
    """Every window is worth waiting for."""
    asks = duel.asks(state)
    in_window = any(ask.seat == TABLE for ask in asks)
    return tuple(replace(ask, is_important=True) for ask in asks) if in_window else asks


def _moment_struck(state: State) -> Moment:
    """As if the turn were already that of whoever is struck."""
    moment, asks = duel.moment(state), duel.asks(state)
    return replace(moment, seat=asks[-1].seat) if asks and asks[-1].about == "wound" else moment


def _apply_long(state: State, seat: Seat, action: Action) -> Next:
    step = duel.apply(state, seat, action)
    if isinstance(action, Trade) or step.state.turns == state.turns:
        return step
    same = replace(step.state, frames=(Turn(striker(state)),), turns=state.turns)
    return replace(step, state=same)


def _apply_again(state: State, seat: Seat, action: Action) -> Next:
    step = duel.apply(state, seat, action)
    return replace(step, state=replace(step.state, frames=(Turn(striker(state)),)))


def _default_eager(state: State, seat: Seat, begun: Path = ()) -> Path:
    if duel.asks(state)[0].about == "turn" and not state.discard:
        return ("strike", "1", "jab")
    return duel.default(state, seat, begun)


def _choose_broken(*_: Any) -> Path:
    raise ZeroDivisionError


def _choose_long(view: duel.Public, own: duel.Own, seat: Seat, tree: Any, config: Any) -> Path:
    if view.turn == seat and view.discard and view.pending is None:
        return ("trade", "-")
    return duel.choose(view, own, seat, tree, config)


def _until_blood(view: duel.Public, own: duel.Own, *_: Any) -> Path | None:
    if min(view.lives) < max(view.lives):
        return REACHED
    return ("strike", "1", "jab") if "jab" in own.hand else None


def _ends_by_a_strike(*answer: Any) -> bool:
    return bool(answer[-1][0] == "strike")


class Paced(Struct, frozen=True, forbid_unknown_fields=True):
    stop_points: Literal["key", "all"] = "all"
    lives: Literal[2, 3, 5] = 3


def with_offer(game: ModuleType, offer: Offer, **changed: Any) -> AnyGame:
    return cast(AnyGame, SimpleNamespace(**{**vars(game), "OFFERS": (offer,), **changed}))


def _asks_quickly(state: schatzjagd.State) -> tuple[Ask, ...]:
    """Castles are chosen by decisions, which can be taken back."""
    asks = schatzjagd.asks(state)
    return tuple(replace(a, clock=Clock.DECISION) if a.about == "pick_castle" else a for a in asks)


def _dice_first(
    state: scratch_island.State, seat: Seat, path: Path
) -> Menu | scratch_island.Action:
    """As release 1.0.0 asked: dice are an answer of their own, what they are used for another."""
    found = scratch_island.choices(state, seat, path)
    is_taken = not state.held and len(path) == 1 and isinstance(found, Menu)
    return Take(DICE[path[0]]) if is_taken else found


def _take_first(
    state: scratch_island.State, seat: Seat, action: scratch_island.Action
) -> Step[scratch_island.State, Any, Any]:
    if not isinstance(action, Take):
        return scratch_island.apply(state, seat, action)
    dice = dice_showing(state, action.faces)
    takers = tuple(int(seat) if die in dice else t for die, t in enumerate(state.takers))
    return Step(replace(state, takers=takers, held=dice), (Passed(seat),))


def _default_first(state: scratch_island.State, seat: Seat, begun: Path = ()) -> Path:
    path = scratch_island.default(state, seat, begun)
    return path if state.held else path[:1]


VARIANTS: dict[str, AnyGame] = {
    # Games whose steps can be taken back, with a standing order for them.
    "island": with_offer(
        scratch_island,
        Offer("wish", (Order("scratch", ("end",)),)),
        choices=_dice_first,
        apply=_take_first,
        default=_default_first,
    ),
    "castles": with_offer(
        schatzjagd, Offer("corner", (Order("pick_castle", ("J1",)),)), asks=_asks_quickly
    ),
    # Nobody has time to pierce, only standing orders do; and there is one for wounds.
    "quick": duel_with(
        Offer("dig", (Order("pierce", ("pierce",)),)),
        Offer("shield", (Order("wound", ("shed",)),)),
        asks=_asks_now,
    ),
    # Orders that end when they are used up, and one that does not judge the turn it is given in.
    "sparing": duel_with(
        Offer("ward", (Order("parry", ("parry",)),), scopes=(Scope.GAME,), uses=1),
        Offer("twice", (Order("wound", ("shed",)),), scopes=(Scope.GAME,), uses=2),
        Offer("later", (Order("parry", ("parry",), early=True),)),
    ),
    "keyed": duel_with(*duel.OFFERS, asks=_asks_key),
    "own": duel_with(*duel.OFFERS, moment=_moment_struck),  # whoever decides is up as well
    "long": duel_with(
        *duel.OFFERS, apply=_apply_long, choose=_choose_long
    ),  # only a trade ends the turn
    "eager": duel_with(apply=_apply_long, default=_default_eager),  # silence strikes, then trades
    "again": duel_with(apply=_apply_again),  # everybody is up for ever
    # As many different orders as one likes; one that says how often, and one under conditions.
    "many": duel_with(
        Offer("tenth", (Order("parry", ("pass",)),), (Menu("number", tuple(map(str, range(12)))),)),
        Offer("thrice", (Order("parry", ("parry",)),), most_uses=3),
        Offer(
            "if",
            (
                Order("parry", None, (Condition("$instead", "=", "ask"),)),
                Order("parry", ("parry",), (Condition("harm", ">=", "$harm"),)),
            ),
            only=(Menu("harm", ("1", "2")), Menu("instead", ("ask",))),
        ),
    ),
    # Orders for the own turn: one of them always, one only with the card, one that wants a say, one
    # that ends with a menu in the middle of its answer, and a goal that is reached as soon as
    # somebody has lost a life.
    "alone": duel_with(
        Offer("trade", (Order("turn", ("trade", "-")),)),
        Offer("slash", (Order("turn", ("strike", "1", "slash")),)),
        Offer("say", (Order("turn", None),)),
        Offer("once", (Order("turn", ("strike", "1", "jab")),), ends_at="target"),
        Offer("blood", (), goal=_until_blood),
    ),
    # Every strike would end the game, by the word of `ends_game`; orders and plans would strike.
    "final": duel_with(
        Offer("slash", (Order("turn", ("strike", "1", "slash")),)),
        Offer("blood", (), goal=_until_blood),
        PLANNABLE=True,
        ends_game=_ends_by_a_strike,
    ),
    "paced": duel_with(Options=Paced),
    "broken": duel_with(choose=_choose_broken),
}
