"""The score sheet of all games: a stage for the winners, a row for each player, the sums."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL.Image import Image

from bot.games.contract import Outcome, Seat
from render.kit import parts
from render.kit.art import Art
from render.kit.caching import kept
from render.kit.colours import CREAM, FAINT, GOLD, INK, Three
from render.kit.naming import short
from render.kit.pen import Pen
from render.kit.studio import Draw, Frame, Layer, Sprite, Studio

LEFT, RIGHT, TOTAL = 12, 1188, 1120
NAME, NAME_ROOM = 158, 270


class Ending(NamedTuple):
    """The seats from the winner down; by seat their places and shortened names."""

    ranked: tuple[Seat, ...]
    places: tuple[int, ...]
    names: tuple[str, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.ranked if self.places[seat] == 1)

    @property
    def title(self) -> str:
        """The names of the winners."""
        return " + ".join(self.names[seat] for seat in self.winners)


class Row(NamedTuple):
    """A player's row: face, tones, a word in each column, the sum, and signs by their x."""

    face: Sprite
    tones: Three
    parts: tuple[str, ...]
    total: int
    signs: Sequence[tuple[Sprite, float]] = ()


class Sheet(NamedTuple):
    """The sheet of a game: where its table begins, the middles of its columns, what is below."""

    art: Art
    studio: Studio
    top: int
    height: int
    columns: tuple[int, ...] = ()
    below: Draw = lambda _: None

    def row_height(self, rows: int) -> float:
        return min(150, (self.height - self.top - 70) / rows)

    def middle(self, k: int, rows: int) -> float:
        high = self.row_height(rows)
        spare = self.height - self.top - 64 - high * rows
        return self.top + 64 + spare / 2 + high * (k + 0.5)


Stage = Callable[[Frame, Ending], None]


def ending(names: tuple[str, ...], outcome: Outcome, room: int, studio: Studio) -> Ending:
    places = outcome.places
    ranked = sorted(map(Seat, range(len(places))), key=lambda seat: (places[seat], seat))
    return Ending(tuple(ranked), places, short(names[: len(places)], room, studio.floor))


def painted(
    sheet: Sheet,
    names: tuple[str, ...],
    outcome: Outcome,
    heads: Sequence[Sprite],
    stage: Stage,
    row: Callable[[Seat], Row],
) -> Image:
    """The stage, and below it a row for each player under the heads of the columns."""
    frame, end = _scene(sheet).frame(), ending(names, outcome, NAME_ROOM, sheet.studio)
    stage(frame, end)
    trophy = sheet.art.sprite("common/trophy", 64)
    for x, head in zip((*sheet.columns, TOTAL), (*heads, trophy), strict=True):
        frame.put(head, x, sheet.top + 36)
    for k, seat in enumerate(end.ranked):
        _row(frame, sheet, k, end, row(seat))
    return frame.image


@kept
def _scene(sheet: Sheet) -> Layer:
    return sheet.studio.layer(sheet.below, sheet.art.sprite("scene_final", 1200))


def _row(frame: Frame, sheet: Sheet, k: int, end: Ending, shown: Row) -> None:
    """Row k, counted from the winner."""
    studio, rows, seat = sheet.studio, len(end.ranked), end.ranked[k]
    y, high, place = sheet.middle(k, rows), round(sheet.row_height(rows)) - 8, end.places[seat]
    frame.put(_ground(studio, high, shown.tones, place == 1), LEFT, y, "lm")
    frame.put(studio.caption(str(place), 46, weight="black"), 56, y)
    frame.put(shown.face, 112, y + min(high, shown.face.height) / 2 + 2, "mb")
    frame.put(studio.caption(end.names[seat], 48, INK, NAME_ROOM, "black"), NAME, y, "lm")
    for x, words in zip(sheet.columns, shown.parts, strict=True):
        frame.put(studio.caption(words, 46, FAINT if words in ("0", "–") else INK), x, y)
    frame.put(studio.caption(str(shown.total), 58, weight="black"), TOTAL, y)
    for sign, at in shown.signs:
        frame.put(sign, at, y)


@kept
def _ground(studio: Studio, high: int, tones: Three, won: bool) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, RIGHT - LEFT, high, GOLD.light if won else CREAM, 16, INK if won else None, 4)
        pen.box(0, 0, 14, high, tones.base, 7)

    return studio.sprite(RIGHT - LEFT, high, draw)


@kept
def ribbon(studio: Studio, name: str, tones: Three, bar: str, text: str) -> Sprite:
    """The winner's name on a ribbon."""

    def draw(pen: Pen) -> None:
        parts.ribbon(pen, 200, 60, 270, tones, bar)
        pen.text(200, 62, name, 66, text, weight="black", room=250)

    return studio.sprite(400, 132, draw)
