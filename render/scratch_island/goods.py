"""What a seat has won: keys and chests by colour, and boxes for every treasure."""

from bot.games.contract import Seat
from bot.games.scratch_island.content import CHESTS, COLOURS, TREASURE_COPIES, TREASURES
from bot.games.scratch_island.views import Public
from render.kit import Frame, Pen, Point, Sprite
from render.kit.caching import kept
from render.kit.colours import GOLD, INK, PAPER, WHITE
from render.scratch_island.land import Land
from render.scratch_island.sprites import ART, CROSS, STUDIO

KEYS = {44: 40, 56: 46, 62: 56, 92: 74}  # width of a key relative to a chest


def chest_sprite(here: Land, colour: int, width: int) -> Sprite:
    """Pale while it is out of reach, a key once that is found, then open."""
    name = COLOURS[colour]
    if CHESTS[colour] in here.path:
        return ART.sprite(f"chest-{name}-open", width)
    if here.keys >> colour & 1:
        return ART.sprite(f"key-{name}", KEYS[width])
    return ART.sprite(f"chest-{name}", width, faint=True)


def standing(view: Public, kind: int, seat: Seat) -> str:
    """The state of a row of treasures for a seat."""
    winner = view.rows[kind]
    return "open" if winner < 0 else "won" if winner == seat else "struck"


@kept
def box(kind: int, full: bool, state: str, size: int) -> Sprite:
    """One box of a row: open is pale, won is gold, a slash means that others won it."""
    side = size + 4
    icon = ART.sprite(f"treasure-{TREASURES[kind]}", size if size > 40 else 40, faint=not full)

    def draw(pen: Pen) -> None:
        fill = GOLD.base if state == "won" else WHITE if full and state == "open" else PAPER.base
        if state == "struck":
            fill = PAPER.dark
        edge = INK if state == "won" else GOLD.dark if full else None
        pen.box(0, 0, side, side, fill, 8, edge, 3)
        pen.piece(icon.image, (side - icon.width) // 2, (side - icon.height) // 2)
        if state == "struck":
            pen.line(((7, side - 7), (side - 7, 7)), INK, 7)
            pen.line(((7, side - 7), (side - 7, 7)), CROSS, 3.5)

    return STUDIO.sprite(side, side, draw)


def lay_boxes(
    frame: Frame, view: Public, here: Land, seat: Seat, spots: tuple[Point, ...], size: int
) -> None:
    """Every box of every row that has treasures, and pale signs for the empty ones."""
    before = 0
    for place, kind in enumerate(TREASURE_COPIES):
        before = before + 1 if place and TREASURE_COPIES[place - 1] == kind else 0
        full = before < here.marked[kind]
        frame.lay(box(kind, full, standing(view, kind, seat), size), *spots[place])
