"""The newest events for the board: the last few, and those of the newest turn."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.table.model.table_state import LogEvent

MOST_NEWS = 8  # unless an episode is longer


class News(NamedTuple):
    """A public event and its episode."""

    event: Any
    episode: int


def newest_news(known: tuple[News, ...], history: Iterable[LogEvent]) -> tuple[News, ...]:
    """The last events, the oldest first; an episode in which they begin is kept whole."""
    news = (*known, *(News(e, happened.episode) for happened in history for e in happened.news))
    first = max(0, len(news) - MOST_NEWS)
    while first and news[first].episode and news[first].episode == news[first - 1].episode:
        first -= 1
    return news[first:]


def of_newest_turn(history: Iterable[LogEvent]) -> tuple[Any, ...]:
    """All events of the turn in which the last event happened."""
    told = [one for one in history if one.news]
    return tuple(e for one in told if one.moment.turn == told[-1].moment.turn for e in one.news)
