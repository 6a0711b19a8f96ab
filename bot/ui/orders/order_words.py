"""Standing orders in words: title, conditions, and when they acted last."""

from bot.games.contract import Menu, Seat
from bot.games.kit.orders import picks_offered
from bot.table.model.record import StandingOrder
from bot.table.play.orders.book import in_force_of, unread_notices
from bot.table.play.orders.judging import offer_named
from bot.table.play.orders.precedence import beaten_by
from bot.ui.message.table_view import TableView
from bot.words import Names


def unread(view: TableView, seat: Seat) -> str | None:
    """The unread notices about this seat's orders, a line each."""
    lines = [
        view.common.say(f"orders-{why}", order=title(view, order.offer), times=order.answered)
        for order, why in (
            (notice.order, notice.why) for notice in unread_notices(view.state, seat)
        )
    ]
    return "\n".join(f"📜 {line}" for line in lines) or None


def order_line(view: TableView, order: StandingOrder) -> str:
    """An order in a line: title, picks, scope."""
    say, left = view.common.say, order.left
    until = say(f"scope-{order.scope.value}") if left is None else say("orders-left", times=left)
    return " · ".join((f"**{title(view, order.offer)}**", *_picked(view, order), until))


def order_lines(view: TableView, seat: Seat) -> list[str]:
    """All orders in force, as they are tried: what each does, and when it did."""
    orders = in_force_of(view.state, seat)
    return [
        f"{number}. {order_line(view, order)}\n-# {' '.join(_below(view, orders, order))}"
        for number, order in enumerate(orders, 1)
    ]


def beaten_line(
    view: TableView, orders: tuple[StandingOrder, ...], order: StandingOrder
) -> str | None:
    """That this order can never act, and because of which."""
    place = beaten_by(view.game, orders, order)
    if place is None:
        return None
    first = title(view, orders[place].offer)
    return view.common.say(
        "orders-beaten", order=title(view, order.offer), first=first, number=place + 1
    )


def title(view: TableView, offer: str) -> str:
    return view.said.say(f"offer-{offer}")


def acts(view: TableView, offer: str) -> str:
    """When an order of this kind acts, and what it does then."""
    return view.said.say(f"offer-{offer}-acts")


def pick_label(view: TableView, about: str, pick: str, names: Names) -> str:
    """A pick of a step: a rival by name, others in the words of the game."""
    if view.said.has(f"step-{about}-{pick}"):
        return view.said.say(f"step-{about}-{pick}")
    return names[int(pick)]


def labels(view: TableView, step: Menu, seat: Seat) -> dict[str, str]:
    """The picks of a step with their labels."""
    picks = picks_offered(step, seat, len(view.names))
    return {pick: pick_label(view, step.about, pick, view.names) for pick in picks}


def _below(view: TableView, orders: tuple[StandingOrder, ...], order: StandingOrder) -> list[str]:
    last = view.common.say("orders-never")
    if order.acted_at:
        last = view.common.say("orders-last", when=f"<t:{int(order.acted_at)}:R>")
    beaten = beaten_line(view, orders, order)
    return [acts(view, order.offer), *([f"⚠️ {beaten}"] if beaten else [last])]


def _picked(view: TableView, order: StandingOrder) -> list[str]:
    offer = offer_named(view.game, order.offer)
    assert offer is not None
    number, names = len(offer.steps), view.text_names
    asked = [
        f"{view.said.say(f'step-{step.about}')} {pick_label(view, step.about, pick, names)}"
        for step, pick in zip(offer.steps, order.picks, strict=False)
    ]
    return asked + [only_label(view, pick, names) for pick in order.picks[number:]]


def only_label(view: TableView, pick: str, names: Names) -> str:
    """A condition, such as "value-200"."""
    about, _, value = pick.partition("-")
    if view.said.has(f"step-{about}-{value}"):
        return view.said.say(f"step-{about}-{value}")
    return f"{view.said.say(f'step-{about}')} {names[int(value)]}"
