"""How far a board has scrolled up: messages are counted, their text is never read."""

from bot.lru import LruDict
from bot.table.time.sources import Time

FAR = 8  # newer messages below the board
PAUSE = 60.0  # seconds between two boards
MOST_CHANNELS = 10_000  # channels counted at once; a forgotten one is counted from zero


class Scrolling:
    def __init__(self, time: Time) -> None:
        self._time = time
        self._below = LruDict[int, int](MOST_CHANNELS)  # messages in each channel since its board
        self._posted = LruDict[int, float](MOST_CHANNELS)
        self._wished: set[int] = set()  # channels in which somebody asked for the board
        self._times = int(time.now())  # counts the boards that were posted again

    def wrote(self, channel: int) -> None:
        """A message was written there, by anybody."""
        if channel in self._below:
            self._below[channel] += 1

    def wish(self, channel: int) -> None:
        """Somebody asked for the board: it is posted again at once."""
        self._wished.add(channel)

    def posted(self, channel: int) -> None:
        self._below[channel] = 0
        self._posted[channel] = self._time.now()
        self._wished.discard(channel)
        self._times += 1

    def below(self, channel: int) -> int | None:
        """A number for posting the board again at the bottom; None if it can stay."""
        return self._times if self._is_far_up(channel) else None

    def _is_far_up(self, channel: int) -> bool:
        self._below.setdefault(channel, 0)  # starts counting
        rested = self._time.now() - self._posted.get(channel, 0.0) >= PAUSE
        return channel in self._wished or (rested and self._below[channel] >= FAR)
