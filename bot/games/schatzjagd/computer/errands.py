"""Goals: a henchman on its way while its lord is away. It knows what its lord would see, and goes
round what may lie in ambush.

Journey and card are one answer, so on the way the lord's cards stay in hand: none is hidden and
none is cast. Every other question is left to the lord: a fight, a treasure to be dug up or secured
that the henchman was not sent for, a card that has to be played.
"""

from collections.abc import Collection

from bot.games.contract import Menu, Path, Seat, Tree
from bot.games.kit.walks import rest_of
from bot.games.offers import REACHED
from bot.games.schatzjagd.actions import Action
from bot.games.schatzjagd.computer.land import FAR, prices, ways
from bot.games.schatzjagd.computer.lord import fields_of, place
from bot.games.schatzjagd.content import CARD, CARDS, FIELD, FIELDS, MAP_FIELDS
from bot.games.schatzjagd.picks import ATTACK, CAST, SECURE
from bot.games.schatzjagd.views import Own, Public, ahead

_KINDLY = ("weapon", "potion")
Wish = Collection[str]  # any of these picks


def home(view: Public, own: Own, seat: Seat, tree: Tree[Action], _: Path) -> Path | None:
    """To the own castle, and every treasure into its vault."""
    me = view.figures[seat]
    if me.field == me.castle and not me.carried:
        return REACHED
    return _towards(view, own, seat, tree, FIELD[me.castle], SECURE)


def dig_errand(view: Public, own: Own, seat: Seat, tree: Tree[Action], picks: Path) -> Path | None:
    """To a field, and dig there; whoever holds no map of it has arrived."""
    row, column = picks
    field = FIELD[f"{column}{row}"]
    card = CARDS[MAP_FIELDS[field]].key if field in MAP_FIELDS else ""
    if view.figures[seat].field == f"{column}{row}" and card not in own.hand:
        return REACHED
    return _towards(view, own, seat, tree, field, ("dig",))


def work(view: Public, own: Own, seat: Seat, tree: Tree[Action], picks: Path) -> Path | None:
    """To the inn, and wash dishes there until the purse is full enough."""
    if view.figures[seat].money >= int(picks[0]):
        return REACHED
    inn = next(shop.field for shop in view.shops if shop.name == "inn")
    return _towards(view, own, seat, tree, FIELD[inn], ("inn",))


def secure_errand(view: Public, own: Own, seat: Seat, tree: Tree[Action], _: Path) -> Path | None:
    """Whenever a treasure can be secured where the henchman stands."""
    return _here(view, own, seat, tree, SECURE)


def dig_here(view: Public, own: Own, seat: Seat, tree: Tree[Action], _: Path) -> Path | None:
    """Whenever the henchman stands where one of its maps points."""
    return _here(view, own, seat, tree, ("dig",))


def _here(view: Public, own: Own, seat: Seat, tree: Tree[Action], wish: Wish) -> Path | None:
    """Only where it comes to that: nobody stays, or passes, for nothing."""
    field = view.figures[seat].field
    path = _towards(view, own, seat, tree, FIELD[field], wish) if field else None
    return path if path and path[-1] in wish else None


def _towards(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], target: int, wish: Wish
) -> Path | None:
    """What brings the henchman nearer to a field, or does there what it was sent for; to the end
    of the answer, or not at all."""
    path: Path = ()
    while isinstance(tree(path), Menu):
        further = _part(ahead(view, seat, path), own, seat, rest_of(tree, path), target, wish)
        if further is None:
            return None
        path = (*path, *further)
    return path


def _part(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], target: int, wish: Wish
) -> Path | None:
    """Of an answer: the journey, what is done on the field, or the card."""
    menu = tree(())
    assert isinstance(menu, Menu)
    if done := next(((pick,) for pick in menu.picks if pick in wish), None):
        return done
    match menu.about:
        case "journey":
            return _walk(view, own, seat, tree, target)
        case "activity":  # what is offered on the way is its lord's to decide, an attack is not
            rest = [pick for pick in menu.picks if pick not in ATTACK and pick != "done"]
            is_shop = view.figures[seat].field in {shop.field for shop in view.shops}
            return ("done",) if is_shop or not rest else None
        case "rest":
            return ("rest",)
        case "lord":
            kept = ("slot", "pass")
            others = [pick for pick in menu.picks if pick not in kept and pick not in CAST]
            return ("pass",) if "pass" in menu.picks and not others else None
        case _:
            return None


def _walk(view: Public, own: Own, seat: Seat, tree: Tree[Action], target: int) -> Path | None:
    """As near as this roll leads without stepping on a card that may be mischief."""
    here = FIELD[view.figures[seat].field]
    ambush = _ambushes(view, own)
    price = tuple(
        FAR if field in ambush and field != target else cost
        for field, cost in enumerate(prices(view, seat, (0.0,) * FIELDS))
    )
    way = ways(price, target)
    safe = [field for field in fields_of(tree, ()) if field == here or field not in ambush]
    best = min(safe, key=lambda field: (way[field], field))
    is_nearer = way[best] < way[here] or best == here == target
    return place(tree, (), best) if is_nearer and way[best] < FAR else None


def _ambushes(view: Public, own: Own) -> set[int]:
    """Fields with a card that is not known to be a gift."""
    known = {slot.field: slot.card for slot in own.remembered}
    cards = {slot.field: slot.card or known.get(slot.field) for slot in view.slots}
    return {
        FIELD[field]
        for field, key in cards.items()
        if key is None or CARDS[CARD[key]].sort not in _KINDLY
    }
