"""Standing orders in words: what one is called, when it acts, when it acted last."""

from bot.games.contract import Menu, Seat
from bot.games.kit.orders import offered
from bot.table.model.record import StandingOrder
from bot.table.play.orders.book import in_force_of, notices
from bot.table.play.orders.judging import offer_named
from bot.table.play.orders.precedence import beaten_by
from bot.ui.message.table_view import TableView
from bot.words import Names


def unread(scene: TableView, seat: Seat) -> str | None:
    """What has become of this seat's orders since its owner last looked, a line each."""
    lines = [
        scene.common.say(f"orders-{why}", order=title(scene, order.offer), times=order.answered)
        for order, why in ((notice.order, notice.why) for notice in notices(scene.state, seat))
    ]
    return "\n".join(f"📜 {line}" for line in lines) or None


def order_line(scene: TableView, order: StandingOrder) -> str:
    """An order in a line: its title, what was picked, how long it holds."""
    say, left = scene.common.say, order.left
    until = say(f"scope-{order.scope.value}") if left is None else say("orders-left", times=left)
    return " · ".join((f"**{title(scene, order.offer)}**", *_picked(scene, order), until))


def order_lines(scene: TableView, seat: Seat) -> list[str]:
    """All that stand, numbered as they are tried: what each does, and when it did it last."""
    orders = in_force_of(scene.state, seat)
    return [
        f"{number}. {order_line(scene, order)}\n-# {' '.join(_below(scene, orders, order))}"
        for number, order in enumerate(orders, 1)
    ]


def beaten_line(
    scene: TableView, orders: tuple[StandingOrder, ...], order: StandingOrder
) -> str | None:
    """That this order will never act, and because of which."""
    place = beaten_by(scene.game, orders, order)
    if place is None:
        return None
    first = title(scene, orders[place].offer)
    return scene.common.say(
        "orders-beaten", order=title(scene, order.offer), first=first, number=place + 1
    )


def title(scene: TableView, offer: str) -> str:
    return scene.said.say(f"offer-{offer}")


def acts(scene: TableView, offer: str) -> str:
    """When an order of this kind acts, and what it does then."""
    return scene.said.say(f"offer-{offer}-acts")


def pick_label(scene: TableView, about: str, pick: str, names: Names) -> str:
    """A pick of a step: a rival by name, all else in the game's words."""
    if scene.said.has(f"step-{about}-{pick}"):
        return scene.said.say(f"step-{about}-{pick}")
    return names[int(pick)]


def labels(scene: TableView, step: Menu, seat: Seat) -> dict[str, str]:
    """What may be picked in a step, with what stands on its button."""
    picks = offered(step, seat, len(scene.names))
    return {pick: pick_label(scene, step.about, pick, scene.names) for pick in picks}


def _below(scene: TableView, orders: tuple[StandingOrder, ...], order: StandingOrder) -> list[str]:
    last = scene.common.say("orders-never")
    if order.acted_at:
        last = scene.common.say("orders-last", when=f"<t:{int(order.acted_at)}:R>")
    beaten = beaten_line(scene, orders, order)
    return [acts(scene, order.offer), *([f"⚠️ {beaten}"] if beaten else [last])]


def _picked(scene: TableView, order: StandingOrder) -> list[str]:
    offer = offer_named(scene.game, order.offer)
    assert offer is not None
    number, names = len(offer.steps), scene.text_names
    asked = [
        f"{scene.said.say(f'step-{step.about}')} {pick_label(scene, step.about, pick, names)}"
        for step, pick in zip(offer.steps, order.picks, strict=False)
    ]
    return asked + [only_label(scene, pick, names) for pick in order.picks[number:]]


def only_label(scene: TableView, pick: str, names: Names) -> str:
    """A condition that was added, such as "value-200"."""
    about, _, value = pick.partition("-")
    if scene.said.has(f"step-{about}-{value}"):
        return scene.said.say(f"step-{about}-{value}")
    return f"{scene.said.say(f'step-{about}')} {names[int(value)]}"
