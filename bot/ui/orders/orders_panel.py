"""The standing orders of a seat, in the sequence of trial, and what can be ordered."""

from bot.games.contract import Seat
from bot.table.model.record import StandingOrder
from bot.table.play.orders.book import in_force_of
from bot.ui.intake.buttons import Style, TableButton, TableSelect
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView
from bot.ui.orders.attention import attention_choice
from bot.ui.orders.order_words import beaten_line, order_line, order_lines, title, unread

ACCENT = 0x7A5C9E
OPTION = 100  # characters of an option in a select


def orders_panel(view: TableView, seat: Seat, told: str | None = None) -> Post:
    """The orders in force and the offers; `told` is the result of the reader's click."""
    say = view.common.say
    head = f"### {view.title}: {say('orders-title')}\n{say('orders-help')}"
    if view.said.has("offers-note"):  # what the buttons have no room for
        head += f"\n-# {view.said.say('offers-note')}"
    offers = [
        view.verb("order", title(view, offer.key), offer.key, style=Style.primary)
        for offer in view.game.OFFERS
        if offer.is_open(view.public, seat)
    ]
    return post(
        head,
        told,
        unread(view, seat),
        "\n".join(order_lines(view, seat)) or say("orders-none"),
        _choice(view, seat),
        attention_choice(view, seat),
        offers,
        [view.verb("refresh", say("button-back"), emoji="↩️")],
        accent=ACCENT,
    )


def order_panel(view: TableView, seat: Seat, name: str) -> Post | None:
    """One order, to be moved or deleted; None if it is gone."""
    orders = in_force_of(view.state, seat)
    place = next((n for n, order in enumerate(orders) if order.name == name), None)
    if place is None:
        return None
    lines = order_lines(view, seat)
    return post(
        f"### {view.title}: {view.common.say('orders-title')}\n{lines[place]}",
        _ways(view, orders, place),
        [view.verb("order", view.common.say("button-back"), emoji="↩️")],
        accent=ACCENT,
    )


def beaten(view: TableView, seat: Seat, name: str) -> str | None:
    """The warning for an order that an earlier one always precedes."""
    orders = in_force_of(view.state, seat)
    line = next((beaten_line(view, orders, o) for o in orders if o.name == name), None)
    return None if line is None else f"⚠️ {line}"


def _choice(view: TableView, seat: Seat) -> TableSelect | None:
    """The select that leads to each order."""
    orders = in_force_of(view.state, seat)
    if not orders:
        return None
    labels = {order.name: _option(view, number, order) for number, order in enumerate(orders, 1)}
    return view.verb_select("order_page", labels, view.common.say("orders-change"))


def _option(view: TableView, number: int, order: StandingOrder) -> str:
    return f"{number} · {order_line(view, order).replace('**', '')}"[:OPTION]


def _ways(view: TableView, orders: tuple[StandingOrder, ...], place: int) -> list[TableButton]:
    name, say = orders[place].name, view.common.say
    found = []
    if place > 0:
        found.append(view.verb("order_up", say("button-order-up"), name, emoji="🔼"))
    if place < len(orders) - 1:
        found.append(view.verb("order_down", say("button-order-down"), name, emoji="🔽"))
    label = say("button-drop", order=title(view, orders[place].offer))
    return [*found, view.verb("drop", label, name)]
