"""The lords below the realm: values, marks, cards and treasures, whose turn, who is asked."""

from bot.games.contract import Seat
from bot.games.schatzjagd.views import Figure, Public
from render import kit
from render.kit import Frame, Pen, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, INK
from render.painter import Names
from render.schatzjagd.effects import ICONS
from render.schatzjagd.places import PANEL_H, panel
from render.schatzjagd.tones import ART, STUDIO, TONES, name_bar, resized

VALUES = ("life", "strength", "weapons", "money", "carried", "cards")
HEAD, PILL = 65, 104  # room of a face before the name, and of the treasures after it
FIELD_H, FIRST, SECOND = 52, 68, 126
WEAK = 3  # life up to which a henchman is afraid


def ranked(view: Public) -> tuple[Seat, ...]:
    """The lords from left to right: clockwise once all have a castle."""
    return view.order or tuple(figure.seat for figure in view.figures)


def paint(frame: Frame, view: Public, names: Names) -> None:
    lords = len(view.figures)
    words = kit.short(names, panel(0, lords)[2] - HEAD - PILL - 2, STUDIO.floor)
    for position, seat in enumerate(ranked(view)):
        _panel(frame, view, view.figures[seat], words[seat], panel(position, lords))


def _field(width: int, k: int) -> tuple[float, float, float]:
    """Left, top and width of the field of a value, in its panel."""
    step = (width - 14) / 3
    return 8 + step * (k % 3), FIRST if k < 3 else SECOND, step - 2


def icon_of(value: str, colour: str) -> Sprite:
    if value == "carried":
        return ART.sprite("common/chest", 42)
    if value == "cards":
        return ART.sprite(f"card_back_{colour}" if colour else "card_back", 32)
    return ART.sprite(ICONS[value], 38)


@kept
def _ground(colour: str, width: int) -> Sprite:
    """A panel without face, name and numbers; the card has the seal of this lord's hidden cards."""

    def draw(pen: Pen) -> None:
        parts.panel(pen, 0, 0, width, PANEL_H, TONES[colour], name_bar(colour)[0])
        for k, value in enumerate(VALUES):
            x, y, across = _field(width, k)
            parts.field(pen, x, y, across, FIELD_H)
            icon = icon_of(value, colour).image
            left = x + 23 + _inset(across)
            pen.piece(icon, left - icon.width / 2, y + FIELD_H / 2 - icon.height / 2)
        x = width - PILL + 2
        pen.box(x, 9, PILL - 8, 46, CREAM, 22, INK, 3)
        if colour:
            pen.piece(resized(f"castle_{colour}", 82, 34), x + 3, 15)

    return STUDIO.sprite(width + 4, PANEL_H + 6, draw)


def _face(lord: Figure) -> Sprite:
    """The henchman; grey until the lord has a colour."""
    if not lord.colour:
        return ART.sprite("common/person-grey", 60)
    afraid = lord.poisoned or lord.sits_out or lord.life <= WEAK
    return ART.sprite(f"bust_{lord.colour}{'_afraid' if afraid else ''}", 74)


def _inset(across: float) -> float:
    """How far sign and number move inwards where a panel is wide."""
    return max(0.0, (across - 92) / 3)


def _panel(
    frame: Frame, view: Public, lord: Figure, name: str, box: tuple[int, int, int, int]
) -> None:
    left, top, width, height = box
    frame.lay(_ground(lord.colour, width), left, top, "lt")
    if lord.seat == view.active and view.over is None:
        frame.put(parts.turn_frame(STUDIO, width, height), left - 8, top - 8, "lt")
    frame.put(_face(lord), left + HEAD / 2, top + 62, "mb")  # its hat rises above the panel
    tone = name_bar(lord.colour)[1]
    frame.put(STUDIO.caption(name, 42, tone, width - HEAD - PILL), left + HEAD, top + 33, "lm")
    needed = f"/{view.needed}" if view.condition == "count" else ""
    secured = STUDIO.caption(f"{lord.secured}{needed}", 40, INK, 64, "black")
    frame.put(secured, left + width - 37, top + 32)
    for k, value in enumerate(VALUES if lord.colour else ()):
        x, y, across = _field(width, k)
        words = STUDIO.caption(str(getattr(lord, value)), 40, INK, weight="black")
        at = (
            left
            + x
            + across
            - 22
            - _inset(across)
            - (3 if len(str(getattr(lord, value))) > 1 else 0)
        )
        frame.put(words, at, top + y + FIELD_H / 2)
    _badges(frame, view, lord, left, top)


def _badges(frame: Frame, view: Public, lord: Figure, left: int, top: int) -> None:
    """On the shoulders: poisoned, held up; above them: the table waits for this lord."""
    if lord.poisoned:
        frame.put(ART.sprite("badge_poison", 40), left + 18, top + 52)
    if lord.sits_out:
        frame.put(ART.sprite("badge_quicksand", 40), left + 62, top + 52)
    if lord.seat == view.asked and lord.seat != view.active:
        frame.put(ART.sprite("common/hourglass-half", 44, rims=(3, CREAM)), left + 16, top + 10)
