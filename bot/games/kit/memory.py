"""What was found out about a position is remembered while it is looked at.

An answer is walked again and again: to show its menus, to check it, to do it. A position is known
by being the very same object, because comparing all that lies on a board costs more than most of
what is asked about it.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, TypeVarTuple

S = TypeVar("S")
Question = TypeVarTuple("Question")  # hashable things: a seat, a path
T = TypeVar("T")

MOST: Final = 256  # positions, each with all that was asked about it


def remembered(find: Callable[[S, *Question], T]) -> Callable[[S, *Question], T]:
    """The same pure function, worked out once for each question about a position."""
    known: dict[int, tuple[S, dict[Any, T]]] = {}  # who is kept here, nobody else has the id of

    @wraps(find)
    def found(position: S, *question: *Question) -> T:
        kept = known.get(id(position))
        if kept is None:
            if len(known) >= MOST:
                known.clear()
            kept = known[id(position)] = position, {}
        answer = kept[1].get(question)
        if answer is None:
            answer = kept[1][question] = find(position, *question)
        return answer

    return found
