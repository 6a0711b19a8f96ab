"""The score sheet all games share: a row for each player, its parts in columns, the sum."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from render.kit import parts
from render.kit.colours import CREAM, FAINT, GOLD, INK, Three
from render.kit.pen import Pen
from render.kit.studio import Frame, Sprite, Studio

LEFT, RIGHT, TOTAL = 12, 1188, 1120
NAME, NAME_ROOM = 158, 270


class Row(NamedTuple):
    """One player: place, face, name, tones, what stands in each column, and the sum."""

    place: int
    face: Sprite
    name: str
    tones: Three
    parts: tuple[str, ...]
    total: str


class Sheet(NamedTuple):
    """Where the table begins, and the middles of its columns."""

    top: int
    height: int
    columns: tuple[int, ...]

    def row_height(self, rows: int) -> float:
        return min(150, (self.height - self.top - 70) / rows)

    def middle(self, k: int, rows: int) -> float:
        high = self.row_height(rows)
        spare = self.height - self.top - 64 - high * rows
        return self.top + 64 + spare / 2 + high * (k + 0.5)


def heads(frame: Frame, sheet: Sheet, signs: Sequence[Sprite], total: Sprite) -> None:
    for x, sign in zip((*sheet.columns, TOTAL), (*signs, total), strict=True):
        frame.put(sign, x, sheet.top + 36)


def row(studio: Studio, frame: Frame, sheet: Sheet, k: int, rows: int, shown: Row) -> None:
    """Row k of so many, from the winner down."""
    y, high = sheet.middle(k, rows), round(sheet.row_height(rows)) - 8
    frame.put(_ground(studio, high, shown.tones, shown.place == 1), LEFT, y, "lm")
    frame.put(studio.caption(str(shown.place), 46, weight="black"), 56, y)
    frame.put(shown.face, 112, y + min(high, shown.face.height) / 2 + 2, "mb")
    name = studio.caption(shown.name, 48, INK, NAME_ROOM, "black")
    frame.put(name, NAME, y, "lm")
    for x, words in zip(sheet.columns, shown.parts, strict=True):
        frame.put(studio.caption(words, 46, FAINT if words in ("0", "–") else INK), x, y)
    frame.put(studio.caption(shown.total, 58, weight="black"), TOTAL, y)


@lru_cache(maxsize=64)
def _ground(studio: Studio, high: int, tones: Three, won: bool) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, RIGHT - LEFT, high, GOLD.light if won else CREAM, 16, INK if won else None, 4)
        pen.box(0, 0, 14, high, tones.base, 7)

    return studio.sprite(RIGHT - LEFT, high, draw)


@lru_cache(maxsize=64)
def ribbon(studio: Studio, name: str, tones: Three, bar: str, text: str) -> Sprite:
    """The winner's name on a ribbon."""

    def draw(pen: Pen) -> None:
        parts.ribbon(pen, 200, 60, 270, tones, bar)
        pen.text(200, 62, name, 66, text, weight="black", room=250)

    return studio.sprite(400, 132, draw)
