"""The board of Schatzjagd as everybody sees it: a ground, and on it all that changes."""

from PIL.Image import Image

from bot.games.schatzjagd.views import Public, SeenSlot
from render.kit import Frame, Pen, Sprite
from render.kit.caching import kept
from render.kit.colours import INK, LAST, TURN
from render.painter import Names
from render.schatzjagd import panels, stage
from render.schatzjagd.ground import PILE_X, ground
from render.schatzjagd.places import CELL, LEFT, PILES_H, PILES_Y, REALM, SPOTS, TOP, WHOLE, Look
from render.schatzjagd.standing import Standing, pieces
from render.schatzjagd.tones import ART, PILES_TEXT, STUDIO


def board(view: Public, names: Names) -> Image:
    return painted(view, names).image


def painted(view: Public, names: Names, known: tuple[SeenSlot, ...] = ()) -> Frame:
    """The board as a frame; `known` are cards that one lord alone knows."""
    frame = ground(stage.scene(view)).frame()
    beside(frame, view, names)
    shops(frame, view, WHOLE)
    last_move(frame, view, WHOLE)
    for one in pieces(view, known):
        put(frame, one, WHOLE)
    return frame


def beside(frame: Frame, view: Public, names: Names) -> None:
    """Everything but the realm."""
    stage.paint(frame, view)
    panels.paint(frame, view, names)
    counts = (view.draw, len(view.discard), view.hoard, view.round)
    for x, count in zip(PILE_X, counts, strict=True):
        words = STUDIO.caption(str(count), 42, PILES_TEXT, weight="black")
        frame.put(words, x + 50, PILES_Y + PILES_H / 2, "lm")


def shops(frame: Frame, view: Public, look: Look) -> None:
    for shop in view.shops:
        if look.shows(shop.field):
            x, y = look.at(SPOTS[shop.field])
            size = 40 if look.zoom == 1 else 56
            frame.put(ART.sprite(f"shop_{shop.name}", size), x - 9 * look.zoom, y - 9 * look.zoom)


def last_move(frame: Frame, view: Public, look: Look) -> None:
    """Start and end of the last journey, and the lord whose turn it is."""
    if view.trip is not None and view.trip.origin != view.trip.field:
        _mark(frame, look, view.trip.origin, LAST, True)
    if view.trip is not None:
        _mark(frame, look, view.trip.field, LAST, False)
    field = view.figures[view.active].field
    if field and view.over is None:
        _mark(frame, look, field, TURN, False)


def _mark(frame: Frame, look: Look, field: str, tone: str, began: bool) -> None:
    if look.shows(field):
        size = round(CELL * look.zoom) + (8 if tone == TURN else 0)
        frame.put(_ring(size, tone, began), *look.at(SPOTS[field]))


@kept
def _ring(size: int, tone: str, began: bool) -> Sprite:
    """Round a field, between two lines of ink; broken at the start of a journey."""
    inset = 1 if tone == TURN else 5

    def draw(pen: Pen) -> None:
        for edge, thick, grow in ((INK, 10, 0), (tone, 6, 2)):
            start, end = inset + grow, size - inset - grow
            if not began:
                pen.box(start, start, end - start, end - start, None, 9, edge, thick)
                continue
            low, high = inset + 5, size - inset - 5
            for k in (0.08, 0.62):
                a, b = (low + (high - low) * (k + more) for more in (0, 0.3))
                for side in (low, high):
                    pen.line(((a, side), (b, side)), edge, thick)
                    pen.line(((side, a), (side, b)), edge, thick)

    return STUDIO.sprite(size, size, draw)


def put(frame: Frame, one: Standing, look: Look, shift: tuple[float, float] = (0, 0)) -> None:
    """A piece at its place in this picture."""
    x, y = look.at(SPOTS[one.field])
    x, y = x + (one.dx + shift[0]) * look.zoom, y + (one.dy + shift[1]) * look.zoom
    if look.zoom != 1:  # pieces of the outermost fields must not cover the coordinates
        half = one.sprite.width / 2 - 4
        x = min(max(x, LEFT + half), LEFT + REALM - half)
        y = max(y, TOP + one.sprite.height - 4)
    frame.put(one.sprite, x, y, "mb")
