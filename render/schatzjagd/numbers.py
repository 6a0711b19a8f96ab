"""The numbers of choices: each in its own corner of its field, covering as little as possible."""

from collections.abc import Mapping, Sequence

from bot.games.schatzjagd.content import FIELD, SIDE
from render.kit import Area, Point
from render.kit.spreading import shared
from render.schatzjagd.places import CELL, LEFT, SPOTS, TOP, WHOLE, Look

WIDE, HIGH = 60, 48  # a number that fits a field
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
HARMLESS = (0.08, 0.16, 0.24, 0.32, 1.0)  # parts of a piece that a number may cover if necessary

Corner = tuple[int, int]  # where columns and rows of fields meet, counted from the upper left


def placed(picks: Sequence[str], pieces: Sequence[Area], look: Look) -> dict[str, Point]:
    """Every field gets a corner; where too few are harmless, neighbours make room."""
    wishes = {pick: _wishes(pick, pieces, look) for pick in picks}
    held: dict[Corner, str] = {}
    for most in HARMLESS:
        allowed = {pick: [c for c, harm in wishes[pick] if harm <= most] for pick in picks}
        for pick in picks:
            if pick not in held.values():
                _settle(pick, allowed, held, set())
    corners = {pick: corner for corner, pick in held.items()}
    return {pick: _spot(pick, corners.get(pick) or wishes[pick][0][0], look) for pick in picks}


def _settle(
    pick: str, allowed: Mapping[str, list[Corner]], held: dict[Corner, str], tried: set[Corner]
) -> bool:
    """Whether the pick got a corner, perhaps one whose owner could take another."""
    for corner in allowed[pick]:
        if corner not in tried:
            tried.add(corner)
            if corner not in held or _settle(held[corner], allowed, held, tried):
                held[corner] = pick
                return True
    return False


def _wishes(pick: str, pieces: Sequence[Area], look: Look) -> list[tuple[Corner, float]]:
    """The corners of a field, those with the least harm first, of equals the left upper; at the
    edge of the realm only those that leave the coordinates free.
    """
    row, column = divmod(FIELD[pick], SIDE)
    found: list[tuple[Corner, float]] = []
    for corner in ((column + dx, row + dy) for dx, dy in CORNERS):
        x, y = _spot(pick, corner, look)
        if x > LEFT + 8 and y > TOP + 8:
            found.append((corner, _harm(_around((x, y), look), pieces)))
    return sorted(found, key=lambda one: one[1])


def _spot(pick: str, corner: Corner, look: Look) -> Point:
    row, column = divmod(FIELD[pick], SIDE)
    inset = CELL / 2 - (20 / look.zoom if look != WHOLE else 2)
    ways = (2 * (corner[0] - column) - 1, 2 * (corner[1] - row) - 1)
    x, y = SPOTS[pick]
    return x + ways[0] * inset, y + ways[1] * inset


def _around(at: Point, look: Look) -> Area:
    half, high = WIDE / 2 / look.zoom, HIGH / 2 / look.zoom
    return at[0] - half, at[1] - high, at[0] + half, at[1] + high


def _harm(number: Area, pieces: Sequence[Area]) -> float:
    """The covered part of what is covered most."""
    return max((shared(number, piece) / shared(piece, piece) for piece in pieces), default=0.0)
