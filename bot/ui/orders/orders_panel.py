"""The standing orders of a seat: what stands, in the order of trial, and what may be ordered."""

import discord

from bot.games.contract import Seat
from bot.table.model.record import StandingOrder
from bot.table.play.orders.book import in_force_of
from bot.ui.intake.buttons import Style, TableButton, TableSelect
from bot.ui.intake.custom_id import Verb
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView
from bot.ui.orders.attention import attention_choice
from bot.ui.orders.order_words import beaten_line, order_line, order_lines, title, unread

ACCENT = 0x7A5C9E
OPTION = 100  # characters of an option of a select


def orders_panel(scene: TableView, seat: Seat, told: str | None = None) -> Post:
    """What stands, and what may be ordered; `told` is what the reader's click has led to."""
    table, say = scene.record.id, scene.common.say
    head = f"### {scene.title}: {say('orders-title')}\n{say('orders-help')}"
    if scene.said.has("offers-note"):  # what does not fit on the buttons
        head += f"\n-# {scene.said.say('offers-note')}"
    offers = [
        scene.button(Verb(table, "order", offer.key), title(scene, offer.key), style=Style.primary)
        for offer in scene.game.OFFERS
        if offer.is_open(scene.view, seat)
    ]
    return post(
        head,
        told,
        unread(scene, seat),
        "\n".join(order_lines(scene, seat)) or say("orders-none"),
        _choice(scene, seat),
        attention_choice(scene, seat),
        offers,
        [scene.button(Verb(table, "refresh"), say("button-back"), emoji="↩️")],
        accent=ACCENT,
    )


def order_panel(scene: TableView, seat: Seat, name: str) -> Post | None:
    """One order, to be moved or dropped; None if it does not stand any more."""
    orders = in_force_of(scene.state, seat)
    place = next((n for n, order in enumerate(orders) if order.name == name), None)
    if place is None:
        return None
    lines = order_lines(scene, seat)
    return post(
        f"### {scene.title}: {scene.common.say('orders-title')}\n{lines[place]}",
        _ways(scene, orders, place),
        [scene.button(Verb(scene.record.id, "order"), scene.common.say("button-back"), emoji="↩️")],
        accent=ACCENT,
    )


def beaten(scene: TableView, seat: Seat, name: str) -> str | None:
    """Said at once to whoever gives an order that an earlier one always beats."""
    orders = in_force_of(scene.state, seat)
    line = next((beaten_line(scene, orders, o) for o in orders if o.name == name), None)
    return None if line is None else f"⚠️ {line}"


def _choice(scene: TableView, seat: Seat) -> TableSelect | None:
    """The way to each order that stands."""
    orders = in_force_of(scene.state, seat)
    if not orders:
        return None
    options = [
        discord.SelectOption(label=_option(scene, number, order), value=order.name)
        for number, order in enumerate(orders, 1)
    ]
    hint = scene.common.say("orders-change")
    return scene.select(Verb(scene.record.id, "order_page", select=True), options, hint)


def _option(scene: TableView, number: int, order: StandingOrder) -> str:
    return f"{number} · {order_line(scene, order).replace('**', '')}"[:OPTION]


def _ways(scene: TableView, orders: tuple[StandingOrder, ...], place: int) -> list[TableButton]:
    name, table, say = orders[place].name, scene.record.id, scene.common.say
    found = []
    if place > 0:
        up = say("button-order-up")
        found.append(scene.button(Verb(table, "order_up", name), up, emoji="🔼"))
    if place < len(orders) - 1:
        down = say("button-order-down")
        found.append(scene.button(Verb(table, "order_down", name), down, emoji="🔽"))
    label = say("button-drop", order=title(scene, orders[place].offer))
    return [*found, scene.button(Verb(table, "drop", name), label)]
