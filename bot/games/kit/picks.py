"""The picks of a game by kinds: each kind is written and read by one table."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

M = TypeVar("M", bound=Hashable)


class PickKind(dict[str, M]):
    """The picks of one kind with what each means: {"pay2": 2, "pay3": 3}; `pick` writes them."""

    def __init__(self, written: Callable[[M], str], meanings: Iterable[M]) -> None:
        self._picks = {meaning: written(meaning) for meaning in meanings}
        super().__init__((pick, meaning) for meaning, pick in self._picks.items())

    def pick(self, meaning: M) -> str:
        return self._picks[meaning]

    def among(self, picks: Iterable[str]) -> list[str]:
        """Those of this kind."""
        return [pick for pick in picks if pick in self]
