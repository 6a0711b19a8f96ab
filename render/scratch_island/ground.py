"""What never changes: the sea with its island, and a sealed map with its foil, chests and boat."""

from bot.games.scratch_island.content import CHESTS, COLOURS
from render.kit import Layer, Pen, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, INK, WHITE
from render.scratch_island import sprites
from render.scratch_island.land import BOAT_SQUARE, LETTERS, SIDE, SQUARES
from render.scratch_island.places import (
    CARDS,
    CELL,
    MAP_X,
    MAP_Y,
    ROUND,
    ROW,
    WIDTH,
    card_box,
    centre,
)
from render.scratch_island.sprites import ART, STUDIO

DEEP = "#0F5A6C"


def tile(square: int) -> str:
    """Which of the three foils a square has: some are in the light."""
    row, column = divmod(square, SIDE)
    if square * 37 % 23 == 5:
        return "foil-tile-gleam"
    return "foil-tile-shine" if (5 * row + 3 * column) % 7 < 3 else "foil-tile"


def sealed_map(pen: Pen, x: int, y: int, cell: int) -> None:
    """An unscratched map; its frame is outside of its squares."""
    side = SIDE * cell
    pen.box(x - 4, y - 4, side + 8, side + 8, "#B98427", 6, INK, 3)
    for square in range(SQUARES):
        left, top = x + square % SIDE * cell, y + square // SIDE * cell
        if cell > sprites.SKETCH:
            pen.piece(ART.sprite(tile(square), cell).image, left, top)
        else:
            light = tile(square) == "foil-tile-shine"
            pen.box(left, top, cell, cell, "#EBC466" if light else sprites.FOIL)
    if cell != CELL:  # on the large map they are tokens, put one by one
        _still_pieces(pen, x, y, cell)


def _still_pieces(pen: Pen, x: int, y: int, cell: int) -> None:
    sketched = cell < sprites.SKETCH
    pieces = {BOAT_SQUARE: sprites.dot(cell, "boat") if sketched else sprites.piece("boat", cell)}
    for colour, square in zip(COLOURS, CHESTS, strict=True):
        shut = sprites.dot(cell, colour) if sketched else sprites.chest(cell, colour, False)
        pieces[square] = shut
    for square, piece in pieces.items():
        across, down = centre(square, x, y, cell)
        pen.piece(piece.image, round(across - piece.width / 2), round(down - piece.height / 2))


@kept
def alone(cell: int) -> Layer:
    """Nothing but a sealed map."""
    side = SIDE * cell
    return STUDIO.sized(side, side).layer(lambda pen: sealed_map(pen, 0, 0, cell))


@kept
def board_ground(seats: int) -> Layer:
    """The large map, and a card for everybody else."""

    def draw(pen: Pen) -> None:
        _large(pen)
        for number in range(seats - 1):
            left, top, width, height = card_box(number, seats - 1)
            panel(pen, left, top, width, height)
            card = CARDS[seats - 1]
            sealed_map(pen, left + card.map_at[0], top + card.map_at[1], card.cell)

    return STUDIO.layer(draw, ART.sprite("scene_board", WIDTH))


@kept
def side_ground(panels: tuple[tuple[int, int], ...]) -> Layer:
    """The large map, and panels on the right, by their top and height."""

    def draw(pen: Pen) -> None:
        _large(pen)
        for top, height in panels:
            panel(pen, ROUND[0], top, ROUND[2], height)

    return STUDIO.layer(draw, ART.sprite("scene_board", WIDTH))


def panel(pen: Pen, left: float, top: float, width: float, height: float) -> None:
    parts.drop(pen, left, top, width, height, 20)
    pen.box(left, top, width, height, CREAM, 20, INK, 5)


def _large(pen: Pen) -> None:
    sealed_map(pen, MAP_X, MAP_Y, CELL)
    for k, letter in enumerate(LETTERS):
        middle = (k + 0.5) * CELL
        pen.text(MAP_X + middle, MAP_Y - 24, letter, 44, WHITE, weight="black", halo=DEEP)
        pen.text(MAP_X - 32, MAP_Y + middle, str(k + 1), 44, WHITE, weight="black", halo=DEEP)
    left, top, width, height = ROUND
    pen.box(left, top, width, height, "#0B3D4C", 22, INK, 5)
    panel(pen, *ROW)
