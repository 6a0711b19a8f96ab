"""Several deeds in one answer: where nothing comes to light between them, nothing is asked."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.games.contract import Step

S = TypeVar("S")
A = TypeVar("A")


def in_a_row(
    state: S, deeds: Iterable[A], do: Callable[[S, A], Step[S, Any, Any]]
) -> Step[S, Any, Any]:
    """What follows from all of them, told together."""
    step: Step[S, Any, Any] = Step(state)
    for deed in deeds:
        after = do(step.state, deed)
        step = replace(
            after,
            news=(*step.news, *after.news),
            whispers=(*step.whispers, *after.whispers),
            reveals=step.reveals or after.reveals,
        )
    return step
