"""What a henchman could go for, and how much each place is worth on the way there."""

from msgspec import Struct

from bot.games.contract import Seat
from bot.games.schatzjagd.computer.land import dangers, prices, ways
from bot.games.schatzjagd.computer.odds import monster_chance, win_chance
from bot.games.schatzjagd.content import (
    CARD,
    CARDS,
    CITY,
    CURE,
    DISTANCE,
    FIELD,
    FIELDS,
    TOP,
    TRAINING,
)
from bot.games.schatzjagd.views import Figure, Own, Public

PATIENCE = 0.9  # what a gain is worth a day later
STRIDE = 3.3  # steps a day
_CITY = frozenset(CITY)
_STRONG = 18  # enough to stop training


class Mood(Struct, frozen=True):
    """What a player cares for; the plainer moods are for comparison."""

    attacks: bool = True
    shops: bool = True
    cautious: bool = True  # fears cards and rivals
    armed: int = 14  # the combat strength it wants before it digs
    haste: float = 1.0  # how much a map is worth to it as long as it is weaker
    content: int = 10  # the combat strength that is enough
    greed: float = 0.7  # how much a further map is worth to whoever carries a treasure already


class TargetPlan(Struct, frozen=True):
    """A gain at the end of a way; `tail` is what still has to be walked afterwards."""

    gain: float
    way: tuple[float, ...]
    tail: float = 0.0


class KnownLand(Struct, frozen=True):
    """The realm as one lord sees it."""

    view: Public
    own: Own
    me: Figure
    mood: Mood
    danger: tuple[float, ...]
    price: tuple[float, ...]
    home: tuple[float, ...]
    plans: tuple[TargetPlan, ...]


def survey(view: Public, own: Own, seat: Seat, mood: Mood) -> KnownLand:
    danger = dangers(view, own, seat) if mood.cautious else (0.0,) * FIELDS
    price = prices(view, seat, danger)
    me = view.figures[seat]
    home = ways(price, FIELD[me.castle])
    land = KnownLand(view, own, me, mood, danger, price, home, ())
    return KnownLand(view, own, me, mood, danger, price, home, tuple(_plans(land)))


def worth(land: KnownLand, field: int) -> float:
    """The best of all plans for a henchman standing there."""
    return max(delayed(plan.gain, plan.way[field] + plan.tail) for plan in land.plans)


def delayed(gain: float, steps: float) -> float:
    return gain * float(PATIENCE ** (steps / STRIDE))


def _plans(land: KnownLand) -> list[TargetPlan]:
    me, view = land.me, land.view
    missing = max(1, view.needed - me.secured)
    plans = [TargetPlan(0.01, land.home)]
    carried = float(min(me.carried, missing)) if view.condition == "count" else float(me.carried)
    if carried:
        gain = carried + (2.0 if me.carried >= missing else 0.0)
        plans.append(TargetPlan(gain, land.home))
    if me.carried < missing or view.condition != "count":
        plans += _maps(land, carried)
        plans += _chests(land, carried)
    if land.mood.attacks:
        plans += _prey(land)
    if land.mood.shops and not is_losing(view, me):
        plans += _shops(land)
    return plans


def is_losing(view: Public, me: Figure) -> bool:
    """A rival has got what wins and need only bring it home: no time for shops, nor for fear."""
    rivals = (figure for figure in view.figures if figure.seat != me.seat)
    return any(rival.carried + rival.secured >= view.needed for rival in rivals)


def _maps(land: KnownLand, carried: float) -> list[TargetPlan]:
    """A map is worth a treasure at home, and it must be dug and brought there."""
    haste = land.mood.haste if is_unarmed(land.me, land.mood) else 1.0
    if not land.view.hoard or not haste:
        return []
    found = []
    for key in land.own.hand:
        field = CARDS[CARD[key]].field
        if field >= 0:
            hope = haste * (1.0 if land.danger[field] < 6 else 0.3)
            hope *= land.mood.greed if carried else 1.0
            found.append(TargetPlan(hope + carried, ways(land.price, field), land.home[field] + 2))
    return found


