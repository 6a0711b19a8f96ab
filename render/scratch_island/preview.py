"""The choices of a seat, numbered as its menu numbers them: dice and modes, squares, placements."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.scratch_island.views import Die, Own, Public
from render import kit
from render.kit import Frame, Pen, Point, Sprite
from render.painter import Names, Say
from render.scratch_island import sprites
from render.scratch_island.chart import lay_walls, outline
from render.scratch_island.ground import centre
from render.scratch_island.hand import CELL, MAP_X, MAP_Y, SIDE_X, lay_held, lay_odds, painted
from render.scratch_island.land import SIDE, contacts, land, number
from render.scratch_island.placements import placements, sheet
from render.scratch_island.tones import STUDIO

MAP = (MAP_X, MAP_Y, CELL)
THIRDS = ("top", "middle", "bottom")
HAND_SHOWN_IN = frozenset({"choose_pair", "take_die", "choose_mode", "choose_first_square"})
VEIL = (0x8A, 0x83, 0x72)


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> dict[str, Point]:
    """Beside the dice, in a corner of the squares, on the tiles with the placements."""
    match menu.about:
        case "choose_pair" | "take_die" | "choose_mode":
            return {pick: column(menu).spot(mark) for mark, pick in choices(menu)}
        case "choose_first_square":
            return {pick: _in_corner(pick) for _, pick in choices(menu)}
        case "choose_placement":
            tiles = sheet(len(list(choices(menu))))
            return {pick: tiles.number(mark - 1) for mark, pick in choices(menu)}
        case _:
            return {}


def preview(
    view: Public,
    own: Own,
    seat: Seat,
    path: Path,
    menu: Menu,
    names: Names,
    say: Say,
) -> Image.Image | None:
    match menu.about:
        case "choose_pair" | "take_die" | "choose_mode":
            return _dice(view, seat, menu, names)
        case "choose_first_square":
            return _squares(view, seat, menu, names)
        case "choose_placement":
            return placements(land(view, seat), path, menu)
        case _:
            return None


# Dice and modes


def _dice(view: Public, seat: Seat, menu: Menu, names: Names) -> Image.Image:
    """Own map with the squares where a motif may begin, and beside it the dice to choose."""
    frame, listed = painted(view, seat, names), column(menu)
    for square in contacts(land(view, seat)):
        frame.put(_tint(), *centre(square, *MAP))
    if any(pick.endswith(THIRDS) for pick in menu.picks):
        _thirds(frame)
    for mark, pick in choices(menu):
        frame.put(sprites.marker(mark), *listed.spot(mark))
        _choice(frame, view, pick, listed.spot(mark), listed.die)
    return frame.image


def choices(menu: Menu) -> Iterator[tuple[int, str]]:
    """Pick i of the menu has the number i + 1; ending and passing have no place."""
    for mark, pick in enumerate(menu.picks, 1):
        if pick not in ("end", "pass"):
            yield mark, pick


class Column(NamedTuple):
    """How the choices of dice stand below each other; pairs may need two columns."""

    rows: int
    step: int
    die: int

    def spot(self, mark: int) -> Point:
        """Where the number of a choice stands."""
        across, down = divmod(mark - 1, self.rows)
        return SIDE_X + 34 + 196 * across, 114 + self.step // 2 + self.step * down


def column(menu: Menu) -> Column:
    many = len(list(choices(menu)))
    if menu.about == "choose_pair" and many > 5:
        return Column(5, 100, 60)
    step = min(142, 530 // many)
    return Column(many, step, min(126, step - 4))


def _choice(frame: Frame, view: Public, pick: str, at: Point, size: int) -> None:
    *faces, third = pick.split("-") if pick.endswith(THIRDS) else (*pick.split("-"), "")
    motifs = [die.motif for die in view.dice if die.is_held] if faces == ["combine"] else faces
    taken = list[Die]()
    for motif in motifs:
        taken.append(next(d for d in view.dice if d.motif == motif and d not in taken))
    for k, die in enumerate(taken):
        x = at[0] + 30 + size / 2 + (size + 3) * k
        frame.put(sprites.die(die.name, die.motif, size), x, at[1])
    if third:
        frame.put(_third(third), at[0] + 70 + (size + 3) * len(taken), at[1])


@cache
def _tint() -> Sprite:
    """On a square where a motif may begin."""

    def draw(pen: Pen) -> None:
        pen.box(5, 5, CELL - 10, CELL - 10, None, 14, kit.CHOICE, 4)

    return STUDIO.sprite(CELL, CELL, draw)


def _thirds(frame: Frame) -> None:
    for row in (3, 6):
        frame.put(_dashes(), MAP_X + SIDE * CELL / 2, MAP_Y + row * CELL)


@cache
def _dashes() -> Sprite:
    width = SIDE * CELL

    def draw(pen: Pen) -> None:
        for tone, thick in ((kit.WHITE, 10), (kit.CHOICE, 6)):
            pen.dashes([(x, 7) for x in range(8, width - 4, 20)], tone, thick)

    return STUDIO.sprite(width, 14, draw)


@cache
def _third(which: str) -> Sprite:
    """A small map with the third that is meant."""

    def draw(pen: Pen) -> None:
        pen.box(1, 1, 50, 50, kit.WHITE, 8, kit.INK, 3)
        pen.box(7, 6 + 14 * THIRDS.index(which), 38, 12, kit.CHOICE, 3)

    return STUDIO.sprite(52, 52, draw)


# First squares


def _squares(view: Public, seat: Seat, menu: Menu, names: Names) -> Image.Image:
    """Own map faded, the squares where the motif may begin bright, framed and numbered."""
    here, frame = land(view, seat), painted(view, seat, names)
    bright = frame.image.copy()
    whole = (MAP_X, MAP_Y, MAP_X + SIDE * CELL, MAP_Y + SIDE * CELL)
    frame.image.paste(bright.crop(whole).point(_faded()), whole)
    for mark, pick in choices(menu):
        x, y = (round(part) - CELL // 2 for part in centre(number(pick), *MAP))
        box = (x, y, x + CELL, y + CELL)
        frame.image.paste(bright.crop(box), box)
        outline(frame, (number(pick),), *MAP, kit.CHOICE)
        frame.put(sprites.marker(mark), *_in_corner(pick))
    lay_walls(frame, here, *MAP)
    lay_held(frame, view, seat)
    lay_odds(frame, view, seat)
    return frame.image


def _in_corner(square: str) -> Point:
    """Where the number of a square leaves in sight what is printed there."""
    x, y = (round(part) - CELL // 2 for part in centre(number(square), *MAP))
    return x + 28, y + 28


@cache
def _faded() -> list[int]:
    """For each place of the palette the place of its colour behind a veil."""
    parts = STUDIO.colours.getpalette() or []
    colours = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    veiled = [
        tuple(round(0.62 * p + 0.38 * v) for p, v in zip(c, VEIL, strict=True)) for c in colours
    ]
    row = Image.new("RGB", (len(veiled), 1))
    row.putdata(veiled)
    near = row.quantize(palette=STUDIO.colours, dither=Image.Dither.NONE).tobytes()
    return [*near, *bytes(256 - len(near))]
