"""An order is given in private steps: the offer, its picks, how long it holds and what if only."""

import discord

from bot.games.contract import Menu, Path, Seat
from bot.games.kit.orders import MOST_ADDED, picks_offered
from bot.games.offers import Offer, Scope
from bot.ui.intake.arguments import OrderStep, write_arguments
from bot.ui.intake.buttons import TableButton, TableSelect
from bot.ui.intake.custom_id import VerbButton
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView
from bot.ui.orders.order_words import acts, labels, only_label, title
from bot.ui.orders.orders_panel import ACCENT

Given = tuple[Path, Scope, int | None]  # picks, scope, uses


def step_panel(view: TableView, seat: Seat, offer: Offer, picks: Path) -> Post | Given:
    """The next thing to pick, or the completed order."""
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
    """The last pick is a scope, or how often it may act."""
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
    """How long it holds; before that, conditions may be added one by one."""
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
    """The conditions that are not added yet, in one list."""
    known = {pick.partition("-")[0] for pick in picks[len(offer.steps) :]}
    values = [
        value
        for step in offer.only
        if step.about not in known
        for value in _values(step, seat, len(view.names))
    ]
    if not values or len(known) >= MOST_ADDED:
        return None
    options = [
        discord.SelectOption(label=only_label(view, value, view.names), value=value)
        for value in values
    ]
    meaning = VerbButton(
        view.record.id, "order", write_arguments(OrderStep.after(offer.key, picks)), select=True
    )
    return view.select(meaning, options, view.common.say("orders-only"))


def _values(step: Menu, seat: Seat, seats: int) -> list[str]:
    return [f"{step.about}-{pick}" for pick in picks_offered(step, seat, seats)]


def _head(view: TableView, offer: Offer) -> str:
    return f"### {title(view, offer.key)}\n{acts(view, offer.key)}"


def _next(view: TableView, offer: Offer, picks: Path, label: str) -> TableButton:
    to = write_arguments(OrderStep.after(offer.key, picks))
    return view.button(VerbButton(view.record.id, "order", to), label)


def _back(view: TableView, offer: Offer, picks: Path) -> list[TableButton]:
    """To the step before, or from the first one to the list of all orders."""
    to = write_arguments(OrderStep.after(offer.key, picks[:-1]) if picks else OrderStep())
    label = view.common.say("button-back")
    return [view.button(VerbButton(view.record.id, "order", to), label, emoji="↩️")]
