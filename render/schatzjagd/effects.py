"""What a card does: in signs and numbers for everybody, in words for its holder."""

from typing import NamedTuple

from bot.games.contract import Phrase
from bot.games.schatzjagd.content import FIREBALL, FRENZY, MARCH, NAMES, Effect
from render import kit
from render.painter import Say
from render.schatzjagd.cards import play_card

ICONS = {
    "life": "icon_heart",
    "money": "common/coin",
    "strength": "icon_fist",
    "weapons": "icon_sword",
    "poisoned": "badge_poison",
    "sits_out": "badge_quicksand",
}
SIGNS = {"+": "+", "-": "−", "/": "÷", "=": "="}
MARKS = {  # by value; whether a card sets it or ends it
    ("poisoned", True): "effect-poisoned",
    ("poisoned", False): "effect-cured",
    ("sits_out", True): "effect-sits_out",
    ("sits_out", False): "effect-free",
}


AT_ONCE = ("weapon", "potion", "trap")  # cards whose effects end with what becomes of them


class Item(NamedTuple):
    """A sign and a number."""

    icon: str
    words: str


DEEDS: dict[str, tuple[Item, ...]] = {  # what a card does besides changing values
    "teleportal": (Item("common/die_6", "1–6"),),
    "travelling_smith": (Item("common/coin", "−1"), Item("icon_sword", "+1")),
    "soothsayer": (Item("card_back", "2"),),
    "riding_horse": (Item("common/die_5", "+1"),),
    "teleportation": (Item("icon_boot", "A–J"),),
    "battle_frenzy": (Item("icon_force", f"+{FRENZY}"),),
    "fireball": (Item("icon_heart", f"−{FIREBALL}"),),
    "clairvoyance": (Item("card_back", "3"),),
    "forced_march": (Item("icon_boot", f"+{MARCH}"),),
    "banishment": (Item("card_back", "−1"),),
}


def brief(key: str) -> tuple[Item, ...]:
    """All effects of a card, in signs and numbers."""
    card = play_card(key)
    if card.field >= 0:
        return (Item("common/chest", NAMES[card.field]),)
    return (*DEEDS.get(key, ()), *(Item(ICONS[e.value], amount(e)) for e in card.effects))


def amount(effect: Effect) -> str:
    """`+3`; poison and delay have no number, being freed of them is a bare minus."""
    if effect.value in ("poisoned", "sits_out"):
        return "" if effect.amount else "−"
    return f"{SIGNS[effect.how]}{effect.amount}"


class Line(NamedTuple):
    """A line on a card of the hand; a change of a value has an icon and a number before it."""

    icon: str
    number: str
    words: str


def lines(key: str, say: Say, room: int, size: int) -> list[Line]:
    """All effects of the card, in words no wider than the room."""
    card = play_card(key)
    told = [Line("", "", part) for part in kit.wrap(_told(key, say), room, size, "regular")]
    found = [_changed(effect, say) for effect in card.effects]
    found = [*found, *told] if card.sort in AT_ONCE else [*told, *found]
    if card.scars:
        found.append(Line(ICONS[card.scars[0].value], "", say(Phrase("effect-scar"))))
    return found


def _told(key: str, say: Say) -> str:
    """Effects that change no value; for a monster, that the changes are its reward."""
    card = play_card(key)
    if key in DEEDS:
        return say(Phrase(f"effect-{key}"))
    if card.sort == "map":
        return say(Phrase("sort-map", {"field": NAMES[card.field]}))
    return say(Phrase(f"sort-{card.sort}"))


def _changed(effect: Effect, say: Say) -> Line:
    icon = ICONS[effect.value]
    if (effect.value, bool(effect.amount)) in MARKS:
        return Line(icon, "", say(Phrase(MARKS[effect.value, bool(effect.amount)])))
    return Line(icon, amount(effect), say(Phrase(f"word-{effect.value}")))
