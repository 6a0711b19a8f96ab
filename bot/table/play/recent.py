"""The recent story in memory: back to the oldest "newest own answer" of any seat.

Everything older is replayed from the log when somebody wants to read it.
"""

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.table.model.table_state import LogEvent
from bot.table.play.history import is_own

MOST, LEAST = 120, 12  # steps; for longer absences the log is replayed

Story = tuple[LogEvent, ...]


def extend_story(known: Story, happened: Iterable[LogEvent], people: Iterable[Seat]) -> Story:
    """The story with the newest steps; what every seat has answered to since is dropped."""
    story = (*known, *happened)
    last = min((last_own(story, seat) for seat in people), default=len(story))
    first = max(min(last, len(story) - LEAST), len(story) - MOST, 0)
    while first and story[first].episode and story[first].episode == story[first - 1].episode:
        first -= 1  # an episode is kept whole
    return story[first:]


def last_own(story: Story, seat: Seat) -> int:
    """The index of this seat's newest own answer; 0 if there is none."""
    return max((n for n, one in enumerate(story) if is_own(one, seat)), default=0)


def since_own(story: Story, seat: Seat) -> Story | None:
    """This seat's newest own answer and everything after; None if that goes further back."""
    first = last_own(story, seat)
    reaches = bool(story) and (is_own(story[first], seat) or story[0].number == 0)
    return story[first:] if reaches else None
