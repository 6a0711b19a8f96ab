"""Everything that lies on a square or in a box, drawn round a middle with about half its height."""

from render import kit
from render.kit import Pen, Point
from render.scratch_island.tones import JADE, LOCKS, PEARL, SILVER, TONES


def treasure(pen: Pen, x: float, y: float, r: float, kind: str) -> None:
    match kind:
        case "pearl":
            pen.disc(x, y, 0.78 * r, PEARL, kit.INK, _rim(r))
            pen.disc(x - 0.24 * r, y - 0.26 * r, 0.2 * r, kit.WHITE)
        case "amulet":
            _amulet(pen, x, y, r)
        case "ring":
            _ring(pen, x, y, r)
        case "mask":
            _mask(pen, x, y, r)
        case "goblet":
            _goblet(pen, x, y, r)
        case _:
            _crown(pen, x, y, r)


def _rim(r: float) -> float:
    return max(2.0, r / 11)


def _amulet(pen: Pen, x: float, y: float, r: float) -> None:
    pen.disc(x, y - 0.72 * r, 0.24 * r, None, kit.INK, _rim(r) * 1.3)
    pen.shape(kit.outline("drop", x, y + 0.22 * r, 0.68 * r), kit.PURPLE, kit.INK, _rim(r))
    pen.disc(x, y + 0.4 * r, 0.26 * r, kit.pale(kit.pale(kit.PURPLE)))


def _ring(pen: Pen, x: float, y: float, r: float) -> None:
    pen.disc(x, y + 0.26 * r, 0.68 * r, kit.INK)
    pen.disc(x, y + 0.26 * r, 0.68 * r - _rim(r), kit.GOLD)
    pen.disc(x, y + 0.26 * r, 0.36 * r + _rim(r) / 2, kit.INK)
    pen.disc(x, y + 0.26 * r, 0.36 * r - _rim(r) / 2, kit.PAPER_LIGHT)
    gem = [(-0.4, -0.7), (-0.22, -0.98), (0.22, -0.98), (0.4, -0.7), (0, -0.2)]
    pen.shape([(x + a * r, y + b * r) for a, b in gem], kit.RED, kit.INK, _rim(r))


def _mask(pen: Pen, x: float, y: float, r: float) -> None:
    face = [
        *kit.curve((x - 0.8 * r, y - 0.8 * r), (x, y - 1.02 * r), (x + 0.8 * r, y - 0.8 * r)),
        *kit.curve((x + 0.8 * r, y - 0.8 * r), (x + 0.9 * r, y + 0.6 * r), (x, y + 0.98 * r)),
        *kit.curve((x, y + 0.98 * r), (x - 0.9 * r, y + 0.6 * r), (x - 0.8 * r, y - 0.8 * r)),
    ]
    pen.shape(face, JADE, kit.INK, _rim(r))
    for side in (-1, 1):
        pen.oval(x + side * 0.36 * r, y - 0.24 * r, 0.22 * r, 0.16 * r, kit.INK)
    smile = kit.curve((x - 0.36 * r, y + 0.3 * r), (x, y + 0.72 * r), (x + 0.36 * r, y + 0.3 * r))
    pen.shape(smile, kit.INK)


def _goblet(pen: Pen, x: float, y: float, r: float) -> None:
    def at(a: float, b: float) -> Point:
        return x + a * r, y + b * r

    cup = [at(-0.62, -0.9), at(0.62, -0.9), *kit.curve(at(0.6, -0.5), at(0.5, 0.22), at(0.1, 0.26))]
    stem = [at(0.1, 0.66), at(0.5, 0.92), at(-0.5, 0.92), at(-0.1, 0.66)]
    left = kit.curve(at(-0.1, 0.26), at(-0.5, 0.22), at(-0.6, -0.5))
    pen.shape([*cup, *stem, *left], SILVER, kit.INK, _rim(r))
    pen.box(x - 0.56 * r, y - 0.62 * r, 1.12 * r, 0.26 * r, kit.RED)


def _crown(pen: Pen, x: float, y: float, r: float) -> None:
    points = [(-0.7, 0.72), (-0.95, -0.5), (-0.42, 0.02), (0, -0.86)]
    points += [(-a, b) for a, b in reversed(points[:3])]
    pen.shape([(x + a * r, y + b * r) for a, b in points], kit.GOLD, kit.INK, _rim(r))
    pen.disc(x, y + 0.34 * r, 0.17 * r, kit.RED)
    for a, b in ((-0.95, -0.55), (0, -0.88), (0.95, -0.55)):
        pen.disc(x + a * r, y + b * r, 0.15 * r, kit.GOLD_LIGHT, kit.INK, _rim(r) * 0.7)


