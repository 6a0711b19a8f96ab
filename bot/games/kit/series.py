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
    news, whispers, reveals = list[Any](), list[Any](), False
    for deed in deeds:
        step = do(step.state, deed)
        news += step.news
        whispers += step.whispers
        reveals = reveals or step.reveals
    return replace(step, news=tuple(news), whispers=tuple(whispers), reveals=reveals)
