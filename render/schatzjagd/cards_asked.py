"""The question for a card of the hand shows all of them, numbered as in the menu."""

from PIL import Image as Images
from PIL.Image import Image

from bot.games.contract import Menu, Phrase, Seat
from bot.games.schatzjagd.views import Own, Public
from render import kit
from render.kit import Layer, Point, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import INK
from render.painter import Names, Say
from render.schatzjagd.hand import PICTURE, SHEET, cards, corner, head, sheet
from render.schatzjagd.tones import ART, STUDIO
from render.schatzjagd.turned_over import large

FULL = 4  # cards that have room for all their words
LOW = ART.studio(1200, 750)
CORNER = 30  # from the corner of a card to the middle of its number


def spots(own: Own) -> list[Point]:
    """The left upper corners of all cards."""
    if len(own.hand) <= FULL:
        return [corner(k) for k in range(len(own.hand))]
    rows = -(-len(own.hand) // FULL)
    return [(18 + 296 * (k % FULL), 10 + 890 / rows * (k // FULL)) for k in range(len(own.hand))]


def marks(own: Own, menu: Menu) -> dict[str, Point]:
    """Opposite a monster's strength, on the picture of each card; of equal cards the first."""
    places = dict(zip(reversed(own.hand), reversed(spots(own)), strict=True))
    right = PICTURE if len(own.hand) <= FULL else 268
    return {
        key: (x + right - CORNER, y + CORNER) for key, (x, y) in places.items() if key in menu.picks
    }


def preview(view: Public, own: Own, seat: Seat, menu: Menu, names: Names, say: Say) -> Image:
    colour = view.figures[seat].colour
    if len(own.hand) <= FULL:
        studio, frame = LOW, sheet(LOW, colour).frame()
        head(frame, LOW, view.figures[seat], kit.readable(names[seat], seat))
        cards(frame, LOW, own, say)
    else:
        studio, frame = STUDIO, _table().frame()
        high = 890 // -(-len(own.hand) // FULL)
        for key, (x, y) in zip(own.hand, spots(own), strict=True):
            card = _small(key, min(high - 54, 390))
            frame.put(card, x, y, "lt")
            name = studio.caption(say(Phrase(f"word-{key}")), 42, INK, 280, "black")
            frame.put(name, x + 136, y + card.height + 24)
    for mark in kit.numbered(menu, marks(own, menu)):
        frame.put(parts.choice(studio, mark.number), *mark.at)
    return frame.image


@kept
def _table() -> Layer:
    return STUDIO.layer(lambda _: None, SHEET)


@kept
def _small(key: str, high: int) -> Sprite:
    image = large(key).image
    size = image.width * high // image.height, high
    return Sprite(image.resize(size, Images.Resampling.LANCZOS))
