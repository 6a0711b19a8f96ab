"""One symbol for each card and each value: icons where the font has them, else drawings."""

from collections.abc import Callable

from bot.games.schatzjagd.content import CARD, CARDS, Card
from render import kit
from render.kit import Pen
from render.schatzjagd.tones import SORTS, VALUES

BLADE = VALUES["weapons"]

ICONS = {
    "pitfall": "arrow_down",
    "arrow_trap": "bolt",
    "quicksand": "hourglass",
    "cutpurse": "coins",
    "rust_rain": "drop",
    "magnet_rock": "mountain",
    "curse_of_weakness": "heart_broken",
    "teleportal": "gate",
    "healing_spring": "waves",
    "gold_vein": "gem",
    "travelling_smith": "hammer",
    "herb_woman": "seedling",
    "soothsayer": "eye",
    "riding_horse": "horse",
    "sacrificial_altar": "fire",
    "wolf": "paw",
    "goblin": "ghost",
    "skeleton": "skull",
    "giant_spider": "spider",
    "orc": "fist",
    "swamp_witch": "wizard",
    "undead_knight": "shield",
    "troll": "mountain",
    "ogre": "fist",
    "griffin": "wing",
    "black_knight": "shield",
    "giant": "boots",
    "dragon": "dragon",
    "teleportation": "magic",
    "healing_spell": "heart",
    "battle_frenzy": "burst",
    "fireball": "fire",
    "clairvoyance": "eye",
    "forced_march": "boots",
    "banishment": "cross",
    "cleansing": "leaf",
}
ROBBERS = ("small_robber", "robber", "robber_chief", "highwayman")
MOMENTS = {"J": "boots", "R": "bed", "F": "", "L": "crown"}  # a spell's; a fight has drawn swords
VALUE_ICONS = {
    "life": "heart",
    "money": "coins",
    "strength": "fist",
    "poisoned": "skull",
    "sits_out": "hourglass",
}


def play_card(key: str) -> Card:
    return CARDS[CARD[key]]


def symbol(pen: Pen, key: str, x: float, y: float, r: float, tone: str) -> None:
    """The picture of a card, about 2 r high."""
    sort = play_card(key).sort
    if key in ICONS:
        pen.icon(x, y, ICONS[key], 1.8 * r, tone)
    elif sort == "weapon":
        _WEAPONS[key](pen, x, y, r)
    elif sort == "potion":
        effect = play_card(key).effects[0].value
        pen.icon(x, y, "flask", 1.9 * r, VALUES[effect], kit.deep(VALUES[effect]), r / 12)
    elif sort == "map":
        pen.icon(x, y, "map", 1.9 * r, tone)
    elif key == "warpig":
        _boar(pen, x, y, r, tone)
    elif key in ROBBERS:
        _robber(pen, x, y, r, tone)
    elif key == "fencing_master":
        kit.swords(pen, x, y, r)
    else:
        kit.snake(pen, x - 0.1 * r, y, r)


def _robber(pen: Pen, x: float, y: float, r: float, tone: str) -> None:
    """A masked face under a hat."""
    pen.disc(x, y + 0.25 * r, 0.68 * r, kit.PAPER, tone, r / 10)
    pen.box(x - 0.66 * r, y - 0.02 * r, 1.32 * r, 0.42 * r, kit.INK, r / 8)
    for side in (-0.28, 0.28):
        pen.oval(x + side * r, y + 0.2 * r, 0.15 * r, 0.11 * r, kit.WHITE)
    pen.oval(x, y - 0.22 * r, r, 0.2 * r, tone)
    pen.box(x - 0.52 * r, y - 0.92 * r, 1.04 * r, 0.72 * r, tone, 0.25 * r)


def _boar(pen: Pen, x: float, y: float, r: float, tone: str) -> None:
    """The head of a pig with tusks."""
    for side in (-1, 1):
        ear = [(0.3, -0.6), (0.85, -0.95), (0.75, -0.2)]
        pen.shape([(x + side * a * r, y + b * r) for a, b in ear], tone, tone, r / 10)
    pen.oval(x, y, 0.82 * r, 0.75 * r, tone)
    for side in (-1, 1):
        tusk = [(0.3, 0.45), (0.62, 0.5), (0.66, -0.02)]
        pen.shape([(x + side * a * r, y + b * r) for a, b in tusk], kit.WHITE)
        pen.disc(x + side * 0.36 * r, y - 0.2 * r, 0.12 * r, kit.WHITE)
    pen.oval(x, y + 0.38 * r, 0.44 * r, 0.32 * r, kit.pale(kit.ORANGE))
    for side in (-1, 1):
        pen.oval(x + side * 0.16 * r, y + 0.38 * r, 0.08 * r, 0.13 * r, kit.INK)


def value(pen: Pen, name: str, x: float, y: float, size: float) -> None:
    """The sign of a henchman's value in its colour."""
    if name == "weapons":
        _crossed(pen, x, y, size / 2)
    else:
        pen.icon(x, y, VALUE_ICONS[name], size, VALUES[name])


