"""What must hold in every game: no piece comes from nowhere, and none goes."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import TypeVar

T = TypeVar("T", bound=Hashable)
Pieces = Iterable[T] | Mapping[T, int]  # one by one, or counted


def conserved(what: str, found: Pieces[T], expected: Pieces[T]) -> Iterator[str]:
    """A flaw ("gems were lost or doubled") unless all that is expected was found, and no more."""
    if Counter(found) != Counter(expected):
        yield f"{what} lost or doubled"
