"""The greatest event of a turn as a picture strip, below the board or in the story of a panel.

It shows public news only, and is part of the message that tells it.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.ui.message.painting import render_for_reader
from bot.ui.message.parts import Picture
from bot.ui.message.table_view import TableView, alt_text


async def sticker(view: TableView, news: Sequence[Any]) -> list[Picture]:
    """The strip with the reader's picture settings; empty if nothing great has happened."""
    if not news:
        return []
    paint = partial(view.painter.moment, view.public, tuple(news), view.names)
    told = alt_text(view.said.story(news, view.names))
    name = f"moment-{view.record.public_version}.png"
    return await render_for_reader(paint, view.record.game, view.look, name, told)
