"""The title pictures of the games, painted once for each language."""

from collections.abc import Callable
from functools import partial

from PIL.Image import Image

from bot.ui.message.painting import render_for_all
from bot.ui.message.parts import Picture
from bot.words import words

_kept: dict[tuple[str, str], Picture] = {}


async def banner(slug: str, language: str, paint: Callable[[str], Image]) -> Picture | None:
    """The name of the game as a picture; the alt text is the name and the line below it."""
    known = _kept.get((slug, language))
    if known is not None:
        return known
    said = words(language, slug)
    title = said.say("name")
    alt = f"{title}: {said.say('tagline')}"
    made = await render_for_all(partial(paint, title), f"title-{slug}.png", alt)
    if made is not None:
        _kept[slug, language] = made
    return made
