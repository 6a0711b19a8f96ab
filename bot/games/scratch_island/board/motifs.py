"""Every way to lay every motif on the map, worked out once."""

from itertools import combinations
from typing import NamedTuple

from bot.games.scratch_island.board.squares import MAP, NAMES, SQUARES, WIDTH, edge, mask, squares
from bot.games.scratch_island.content import SHAPES, Motif

Shape = tuple[tuple[int, int], ...]


def forms(shape: Shape) -> set[Shape]:
    """The shape turned and mirrored in all ways, each pushed into the corner."""
    found: set[Shape] = set()
    for _ in range(4):
        shape = tuple((column, -row) for row, column in shape)
        mirrored = tuple((row, -column) for row, column in shape)
        found |= {_cornered(shape), _cornered(mirrored)}
    return found


def _cornered(shape: Shape) -> Shape:
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    return tuple(sorted((row - top, column - left) for row, column in shape))


def _footprint(cells: list[int]) -> int:
    """The squares together with the edges between them."""
    touching = (pair for pair in combinations(cells, 2) if pair[1] - pair[0] in (1, WIDTH))
    inner = (edge(a, b) for a, b in touching if b - a == WIDTH or b % WIDTH)
    return sum(1 << cell for cell in cells) | sum(inner)


class Form(NamedTuple):
    """A motif turned and mirrored in one way: where its corner may lie, and what lies how far
    behind it."""

    corners: int  # mask
    cells: tuple[int, ...]
    parts: tuple[int, ...]  # the bits of its footprint: cells, and edges between them


def _form(shape: Shape) -> Form:
    cells = [row * WIDTH + column for row, column in shape]
    height, width = (1 + max(line) for line in zip(*shape, strict=True))
    corners = (s for s in SQUARES if s // WIDTH + height <= WIDTH and s % WIDTH + width <= WIDTH)
    footprint = _footprint(cells)
    parts = (bit for bit in range(footprint.bit_length()) if footprint >> bit & 1)
    return Form(mask(corners), tuple(cells), tuple(parts))


FORMS: dict[Motif, tuple[Form, ...]] = {
    motif: tuple(map(_form, sorted(forms(shape)))) for motif, shape in SHAPES.items()
}


def _placements(motif: Motif) -> tuple[int, ...]:
    """All footprints on the map, in the order of their ascending lists of squares."""
    laid = sorted(
        [corner + cell for cell in form.cells]
        for form in FORMS[motif]
        for corner in squares(form.corners)
    )
    return tuple(_footprint(cells) for cells in laid)


PLACEMENTS: dict[Motif, tuple[int, ...]] = {motif: _placements(motif) for motif in SHAPES}
THROUGH: dict[Motif, tuple[tuple[int, ...], ...]] = {
    motif: tuple(tuple(p for p in placements if p >> square & 1) for square in SQUARES)
    for motif, placements in PLACEMENTS.items()
}
SPELLING = {
    placement: "-".join(NAMES[square] for square in squares(placement))
    for placements in PLACEMENTS.values()
    for placement in placements
}
SPELLED = {spelling: placement for placement, spelling in SPELLING.items()}
FOOTPRINT = {placement & MAP: placement for placement in SPELLING}
CELLS = {laid: tuple(squares(laid)) for laid in FOOTPRINT}  # of the squares of every placement
