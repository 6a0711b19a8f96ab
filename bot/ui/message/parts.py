"""The building blocks of messages: Components V2, without timeouts, nothing kept in memory."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.ui.intake.buttons import TableButton, TableSelect

PER_ROW = 5


class Post(NamedTuple):
    """A message to send or to replace another: layout and pictures."""

    view: ui.LayoutView
    files: list[discord.File]


class Picture(NamedTuple):
    file_name: str
    content: bytes
    alt: str


Part = str | Picture | TableSelect | list[TableButton] | None


def post(
    *parts: Part,
    accent: int | None = None,
) -> Post:
    """A message of texts, pictures and buttons from top to bottom; None is left out."""
    files: list[discord.File] = []
    items: list[ui.Item[Any]] = []
    for part in parts:
        items.extend(_items(part, files))
    container = ui.Container[Any](*items, accent_colour=accent)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()  # so that discord.py does not keep it; see intake/buttons.py
    return Post(view, files)


def with_first_line(line: str, shown: Post) -> Post:
    """With this line above its first text; a text of its own might be one part too many."""
    first = next(part for part in shown.view.walk_children() if isinstance(part, ui.TextDisplay))
    first.content = f"{line}\n{first.content}"
    return shown


def _items(part: Part, files: list[discord.File]) -> list[ui.Item[Any]]:
    match part:
        case None | "" | []:
            return []
        case str():
            return [ui.TextDisplay(part)]
        case Picture():
            files.append(discord.File(BytesIO(part.content), part.file_name))
            shown = discord.MediaGalleryItem(f"attachment://{part.file_name}", description=part.alt)
            return [ui.MediaGallery(shown)]
        case list():
            return [_row(part[at : at + PER_ROW]) for at in range(0, len(part), PER_ROW)]
        case ui.Select():
            return [_row([part])]


def _row(items: Sequence[Any]) -> ui.Item[Any]:
    row: ui.Item[Any] = ui.ActionRow(*items)
    return row
