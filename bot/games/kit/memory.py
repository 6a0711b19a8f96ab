"""What was found out about a position is remembered while it is looked at.

An answer is walked again and again: to show its menus, to check it, to do it. A position is known
by being the very same object, because comparing all that lies on a board costs more than most of
what is asked about it.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

MOST: Final = 256  # positions, each with all that was asked about it


def remembered(find: F) -> F:
    """The same pure function of a position and of hashable things, a seat or a path, worked out
    once for each question about a position; it is asked by place, not by keyword."""
    known: dict[int, tuple[Any, dict[Any, Any]]] = {}  # nobody else has the id of who is kept here

    @wraps(find)
    def found(position: Any, *question: Any) -> Any:
        kept = known.get(id(position))
        if kept is None:
            if len(known) >= MOST:
                known.clear()
            kept = known[id(position)] = position, {}
        answer = kept[1].get(question)
        if answer is None:
            answer = kept[1][question] = find(position, *question)
        return answer

    return cast("F", found)
