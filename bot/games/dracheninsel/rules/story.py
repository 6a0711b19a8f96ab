"""The story of one answer: what is told to whom while it is worked off, in order."""

from bot.games.contract import Seat, Step, Whisper
from bot.games.dracheninsel.events import Event, Next, Note
from bot.games.dracheninsel.model import State


class Story:
    """Collects the news of a step; it lives no longer than one call of the rules."""

    __slots__ = ("carried", "news", "reveals", "whispers")

    def __init__(self) -> None:
        self.news: list[Event] = []
        self.whispers: list[Whisper[Note]] = []
        self.reveals = False
        self.carried: tuple[Seat, ...] = ()  # whose sealed answer was played

    def tell(self, *events: Event) -> None:
        self.news += events

    def whisper(self, to: Seat, note: Note) -> None:
        """Something that only this seat learns: it cannot be taken back any more."""
        self.whispers.append(Whisper(to, note))
        self.reveals = True

    def ends_with(self, state: State) -> Next:
        news, whispers = tuple(self.news), tuple(self.whispers)
        return Step(state, news, whispers, self.reveals, carried=self.carried)
