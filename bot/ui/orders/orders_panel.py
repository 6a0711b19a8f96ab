"""Standing orders, given in private steps: the offer, its picks, how long it holds."""

from bot.games.contract import Offer, Path, Scope, Seat
from bot.table.model.sheet import Standing
from bot.table.play.orders.book import in_force_of, notices
from bot.ui.intake.buttons import Style, TableButton, button
from bot.ui.intake.custom_id import Verb
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView

ACCENT = 0x7A5C9E


def orders_panel(scene: TableView, key: bytes, seat: Seat) -> Post:
    """What stands, and what may be ordered."""
    table, say = scene.sheet.id, scene.common.say
    standing = in_force_of(scene.course, seat)
    lines = [f"- {told(scene, order)}" for order in standing] or [say("orders-none")]
    offers = [
        button(Verb(table, "order", offer.key), key, _offered(scene, offer), style=Style.primary)
        for offer in scene.game.OFFERS
    ]
    drops = [
        button(Verb(table, "drop", o.offer), key, say("button-drop", order=_title(scene, o.offer)))
        for o in standing
    ]
    head = f"### {scene.title}: {say('orders-title')}\n{say('orders-help')}"
    return post(head, unread(scene, seat), "\n".join(lines), offers, drops, accent=ACCENT)


def unread(scene: TableView, seat: Seat) -> str | None:
    """What has become of this seat's orders since its owner last looked, a line each."""
    lines = [
        scene.common.say(f"orders-{why}", order=_title(scene, order.offer), times=order.answered)
        for order, why in ((notice.order, notice.why) for notice in notices(scene.course, seat))
    ]
    return "\n".join(f"📜 {line}" for line in lines) or None


def step_panel(
    scene: TableView, key: bytes, seat: Seat, offer: Offer, picks: Path
) -> Post | tuple[Path, Scope]:
    """The next thing to pick, or the completed order."""
    number = len(offer.steps)
    if len(picks) < number:
        return _step(scene, key, seat, offer, picks)
    if len(picks) > number:
        return picks[:number], Scope(picks[number])
    (only, *more) = offer.scopes
    return _scopes(scene, key, offer, picks) if more else (picks, only)


def told(scene: TableView, order: Standing) -> str:
    """An order in words: its title and what was picked."""
    offer = next(o for o in scene.game.OFFERS if o.key == order.offer)
    picked = [
        f"{scene.said.say(f'step-{step.about}')} {_pick(scene, step.about, pick)}"
        for step, pick in zip(offer.steps, order.picks, strict=True)
    ]
    say, left = scene.common.say, order.left
    until = say(f"scope-{order.scope.value}") if left is None else say("orders-left", times=left)
    return " · ".join((f"**{_title(scene, order.offer)}**", *picked, until))


def _step(scene: TableView, key: bytes, seat: Seat, offer: Offer, picks: Path) -> Post:
    step = offer.steps[len(picks)]
    rivals = tuple(str(other) for other in range(len(scene.names)) if other != seat)
    buttons = [
        _next(scene, key, offer, (*picks, pick), _pick(scene, step.about, pick))
        for pick in step.picks or rivals
    ]
    head = f"### {_title(scene, offer.key)}\n{scene.said.say(f'step-{step.about}')}"
    return post(head, buttons, _back(scene, key, offer, picks), accent=ACCENT)


def _scopes(scene: TableView, key: bytes, offer: Offer, picks: Path) -> Post:
    buttons = [
        _next(scene, key, offer, (*picks, s.value), scene.common.say(f"scope-{s.value}"))
        for s in offer.scopes
    ]
    head = f"### {_title(scene, offer.key)}\n{scene.common.say('orders-scope')}"
    return post(head, buttons, _back(scene, key, offer, picks), accent=ACCENT)


def _next(scene: TableView, key: bytes, offer: Offer, picks: Path, label: str) -> TableButton:
    return button(Verb(scene.sheet.id, "order", ".".join((offer.key, *picks))), key, label)


def _back(scene: TableView, key: bytes, offer: Offer, picks: Path) -> list[TableButton]:
    """To the step before, or from the first one to the list of all orders."""
    to = ".".join((offer.key, *picks[:-1])) if picks else ""
    label = scene.common.say("button-back")
    return [button(Verb(scene.sheet.id, "order", to), key, label, emoji="↩️")]


def _pick(scene: TableView, about: str, pick: str) -> str:
    if about == "seat":
        return scene.names[int(pick)]
    return scene.said.say(f"step-{about}-{pick}")


def _title(scene: TableView, offer: str) -> str:
    return scene.said.say(f"offer-{offer}")


def _offered(scene: TableView, offer: Offer) -> str:
    return _title(scene, offer.key)[:80]
