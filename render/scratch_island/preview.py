"""The choices of a seat, with the numbers of its menu: dice and modes, squares, placements."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.scratch_island.content import MOTIFS, Motif
from bot.games.scratch_island.picks import DICE, THIRDS, WAY
from bot.games.scratch_island.views import Die, Own, Public, ahead
from render import kit
from render.kit import Area, Frame, Marks, Pen, Point, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CHOICE, INK, WHITE
from render.painter import Names, Say
from render.scratch_island import sprites
from render.scratch_island.fitting import beginnings
from render.scratch_island.hand import lay_odds, painted
from render.scratch_island.land import ON_EVERY_MAP, Land, land, number
from render.scratch_island.placements import placements, sheet
from render.scratch_island.places import CELL, MAP_X, MAP_Y, SIDE_W, SIDE_X, centre
from render.scratch_island.sprites import STUDIO

MAP = (MAP_X, MAP_Y, CELL)
SQUARES = ("choose_first_square", "choose_pickaxe_square")
HAND_SHOWN_IN = frozenset({"choose_pair", "take_die", "choose_mode", "choose_third", *SQUARES})
LIST, HELD, ODDS = (72, 822), (72, 230), (310, 584)  # top and height of panels
FEW, LEAST_ODDS = 5, 310  # choices that leave this height for odds below them
SIZES = (126, 96, 80, 72, 60)  # of dice
_BESIDE = ((36, -36), (-36, -36), (36, 36), (-36, 36), (50, 0), (-50, 0), (0, -50), (0, 50))


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> Mapping[str, Point]:
    """Next to the dice, on or next to squares, on the tiles of placements."""
    match menu.about:
        case "choose_pair" | "take_die" | "choose_mode" | "choose_third":
            return {pick: column(menu).spot(mark) for mark, pick in choices(menu)}
        case "choose_first_square" | "choose_pickaxe_square":
            picks = [pick for _, pick in choices(menu)]
            return Marks(picks, lambda: _on_squares(land(view, seat), menu))
        case "choose_placement":
            tiles = sheet(len(list(choices(menu))))
            return {pick: tiles.number(mark - 1) for mark, pick in choices(menu)}
        case _:
            return {}


def preview(
    view: Public, own: Own, seat: Seat, path: Path, menu: Menu, names: Names, say: Say
) -> Image | None:
    view, path = ahead(view, path)
    match menu.about:
        case "choose_pair" | "take_die" | "choose_mode" | "choose_third":
            return _dice(view, seat, menu, names, say)
        case "choose_first_square" | "choose_pickaxe_square":
            return _squares(view, seat, menu, names, say)
        case "choose_placement":
            return placements(view, seat, path, menu, say)
        case _:
            return None


def choices(menu: Menu) -> Iterator[tuple[int, str]]:
    """Pick i of the menu has the number i + 1; ending and passing have no place."""
    for mark, pick in enumerate(menu.picks, 1):
        if pick not in ("end", "pass"):
            yield mark, pick


# Dice and modes


def _dice(view: Public, seat: Seat, menu: Menu, names: Names, say: Say) -> Image:
    """The map with the squares where an offered die may begin, and these dice; below them odds, if
    there is room.
    """
    listed = column(menu)
    frame = painted(view, seat, names, listed.panels)
    for odds in listed.panels[1:]:
        lay_odds(frame, view, seat, say, odds)
    for square in starts(view, seat, menu):
        frame.put(_may_begin(), *centre(square, *MAP))
    if any(WAY[pick].third for pick in WAY.among(menu.picks)):
        for row in (3, 6):
            frame.put(_dashes(), MAP_X + 4.5 * CELL, MAP_Y + row * CELL)
    for mark, pick in choices(menu):
        frame.put(parts.choice(STUDIO, mark), *listed.spot(mark))
        _choice(frame, view, pick, listed.spot(mark), listed.die)
    return frame.image


def starts(view: Public, seat: Seat, menu: Menu) -> frozenset[int]:
    """Every square with which a choice can begin."""
    here = land(view, seat)
    wanted = {face for _, pick in choices(menu) for face in _meant(pick)[0]}
    held: list[Motif] = [die.motif for die in view.dice if die.is_held]
    joined = [
        beginnings(here, motif, True)
        for motif in held
        if motif != "pickaxe" and "combine" in wanted
    ]
    alone = [beginnings(here, motif) for motif in MOTIFS if str(motif) in wanted]
    return frozenset[int]().union(*joined, *alone)


class Column(NamedTuple):
    """How the choices of dice are stacked; pairs may need two columns."""

    rows: int
    step: int
    die: int

    @property
    def panels(self) -> tuple[tuple[int, int], ...]:
        """Top and height of the list, and of the room below it if there is enough."""
        top, high = LIST[0], self.rows * self.step + 16
        rest = LIST[1] - high - 8
        return ((top, high), (top + high + 8, rest)) if rest >= LEAST_ODDS else (LIST,)

    def spot(self, mark: int) -> Point:
        """The place of a choice's number."""
        across, down = divmod(mark - 1, self.rows)
        return SIDE_X + 38 + 192 * across, LIST[0] + 8 + self.step / 2 + self.step * down


