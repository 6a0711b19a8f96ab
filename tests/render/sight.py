"""How eyes see tones: simulated colour blindness and the distance of two tones."""

from itertools import starmap
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PIL import Image

from render.kit import Sprite
from render.kit.palette import Rgb, rgb

# Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB
SIGHTS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _linear(colour: Rgb) -> list[float]:
    parts = (part / 255 for part in colour)
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def seen(tone: str, sight: str) -> list[float]:
    """The tone as this sight gets it, linear and within what a screen shows."""
    light = _linear(rgb(tone))
    mixed = (sum(m * v for m, v in zip(row, light, strict=True)) for row in SIGHTS[sight])
    return [min(1.0, max(0.0, value)) for value in mixed]


def _lab(light: list[float]) -> tuple[float, float, float]:
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, sight: str = "normal") -> float:
    """CIEDE2000 between two tones; below 15 they are easily taken for each other."""
    (l1, a1, b1), (l2, a2, b2) = (_lab(seen(tone, sight)) for tone in (one, other))
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grow = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    (c1, h1), (c2, h2) = starmap(_polar, ((a1 * grow, b1), (a2 * grow, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _hues(hue))
    twist = 2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    twist *= -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(dl * dl + dc * dc + dh * dh + twist * dc * dh)


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _hues(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )


def colours(image: Image.Image) -> set[object]:
    return {colour for _, colour in image.convert("RGB").getcolors(2**20) or ()}


def grey(sprite: Sprite) -> Image.Image:
    flat = Image.new("RGBA", sprite.image.size, "white")
    return Image.alpha_composite(flat, sprite.image).convert("L")
