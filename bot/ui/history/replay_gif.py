"""The replay of a finished game: a GIF, made bit by bit so that nobody's board waits for it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from itertools import groupby
from typing import Any

from PIL.Image import Image

from bot.games.contract import Refused
from bot.table.model.sheet import Entry
from bot.table.play.history import states
from bot.ui.message.painting import in_painter_thread
from bot.ui.message.table_view import TableView
from render.replay import frame, gif, thinned

MOST_FRAMES = 100
PER_FRAME = 600  # milliseconds
LAST_FRAMES = 6  # how often the end is shown, so that it can be read
AT_ONCE = 4  # frames painted before somebody else's board gets its turn
LARGEST = 8_000_000  # bytes

Progress = Callable[[int], Awaitable[None]]  # per cent


async def shots(scene: TableView, entries: list[Entry]) -> list[Any]:
    """The views to be painted; refused where the log cannot be played again."""
    views = await asyncio.to_thread(_views, scene, entries)
    if not views:
        raise Refused("no_replay")
    return views


async def film(scene: TableView, views: list[Any], progress: Progress) -> bytes:
    """The whole game in at most a hundred boards, the score sheet at its end."""
    frames: list[Image] = []
    for at in range(0, len(views), AT_ONCE):
        await progress(100 * at // len(views))
        frames += await in_painter_thread(partial(_frames, scene, views[at : at + AT_ONCE]))
    frames += [await in_painter_thread(lambda: frame(scene.final() or scene.board()))] * LAST_FRAMES
    while len(made := await in_painter_thread(partial(gif, frames, PER_FRAME))) > LARGEST:
        frames = thinned(frames, len(frames) // 2)
    return made


def _views(scene: TableView, entries: Iterable[Entry]) -> list[Any]:
    """What all saw, thinned out; what nobody saw, such as a sealed answer, is no picture."""
    seen = (scene.game.public(state) for state in states(scene.course, entries))
    return thinned([view for view, _ in groupby(seen)], MOST_FRAMES - LAST_FRAMES)


def _frames(scene: TableView, views: list[Any]) -> list[Image]:
    return [frame(scene.painter.board(view, scene.names)) for view in views]
