"""An order is given in private steps: the offer, its picks, how long it holds and what if only."""

import discord

from bot.games.contract import Menu, Path, Seat
from bot.games.kit.orders import MOST_ADDED, offered
from bot.games.offers import Offer, Scope
from bot.ui.intake.arguments import OrderStep, write
from bot.ui.intake.buttons import TableButton, TableSelect
from bot.ui.intake.custom_id import Verb
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView
from bot.ui.orders.order_words import acts, labels, only_label, title
from bot.ui.orders.orders_panel import ACCENT

Given = tuple[Path, Scope, int | None]  # picks, scope, uses


def step_panel(scene: TableView, seat: Seat, offer: Offer, picks: Path) -> Post | Given:
    """The next thing to pick, or the completed order."""
    number = len(offer.steps)
    if len(picks) < number:
        return _step(scene, seat, offer, picks)
    if len(picks) > number and "-" not in picks[-1]:
        return _completed(picks)
    (only, *more) = offer.scopes
    if more or offer.only or offer.most_uses:
        return _last(scene, seat, offer, picks)
    return picks, only, None


def _completed(picks: Path) -> Given:
    """The last pick is a scope, or how often it may act."""
    *given, last = picks
    if last.isdigit():
        return tuple(given), Scope.GAME, int(last)
    return tuple(given), Scope(last), None


def _step(scene: TableView, seat: Seat, offer: Offer, picks: Path) -> Post:
    step = offer.steps[len(picks)]
    buttons = [
        _next(scene, offer, (*picks, pick), label)
        for pick, label in labels(scene, step, seat).items()
    ]
    head = f"{_head(scene, offer)}\n**{scene.said.say(f'step-{step.about}')}**"
    return post(head, buttons, _back(scene, offer, picks), accent=ACCENT)


def _last(scene: TableView, seat: Seat, offer: Offer, picks: Path) -> Post:
    """How long it holds; before that, conditions may be added one by one."""
    say = scene.common.say
    scopes = [(scope.value, say(f"scope-{scope.value}")) for scope in offer.scopes]
    counts = [(str(n), say("scope-times", times=n)) for n in range(1, offer.most_uses + 1)]
    added = [only_label(scene, pick, scene.text_names) for pick in picks[len(offer.steps) :]]
    return post(
        "\n- ".join((_head(scene, offer), *added)),
        _only(scene, seat, offer, picks),
        f"**{say('orders-scope')}**",
        [_next(scene, offer, (*picks, pick), label) for pick, label in scopes],
        [_next(scene, offer, (*picks, pick), label) for pick, label in counts],
        _back(scene, offer, picks),
        accent=ACCENT,
    )


def _only(scene: TableView, seat: Seat, offer: Offer, picks: Path) -> TableSelect | None:
    """The conditions that are not added yet, in one list."""
    known = {pick.partition("-")[0] for pick in picks[len(offer.steps) :]}
    values = [
        value
        for step in offer.only
        if step.about not in known
        for value in _values(step, seat, len(scene.names))
    ]
    if not values or len(known) >= MOST_ADDED:
        return None
    options = [
        discord.SelectOption(label=only_label(scene, value, scene.names), value=value)
        for value in values
    ]
    meaning = Verb(scene.record.id, "order", write(OrderStep.after(offer.key, picks)), select=True)
    return scene.select(meaning, options, scene.common.say("orders-only"))


def _values(step: Menu, seat: Seat, seats: int) -> list[str]:
    return [f"{step.about}-{pick}" for pick in offered(step, seat, seats)]


def _head(scene: TableView, offer: Offer) -> str:
    return f"### {title(scene, offer.key)}\n{acts(scene, offer.key)}"


def _next(scene: TableView, offer: Offer, picks: Path, label: str) -> TableButton:
    to = write(OrderStep.after(offer.key, picks))
    return scene.button(Verb(scene.record.id, "order", to), label)


def _back(scene: TableView, offer: Offer, picks: Path) -> list[TableButton]:
    """To the step before, or from the first one to the list of all orders."""
    to = write(OrderStep.after(offer.key, picks[:-1]) if picks else OrderStep())
    label = scene.common.say("button-back")
    return [scene.button(Verb(scene.record.id, "order", to), label, emoji="↩️")]
