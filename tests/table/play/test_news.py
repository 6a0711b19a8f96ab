"""The news a board shows: the last eight, but a scene is kept from its beginning."""

import pytest

from bot.games.contract import Moment, Seat
from bot.table.model.table_state import LogEvent
from bot.table.play.news import newest_news


def happened(view: int, *news: str) -> LogEvent:
    return LogEvent(1, None, Moment(1, 1, Seat(0)), news, (), reveals=False, episode=view)


def kept(*history: LogEvent) -> str:
    """All at once, as after a restart, and one by one: both must keep the same."""
    news = newest_news((), history)
    gathered = newest_news((), ())
    for one in history:
        gathered = newest_news(gathered, [one])
    assert news == gathered
    return "".join(one.event for one in news)


@pytest.mark.parametrize(
    ("history", "shown"),
    [
        ([(0, "abc"), (0, "defghij")], "cdefghij"),
        ([(0, "abc"), (1, "de"), (1, "fghijklmn")], "defghijklmn"),
        ([(0, "a"), (1, "bcdefghijk"), (0, "lmn")], "bcdefghijklmn"),
        ([(1, "abcdef"), (0, "ghijklmn")], "ghijklmn"),
        ([(1, "abcd"), (2, "efghijklmn")], "efghijklmn"),
    ],
    ids=["no scene", "grows", "stays while it is among the last", "goes", "another one"],
)
def test_a_scene_is_never_cut(history: list[tuple[int, str]], shown: str) -> None:
    assert kept(*(happened(view, *news) for view, news in history)) == shown
