"""The games on the shelf of the local page: players, length, weight and title pictures."""

from bot.games.registry import GAMES
from bot.local.page.shelf import Boxed, Shelf
from bot.ui.message import banners
from bot.words import LANGUAGES, words
from render.registry import PAINTERS


def shelf() -> Shelf:
    boxes = {language: {slug: _box(language, slug) for slug in GAMES} for language in LANGUAGES}
    return Shelf(boxes, _banner)


def _box(language: str, slug: str) -> Boxed:
    say = words(language, slug).say
    return Boxed(say("players"), say("length"), say("weight"))


async def _banner(slug: str, language: str) -> bytes | None:
    if slug not in GAMES:
        return None
    picture = await banners.banner(slug, language, PAINTERS[slug].banner)
    return None if picture is None else picture.content
