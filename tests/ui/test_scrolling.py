"""How far a board has scrolled up."""

import pytest

from bot.ui.board import scrolling
from bot.ui.board.scrolling import FAR, PAUSE, Scrolling
from tests.virtual_time import VirtualTime


def full(scroll: Scrolling, channel: int) -> None:
    for _ in range(FAR):
        scroll.wrote(channel)


def test_it_comes_below_when_it_is_far_up_but_not_twice_in_a_minute() -> None:
    time = VirtualTime()
    scroll = Scrolling(time)
    scroll.posted(1)
    full(scroll, 1)
    assert scroll.below(1) is None
    time.jump(PAUSE)
    first = scroll.below(1)
    assert first is not None
    scroll.posted(1)
    assert scroll.below(1) is None
    full(scroll, 1)
    time.jump(PAUSE)
    second = scroll.below(1)
    assert second is not None
    assert second > first


def test_whoever_asks_for_it_need_not_wait() -> None:
    scroll = Scrolling(VirtualTime())
    scroll.posted(1)
    scroll.wish(1)
    assert scroll.below(1) is not None


def test_channels_are_forgotten_that_nobody_looked_at_for_the_longest_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tables come and go, and memory is bounded; a channel where people write is kept."""
    monkeypatch.setattr(scrolling, "MOST_CHANNELS", 2)
    time = VirtualTime()
    scroll = Scrolling(time)
    scroll.posted(1)
    for channel in range(2, 50):
        full(scroll, 1)
        scroll.posted(channel)
        full(scroll, channel)

    time.jump(PAUSE)
    assert scroll.below(1) is not None
    assert scroll.below(2) is None
    full(scroll, 2)
    assert scroll.below(2) is not None  # counted from then on
