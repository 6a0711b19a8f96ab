"""What a card does, for its picture in the hand: in lines of words, or briefly in signs."""

from functools import cache
from typing import NamedTuple

from bot.games.contract import Phrase
from bot.games.schatzjagd.content import FIREBALL, FRENZY, MARCH, Effect
from render import kit
from render.kit import Pen, Sprite
from render.painter import Say
from render.schatzjagd import symbols
from render.schatzjagd.tones import STUDIO as BOARD

STUDIO = BOARD.sized(1200, 750)
SIZE = 42  # of the words
SIGNS = {"+": "+", "-": "−", "/": "÷", "=": "="}
MARKS = {  # by value, whether it sets it or ends it
    ("poisoned", True): "effect-poisoned",
    ("poisoned", False): "effect-cured",
    ("sits_out", True): "effect-sits_out",
    ("sits_out", False): "effect-free",
}
# What a card does besides changing values, briefly: an icon and a number
DEEDS: dict[str, tuple[str, str]] = {
    "teleportal": ("dice", "1–6"),
    "travelling_smith": ("hammer", "1 : 1"),
    "soothsayer": ("eye", "2"),
    "riding_horse": ("dice", "+1"),
    "teleportation": ("pin", "A1–J10"),
    "battle_frenzy": ("", f"+{FRENZY}"),
    "fireball": ("heart_broken", f"−{FIREBALL}"),
    "clairvoyance": ("eye", "3"),
    "forced_march": ("boots", f"+{MARCH}"),
    "banishment": ("cross", "1"),
}


class Line(NamedTuple):
    """A line on a card; a sign goes before a change of a value."""

    sign: Sprite | None
    words: str


def lines(key: str, say: Say, room: int) -> list[Line]:
    """All that the card does, in words no wider than the room."""
    card = symbols.play_card(key)
    found = [Line(None, part) for part in _told(key, say, room)]
    found += [Line(_value(effect.value), _changed(effect, say)) for effect in card.effects]
    if card.scars:
        found.append(Line(_value(card.scars[0].value), say(Phrase("effect-scar"))))
    return found


def brief(key: str) -> list[Line]:
    """The same in signs and numbers, for a hand of many cards."""
    found = [Line(_value(e.value), _amount(e)) for e in symbols.play_card(key).effects]
    if key in DEEDS:
        icon, number = DEEDS[key]
        found.append(Line(_icon(icon) if icon else _value("weapons"), number))
    return found


def _told(key: str, say: Say, room: int) -> list[str]:
    """What is no change of a value; for a monster, that the changes are its reward."""
    sort = symbols.play_card(key).sort
    if key not in DEEDS and sort not in ("map", "monster"):
        return []
    return kit.wrap(say(Phrase(f"effect-{key if key in DEEDS else sort}")), room, SIZE)


def _changed(effect: Effect, say: Say) -> str:
    if (effect.value, bool(effect.amount)) in MARKS:
        return say(Phrase(MARKS[effect.value, bool(effect.amount)]))
    return f"{_amount(effect)} {say(Phrase(f'word-{effect.value}'))}"


def _amount(effect: Effect) -> str:
    """`+3`; being poisoned or held up has no number, being freed of it is a bare minus."""
    if effect.value in ("poisoned", "sits_out"):
        return "" if effect.amount else "−"
    return f"{SIGNS[effect.how]}{effect.amount}"


@cache
def _value(name: str) -> Sprite:
    return STUDIO.sprite(46, 46, lambda pen: symbols.value(pen, name, 23, 23, 36))


@cache
def _icon(name: str) -> Sprite:
    return STUDIO.sprite(46, 46, lambda pen: pen.icon(23, 23, name, 36, kit.INK))


@cache
def moment(letter: str) -> Sprite:
    """When a spell can be cast: on a journey, at rest, in a fight, by the lord."""

    def draw(pen: Pen) -> None:
        pen.disc(25, 25, 24, kit.PAPER, kit.INK_SOFT, 2.5)
        if symbols.MOMENTS[letter]:
            pen.icon(25, 25, symbols.MOMENTS[letter], 28, kit.INK)
        else:
            kit.swords(pen, 25, 25, 14)

    return STUDIO.sprite(50, 50, draw)
