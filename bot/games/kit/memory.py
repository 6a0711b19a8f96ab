"""What was found out about a position is remembered while it is looked at.

An answer is walked again and again: to show its menus, to check it, to do it. A position is known
by being the very same object, because comparing all that lies on a board costs more than most of
what is asked about it.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

MOST: Final = 32  # positions, each with all that was asked about it: few, so that they stay at hand

Kept = tuple[Any, dict[Any, Any]]  # a position, and the answers by their questions


def memoize_by_identity(find: F) -> F:
    """The same pure function of a position and of hashable things, a seat or a path, worked out
    once for each question about a position; it is asked by place, not by keyword."""
    known: dict[int, Kept] = {}  # nobody else has the id of who is kept here
    latest: Kept = None, {}  # most questions are about the same position as the one before

    @wraps(find)
    def found(position: Any, *question: Any) -> Any:
        nonlocal latest
        kept = latest  # once: a hint in another thread may ask about its own position meanwhile
        if position is not kept[0]:
            kept = latest = _kept(known, position)
        answers = kept[1]
        answer = answers.get(question)
        if answer is None:
            answer = answers[question] = find(position, *question)
        return answer

    return cast("F", found)


def _kept(known: dict[int, Kept], position: Any) -> Kept:
    kept = known.get(id(position))
    if kept is None:
        if len(known) >= MOST:
            known.clear()
        kept = known[id(position)] = position, {}
    return kept