def is_unarmed(me: Figure, mood: Mood) -> bool:
    """Too weak to carry a treasure home. What rivals have does not count: each purchase would make
    them arm again, and nobody would ever leave the city."""
    return me.strength + me.weapons < min(mood.armed, mood.content)


def _chests(land: KnownLand, carried: float) -> list[TargetPlan]:
    found = []
    for chest in land.view.chests:
        field = FIELD[chest.field]
        guard = next((s.card for s in land.view.slots if s.field == chest.field), None)
        hope = 0.9
        if guard is not None and CARDS[CARD[guard]].sort == "monster":
            hope = _hope(land.me, CARDS[CARD[guard]].strength)
        gain = hope * min(chest.number, 2) + carried
        found.append(TargetPlan(gain, ways(land.price, field), land.home[field]))
    return found


def _hope(me: Figure, strength: int) -> float:
    chance = monster_chance(me.strength, me.weapons, me.life, strength)
    return chance if chance > 0.5 else 0.02


def _prey(land: KnownLand) -> list[TargetPlan]:
    """Rivals that could be beaten; they run, so far ones count little."""
    found = []
    rivals = len(land.view.figures) - 1  # a fall helps them all
    for rival in land.view.figures:
        if rival.seat == land.me.seat or FIELD[rival.field] in _CITY:
            continue
        if rival.field == rival.castle and land.view.options.truce_at_home == "yes":
            continue
        field, here = FIELD[rival.field], FIELD[land.me.field]
        chance = duel_chance(land.me, rival)
        near = 1.0 if DISTANCE[here][field] <= 5 else 0.45
        eager = 1.5 if rival.carried + rival.secured >= land.view.needed else 1.0
        if chance > 0.6:
            booty = eager * min(rival.carried, 2) + spoils(rival) / rivals
            gain = chance * near * booty
            found.append(TargetPlan(gain, ways(land.price, field), land.home[field] * 0.5))
    return found


def spoils(rival: Figure) -> float:
    """What a rival loses with its henchman besides treasures: arms, money, a hand of cards."""
    return 0.05 + 0.02 * (rival.weapons + rival.money) + 0.05 * (rival.strength - 2)


def duel_chance(me: Figure, rival: Figure) -> float:
    return win_chance(me.strength, me.weapons, me.life, rival.strength, rival.weapons, rival.life)


def _shops(land: KnownLand) -> list[TargetPlan]:
    """The shop that is worth most to it; they all lie together."""
    me = land.me
    eager = 3.0 if is_unarmed(me, land.mood) else 0.3
    gains = {shop.field: _shop_gain(shop.name, me, eager) for shop in land.view.shops}
    best = max(gains, key=gains.__getitem__)
    return [TargetPlan(gains[best], ways(land.price, FIELD[best]))] if gains[best] > 0 else []


def pays(land: KnownLand, field: int) -> bool:
    """Whether the shop on this field of the city has something for it."""
    eager = 3.0 if is_unarmed(land.me, land.mood) else 0.3
    names = (shop.name for shop in land.view.shops if FIELD[shop.field] == field)
    return any(_shop_gain(name, land.me, eager) > 0 for name in names)


def saves_for_cure(me: Figure) -> bool:
    """Poisoned and still too poor for the healer: every coin is kept, unless life runs out."""
    return me.poisoned and me.money < CURE and me.life > 4


def _shop_gain(shop: str, me: Figure, eager: float) -> float:
    if saves_for_cure(me):
        return 0.4 if shop == "inn" else 0.0
    match shop:
        case "healer":
            sick = me.poisoned and me.money >= CURE
            hurt = me.life <= 8 and me.money >= 1
            return 0.5 * sick + (0.04 * (TOP - me.life) if hurt else 0.0)
        case "smith":
            points = min(me.money, TOP - me.weapons)
            return 0.1 * eager * points if points >= 3 else 0.0
        case "school":
            worthwhile = me.weapons >= 6 and me.strength + me.weapons < _STRONG
            return 0.16 if me.money >= TRAINING and worthwhile else 0.0
        case _:
            return 0.25 * eager if me.money < 6 else 0.0
