"""Which card a computer lord plays, and where it hides one."""

from collections.abc import Mapping

from bot.games.contract import Menu, Path, Tree
from bot.games.kit.noise import rank_with_noise
from bot.games.schatzjagd.actions import Action
from bot.games.schatzjagd.computer.plans import KnownLand, duel_chance, worth
from bot.games.schatzjagd.content import CARD, CARDS, CASTLES, CITY, DISTANCE, FIELD, NAMES, SIDE
from bot.games.schatzjagd.picks import CAST, ROW, SECURE
from bot.games.schatzjagd.views import Figure

# How much a lord wants to keep a spell; maps are never given away while they can be dug.
_KEPT = {
    "teleportation": 9, "healing_spell": 6, "fireball": 5, "battle_frenzy": 4, "forced_march": 4,
    "cleansing": 3, "banishment": 2, "clairvoyance": 1,
}  # fmt: skip
_KINDLY = ("weapon", "potion")
_PROMISING = 0.25  # below this worth of its place a lord tries for better maps
_REACH, _DEADLY = 4, 0.75  # steps and chances of a rival from which on it is time to be elsewhere
_WHIM = 7.0  # in steps: what luck may add to a hiding place, so that none can be guessed
_HELPFUL = ("healing_spring", "gold_vein", "travelling_smith", "fencing_master", "herb_woman")


def lord_path(land: KnownLand, tree: Tree[Action], luck: int) -> Path:
    menu = tree(())
    assert isinstance(menu, Menu)
    offered = menu.picks
    if secured := SECURE.among(offered):
        return (_best_kind(land, secured),)
    if "dig" in offered:
        return ("dig",)
    spell = helpful_spell(land, offered)
    if spell:
        return (spell,)
    if "slot" in offered:
        card = _spare(land, forced="pass" not in offered)
        if card:
            return (
                "slot",
                card,
                *place(tree, ("slot", card), hiding_place(land, card, tree, luck)),
            )
    return ("pass",) if "pass" in offered else offered[-1:]


def _best_kind(land: KnownLand, picks: list[str]) -> str:
    """For a combination the kind that is most or least there, else the first."""
    vault = land.own.vault
    number = {pick: vault.count(SECURE[pick]) for pick in picks}
    if land.view.condition == "same":
        return max(picks, key=number.__getitem__)
    if land.view.condition == "different":
        return min(picks, key=number.__getitem__)
    return picks[0]


def helpful_spell(land: KnownLand, offered: tuple[str, ...]) -> str:
    """A spell that helps right now; empty if none does."""
    me, here = land.me, FIELD[land.me.field]
    wanted = {
        "cleansing": me.poisoned or me.sits_out,
        "healing_spell": me.life <= 8,
        "teleportation": in_peril(land) or best_landing(land)[0] > 1.35 * worth(land, here),
        "forced_march": worth(land, here) > 0.3 and here != FIELD[me.castle],
        "banishment": _guarded_goal(land) is not None,
    }
    return wished_spell(wanted, offered)


def wished_spell(wanted: Mapping[str, bool], offered: tuple[str, ...]) -> str:
    """The first that is wished for and can be cast; empty if there is none."""
    spells = (CAST.pick(spell) for spell, is_wished in wanted.items() if is_wished)
    return next((spell for spell in spells if spell in offered), "")


def in_peril(land: KnownLand) -> bool:
    """A rival who would probably slay the henchman is near enough to do it in his next turn."""
    me = land.me
    if FIELD[me.field] in CITY or me.field == me.castle:
        return False
    near = (r for r in land.view.figures if r.seat != me.seat and FIELD[r.field] not in CITY)
    return any(
        DISTANCE[FIELD[r.field]][FIELD[me.field]] <= _REACH and duel_chance(r, me) > _DEADLY
        for r in near
    )


def best_landing(land: KnownLand) -> tuple[float, int]:
    """The place outside the city that is worth most, and how much."""
    best, place = -1.0, CASTLES[0]
    blocked = {FIELD[slot.field] for slot in land.view.slots}
    for field in range(SIDE * SIDE):
        if field in CITY or (field in blocked and land.danger[field] > 0):
            continue
        value = worth(land, field)
        if value > best:
            best, place = value, field
    return best, place


def _guarded_goal(land: KnownLand) -> int | None:
    """A known danger on a field where treasure waits, or on the way in."""
    goals = {CARDS[CARD[key]].field for key in land.own.hand}
    goals |= {FIELD[chest.field] for chest in land.view.chests}
    for slot in land.view.slots:
        field = FIELD[slot.field]
        if slot.card and field in goals and land.danger[field] > 4:
            return field
    return None


