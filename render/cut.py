"""Cuts the drawings of render/pieces into sprites (`make sprites`); development only.

A game's `sizes.toml` says which pieces it uses and how wide, in pixels of the finished picture:
`"token_*" = [70, 62]`, `"common/coin" = [58]`. The sprites of a game are packed into one picture,
render/sprites/<slug>.png, in the game's palette; with it come the opacity of each pixel
(<slug>.mask.png) and a list of the place of each sprite and the tones of the game.
"""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from hashlib import sha256
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from render.kit.art import Art
from render.kit.colours import CREAM, INK, MOST_TONES, OWNED
from render.kit.colours import FILE as COLOURS
from render.kit.palette import UNCHANGED, mix, rgb

ROOT = Path(__file__).parent
PIECES, SPRITES = ROOT / "pieces", ROOT / "sprites"
SHEET = 2400  # width of the packed picture: two scenes
FINE = 4  # drawn larger by this factor and reduced, for smooth edges
FLAT = 40  # pixels of one tone in a sprite that make it a tone of the game


class Cut(NamedTuple):
    name: str  # "emerald/token_red@70"
    image: Image.Image


def main() -> None:
    for sizes in sorted(PIECES.glob("*/sizes.toml")):
        listed = tomllib.loads(sizes.read_text(encoding="utf-8"))
        write(sizes.parent.name, listed["pieces"], listed.get("tones", []))


def write(slug: str, sizes: dict[str, list[int]], more: list[str]) -> None:
    cuts = sorted(_cuts(slug, sizes), key=lambda cut: (-cut.image.height, cut.name))
    sheet, places = _packed(cuts)
    tones = _tones(slug, more, [cut.image for cut in cuts])
    SPRITES.mkdir(exist_ok=True)
    listed = {
        "source": source(slug),
        "tones": tones,
        "edges": edges(tones),
        "places": dict(sorted(places)),
    }
    text = re.sub(r",(?=\")", ",\n", json.dumps(listed, separators=(",", ":")))
    (SPRITES / f"{slug}.json").write_text(text + "\n", encoding="utf-8")
    solid = sheet.getchannel("A")
    solid.save(SPRITES / f"{slug}.mask.png", optimize=True)
    plain = sheet.convert("RGB").quantize(palette=Art(slug).palette(), dither=Image.Dither.NONE)
    plain.paste(0, mask=solid.point([255] + [0] * 255, "1"))
    plain.save(SPRITES / f"{slug}.png", optimize=True)


def source(slug: str) -> str:
    """A hash of everything the sprites of a game are cut from."""
    sizes = PIECES / slug / "sizes.toml"
    patterns = tomllib.loads(sizes.read_text(encoding="utf-8"))["pieces"]
    drawn = sorted({path for pattern in patterns for path in _drawings(slug, pattern)})
    digest = sha256()
    for path in (COLOURS, sizes, *drawn):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _drawings(slug: str, pattern: str) -> list[Path]:
    folder, _, rest = pattern.rpartition("/")
    files = sorted((PIECES / (folder or slug)).glob("*.svg"))
    found = [path for path in files if fnmatch(path.stem, rest)]
    if not found:
        raise LookupError(f"{slug}: no piece is called {pattern}")
    return found


def _cuts(slug: str, sizes: dict[str, list[int]]) -> Iterator[Cut]:
    for pattern, widths in sizes.items():
        for path in _drawings(slug, pattern):
            name = f"{path.parent.name}/{path.stem}"
            yield from (Cut(f"{name}@{width}", raster(path, width)) for width in widths)


def raster(path: Path, width: int) -> Image.Image:
    resvg: Any = import_module("resvg_py")
    content = bytes(resvg.svg_to_bytes(svg_path=str(path), width=width * FINE))
    with Image.open(BytesIO(content)) as large:
        return large.convert("RGBA").reduce(FINE)


def _packed(cuts: list[Cut]) -> tuple[Image.Image, list[tuple[str, list[int]]]]:
    """In rows, the highest sprites first."""
    places: list[tuple[str, list[int]]] = []
    x = y = row = 0
    for name, image in cuts:
        if x + image.width > SHEET:
            x, y, row = 0, y + row, 0
        places.append((name, [x, y, image.width, image.height]))
        x, row = x + image.width, max(row, image.height)
    sheet = Image.new("RGBA", (SHEET, y + row))
    for (_, image), (_, (left, top, *_)) in zip(cuts, places, strict=True):
        sheet.paste(image, (left, top))
    return sheet, places


def _tones(slug: str, more: list[str], images: list[Image.Image]) -> list[str]:
    """The tones that fill areas, the largest areas first; named tones come before all."""
    areas: Counter[tuple[int, ...]] = Counter()
    for image in images:
        for many, pixel in image.getcolors(1 << 24) or ():
            if isinstance(pixel, tuple) and pixel[3] == 255 and many >= FLAT:
                areas[pixel[:3]] += many
    owned = [rgb(tone) for tone in dict.fromkeys((*OWNED[slug], *more))]
    found = [tone for tone, _ in areas.most_common() if tone not in set(owned)]
    return ["#{:02X}{:02X}{:02X}".format(*tone) for tone in (*owned, *found)][:MOST_TONES]


def edges(tones: list[str]) -> list[tuple[int, int, int]]:
    """Mixtures for the free places of the palette: tone, other tone, quarters of the other.

    Nearly every edge is between ink and a tone; the other places are for cream and the commonest
    tones.
    """
    ink, cream = tones.index(INK), tones.index(CREAM)
    others = range(len(tones))
    wanted = [(k, ink, share) for share in (2, 1, 3) for k in others if k != ink]
    wanted += [(k, cream, 2) for k in others if k != cream]
    wanted += [(a, b, 2) for a in others[:90] for b in others[a + 1 : 90]]
    free = UNCHANGED - len(tones)
    for apart in range(48, 0, -2):
        chosen = _unlike(tones, wanted, apart)
        if len(chosen) >= free:
            return chosen[:free]
    return _unlike(tones, wanted, 0)[:free]


def _unlike(
    tones: list[str], wanted: list[tuple[int, int, int]], apart: int
) -> list[tuple[int, int, int]]:
    held = [rgb(tone) for tone in tones]
    chosen: list[tuple[int, int, int]] = []
    for a, b, share in wanted:
        new = rgb(mix(tones[a], tones[b], share / 4))
        if all(sum(map(abs, map(int.__sub__, new, old))) > apart for old in held):
            held.append(new)
            chosen.append((a, b, share))
    return chosen


if __name__ == "__main__":
    main()
