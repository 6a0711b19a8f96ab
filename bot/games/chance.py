"""What several games do with cards and dice: shuffling and rolling on immutable tuples."""

from typing import TypeVar

from bot.games.contract import Rng

T = TypeVar("T")


def shuffled(cards: tuple[T, ...], rng: Rng, purpose: str) -> tuple[tuple[T, ...], Rng]:
    """The same cards in a fair random order (Fisher and Yates, from the end)."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        chosen, rng = rng.below(last + 1, purpose)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck), rng


def rolled(faces: tuple[T, ...], rng: Rng, purpose: str) -> tuple[T, Rng]:
    """One face of a die."""
    face, rng = rng.below(len(faces), purpose)
    return faces[face], rng
