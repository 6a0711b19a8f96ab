"""The how-to-play in pages with pictures, private, in the reader's language."""

from bot.games.registry import Lessons
from bot.ui.intake.buttons import TableButton, button
from bot.ui.intake.custom_id import NO_TABLE, Verb
from bot.ui.message.parts import Post, post
from bot.ui.rules.rules_pictures import lesson
from bot.words import Words, words


async def rules_page(
    slug: str, language: str, lessons: Lessons, key: bytes, number: int = 1
) -> Post:
    """One page, with buttons to its neighbours."""
    said, common = words(language, slug), words(language)
    last = pages(said)
    number = max(1, min(number, last))
    footer = common.say("rules-page", number=number, last=last)
    moment = "".join(lessons[number - 1 : number])
    picture = await lesson(slug, language, moment) if moment else None
    return post(
        said.say(f"rules-{number}"),
        picture,
        f"-# {footer}",
        _turning(common, key, slug, number, last),
    )


def pages(said: Words) -> int:
    number = 0
    while said.has(f"rules-{number + 1}"):
        number += 1
    return number


def _turning(common: Words, key: bytes, slug: str, number: int, last: int) -> list[TableButton]:
    def to(page: int, label: str, emoji: str) -> TableButton:
        verb = Verb(NO_TABLE, "page", f"{slug}.{page}")
        return button(verb, key, common.say(label), emoji=emoji)

    found = [to(number - 1, "button-previous", "◀️")] if number > 1 else []
    return found + ([to(number + 1, "button-next", "▶️")] if number < last else [])
