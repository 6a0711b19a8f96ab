"""The six terrains as small scenes: told apart by drawing, tone and colour."""

from collections.abc import Callable, Sequence

from render import kit
from render.dracheninsel.places import hexagon
from render.dracheninsel.tones import DESERT, FARMLAND, GAP, LAND, MOUNTAIN, VOLCANO, WATER
from render.kit import Pen, Point

Scene = Callable[[Pen, float, float, float], None]  # pen, middle, half the width


def scene(pen: Pen, terrain: int, x: float, y: float, r: float) -> None:
    """The drawing of a terrain; it reaches out to both sides, so that a hunter hides no more
    than its middle."""
    _SCENES[terrain](pen, x, y, r)


def tile(pen: Pen, terrain: int, x: float, y: float) -> None:
    """A field with its terrain, the lower part left free for its name."""
    pen.shape(hexagon(x, y), GAP)
    pen.shape(hexagon(x, y, 2), LAND[terrain])
    scene(pen, terrain, x, y - 16, 36)


def _at(x: float, y: float, r: float, points: Sequence[Point]) -> list[Point]:
    return [(x + a * r, y + b * r) for a, b in points]


def _forest(pen: Pen, x: float, y: float, r: float) -> None:
    for across, low, size in ((-0.7, 0.62, 0.8), (0.7, 0.62, 0.8), (0.0, 0.66, 1.1)):
        _fir(pen, x + across * r, y + low * r, size * r)


def _fir(pen: Pen, x: float, y: float, r: float) -> None:
    pen.box(x - 0.08 * r, y - 0.2 * r, 0.16 * r, 0.2 * r, kit.deep(FARMLAND))
    crown = [(0.0, -1.3), (0.3, -0.7), (0.18, -0.7), (0.42, -0.16)]
    crown += [(-across, low) for across, low in reversed(crown[1:])]
    pen.shape(_at(x, y, r, crown), kit.dark(kit.GREEN))


def _volcano(pen: Pen, x: float, y: float, r: float) -> None:
    for across, down, size in ((-0.1, -0.62, 0.18), (0.16, -0.6, 0.16)):
        pen.disc(x + across * r, y + down * r, size * r, kit.PAPER_LIGHT)
    cone = [(-0.98, 0.62), (-0.26, -0.46), (0.26, -0.46), (0.98, 0.62)]
    lava = [(-0.26, -0.46), (0.26, -0.46), (0.36, -0.3), (0.14, 0.0), (0.04, -0.2)]
    pen.shape(_at(x, y, r, cone), kit.deep(VOLCANO))
    pen.shape(_at(x, y, r, [*lava, (-0.14, 0.2), (-0.36, -0.3)]), kit.ORANGE)


def _desert(pen: Pen, x: float, y: float, r: float) -> None:
    pen.disc(x, y - 0.34 * r, 0.36 * r, kit.ORANGE)
    for across, size in ((0.4, 0.6), (-0.36, 0.66)):
        dune = kit.curve(
            (x + (across - size) * r, y + 0.62 * r),
            (x + across * r, y - 0.5 * r),
            (x + (across + size) * r, y + 0.62 * r),
        )
        pen.shape(dune, kit.dark(DESERT) if across > 0 else kit.dark(kit.pale(DESERT)))
    _cactus(pen, x + 0.78 * r, y + 0.1 * r, 0.46 * r)


def _cactus(pen: Pen, x: float, y: float, r: float) -> None:
    for way in (
        ((0.0, -0.8), (0.0, 0.9)),
        ((-0.5, -0.4), (-0.5, 0.1), (0.0, 0.1)),
        ((0.5, -0.6), (0.5, -0.1), (0.0, -0.1)),
    ):
        pen.line(_at(x, y, r, way), kit.dark(kit.GREEN), r / 3)


def _water(pen: Pen, x: float, y: float, r: float) -> None:
    for down, half, tone in ((-0.28, 0.8, kit.WHITE), (0.24, 0.96, kit.dark(WATER))):
        for k in (-1.0, -0.5, 0.0, 0.5):
            start, end = x + k * half * r, x + (k + 0.5) * half * r
            level = y + down * r
            rise = 0.32 * r if k in (-1.0, 0.0) else -0.32 * r
            bow = kit.curve((start, level), ((start + end) / 2, level - rise), (end, level))
            pen.line(bow, tone, r / 6)


def _mountain(pen: Pen, x: float, y: float, r: float) -> None:
    for across, top, half in ((0.42, -0.34, 0.58), (-0.3, -0.78, 0.7)):
        peak, up, low = x + across * r, y + top * r, y + 0.62 * r
        sides = [(peak, up), (peak + half * r, low), (peak - half * r, low)]
        pen.shape(sides, kit.deep(MOUNTAIN) if across > 0 else kit.dark(MOUNTAIN))
        side, fall = 0.36 * half * r, 0.36 * (low - up)
        snow = [(peak, up), (peak + side, up + fall), (peak, up + 0.7 * fall)]
        pen.shape([*snow, (peak - side, up + fall)], kit.WHITE)


def _farmland(pen: Pen, x: float, y: float, r: float) -> None:
    for k in (-3, -1, 1, 3):
        low = 0.34 * k
        furrow = [(0.1 * k - 0.04, -0.06), (0.1 * k + 0.04, -0.06), (low + 0.14, 0.64)]
        pen.shape(_at(x, y, r, [*furrow, (low - 0.14, 0.64)]), kit.deep(FARMLAND))
    for across in (-0.6, 0.5):
        pen.icon(x + across * r, y - 0.3 * r, "wheat", 0.72 * r, kit.YELLOW)


_SCENES: tuple[Scene, ...] = (_forest, _volcano, _desert, _water, _mountain, _farmland)
