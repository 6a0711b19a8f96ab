"""An order is given in private steps: the offer, its picks, how long it holds and what if only.

The most useful ones are suggested to everybody at the deal: one click each.
"""

from msgspec import Struct

from bot.games.contract import Menu, Path, Seat
from bot.games.kit.orders import MOST_ADDED, picks_offered
from bot.games.offers import Offer, Scope
from bot.ui.intake.buttons import TableButton, TableSelect
from bot.ui.message.parts import Part, Post, post
from bot.ui.message.table_view import TableView
from bot.ui.orders.order_words import acts, labels, only_label, title
from bot.ui.orders.orders_panel import ACCENT

ROUNDS = 1  # with suggestions, after the one in which things are set up
ROOM = 10  # picks that may stand above suggestions: a message has room for forty parts
Given = tuple[Path, Scope, int | None]  # picks, scope, uses


class OrderStep(Struct, frozen=True):
    """How far the giving of an order has come."""

    offer: str = ""
    picked: str = ""

    @classmethod
    def after(cls, offer: str, picks: Path) -> "OrderStep":
        return cls(offer, ".".join(picks))

    @property
    def picks(self) -> Path:
        return tuple(self.picked.split(".")) if self.picked else ()


def suggestions(view: TableView, seat: Seat) -> list[Part]:
    """Shown at the beginning, until the seat has given its first order."""
    if not view.is_on or view.game.moment(view.state.game_state).round > ROUNDS:
        return []
    if any(order.seat == seat for order in view.record.orders.standing):
        return []
    shown = [
        _suggestion(view, offer, picks)
        for offer in view.game.OFFERS
        if offer.is_open(view.public, seat)
        for picks in offer.suggested
    ]
    return [view.common.say("orders-suggested"), shown] if shown else []


def _suggestion(view: TableView, offer: Offer, picks: Path) -> TableButton:
    label = view.said.say("-".join(("suggested", offer.key, *picks)))
    return _next(view, offer, (*picks, Scope.GAME), label)


def step_panel(view: TableView, seat: Seat, offer: Offer, picks: Path) -> Post | Given:
    """The next choice, or the complete order."""
    number = len(offer.steps)
    if len(picks) < number:
        return _step(view, seat, offer, picks)
    if len(picks) > number and "-" not in picks[-1]:
        return _completed(picks)
    (only, *more) = offer.scopes
    if more or offer.only or offer.most_uses:
        return _last(view, seat, offer, picks)
    return picks, only, None


def _completed(picks: Path) -> Given:
    """Separates the last pick, a scope or a number of uses."""
    *given, last = picks
    if last.isdigit():
        return tuple(given), Scope.GAME, int(last)
    return tuple(given), Scope(last), None


def _step(view: TableView, seat: Seat, offer: Offer, picks: Path) -> Post:
    step = offer.steps[len(picks)]
    buttons = [
        _next(view, offer, (*picks, pick), label)
        for pick, label in labels(view, step, seat).items()
    ]
    head = f"{_head(view, offer)}\n**{view.said.say(f'step-{step.about}')}**"
    return post(head, buttons, _back(view, offer, picks), accent=ACCENT)


def _last(view: TableView, seat: Seat, offer: Offer, picks: Path) -> Post:
    """The scopes; conditions can be added before."""
    say = view.common.say
    scopes = [(scope.value, say(f"scope-{scope.value}")) for scope in offer.scopes]
    counts = [(str(n), say("scope-times", times=n)) for n in range(1, offer.most_uses + 1)]
    added = [only_label(view, pick, view.text_names) for pick in picks[len(offer.steps) :]]
    return post(
        "\n- ".join((_head(view, offer), *added)),
        _only(view, seat, offer, picks),
        f"**{say('orders-scope')}**",
        [_next(view, offer, (*picks, pick), label) for pick, label in scopes],
        [_next(view, offer, (*picks, pick), label) for pick, label in counts],
        _back(view, offer, picks),
        accent=ACCENT,
    )


def _only(view: TableView, seat: Seat, offer: Offer, picks: Path) -> TableSelect | None:
    """The remaining conditions in one list."""
    known = {pick.partition("-")[0] for pick in picks[len(offer.steps) :]}
    values = [
        value
        for step in offer.only
        if step.about not in known
        for value in _values(step, seat, len(view.names))
    ]
    if not values or len(known) >= MOST_ADDED:
        return None
    labels = {value: only_label(view, value, view.names) for value in values}
    so_far = OrderStep.after(offer.key, picks)
    return view.verb_select("order", labels, view.common.say("orders-only"), so_far)


def _values(step: Menu, seat: Seat, seats: int) -> list[str]:
    return [f"{step.about}-{pick}" for pick in picks_offered(step, seat, seats)]


def _head(view: TableView, offer: Offer) -> str:
    return f"### {title(view, offer.key)}\n{acts(view, offer.key)}"


def _next(view: TableView, offer: Offer, picks: Path, label: str) -> TableButton:
    return view.verb("order", label, OrderStep.after(offer.key, picks))


def _back(view: TableView, offer: Offer, picks: Path) -> list[TableButton]:
    """Back to the previous step, or from the first one to the list of orders."""
    to = OrderStep.after(offer.key, picks[:-1]) if picks else OrderStep()
    return [view.verb("order", view.common.say("button-back"), to, emoji="↩️")]
