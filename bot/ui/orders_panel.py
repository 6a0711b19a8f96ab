"""Standing orders, given in private steps: the offer, its picks, how long it holds."""

from bot.games.contract import Offer, Path, Scope, Seat
from bot.table.orders import in_force
from bot.table.sheet import Standing
from bot.ui.buttons import Style, TableButton, button
from bot.ui.ids import Verb
from bot.ui.layout import Post, post
from bot.ui.scene import Scene

ACCENT = 0x7A5C9E


def orders_panel(scene: Scene, key: bytes, seat: Seat) -> Post:
    """What stands, and what may be ordered."""
    table, say = scene.sheet.id, scene.common.say
    moment = scene.game.moment(scene.course.state)
    standing = [o for o in scene.sheet.orders if o.seat == seat and in_force(o, moment)]
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
    return post(head, "\n".join(lines), offers, drops, accent=ACCENT)


def step_panel(
    scene: Scene, key: bytes, seat: Seat, offer: Offer, picks: Path
) -> Post | tuple[Path, Scope]:
    """The next thing to pick, or the completed order."""
    number = len(offer.steps)
    if len(picks) < number:
        return _step(scene, key, seat, offer, picks)
    if len(picks) > number:
        return picks[:number], Scope(picks[number])
    (only, *more) = offer.scopes
    return _scopes(scene, key, offer, picks) if more else (picks, only)


def told(scene: Scene, order: Standing) -> str:
    """An order in words: its title and what was picked."""
    offer = next(o for o in scene.game.OFFERS if o.key == order.offer)
    picked = [
        f"{scene.said.say(f'step-{step.about}')}: {_pick(scene, step.about, pick)}"
        for step, pick in zip(offer.steps, order.picks, strict=True)
    ]
    scope = scene.common.say(f"scope-{order.scope.value}")
    return " · ".join((f"**{_title(scene, order.offer)}**", *picked, scope))


def _step(scene: Scene, key: bytes, seat: Seat, offer: Offer, picks: Path) -> Post:
    step = offer.steps[len(picks)]
    rivals = tuple(str(other) for other in range(len(scene.names)) if other != seat)
    buttons = [
        _next(scene, key, offer, (*picks, pick), _pick(scene, step.about, pick))
        for pick in step.picks or rivals
    ]
    return post(f"### {_title(scene, offer.key)}\n{scene.said.say(f'step-{step.about}')}", buttons)


def _scopes(scene: Scene, key: bytes, offer: Offer, picks: Path) -> Post:
    buttons = [
        _next(scene, key, offer, (*picks, s.value), scene.common.say(f"scope-{s.value}"))
        for s in offer.scopes
    ]
    return post(f"### {_title(scene, offer.key)}\n{scene.common.say('orders-scope')}", buttons)


def _next(scene: Scene, key: bytes, offer: Offer, picks: Path, label: str) -> TableButton:
    return button(Verb(scene.sheet.id, "order", ".".join((offer.key, *picks))), key, label)


def _pick(scene: Scene, about: str, pick: str) -> str:
    if about == "seat":
        return scene.names[int(pick)]
    return scene.said.say(f"step-{about}-{pick}")


def _title(scene: Scene, offer: str) -> str:
    return scene.said.say(f"offer-{offer}")


def _offered(scene: Scene, offer: Offer) -> str:
    return _title(scene, offer.key)[:80]
