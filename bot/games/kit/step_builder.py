"""The story of one answer: what is told to whom while it is worked off, in order."""

from typing import Generic, TypeVar

from bot.games.contract import Seat, Step, Whisper

S = TypeVar("S")
E = TypeVar("E")
N = TypeVar("N")


class StepBuilder(Generic[E, N]):
    """Collects the news of a step, while the state goes from rule to rule as a value. It lives no
    longer than one call of the rules."""

    __slots__ = ("carried", "news", "reveals", "whispers")

    def __init__(self) -> None:
        self.news: tuple[E, ...] = ()
        self.whispers: tuple[Whisper[N], ...] = ()
        self.reveals = False  # chance or a secret has come to light
        self.carried: tuple[Seat, ...] = ()  # whose sealed answer was played

    def tell(self, *events: E) -> None:
        self.news += events

    def whisper(self, to: Seat, note: N, *, is_known: bool = False) -> None:
        """Something that only this seat learns, so that it cannot be taken back any more; unless
        it is known by what this seat has answered or holds."""
        self.whispers += (Whisper(to, note, is_known),)
        self.reveals = self.reveals or not is_known

    def ends_with(self, state: S, episode: int = 0) -> Step[S, E, N]:
        return Step(state, self.news, self.whispers, self.reveals, episode, self.carried)
