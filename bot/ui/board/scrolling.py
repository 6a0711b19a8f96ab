"""How far a board has scrolled up: counted by messages, whose text we never read."""

from bot.lru import LruDict
from bot.table.time.sources import Time

FAR = 8  # newer messages below the board
PAUSE = 60.0  # seconds between two boards
MOST_CHANNELS = 10_000  # counted at once; one that was forgotten is counted anew


class Scrolling:
    def __init__(self, time: Time) -> None:
        self._time = time
        self._below = LruDict[int, int](MOST_CHANNELS)  # channel → messages since the board
        self._posted = LruDict[int, float](MOST_CHANNELS)
        self._wished: set[int] = set()  # channels where somebody wants it below
        self._times = int(time.now())  # a number for each board that comes below

    def wrote(self, channel: int) -> None:
        """Somebody, or we ourselves, wrote a message there."""
        if channel in self._below:
            self._below[channel] += 1

    def wish(self, channel: int) -> None:
        """Somebody has asked for the board: it comes below at once."""
        self._wished.add(channel)

    def posted(self, channel: int) -> None:
        self._below[channel] = 0
        self._posted[channel] = self._time.now()
        self._wished.discard(channel)
        self._times += 1

    def below(self, channel: int) -> int | None:
        """Shall the board come below? Then a number that no board before it had."""
        return self._times if self._is_far_up(channel) else None

    def _is_far_up(self, channel: int) -> bool:
        self._below.setdefault(channel, 0)  # from now on it is counted
        rested = self._time.now() - self._posted.get(channel, 0.0) >= PAUSE
        return channel in self._wished or (rested and self._below[channel] >= FAR)
