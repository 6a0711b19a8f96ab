"""The replay of a finished game as a GIF, painted in portions so that no board has to wait."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from itertools import accumulate, count, groupby
from operator import itemgetter
from typing import NamedTuple

from PIL.Image import Image

from bot.games.contract import AnyPublic, AnyState, Refused, Seat
from bot.table.model.record import LogEntry
from bot.table.model.table_state import LogEvent
from bot.table.play.history import whole_walk
from bot.ui.message.painting import run_in_painter
from bot.ui.message.table_view import TableView
from render.captions import Caption
from render.painter import Names
from render.replay import frame, gif, thinned

MOST_FRAMES = 100
PER_FRAME = 600  # milliseconds
LAST_FRAMES = 6  # repetitions of the end, so that it can be read
AT_ONCE = 4  # frames painted before a board of another table gets its turn
LARGEST = 8_000_000  # bytes

Progress = Callable[[int], Awaitable[None]]  # per cent


class Shot(NamedTuple):
    """One public view with its caption."""

    view: AnyPublic
    caption: Caption


async def shots(view: TableView, entries: list[LogEntry]) -> list[Shot]:
    """The views to paint; raises `Refused` if the log cannot be replayed."""
    views = await asyncio.to_thread(_shots, view, entries)
    if not views:
        raise Refused("no_replay")
    return views


async def moving_picture(view: TableView, taken: list[Shot], progress: Progress) -> bytes:
    """The whole game in at most a hundred boards, and the score sheet."""
    frames: list[Image] = []
    for at in range(0, len(taken), AT_ONCE):
        await progress(100 * at // len(taken))
        some = taken[at : at + AT_ONCE]
        frames += await run_in_painter(partial(_frames, view.painter.board, some, view.names))
    frames += [await run_in_painter(partial(_frame, view.final()))] * LAST_FRAMES
    while len(made := await run_in_painter(partial(gif, frames, PER_FRAME))) > LARGEST:
        frames = thinned(frames, len(frames) // 2)
    return made


def _shots(view: TableView, entries: Iterable[LogEntry]) -> list[Shot]:
    """The public views, thinned out; invisible steps such as sealed answers have no frame."""
    walk = whole_walk(view.state, entries)
    views = [view.game.public(game_state) for _, game_state in walk]
    seen = [
        next(group)[1] for _, group in groupby(zip(views, count(), strict=False), itemgetter(0))
    ]
    kept = thinned(seen, MOST_FRAMES - LAST_FRAMES)
    told = list(accumulate((happened for happened, _ in walk), partial(_latest, view)))
    last = max(1, len(walk) - 1)
    return [
        Shot(views[at], caption(view, views[at], told[at], walk[at][1], at / last)) for at in kept
    ]


def _latest(view: TableView, before: LogEvent, now: LogEvent) -> LogEvent:
    """The newest event that has words; sealed answers, for example, have none."""
    return now if view.said.story(now.news, view.names) else before


def caption(
    view: TableView, public: AnyPublic, happened: LogEvent, game_state: AnyState, share: float
) -> Caption:
    """The first sentence of the event; the game is over, so all scores are open."""
    told = view.said.story(happened.news, view.names)[:1]
    place = view.common.say("replay-round", number=happened.moment.round)
    seat = None if happened.entry is None else happened.entry.seat
    signs = (view.painter.sign(public, Seat(k)) for k in range(len(view.names)))
    scores = tuple(zip(signs, view.game.standings(game_state), strict=True))
    words = "".join(told).replace("**", "")
    return Caption(words, place, seat if seat in range(len(scores)) else None, scores, share)


def _frames(
    board: Callable[[AnyPublic, Names], Image], some: list[Shot], names: Names
) -> list[Image]:
    return [frame(board(shot.view, names), shot.caption) for shot in some]


def _frame(paint: Callable[[], Image]) -> Image:
    return frame(paint())
