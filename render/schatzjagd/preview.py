"""The choices of a lord in the realm, with the numbers of the menu.

What can be chosen is bright, everything else veiled. If the choices are near each other the picture
magnifies that part. Numbers are in a corner of their field, and pieces make room for them.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.schatzjagd.content import FIELD, ROWS, SIDE
from bot.games.schatzjagd.views import Own, Public, ahead
from render import kit
from render.kit import Area, Frame, Mark, Marks, Pen, Point, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CHOICE, INK, PAPER, WHITE
from render.painter import Names, Say
from render.schatzjagd import cards_asked, stage
from render.schatzjagd.board import beside, put, shops
from render.schatzjagd.ground import looked_at
from render.schatzjagd.numbers import HIGH, WIDE, placed
from render.schatzjagd.places import CELL, CLOSE, SPOTS, WHOLE, ZOOM, Look
from render.schatzjagd.reach import offered
from render.schatzjagd.standing import OFFERED, Standing, pieces
from render.schatzjagd.tones import STUDIO

BY_ROW = ("journey", "landing", "look", "banish", "slot_field", "katharsis")


class Choices(NamedTuple):
    """What a menu offers: the fields, the part of the realm to show, and the places of numbers."""

    fields: frozenset[str]
    look: Look
    shift: tuple[float, float]  # how much smaller pieces get to make room for numbers
    numbers: tuple[Mark, ...]


def preview(
    view: Public, own: Own, seat: Seat, path: Path, menu: Menu, names: Names, say: Say
) -> Image | None:
    """The fields or cards that can be chosen; cards known to this lord alone are open."""
    view = ahead(view, seat, path)
    if menu.about == "slot":
        return cards_asked.preview(view, own, seat, menu, names, say)
    chosen = choices(view, own, menu)
    if not chosen.numbers:
        return None
    look = chosen.look
    lit, veiled = looked_at(stage.scene(view), look, chosen.fields)
    beside(veiled, view, names)
    if look != WHOLE:
        _coordinates(veiled, look)
    shops(veiled, view, look)
    for field in chosen.fields:
        lit.put(_frame(round(CELL * look.zoom)), *look.at(SPOTS[field]))
    for one in pieces(view, own.remembered):
        if look.shows(one.field):
            is_lit = one.field in chosen.fields
            put(lit if is_lit else veiled, one, look, chosen.shift)
    for mark in chosen.numbers:
        lit.put(_number(mark.number), *look.at(mark.at))
    return lit.image


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> Mapping[str, Point]:
    if menu.about == "slot":
        return cards_asked.marks(own, menu)

    def places() -> dict[str, Point]:
        found = choices(ahead(view, seat, path), own, menu)
        return {menu.picks[mark.number - 1]: mark.at for mark in found.numbers}

    return Marks([pick for pick in menu.picks if pick in FIELD], places)


def choices(view: Public, own: Own, menu: Menu) -> Choices:
    """Fields are numbered; rows need no number besides the coordinates of the board."""
    picks = [pick for pick in menu.picks if pick in FIELD]
    rows = [pick for pick in menu.picks if pick in ROWS] if menu.about in BY_ROW else []
    fields = frozenset(picks)
    if rows:
        fields = frozenset(f for f in offered(view, menu.about) if f[1:] in rows)
    look = WHOLE if rows or not picks else _closest(view, picks)
    shift = OFFERED if look != WHOLE else (0, 0)
    standing = pieces(view, own.remembered)
    taken = [_area(one, shift, look) for one in standing]
    taken += [_sign(shop.field) for shop in view.shops]
    return Choices(fields, look, shift, tuple(kit.numbered(menu, placed(picks, taken, look))))


def _closest(view: Public, picks: Sequence[str]) -> Look:
    """A closer look at all choices and the henchman who chooses, or else at the choices alone."""
    here = view.figures[view.active].field
    near = _look((*picks, here) if here else picks)
    return near if near != WHOLE else _look(picks)


def _look(fields: Sequence[str]) -> Look:
    """The highest zoom that shows all these fields."""
    numbers, corner = [FIELD[field] for field in fields], list[int]()
    for places in ([n % SIDE for n in numbers], [n // SIDE for n in numbers]):
        least, most = min(places), max(places)
        if most - least >= CLOSE:
            return WHOLE
        corner.append(min(max((least + most + 1 - CLOSE) // 2, 0), SIDE - CLOSE))
    return Look(corner[0], corner[1], ZOOM)


def _sign(shop: str) -> Area:
    x, y = SPOTS[shop]
    return x - 29, y - 29, x + 11, y + 11


def _area(one: Standing, shift: tuple[float, float], look: Look) -> Area:
    """What a number must not cover; touching is fine."""
    spot = SPOTS[one.field]
    x, y = spot[0] + one.dx + shift[0], spot[1] + one.dy + shift[1]
    half, high = one.sprite.width / 2 / look.zoom - 6, one.sprite.height / look.zoom
    return x - half, y - high + 6, x + half, y - 5


@kept
def _number(number: int) -> Sprite:
    """The number of a choice, no wider than a field."""
    across = HIGH if number < 10 else WIDE

    def draw(pen: Pen) -> None:
        pen.box(2, 4, across, HIGH, INK, 24, alpha=100)
        pen.box(0, 0, across, HIGH, WHITE, 24, INK, 1.5)
        pen.box(4.5, 4.5, across - 9, HIGH - 9, CHOICE, 20)
        pen.text(across / 2, HIGH / 2, str(number), parts.NUMBER, WHITE, weight="black")

    return STUDIO.sprite(across + 2, HIGH + 4, draw, token=True)


@kept
def _frame(size: int) -> Sprite:
    """Round a field that can be chosen."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, size, size, None, 10, WHITE, 7)
        pen.box(1.5, 1.5, size - 3, size - 3, None, 9, CHOICE, 4.5)

    return STUDIO.sprite(size, size, draw)


def _coordinates(frame: Frame, look: Look) -> None:
    """The coordinates of the visible columns and rows."""
    for k in range(CLOSE):
        letter, row = "ABCDEFGHIJ"[look.column + k], ROWS[look.row + k]
        x, _ = look.at(SPOTS[f"{letter}1"])
        _, y = look.at(SPOTS[f"A{row}"])
        frame.put(STUDIO.caption(letter, 40, PAPER.base, weight="black"), x, 27)
        frame.put(STUDIO.caption(row, 40, PAPER.base, weight="black"), 27, y)