def key(pen: Pen, x: float, y: float, r: float, colour: str) -> None:
    """The shaft leans to the right, the bow has the shape of the chest's lock."""
    tone = TONES[colour]
    bow, tip = (x - 0.36 * r, y - 0.36 * r), (x + 0.8 * r, y + 0.8 * r)
    teeth = [((0.4, 0.4), (0.72, 0.08)), ((0.72, 0.72), (1.0, 0.44))]
    lines = [(bow, tip)]
    lines += [((x + a * r, y + b * r), (x + c * r, y + d * r)) for (a, b), (c, d) in teeth]
    for shade, thick in ((kit.INK, 0.24 * r + 2 * _rim(r)), (tone, 0.24 * r)):
        for line in lines:
            pen.line(line, shade, thick)
    pen.shape(kit.outline(LOCKS[colour], *bow, 0.52 * r), tone, kit.INK, _rim(r))
    pen.shape(kit.outline(LOCKS[colour], *bow, 0.2 * r), kit.INK)


def chest(pen: Pen, x: float, y: float, r: float, colour: str, value: str, is_open: bool) -> None:
    """A chest in its colour; its value is left out where the writing would be too large."""
    tone, rim = TONES[colour], _rim(r)
    left, top, w, h = x - r, y - 0.1 * r, 2 * r, 0.98 * r
    high = y - (1.02 if is_open else 0.82) * r
    lid = [
        (left, top),
        *kit.curve((left, high + 0.34 * r), (left, high), (x - 0.6 * r, high)),
        *kit.curve((x + 0.6 * r, high), (left + w, high), (left + w, high + 0.34 * r)),
        (left + w, top),
    ]
    pen.shape(lid, kit.deep(tone) if is_open else kit.pale(tone), kit.INK, rim)
    if is_open:
        pen.box(left + 2 * rim, top - 0.42 * r, w - 4 * rim, 0.6 * r, kit.GOLD, 0.3 * r)
        for k in (-0.5, 0, 0.5):
            pen.disc(x + k * r, top - 0.3 * r, 0.2 * r, kit.GOLD_LIGHT, kit.GOLD_DARK, rim * 0.7)
    pen.box(left, top, w, h, tone, r / 10, kit.INK, rim)
    if value:
        pen.text(x, top + h / 2, value, pen.floor, kit.ink_on(tone), weight="black")
    if not is_open:
        size = 0.26 * r if value else 0.36 * r
        spot = (x, y - 0.42 * r) if value else (x, y + 0.06 * r)
        pen.shape(kit.outline(LOCKS[colour], *spot, size), kit.GOLD_LIGHT, kit.INK, rim * 0.8)


def boat(pen: Pen, x: float, y: float, r: float) -> None:
    rim = _rim(r)
    pen.line(((x, y + 0.3 * r), (x, y - 0.95 * r)), kit.INK, rim * 1.4)
    sail = [(x + 0.1 * r, y - 0.9 * r), (x + 0.85 * r, y + 0.15 * r), (x + 0.1 * r, y + 0.15 * r)]
    pen.shape(sail, kit.WHITE, kit.INK, rim)
    jib = [(x - 0.12 * r, y - 0.7 * r), (x - 0.7 * r, y + 0.15 * r), (x - 0.12 * r, y + 0.15 * r)]
    pen.shape(jib, kit.PAPER, kit.INK, rim)
    hull = [(x - r, y + 0.34 * r), (x + r, y + 0.34 * r), (x + 0.6 * r, y + 0.88 * r)]
    pen.shape([*hull, (x - 0.6 * r, y + 0.88 * r)], kit.BROWN, kit.INK, rim)


def rock(pen: Pen, x: float, y: float, r: float) -> None:
    body = [(-0.95, 0.7), (-0.98, 0.1), (-0.55, -0.62), (0.1, -0.86), (0.7, -0.44)]
    body += [(0.98, 0.24), (0.86, 0.72)]
    lit = [(-0.72, 0.08), (-0.42, -0.46), (0.08, -0.66), (0.26, -0.3), (-0.2, 0.04), (-0.36, 0.4)]
    pen.shape([(x + a * r, y + b * r) for a, b in body], kit.GREY, kit.INK, _rim(r))
    pen.shape([(x + a * r, y + b * r) for a, b in lit], kit.pale(kit.GREY))
    if r > 20:  # a crack, where it can be seen
        crack = [(0.26, -0.3), (0.5, 0.1), (0.34, 0.44)]
        pen.line([(x + a * r, y + b * r) for a, b in crack], kit.dark(kit.GREY), _rim(r))


def cross(pen: Pen, x: float, y: float, r: float, tone: str, rim: str) -> None:
    for shade, thick in ((rim, 0.46 * r), (tone, max(1.5, 0.46 * r - 2 * _rim(r)))):
        for side in (-1, 1):
            ends = ((x - 0.66 * r, y - 0.66 * r * side), (x + 0.66 * r, y + 0.66 * r * side))
            pen.line(ends, shade, thick)


def find(pen: Pen, x: float, y: float, r: float, content: str) -> None:
    """Whatever may lie under the foil."""
    if content == "snake":
        kit.snake(pen, x - 0.08 * r, y, 0.92 * r)
    elif content == "blank":
        cross(pen, x, y, 0.8 * r, SILVER, kit.GREY)
    elif content.startswith("key_"):
        key(pen, x - 0.08 * r, y - 0.08 * r, r, content.removeprefix("key_"))
    else:
        treasure(pen, x, y, r, content)