def banished(land: KnownLand) -> int:
    """The field to be cleared: a guarded goal, else the most dangerous one nearby."""
    goal = _guarded_goal(land)
    if goal is not None:
        return goal
    here = FIELD[land.me.field]
    fields = [FIELD[slot.field] for slot in land.view.slots]
    return max(fields, key=lambda f: land.danger[f] - 0.5 * DISTANCE[here][f])


def _spare(land: KnownLand, *, forced: bool) -> str:
    """The card that is missed least; empty if all are worth keeping."""
    hand = land.own.hand
    plain = [key for key in hand if CARDS[CARD[key]].sort not in ("spell", "map")]
    if plain:
        return min(plain, key=lambda key: _eagerness(land, key))
    hopeless = [key for key in hand if key.startswith("map_") and _is_hopeless(land, key)]
    spells = sorted((key for key in hand if key in _KEPT), key=_KEPT.__getitem__)
    maps = [key for key in hand if key.startswith("map_")]
    if spells and (forced or not maps or len(spells) > 1 or _KEPT[spells[0]] <= 3):
        return spells[0]
    if hopeless:
        return hopeless[0]
    stuck = worth(land, FIELD[land.me.field]) < _PROMISING
    return maps[-1] if (forced or stuck) and maps else ""


def _is_hopeless(land: KnownLand, key: str) -> bool:
    return not land.view.hoard or land.danger[CARDS[CARD[key]].field] > 8


def _eagerness(land: KnownLand, key: str) -> float:
    """Lower is slotted sooner: gifts for oneself, and monsters when somebody carries."""
    card = CARDS[CARD[key]]
    if card.sort in _KINDLY:
        return -card.effects[0].amount
    hunted = target(land).carried
    if card.sort == "monster":
        return -card.strength / (2 if hunted else 6)
    if card.sort == "trap":
        return -4.0 if hunted else -1.0
    return -2.0 if key in _HELPFUL else -0.5


def target(land: KnownLand) -> Figure:
    """The rival to be hindered: who carries most, then who has secured most, then the next one."""
    around, mine = len(land.view.figures), land.me.seat
    rivals = [land.view.figures[(mine + step) % around] for step in range(1, around)]
    return max(rivals, key=lambda rival: (rival.carried, rival.secured))


def hiding_place(land: KnownLand, key: str, tree: Tree[Action], luck: int) -> int:
    """Gifts on the own way, mischief on the way home of the leading rival."""
    free = fields_of(tree, ("slot", key))
    card = CARDS[CARD[key]]
    detour = _for_me if card.sort in _KINDLY or key in _HELPFUL else _for_rival
    return rank_with_noise([(-detour(land, field), field) for field in free], luck, _WHIM)[0]


def _for_me(land: KnownLand, field: int) -> float:
    """One to three steps ahead, where the own plans lead."""
    steps = DISTANCE[FIELD[land.me.field]][field]
    return 3.0 * max(0, steps - 3) + 0.5 * steps - 20.0 * worth(land, field)


def _for_rival(land: KnownLand, field: int) -> float:
    """Just ahead of the rival on its way home; never in the own way, before the own door or where
    the own maps lead."""
    rival = target(land)
    here, home = FIELD[rival.field], FIELD[rival.castle]
    detour = DISTANCE[here][field] + DISTANCE[field][home] - DISTANCE[here][home]
    mine = FIELD[land.me.field], FIELD[land.me.castle]
    close = sum(max(0, 4 - DISTANCE[field][place]) for place in mine)
    own_goal = 99.0 if field in goals(land) else 0.0
    return own_goal + 2.0 * detour + DISTANCE[here][field] + 3.0 * close


def goals(land: KnownLand) -> frozenset[int]:
    """Where the own maps lead."""
    return frozenset(CARDS[CARD[key]].field for key in land.own.hand) - {-1}


def fields_of(tree: Tree[Action], path: Path) -> list[int]:
    """All fields that a menu of fields, or of rows, leads to."""
    menu = tree(path)
    assert isinstance(menu, Menu)
    rows = [tree((*path, pick)) for pick in menu.picks if pick in ROW]
    menus = [row for row in rows if isinstance(row, Menu)] or [menu]
    return [FIELD[pick] for one in menus for pick in one.picks if pick in FIELD]


def place(tree: Tree[Action], path: Path, field: int) -> Path:
    """The rest of a path that ends on this field."""
    menu = tree(path)
    assert isinstance(menu, Menu)
    name = NAMES[field]
    return (name,) if name in menu.picks else (ROW.pick(field // SIDE), name)