def column(menu: Menu) -> Column:
    many = len(list(choices(menu)))
    if menu.about == "choose_pair" and many > 6:
        return Column(5, 96, 60)
    room = LIST[1] - 16 - (LEAST_ODDS + 8 if many <= FEW else 0)
    step = min(160, room // many)
    return Column(many, step, next(size for size in SIZES if size <= step - 4))


def _meant(pick: str) -> tuple[tuple[str, ...], str]:
    """The dice of a pick, or what is done with them; and the third of the map."""
    return (DICE[pick], "") if pick in DICE else ((WAY[pick].mode,), WAY[pick].third)


def _choice(frame: Frame, view: Public, pick: str, at: Point, size: int) -> None:
    faces, third = _meant(pick)
    motifs = [die.motif for die in view.dice if die.is_held] if faces == ("combine",) else faces
    taken = list[Die]()
    for motif in motifs:
        taken.append(next(d for d in view.dice if d.motif == motif and d not in taken))
    for k, die in enumerate(taken):
        x = at[0] + 32 + size / 2 + (size + 4) * k
        frame.put(sprites.die(die.name, die.motif, size), x, at[1])
    if third:
        frame.put(_third(third), at[0] + 72 + (size + 4) * len(taken), at[1])


@kept
def _may_begin() -> Sprite:
    """On a square where a motif may begin."""

    def draw(pen: Pen) -> None:
        pen.box(3, 3, CELL - 6, CELL - 6, None, 16, WHITE, 9)
        pen.box(5, 5, CELL - 10, CELL - 10, None, 14, CHOICE, 5)

    return STUDIO.sprite(CELL, CELL, draw)


@kept
def _dashes() -> Sprite:
    width = 9 * CELL

    def draw(pen: Pen) -> None:
        for tone, thick in ((WHITE, 10), (CHOICE, 6)):
            pen.dashes([(x, 7) for x in range(8, width - 4, 20)], tone, thick)

    return STUDIO.sprite(width, 14, draw)


@kept
def _third(which: str) -> Sprite:
    """A small map that shows the third."""

    def draw(pen: Pen) -> None:
        pen.box(1, 1, 62, 62, sprites.FOIL, 8, INK, 4)
        pen.box(7, 7 + 17 * THIRDS.index(which), 50, 16, CHOICE, 3, WHITE, 2)

    return STUDIO.sprite(64, 64, draw)


# First squares


def _squares(view: Public, seat: Seat, menu: Menu, names: Names, say: Say) -> Image:
    """The map with numbered frames round the squares where the motif may begin."""
    frame, here = painted(view, seat, names, (HELD, ODDS)), land(view, seat)
    places = _on_squares(here, menu)
    for pick in places:
        frame.put(_may_begin(), *centre(number(pick), *MAP))
    for mark, pick in choices(menu):
        frame.put(parts.choice(STUDIO, mark), *places[pick])
    _held(frame, view, seat)
    lay_odds(frame, view, seat, say, ODDS)
    return frame.image


def _held(frame: Frame, view: Public, seat: Seat) -> None:
    """The dice this seat took in this roll; used ones are faint."""
    mine = [die for die in view.dice if die.taker == seat]
    for k, die in enumerate(mine):
        x = SIDE_X + SIDE_W / 2 + 150 * (k - (len(mine) - 1) / 2)
        frame.put(sprites.die(die.name, die.motif, 126, not die.is_held), x, HELD[0] + HELD[1] / 2)


def _on_squares(here: Land, menu: Menu) -> dict[str, Point]:
    """In the middle of an empty square, else next to it where it covers least."""
    picked = [(pick, number(pick)) for _, pick in choices(menu)]
    full = here.crosses | here.rocks | ON_EVERY_MAP | here.finds.keys()
    taken: list[Area] = [kit.around(centre(square, *MAP), 60) for square in full]
    taken += [kit.around(centre(square, *MAP), 52) for _, square in picked if square not in full]
    taken += [kit.around((MAP_X - 32, MAP_Y + CELL * (k + 0.5)), 40) for k in range(9)]
    taken += [kit.around((MAP_X + CELL * (k + 0.5), MAP_Y - 24), 40) for k in range(9)]
    found: dict[str, Point] = {}
    for pick, square in picked:
        x, y = centre(square, *MAP)
        at = (x, y)
        if square in full:
            spots = [(x + dx, y + dy) for dx, dy in _BESIDE]
            at = kit.claimed(spots, parts.CHOICE_SIZE, taken)
        found[pick] = at
    return found
