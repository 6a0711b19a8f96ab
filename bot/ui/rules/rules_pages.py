"""The how-to-play in pages with pictures, private, in the reader's language.

Opened from a table the pages name its options, and a panel opens the page that explains its
question.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from msgspec import Struct

from bot.games.registry import PAGES, PagePictures
from bot.ui.intake.buttons import Buttons, TableButton
from bot.ui.intake.custom_id import NO_TABLE, VerbButton
from bot.ui.intake.handlers import RulesPage, write_arguments
from bot.ui.message.banners import banner
from bot.ui.message.parts import Post, post
from bot.ui.rules.rules_pictures import lesson
from bot.words import Words, words
from render.registry import PAINTERS

Turned = Callable[[int], VerbButton]  # buttons to pages


class TablePage(Struct, frozen=True):
    """A page of a table's own rules; a board's button names none."""

    number: int | None = None
    apart: Literal["", "apart"] = ""

    @property
    def is_apart(self) -> bool:
        """In a message of its own, not as a page of a panel."""
        return bool(self.apart) or self.number is None


async def rules_page(
    slug: str,
    language: str,
    lessons: PagePictures,
    buttons: Buttons,
    number: int,
    parts: Mapping[str, int | str],
    turned: Turned,
    *others: TableButton,
) -> Post:
    """One page. The buttons to its neighbours follow the text: a phone shows both at once."""
    said, common = words(language, slug), words(language)
    last = pages(said)
    number = max(1, min(number, last))
    footer = common.say("rules-page", number=number, last=last)
    moment = "".join(lessons[number - 1 : number])
    picture = await lesson(slug, language, moment) if moment else None
    title = await banner(slug, language, PAINTERS[slug].banner) if number == 1 else None
    return post(
        title,
        said.say(f"rules-{number}", **parts),
        f"-# {footer}",
        [*_turning(common, buttons, turned, number, last), *others],
        picture,
    )


def pages(said: Words) -> int:
    number = 0
    while said.has(f"rules-{number + 1}"):
        number += 1
    return number


def page_about(slug: str, abouts: Iterable[str]) -> int:
    """The page that explains the first of these questions that has one."""
    return next((PAGES[slug][about] for about in abouts if about in PAGES[slug]), 1)


def of_no_table(slug: str) -> Turned:
    return lambda page: VerbButton(NO_TABLE, "page", write_arguments(RulesPage(slug, page)))


def of_table(table: int, *, apart: bool) -> Turned:
    return lambda page: VerbButton(
        table, "rules", write_arguments(TablePage(page, "apart" if apart else ""))
    )


def _turning(
    common: Words, buttons: Buttons, turned: Turned, number: int, last: int
) -> list[TableButton]:
    def to(page: int, label: str, emoji: str) -> TableButton:
        return buttons.button(turned(page), common.say(label), emoji=emoji)

    found = [to(number - 1, "button-previous", "◀️")] if number > 1 else []
    return found + ([to(number + 1, "button-next", "▶️")] if number < last else [])
