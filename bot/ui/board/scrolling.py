"""How far a board has scrolled up: counted by messages, whose text we never read."""

from bot.table.storage.store import Shown
from bot.table.time.sources import Time

FAR = 8  # newer messages below the board
PAUSE = 60.0  # seconds between two boards


class Scrolling:
    def __init__(self, time: Time) -> None:
        self._time = time
        self._below: dict[int, int] = {}  # channel → messages since the board
        self._posted: dict[int, float] = {}

    def wrote(self, channel: int) -> None:
        """Somebody, or we ourselves, wrote a message there."""
        if channel in self._below:
            self._below[channel] += 1

    def posted(self, board: Shown) -> None:
        self._below[board.channel] = 0
        self._posted[board.channel] = self._time.now()

    def is_far_up(self, board: Shown) -> bool:
        self._below.setdefault(board.channel, 0)  # from now on it is counted
        rested = self._time.now() - self._posted.get(board.channel, 0.0) >= PAUSE
        return rested and self._below[board.channel] >= FAR
