"""The drawn pieces of a game: cut into sprites by `make sprites`, only pasted here."""

import json
from functools import cached_property
from pathlib import Path
from typing import Any

from PIL import Image, ImageFilter

from render.kit.caching import kept
from render.kit.colours import (
    CHOICE,
    CREAM,
    GAMES,
    GOLD,
    INK,
    LAST,
    OTHERS,
    TURN,
    bar,
    contrast,
    owner,
)
from render.kit.palette import mix, rgb
from render.kit.studio import Sprite, Studio

_SHARED = {"ink": INK, "cream": CREAM, "choice": CHOICE, "last_move": LAST, "turn": TURN}
_SHARP = [max(0, alpha - 128) * 2 for alpha in range(256)]
_PALE = [alpha // 4 for alpha in range(256)]
FOLDER = Path(__file__).parents[1] / "sprites"


class Art:
    """All sprites and the palette of a game; the files are read when they are needed. Two of the
    same game are equal, and share what is kept."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Art) and self.slug == other.slug

    def __hash__(self) -> int:
        return hash(self.slug)

    def studio(self, width: int, height: int) -> Studio:
        """A studio for pictures of this size."""
        return Studio(width, height, self)

    @property
    def source(self) -> str:
        """The hash of what the sprites were cut from; see render/cut.py."""
        return str(self._listed["source"])

    @cached_property
    def _listed(self) -> dict[str, Any]:
        return dict(json.loads((FOLDER / f"{self.slug}.json").read_text(encoding="utf-8")))

    @kept
    def _sheet(self) -> tuple[Image.Image, Image.Image]:
        """The tones of all sprites, and how solid each point is."""
        with (
            Image.open(FOLDER / f"{self.slug}.png") as tones,
            Image.open(FOLDER / f"{self.slug}.mask.png") as mask,
        ):
            return tones.copy(), mask.copy()

    @kept
    def sprite(
        self,
        name: str,
        width: int,
        *,
        token: bool = False,
        rims: tuple[int | str, ...] = (),
        mirrored: bool = False,
        faint: bool = False,
    ) -> Sprite:
        """A piece as wide as `sizes.toml` lists it: `sprite("token_red", 70)`, "common/coin".

        A token is what can be taken, moved or counted; the phone test measures it. On dark ground
        it gets rims outside its ink, from the inside: `rims=(3, CREAM)`, which make it larger.
        Faint is what is missing.
        """
        image = self._cut(name if "/" in name else f"{self.slug}/{name}", width)
        if mirrored:
            image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if faint:
            image.putalpha(image.getchannel("A").point(_PALE))
        for thick, tone in zip(rims[::2], rims[1::2], strict=True):
            image = rimmed(image, int(thick), str(tone))
        return Sprite(image, token)

    def _cut(self, name: str, width: int) -> Image.Image:
        place = self._listed["places"].get(f"{name}@{width}")
        if place is None:
            raise LookupError(f"{name} is not cut {width} wide: say so in sizes.toml, make sprites")
        left, top, across, down = place
        tones, mask = (part.crop((left, top, left + across, top + down)) for part in self._sheet())
        piece = tones.convert("RGBA")
        piece.putalpha(mask)
        return piece

    @kept
    def palette(self, sight: str = "") -> Image.Image:
        """The palette as an image, for everybody or for one kind of colour blindness.

        Edges are mixtures of two listed tones, so they follow when those change.
        """
        swap: dict[str, str] = swaps(self.slug, sight) if sight else {}
        listed: list[str] = self._listed["tones"]
        tones = [swap.get(tone, tone) for tone in listed]
        edges = (mix(tones[a], tones[b], share / 4) for a, b, share in self._listed["edges"])
        colours = [part for tone in (*tones, *edges) for part in rgb(tone)]
        image = Image.new("P", (1, 1))
        image.putpalette(colours)
        return image


def rimmed(image: Image.Image, thick: int, tone: str) -> Image.Image:
    """The piece with a rim outside its ink; its faint shadow gets none."""
    larger = Image.new("RGBA", (image.width + 2 * thick, image.height + 2 * thick))
    larger.paste(image, (thick, thick))
    solid = larger.getchannel("A").point(_SHARP)
    rim = solid.filter(ImageFilter.MaxFilter(2 * thick - 1)).filter(ImageFilter.BoxBlur(0.6))
    below = Image.new("RGBA", larger.size, rgb(tone))
    below.putalpha(rim)
    return Image.alpha_composite(below, larger)


def swaps(slug: str, sight: str) -> dict[str, str]:
    """The tones that a palette for colour blindness replaces."""
    game, other = GAMES[slug], OTHERS[sight]
    swap: dict[str, str] = {}
    owners = other.get(slug)
    if sight == "high_contrast":
        owners = other["owners"][slug]
        swap |= {tone: other["shared"][name] for name, tone in _SHARED.items()}
        pieces = {GOLD.base, *(good[0] for good in game["goods"].values())}
        grounds = {t: other["grounds"][slug][name] for name, t in game["grounds"].items()}
        swap |= {tone: new for tone, new in grounds.items() if tone not in pieces}
    for name in game["seats"]:
        head, text = bar(slug, name)
        swap |= dict(zip(owner(slug, name), owners[name], strict=True))
        swap[head] = _readable(owners[name][0], swap.get(text, text))
    return swap


def _readable(tone: str, text: str) -> str:
    """The tone, moved away from that of the text until a name on it can be read."""
    away = "#000000" if contrast(text, "#000000") > contrast(text, "#FFFFFF") else "#FFFFFF"
    return next(m for k in range(21) if contrast(m := mix(tone, away, k / 20), text) >= 4.5)
