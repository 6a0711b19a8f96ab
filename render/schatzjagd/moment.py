"""The greatest thing of a turn of Schatzjagd, as a strip below the board."""

from collections.abc import Sequence
from typing import Any

from PIL import Image as Images
from PIL.Image import Image

from bot.games.schatzjagd.views import Public
from render import kit
from render.kit import Frame, Pen, Sprite, scores
from render.kit.caching import kept
from render.kit.colours import CREAM, INK
from render.kit.moments import greatest, scene
from render.painter import Names
from render.schatzjagd.cards import CUT, SIZES, icon_of
from render.schatzjagd.effects import Item, brief
from render.schatzjagd.tones import ART, TONES, name_bar, resized, rounded

STUDIO = ART.studio(1200, 400)
GREAT = {  # events, the greatest first, and their scenes
    "Secured": "treasure",
    "Died": "slain",
    "MonsterBeaten": "beaten",
    "Dug": "treasure",
}


def moment(view: Public, news: Sequence[Any], names: Names) -> Image | None:
    found = greatest(news, GREAT)
    if found is None:
        return None
    kind, told = found
    event, frame = told[kind], scene(STUDIO, ART, GREAT[kind]).frame()
    words = kit.short(names, 250, STUDIO.floor)
    match kind:
        case "MonsterBeaten":
            _beaten(frame, view, event, words)
        case "Died":
            _slain(frame, view, event, told.get("Looted"), words)
        case "Secured":
            _secured(frame, view, event, words)
        case _:
            _dug(frame, view, event, words)
    return frame.image


@kept
def _figure(look: str, size: int) -> Sprite:
    return Sprite(resized(f"henchman_{look}", 250, size))


def _named(frame: Frame, view: Public, seat: int, words: Sequence[str], x: float, y: float) -> None:
    colour = view.figures[seat].colour
    ribbon = scores.ribbon(STUDIO, words[seat], TONES[colour], *name_bar(colour))
    frame.put(ribbon, x, y)


@kept
def _field(field: str) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, 124, 80, CREAM, 20, INK, 5)
        pen.text(62, 40, field, 60, INK, weight="black", room=108)

    return STUDIO.sprite(124, 80, draw)


@kept
def _pill(item: Item) -> Sprite:
    """What somebody has won."""

    def draw(pen: Pen) -> None:
        pen.box(0, 6, 212, 92, INK, 46, alpha=90)
        pen.box(0, 0, 212, 92, CREAM, 46, INK, 6)
        icon = icon_of(item.icon, 66)
        x = 60 if item.words else 106
        pen.piece(icon, x - icon.width / 2, 46 - icon.height / 2)
        if item.words:
            pen.text(146, 46, item.words, 68, INK, weight="black", room=104)

    return STUDIO.sprite(212, 100, draw)


@kept
def _map() -> Sprite:
    """The map that led there."""
    card = rounded(resized("card_map", CUT, 240), 22)
    return Sprite(card.rotate(-7, Images.Resampling.BICUBIC, expand=True))


def _beaten(frame: Frame, view: Public, event: Any, words: Sequence[str]) -> None:
    colour = view.figures[event.seat].colour
    frame.put(ART.sprite("common/wreath", 380), 534, 204)
    frame.put(_figure(colour, 240), 530, 394, "mb")
    frame.put(ART.sprite(f"beaten_{event.card}", SIZES[event.card]), 830, 392, "mb")
    for k, item in enumerate(brief(event.card)[:3]):
        frame.put(_pill(item), 1070, 80 + 112 * k)
    _named(frame, view, event.seat, words, 192, 100)
    frame.put(_field(event.field), 192, 232)


def _slain(
    frame: Frame, view: Public, event: Any, looted: Any | None, words: Sequence[str]
) -> None:
    frame.put(ART.sprite("fallen", 200), 480, 392, "mb")
    _named(frame, view, event.seat, words, 192, 100)
    frame.put(_field(event.field), 192, 232)
    if looted is not None:
        colour = view.figures[looted.seat].colour
        frame.put(_figure(colour, 230), 740, 394, "mb")
        _named(frame, view, looted.seat, words, 1000, 96)
        gains = [("common/coin", looted.money), ("common/chest", looted.treasures)]
        shown = [Item(icon, f"+{many}") for icon, many in gains if many]
        for k, item in enumerate(shown):
            frame.put(_pill(item), 1000, 226 + 110 * k)


def _secured(frame: Frame, view: Public, event: Any, words: Sequence[str]) -> None:
    colour = view.figures[event.seat].colour
    frame.put(ART.sprite(f"castle_{colour}", 290), 900, 380, "mb")
    frame.put(_figure(colour, 236), 470, 394, "mb")
    frame.put(ART.sprite("common/chest_open", 200), 640, 390, "mb")
    _named(frame, view, event.seat, words, 192, 100)
    needed = f"/{view.needed}" if view.condition == "count" else ""
    frame.put(_pill(Item("common/chest", f"{event.number}{needed}")), 192, 232)


def _dug(frame: Frame, view: Public, event: Any, words: Sequence[str]) -> None:
    colour = view.figures[event.seat].colour
    frame.put(_figure(colour, 236), 490, 394, "mb")
    frame.put(ART.sprite("common/chest_open", 200), 700, 390, "mb")
    frame.put(_map(), 990, 200)
    _named(frame, view, event.seat, words, 192, 100)
    frame.put(_field(event.field), 192, 232)
