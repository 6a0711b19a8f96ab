"""The card just turned over, as large as the stage allows, and the values it has changed."""

from bot.games.schatzjagd.views import Figure, Public, SeenFind
from render.kit import Frame, Pen, Sprite
from render.kit.caching import kept
from render.kit.colours import CREAM, INK
from render.schatzjagd import sprites
from render.schatzjagd.cards import icon_of, play_card, portrait, shield
from render.schatzjagd.effects import ICONS, Item, brief
from render.schatzjagd.places import STAGE_H, STAGE_W, STAGE_X, STAGE_Y
from render.schatzjagd.tones import ART, BETTER, STUDIO, WORSE, rounded

MIDDLE = STAGE_X + STAGE_W / 2
CARD_W, CARD_H, ART_H = 300, 420, 300


@kept
def large(key: str) -> Sprite:
    """A card as large as the stage allows, with all effects in signs."""

    def draw(pen: Pen) -> None:
        pen.box(8, 12, CARD_W, CARD_H, INK, 26, alpha=120)
        pen.box(0, 0, CARD_W, CARD_H, CREAM, 26, INK, 6)
        pen.piece(rounded(portrait(key, CARD_W - 28, ART_H), 16), 14, 14)
        if strength := play_card(key).strength:
            shield(pen, 58, 58, strength)
        items = brief(key)
        for k, item in enumerate(items):
            x = CARD_W * (2 * k + 1) / (2 * len(items))
            _item(pen, item, x, (ART_H + CARD_H) / 2 + 8, len(items) == 1)

    return STUDIO.sprite(CARD_W + 8, CARD_H + 12, draw)


def _item(pen: Pen, item: Item, x: float, y: float, alone: bool) -> None:
    icon = icon_of(item.icon, 76 if alone else 50)
    size = 80 if alone else 48
    across = icon.width + (12 + len(item.words) * size * 0.52 if item.words else 0)
    left = x - across / 2
    pen.piece(icon, left, y - icon.height / 2)
    if item.words:
        pen.text(left + icon.width + 12, y, item.words, size, INK, "lm", "black")


def paint(frame: Frame, view: Public, find: SeenFind) -> None:
    lord = view.figures[view.active]
    frame.put(large(find.card), MIDDLE + 4, STAGE_Y + 56, "mt")
    frame.put(sprites.label(find.field), STAGE_X + 18, STAGE_Y + 18, "lt")
    items = _told(view, find, lord)
    y, face = STAGE_Y + STAGE_H - 70, ART.sprite(_face(lord, find), 120)
    if not items:
        frame.put(face, MIDDLE, STAGE_Y + STAGE_H - 18, "mb")
        return
    frame.put(face, STAGE_X + 88, STAGE_Y + STAGE_H - 18, "mb")
    frame.put(_plaque(items), STAGE_X + 162, y, "lm")


def _face(lord: Figure, find: SeenFind) -> str:
    """Afraid if the card did harm."""
    afraid = any(_is_worse(c.value, c.before, c.after) for c in find.changes) and (
        play_card(find.card).sort == "trap"
    )
    return f"bust_{lord.colour}{'_afraid' if afraid else ''}"


def _is_worse(value: str, before: int, after: int) -> bool:
    return (after > before) == (value in ("poisoned", "sits_out"))


Told = tuple[str, str, str, bool]  # sign, before, after, whether it is worse now


def _told(view: Public, find: SeenFind, lord: Figure) -> tuple[Told, ...]:
    """What the card has changed, or would change."""
    if find.changes:
        return tuple(
            (ICONS[c.value], str(c.before), str(c.after), _is_worse(c.value, c.before, c.after))
            for c in find.changes[:2]
        )
    card = play_card(find.card)
    if card.sort in ("spell", "map"):
        return (("card_back", "", f"{lord.cards}", False),)
    values = [e.value for e in card.effects if e.value not in ("poisoned", "sits_out")]
    if find.card == "travelling_smith":
        values = ["money", "weapons"]
    return tuple((ICONS[v], "", str(getattr(lord, v)), False) for v in values[:2])


@kept
def _plaque(items: tuple[Told, ...]) -> Sprite:
    """Values before and after, next to each other."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 306, 88, CREAM, 24, INK, 5)
        room = 306 / len(items)
        for k, item in enumerate(items):
            _value(pen, item, room * k, room, len(items) == 1)

    return STUDIO.sprite(306, 88, draw)


def _value(pen: Pen, item: Told, left: float, room: float, alone: bool) -> None:
    name, before, after, worse = item
    icon = icon_of(name, 56 if alone else 42)
    size = 66 if alone else 42
    if name.startswith("badge"):
        pen.piece(icon, left + room / 2 - icon.width / 2, 44 - icon.height / 2)
        if not worse:
            pen.line(((left + room / 2 - 26, 70), (left + room / 2 + 26, 18)), WORSE, 8)
        return
    x = left + (50 if alone else 30)
    pen.piece(icon, x - icon.width / 2, 44 - icon.height / 2)
    if not before:
        pen.text(left + room * 0.64, 44, after, size, INK, weight="black")
        return
    x += icon.width / 2 + (size * 0.42)
    pen.text(x, 44, before, size - 2, "#6F6478", weight="black")
    start = x + size * 0.62
    tip = start + (46 if alone else 22)
    pen.line(((start, 44), (tip - 4, 44)), INK, 8 if alone else 5)
    half = 16 if alone else 10
    pen.line(((tip - half, 44 - half), (tip, 44), (tip - half, 44 + half)), INK, 8 if alone else 5)
    tone = WORSE if worse else BETTER
    pen.text(tip + size * 0.66, 44, after, size + 4, tone, weight="black", room=room)