def _crossed(pen: Pen, x: float, y: float, r: float) -> None:
    """Two crossed blades, as flat as the icons beside them."""
    for side in (-1, 1):
        reach = side * 0.85 * r
        pen.line(((x - reach, y - 0.85 * r), (x + reach, y + 0.85 * r)), BLADE, r / 4)
        guard = ((x + side * 0.1 * r, y + 0.8 * r), (x + side * 0.8 * r, y + 0.1 * r))
        pen.line(guard, BLADE, r / 5)


def treasure(pen: Pen, kind: str, x: float, y: float, r: float) -> None:
    """Crown, chalice or orb, in gold."""
    rim = max(2.0, r / 14)
    if kind == "crown":
        pen.icon(x, y, "crown", 2 * r, kit.GOLD, kit.deep(kit.GOLD), rim)
        pen.disc(x, y + 0.05 * r, 0.18 * r, kit.RED)
    elif kind == "chalice":
        pen.icon(x, y, "goblet", 2 * r, kit.GOLD, kit.deep(kit.GOLD), rim)
    else:
        pen.line(((x, y - 0.35 * r), (x, y - 0.95 * r)), kit.deep(kit.GOLD), 0.3 * r)
        pen.line(
            ((x - 0.25 * r, y - 0.7 * r), (x + 0.25 * r, y - 0.7 * r)), kit.deep(kit.GOLD), r / 4
        )
        pen.disc(x, y + 0.28 * r, 0.7 * r, kit.GOLD, kit.deep(kit.GOLD), 1.5 * rim)
        pen.disc(x - 0.2 * r, y + 0.08 * r, 0.2 * r, kit.GOLD_LIGHT)
        pen.box(x - 0.62 * r, y + 0.3 * r, 1.24 * r, 0.16 * r, kit.RED)


def ground(key: str) -> str:
    """The tone behind a card's symbol."""
    return SORTS[play_card(key).sort]


# Weapons: a shaft from the lower left to the upper right, and what sits on it


def _blade(length: float, broad: float) -> Callable[[Pen, float, float, float], None]:
    """Knife, dagger and sword, by the length of the blade."""

    def draw(pen: Pen, x: float, y: float, r: float) -> None:
        def at(along: float, aside: float) -> tuple[float, float]:
            return x + (along + aside) * 0.7 * r, y + (aside - along) * 0.7 * r

        start = -length / 2
        tip = start + length
        edge = [at(start, -broad), at(tip - broad, -broad), at(tip, 0)]
        edge += [at(tip - broad, broad), at(start, broad)]
        pen.line((at(start, 0), at(start - 0.55, 0)), kit.BROWN, r / 5)
        pen.shape(edge, kit.pale(kit.GREY), kit.INK, r / 14)
        pen.line((at(start, -0.3), at(start, 0.3)), kit.GOLD_DARK, r / 6)

    return draw


def _shaft(pen: Pen, x: float, y: float, r: float, thick: float) -> None:
    way = ((x - 0.8 * r, y + 0.8 * r), (x + 0.6 * r, y - 0.6 * r))
    pen.line(way, kit.INK, thick + r / 9)
    pen.line(way, kit.BROWN, thick)


def _club(pen: Pen, x: float, y: float, r: float) -> None:
    _shaft(pen, x, y, r, r / 6)
    way = ((x - 0.05 * r, y + 0.05 * r), (x + 0.6 * r, y - 0.6 * r))
    pen.line(way, kit.INK, 0.66 * r)
    pen.line(way, kit.BROWN, 0.55 * r)
    for a, b in ((0.1, -0.25), (0.45, -0.4), (0.3, 0.0), (0.65, -0.7)):
        pen.disc(x + a * r, y + b * r, 0.08 * r, kit.PAPER_DARK)


def _spear(pen: Pen, x: float, y: float, r: float) -> None:
    _shaft(pen, x, y, r, r / 9)
    head = [(0.95, -0.95), (0.42, -0.72), (0.5, -0.5), (0.72, -0.42)]
    pen.shape([(x + a * r, y + b * r) for a, b in head], kit.pale(kit.GREY), kit.INK, r / 14)


def _crossbow(pen: Pen, x: float, y: float, r: float) -> None:
    ends = (x - 0.25 * r, y - 0.85 * r), (x + 0.85 * r, y + 0.25 * r)
    bow = kit.curve(ends[0], (x + 0.95 * r, y - 0.95 * r), ends[1])
    pen.line(ends, kit.INK, r / 16)
    _shaft(pen, x, y, r, r / 5)
    pen.line(bow, kit.INK, r / 4)
    pen.line(bow, kit.GREY, r / 7)


def _axe(pen: Pen, x: float, y: float, r: float) -> None:
    _shaft(pen, x, y, r, r / 7)
    for side in (1, -1):
        edge = kit.curve((-0.5, -0.25), (-0.5, -0.95), (0.25, -1.0))
        blade = [(0.15, -0.15), *edge, (0.5, -0.5)]
        face = blade if side > 0 else [(-b, -a) for a, b in blade]
        pen.shape([(x + a * r, y + b * r) for a, b in face], kit.pale(kit.GREY), kit.INK, r / 14)


_WEAPONS: dict[str, Callable[[Pen, float, float, float], None]] = {
    "knife": _blade(1.15, 0.2),
    "dagger": _blade(1.5, 0.15),
    "club": _club,
    "spear": _spear,
    "sword": _blade(2.0, 0.18),
    "crossbow": _crossbow,
    "battle_axe": _axe,
}
